/* Negative control of every "no validation message": with the barriers masked away, the layer reports a hazard and the
 * GL call that caused it. */
#include "tests/unit/vk_session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

static void copy_there_and_back(vk_session *s)
{
    make_buffer(s, 1, 256, 0);
    make_buffer(s, 2, 256, 0);
    s->encoder.call = 123;
    *mgl_emit_buffer_copy(&s->encoder) = (mgl_wire_buffer_copy){H(1), H(2), 0, 0, 256};
    *mgl_emit_buffer_copy(&s->encoder) = (mgl_wire_buffer_copy){H(2), H(1), 0, 0, 256};
    s->encoder.call = 0;
    mgl_emit_fence(&s->encoder)->serial = 1;
    assert_true(session_wait_fence(s, 1));
}

static void planted_hazard_is_reported(void **state)
{
    vk_session s;
    session_open(&s, true);
    copy_there_and_back(&s);
    session_close(&s);
    assert_true(s.messages > 0);
    assert_int_equal(s.message_call, 123);
}

int main(void)
{
    setenv("MAGMA_MASK", "barriers", 1); /* settings are read once: before the first session */
    if (system("ls /usr/share/vulkan/explicit_layer.d /etc/vulkan/explicit_layer.d 2>/dev/null | grep -qi "
               "khronos_validation") != 0) {
        printf("skipped: the validation layer is not installed\n");
        return 77;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(planted_hazard_is_reported)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
