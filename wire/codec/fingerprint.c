#include "wire/codec/decoder.h"

#include "translator/base/hash.h"
#include "wire/catalogue/caps.h"

uint64_t mgl_wire_fingerprint(void)
{
    static const char names[] = {
#define R(name, wait, doc)           #name ";"
#define RT(name, element, wait, doc) #name ":" #element ";"
#include "wire/catalogue/records.def"
#undef R
#undef RT
    };
    static const uint32_t sizes[] = {
#define R(name, wait, doc)           sizeof(mgl_wire_##name),
#define RT(name, element, wait, doc) sizeof(mgl_wire_##name), sizeof(element),
#include "wire/catalogue/records.def"
#undef R
#undef RT
        sizeof(mgl_event_fence_done),
        sizeof(mgl_event_query_done),
        sizeof(mgl_event_reply_done),
        sizeof(mgl_event_frame_done),
        sizeof(mgl_event_surface),
        sizeof(mgl_event_out_of_memory),
        sizeof(mgl_event_device_lost),
        sizeof(mgl_event_message),
        sizeof(mgl_caps),
        MGL_FORMAT_COUNT,
        sizeof(mgl_program_header),
        MGL_PROGRAM_VERSION,
        MGL_RECORD_LIMIT,
    };
    return mgl_hash64(names, sizeof names) ^ (mgl_hash64(sizes, sizeof sizes) * 3u);
}
