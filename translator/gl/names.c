/* Names to objects. Small names index a dense array; names beyond it (programs may bind any number in compatibility
 * contexts) go to a hash table. */
#include "translator/gl/context.h"

#define SMALL_LIMIT 65536u /* names below live in the array */

static bool grow_small(mgl_names *names, GLuint name)
{
    if (name < names->small_capacity) return true;
    uint32_t capacity = names->small_capacity ? names->small_capacity : 64;
    while (capacity <= name)
        capacity *= 2;
    void **small = mgl_realloc(names->small, capacity * sizeof *small);
    if (!small) return false;
    memset(small + names->small_capacity, 0, (capacity - names->small_capacity) * sizeof *small);
    names->small = small;
    names->small_capacity = capacity;
    return true;
}

static void *raw_find(const mgl_names *names, GLuint name)
{
    if (name < names->small_capacity) return names->small[name];
    if (name < SMALL_LIMIT) return NULL;
    return mgl_table_find(&names->large, &name, sizeof name);
}

void *mgl_names_find(const mgl_names *names, GLuint name)
{
    void *object = raw_find(names, name);
    return object == MGL_NAME_RESERVED ? NULL : object;
}

bool mgl_names_known(const mgl_names *names, GLuint name)
{
    return raw_find(names, name) != NULL;
}

bool mgl_names_set(mgl_names *names, GLuint name, void *object)
{
    if (name >= SMALL_LIMIT) return mgl_table_insert(&names->large, &name, sizeof name, object);
    if (!grow_small(names, name)) return false;
    names->small[name] = object;
    return true;
}

bool mgl_names_generate(mgl_names *names, GLsizei n, GLuint *out)
{
    GLuint candidate = names->next ? names->next : 1;
    for (GLsizei i = 0; i < n; i++) {
        while (candidate == 0 || raw_find(names, candidate))
            candidate++;
        if (!mgl_names_set(names, candidate, MGL_NAME_RESERVED)) {
            while (i-- > 0)
                mgl_names_remove(names, out[i]);
            return false;
        }
        out[i] = candidate++;
    }
    names->next = candidate;
    return true;
}

void *mgl_names_remove(mgl_names *names, GLuint name)
{
    void *object;
    if (name >= SMALL_LIMIT) {
        object = mgl_table_remove(&names->large, &name, sizeof name);
    } else {
        if (name >= names->small_capacity) return NULL;
        object = names->small[name];
        names->small[name] = NULL;
        /* The lowest free name is given out next, so that the array stays dense. */
        if (object && name < names->next) names->next = name;
    }
    return object == MGL_NAME_RESERVED ? NULL : object;
}

void mgl_names_finish(mgl_names *names, void (*destroy)(void *object, void *user), void *user)
{
    for (uint32_t i = 0; i < names->small_capacity; i++) {
        void *object = names->small[i];
        if (object && object != MGL_NAME_RESERVED && destroy) destroy(object, user);
    }
    mgl_table_entry *entry;
    for (uint32_t i = 0; (entry = mgl_table_next(&names->large, &i));)
        if (entry->value != MGL_NAME_RESERVED && destroy) destroy(entry->value, user);
    mgl_table_finish(&names->large, NULL);
    mgl_free(names->small);
    *names = (mgl_names){0};
}
