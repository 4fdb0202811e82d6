#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/stats.h"

#include "translator/base/log.h"
#include "translator/base/settings.h"
#include "translator/base/thread.h"
#include "wire/codec/decoder.h"
#include "wire/transport/connection.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#define SAMPLES     4096u  /* frames kept; steady state is their later half */
#define WAITS       65536u /* waits kept, with the frame in which each happened */
#define LAST_FRAMES 8u     /* frames written one by one */

/* What a frame's columns are made of: running totals at its end. */
typedef struct sample {
    uint64_t wall_ns, client_cpu_ns, server_cpu_ns, draws, records, bytes, stage_bytes, chunks, doorbells, parks,
        reply_waits, program_waits;
    mgl_server_counters server;
    pthread_t thread; /* client_cpu_ns is this thread's */
} sample;

typedef struct wait_note {
    uint32_t frame;
    uint16_t op, reserved;
} wait_note;

/* The frames by presents and by fences; the first is told when a program presents. */
typedef struct series {
    sample *samples;
    uint64_t count;
} series;

struct mgl_stats {
    _Atomic uint64_t written_ns; /* when the file was last written; 0: never */
    pthread_mutex_t lock;
    series presents, fences;
    wait_note *waits;
    uint64_t wait_count;
    uint64_t begin_ns;
    char *threads; /* JSON, from before the threads ended */
};

static char gl_version[64]; /* of the newest context */

void mgl_stats_set_gl_version(const char *text) { snprintf(gl_version, sizeof gl_version, "%s", text); }

void mgl_connection_count_compiler(mgl_connection *connection, uint64_t calls, uint64_t stored_shaders,
                                   uint64_t stored_programs)
{
    mgl_count(&connection->counters.compiler_calls, calls);
    mgl_count(&connection->counters.stored_shaders, stored_shaders);
    mgl_count(&connection->counters.stored_programs, stored_programs);
}

mgl_stats *mgl_stats_create(void)
{
    mgl_stats *stats = mgl_new(mgl_stats);
    if (!stats) return NULL;
    pthread_mutex_init(&stats->lock, NULL);
    stats->presents.samples = mgl_new_array(sample, SAMPLES);
    stats->fences.samples = mgl_new_array(sample, SAMPLES);
    stats->waits = mgl_new_array(wait_note, WAITS);
    stats->begin_ns = mgl_time_ns();
    if (!stats->presents.samples || !stats->fences.samples || !stats->waits) mgl_stats_destroy(&stats);
    return stats;
}

void mgl_stats_destroy(mgl_stats **stats)
{
    if (!*stats) return;
    mgl_free((*stats)->presents.samples);
    mgl_free((*stats)->fences.samples);
    mgl_free((*stats)->waits);
    free((*stats)->threads);
    pthread_mutex_destroy(&(*stats)->lock);
    mgl_free(*stats);
    *stats = NULL;
}

static mgl_server_counters server_counters(const mgl_connection *connection)
{
    mgl_server_counters counters;
    uint64_t *to = (uint64_t *)&counters;
    const mgl_control *control = connection->segments.control;
    for (size_t i = 0; i < MGL_COUNT(control->server_counters); i++)
        to[i] = atomic_load_explicit(&control->server_counters[i], memory_order_relaxed);
    return counters;
}

static uint64_t server_cpu(const mgl_connection *connection)
{
    if (connection->transport == MGL_TRANSPORT_MONOLITH) return 0; /* it runs on the client's thread */
    return atomic_load_explicit(&connection->segments.control->server_cpu_ns, memory_order_relaxed);
}

/* Fences and queries are waited for because the program says so; a wait for any other record is one that MagmaGL
 * brought about. */
static bool is_program_wait(uint32_t op)
{
    return op == MGL_OP_fence || op == MGL_OP_query_end || op == MGL_OP_query_timestamp;
}

