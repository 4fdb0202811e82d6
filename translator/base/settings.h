/* The one table of settings (settings.def), read once from the environment with secure_getenv. Read-only afterwards, so
 * every thread may use it. Strings stay valid for the life of the process. */
#ifndef MGL_BASE_SETTINGS_H
#define MGL_BASE_SETTINGS_H

#include <stdbool.h>

#define MGL_SETTING_STRING const char *
#define MGL_SETTING_INT    int
#define MGL_SETTING_BOOL   bool

typedef struct mgl_settings_table {
#define S(field, name, type, fallback, unit, doc) MGL_SETTING_##type field;
#include "translator/base/settings.def"
#undef S
} mgl_settings_table;

/* The settings; the first call reads the environment. Never NULL. */
const mgl_settings_table *mgl_settings(void);

#endif
