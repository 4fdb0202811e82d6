/* Statistics for --stats: per-frame samples and the JSON file, written when the program ends. Private to wire/transport.
 */
#ifndef MGL_WIRE_STATS_H
#define MGL_WIRE_STATS_H

#include "wire/transport/client.h"

typedef struct mgl_stats mgl_stats;

mgl_stats *mgl_stats_create(void); /* NULL when memory ran out */
void mgl_stats_destroy(mgl_stats **stats);
/* A frame ends on the calling thread: by a present, or by a fence where a program never presents. Any thread. */
void mgl_stats_present(mgl_stats *stats, const mgl_encoder *encoder);
void mgl_stats_fence(mgl_stats *stats, const mgl_encoder *encoder);
void mgl_stats_wait(mgl_stats *stats, mgl_op op); /* the client waits for an answer */
void mgl_stats_note_threads(
    mgl_stats *stats); /* remembers the CPU time of the process's threads; before they are stopped */
/* Writes the file; false with a warning when it cannot. */
bool mgl_stats_write(mgl_stats *stats, mgl_connection *connection, const char *path);

#endif