/* What the encoder has not published yet belongs to the frame too. */
static void add_sample(mgl_stats *stats, series *frames, const mgl_encoder *encoder)
{
    const mgl_connection *connection = encoder->connection;
    mgl_client_counters c = mgl_connection_counters(connection);
    uint64_t reply_waits = 0, program_waits = 0;
    for (uint32_t op = 0; op < MGL_OP_COUNT; op++)
        *(is_program_wait(op) ? &program_waits : &reply_waits) += c.reply_waits[op];
    sample now = {.wall_ns = mgl_time_ns(),
                  .client_cpu_ns = mgl_thread_cpu_ns(),
                  .server_cpu_ns = server_cpu(connection),
                  .draws = c.draws + encoder->draws - encoder->draws_published,
                  .records = c.records + encoder->records - encoder->records_published,
                  .bytes = c.bytes + (uint64_t)(encoder->cursor - encoder->start),
                  .stage_bytes = c.stage_bytes,
                  .chunks = c.chunks,
                  .doorbells = c.doorbells,
                  .parks = c.parks,
                  .reply_waits = reply_waits,
                  .program_waits = program_waits,
                  .server = server_counters(connection),
                  .thread = pthread_self()};
    pthread_mutex_lock(&stats->lock);
    frames->samples[frames->count++ % SAMPLES] = now;
    pthread_mutex_unlock(&stats->lock);
}

/* The file is kept current where the setting stats_period asks for it: writing allocates. */
static void keep_file(mgl_stats *stats, mgl_connection *connection)
{
    const uint64_t period = (uint64_t)MGL_MAX(mgl_settings()->stats_period, 0) * 1000000000u;
    if (!period) return;
    uint64_t now = mgl_time_ns(), last = atomic_load(&stats->written_ns);
    if (now - last < period || !atomic_compare_exchange_strong(&stats->written_ns, &last, now)) return;
    mgl_stats_note_threads(stats);
    mgl_stats_write(stats, connection, mgl_settings()->stats);
}

void mgl_stats_present(mgl_stats *stats, const mgl_encoder *encoder)
{
    add_sample(stats, &stats->presents, encoder);
    keep_file(stats, encoder->connection);
}
void mgl_stats_fence(mgl_stats *stats, const mgl_encoder *encoder)
{
    add_sample(stats, &stats->fences, encoder);
    keep_file(stats, encoder->connection);
}

void mgl_stats_wait(mgl_stats *stats, mgl_op op)
{
    pthread_mutex_lock(&stats->lock);
    uint64_t frame = stats->presents.count ? stats->presents.count : stats->fences.count;
    stats->waits[stats->wait_count++ % WAITS] = (wait_note){(uint32_t)frame, (uint16_t)op, 0};
    pthread_mutex_unlock(&stats->lock);
}

/* ---- writing ---- */

static void put_string(FILE *file, const char *text)
{
    fputc('"', file);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\') fputc('\\', file);
        if ((unsigned char)*text >= 0x20) fputc(*text, file);
    }
    fputc('"', file);
}

