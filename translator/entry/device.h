/* The device behind the window systems: dials the process's connection when the first display or screen is asked for
 * and keeps it, so that the contexts that follow find it open. Any thread may call. */
#ifndef MGL_ENTRY_DEVICE_H
#define MGL_ENTRY_DEVICE_H

#include "wire/catalogue/caps.h"

#include <stdbool.h>

/* The capabilities of the device, static storage; NULL when there is none that will do: the reason has then been logged
 * once. */
const mgl_caps *mgl_device_caps(void);

/* Whether colour and depth buffers of that many samples can be had. 0 always can. */
bool mgl_device_has_samples(uint32_t samples);

/* The swap interval that holds: the program's, unless the setting MAGMA_VSYNC overrides it. Never negative. */
int mgl_device_swap_interval(int asked);

#endif
