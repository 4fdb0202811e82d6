#include "translator/entry/device.h"

#include "translator/base/log.h"
#include "translator/base/settings.h"
#include "wire/transport/client.h"

#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static mgl_connection *connection; /* under the lock; kept for the life of the process, replaced when it was lost */
static mgl_caps caps;

const mgl_caps *mgl_device_caps(void)
{
    static mgl_log_once said;
    const mgl_caps *result = &caps;
    pthread_mutex_lock(&lock);
    if (!connection || mgl_connection_lost(connection)) {
        const char *reason = NULL;
        mgl_connection *dialled = mgl_connection_get(&reason);
        if (dialled) {
            mgl_connection *old = connection;
            connection = dialled;
            caps = *mgl_connection_caps(dialled);
            if (old) mgl_connection_unref(&old);
        } else {
            result = NULL;
            if (!mgl_connection_ending() && mgl_log_first(&said))
                mgl_log_error("no Vulkan device for OpenGL: %s", reason ? reason : "unknown reason");
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

bool mgl_device_has_samples(uint32_t samples)
{
    if (samples <= 1) return true;
    const mgl_caps *given = mgl_device_caps();
    if (!given) return false;
    uint32_t depth =
        given->format_samples[MGL_FORMAT_D24_UNORM_S8_UINT] | given->format_samples[MGL_FORMAT_D32_SFLOAT_S8_UINT];
    return given->format_samples[MGL_FORMAT_R8G8B8A8_UNORM] & depth & samples;
}

int mgl_device_swap_interval(int asked)
{
    int interval = mgl_settings()->vsync >= 0 ? mgl_settings()->vsync : asked;
    return interval < 0 ? 0 : interval;
}