static int compare(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static const sample *sample_at(const series *frames, uint64_t frame)
{
    return &frames->samples[frame % SAMPLES];
}

/* The frames of steady state: [first, count), each with a predecessor that is still kept. */
static uint64_t steady_first(const series *frames)
{
    uint64_t oldest = frames->count > SAMPLES ? frames->count - SAMPLES : 0;
    return oldest + 1 + (frames->count - oldest) / 2;
}

/* One column over steady state: p50, p95 and mean of the frame's share of the running total at `offset` in the sample.
 */
static void put_column(FILE *file, const series *frames, const char *name, size_t offset, double scale, bool per_thread)
{
    uint64_t *values = mgl_new_array(uint64_t, SAMPLES), count = 0, sum = 0;
    for (uint64_t f = steady_first(frames); values && f < frames->count; f++) {
        const sample *now = sample_at(frames, f), *before = sample_at(frames, f - 1);
        if (per_thread && !pthread_equal(now->thread, before->thread)) continue;
        uint64_t value =
            *(const uint64_t *)((const uint8_t *)now + offset) - *(const uint64_t *)((const uint8_t *)before + offset);
        values[count++] = value;
        sum += value;
    }
    if (count) {
        qsort(values, count, sizeof *values, compare);
        fprintf(file, ",\n      \"%s\": {\"p50\": %.6g, \"p95\": %.6g, \"mean\": %.6g}", name,
                (double)values[count / 2] * scale, (double)values[count * 95 / 100] * scale,
                (double)sum / (double)count * scale);
    }
    mgl_free(values);
}

static void put_steady(FILE *file, const series *frames)
{
    uint64_t first = steady_first(frames);
    fprintf(file, "    \"steady\": {\n      \"frames\": %llu",
            (unsigned long long)(frames->count > first ? frames->count - first : 0));
#define COLUMN(name, field, scale, per_thread)                                                                         \
    put_column(file, frames, name, offsetof(sample, field), scale, per_thread)
    COLUMN("wall_ms", wall_ns, 1e-6, false);
    COLUMN("client_cpu_ms", client_cpu_ns, 1e-6, true);
    COLUMN("server_cpu_ms", server_cpu_ns, 1e-6, false);
    COLUMN("draws", draws, 1, false);
    COLUMN("records", records, 1, false);
    COLUMN("bytes", bytes, 1, false);
    COLUMN("stage_bytes", stage_bytes, 1, false);
    COLUMN("chunks", chunks, 1, false);
    COLUMN("doorbells", doorbells, 1, false);
    COLUMN("parks", parks, 1, false);
    COLUMN("reply_waits", reply_waits, 1, false);
    COLUMN("program_waits", program_waits, 1, false);
#undef COLUMN
#define MGL_SERVER_COUNTER(name, doc)                                                                                  \
    put_column(file, frames, "server_" #name, offsetof(sample, server.name), 1, false);
#include "wire/transport/counters.def"
    fprintf(file, "\n    },\n");
}

static void put_waits_by_record(FILE *file, const uint64_t *by_op, bool of_program)
{
    const char *comma = "";
    fputc('{', file);
    for (uint32_t op = 0; op < MGL_OP_COUNT; op++) {
        if (!by_op[op] || is_program_wait(op) != of_program) continue;
        fprintf(file, "%s\"%s\": %llu", comma, mgl_op_name(op), (unsigned long long)by_op[op]);
        comma = ", ";
    }
    fputc('}', file);
}

static void put_waits(FILE *file, const mgl_stats *stats, const series *frames)
{
    uint64_t by_op[MGL_OP_COUNT] = {0}, first = steady_first(frames);
    uint64_t kept = MGL_MIN(stats->wait_count, WAITS);
    for (uint64_t i = stats->wait_count - kept; i < stats->wait_count; i++) {
        const wait_note *note = &stats->waits[i % WAITS];
        if (note->frame >= first && note->frame < frames->count) by_op[note->op]++;
    }
    fprintf(file, "    \"reply_waits_in_last_half\": ");
    put_waits_by_record(file, by_op, false);
    fprintf(file, ",\n    \"program_waits_in_last_half\": ");
    put_waits_by_record(file, by_op, true);
    fprintf(file, ",\n");
}

static void put_last_frames(FILE *file, const series *frames)
{
    uint64_t first = frames->count > LAST_FRAMES ? frames->count - LAST_FRAMES : 1;
    fprintf(file, "    \"last\": [");
    for (uint64_t f = first; f < frames->count; f++) {
        const sample *now = sample_at(frames, f), *before = sample_at(frames, f - 1);
        fprintf(file,
                "%s\n      {\"frame\": %llu, \"wall_ms\": %.4g, \"draws\": %llu, \"records\": %llu, \"bytes\": %llu, "
                "\"reply_waits\": %llu}",
                f == first ? "" : ",", (unsigned long long)f + 1, (double)(now->wall_ns - before->wall_ns) * 1e-6,
                (unsigned long long)(now->draws - before->draws), (unsigned long long)(now->records - before->records),
                (unsigned long long)(now->bytes - before->bytes),
                (unsigned long long)(now->reply_waits - before->reply_waits));
    }
    fprintf(file, "\n    ]\n");
}

static void put_client(FILE *file, const mgl_connection *connection)
{
    mgl_client_counters c = mgl_connection_counters(connection);
    fprintf(file, "  \"client\": {");
#define MGL_CLIENT_COUNTER(name, doc) fprintf(file, "\"" #name "\": %llu, ", (unsigned long long)c.name);
#include "wire/transport/counters.def"
    fprintf(file, "\"reply_waits\": ");
    put_waits_by_record(file, c.reply_waits, false);
    fprintf(file, ", \"program_waits\": ");
    put_waits_by_record(file, c.reply_waits, true);
    fprintf(file, "},\n");
}

static void put_server(FILE *file, const mgl_connection *connection)
{
    mgl_server_counters s = server_counters(connection);
    const mgl_control *control = connection->segments.control;
    fprintf(file, "  \"server\": {\"cpu_ms\": %.3f, \"parks\": %llu", (double)server_cpu(connection) * 1e-6,
            (unsigned long long)atomic_load(&control->server_parks));
#define MGL_SERVER_COUNTER(name, doc) fprintf(file, ", \"" #name "\": %llu", (unsigned long long)s.name);
#include "wire/transport/counters.def"
    fprintf(file, "},\n");
}

static bool read_line(const char *path, char *line, size_t size)
{
    FILE *file = fopen(path, "re");
    bool read = file && fgets(line, (int)size, file);
    if (file) fclose(file);
    if (read) line[strcspn(line, "\n")] = '\0';
    return read;
}

/* CPU time of each thread that is still there; schedstat's first number is nanoseconds on a CPU. */
static void put_threads(FILE *file)
{
    DIR *tasks = opendir("/proc/self/task");
    fprintf(file, "  \"threads\": [");
    const char *comma = "";
    for (struct dirent *entry; tasks && (entry = readdir(tasks));) {
        char path[320], name[64] = "", cpu[128] = "0";
        if (entry->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "/proc/self/task/%s/comm", entry->d_name);
        if (!read_line(path, name, sizeof name)) continue;
        snprintf(path, sizeof path, "/proc/self/task/%s/schedstat", entry->d_name);
        read_line(path, cpu, sizeof cpu);
        fprintf(file, "%s\n    {\"name\": ", comma);
        put_string(file, name);
        fprintf(file, ", \"cpu_ms\": %.3f}", (double)strtoull(cpu, NULL, 10) * 1e-6);
        comma = ",";
    }
    if (tasks) closedir(tasks);
    fprintf(file, "\n  ],\n");
}

void mgl_stats_note_threads(mgl_stats *stats)
{
    char *text = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&text, &size);
    if (!memory) return;
    put_threads(memory);
    fclose(memory);
    free(stats->threads);
    stats->threads = text;
}

static void put_all(FILE *file, mgl_stats *stats, mgl_connection *connection)
{
    static const char *const names[] = {"monolith", "inproc", "shm"};
    const series *frames = stats->presents.count ? &stats->presents : &stats->fences;
    fprintf(file, "{\n  \"transport\": \"%s\",\n  \"device\": ", names[connection->transport]);
    put_string(file, connection->caps.device_name);
    fprintf(file, ",\n  \"gl_version\": ");
    put_string(file, gl_version);
    fprintf(file, ",\n  \"seconds\": %.3f,\n", (double)(mgl_time_ns() - stats->begin_ns) * 1e-9);
    put_client(file, connection);
    put_server(file, connection);
    if (stats->threads) fputs(stats->threads, file);
    fprintf(file, "  \"frames\": {\n    \"by\": \"%s\",\n    \"count\": %llu,\n",
            stats->presents.count ? "present" : "fence", (unsigned long long)frames->count);
    put_steady(file, frames);
    put_waits(file, stats, frames);
    put_last_frames(file, frames);
    fprintf(file, "  }\n}\n");
}

/* Written beside the file and moved over it, so that a reader never meets half of one. */
bool mgl_stats_write(mgl_stats *stats, mgl_connection *connection, const char *path)
{
    char beside[4096];
    snprintf(beside, sizeof beside, "%s.%d", path, (int)getpid());
    FILE *file = fopen(beside, "we");
    if (file) {
        pthread_mutex_lock(&stats->lock);
        put_all(file, stats, connection);
        pthread_mutex_unlock(&stats->lock);
    }
    if (file && fclose(file) == 0 && rename(beside, path) == 0) return true;
    mgl_log_warn_once("cannot write the statistics to %s: %s", path, strerror(errno));
    return false;
}
