/* fuzz_applier [--seconds N] [--seed S] [--keep FOLDER] [--dictionary OUT] FILES...
 *
 * Applies each file (record streams, or captures: MAGMA_CAPTURE), then makes and mutates streams for N seconds. Prints
 * the coverage by opcode. What crashes is left in crash-input in the current folder. --keep writes the streams, files
 * too, that reached something new: a smaller corpus. Exit status: 0 nothing found and every opcode reached, 2 an opcode
 * was not reached; a finding ends the process by its sanitizer. */
#include "tests/fuzz/fuzz.h"

#include "translator/base/hash.h"
#include "translator/base/thread.h"
#include "wire/codec/decoder.h"
#include "wire/transport/capture.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CORPUS_LIMIT 4096u
#define HANG_SECONDS 20

static mgl_bytes corpus[CORPUS_LIMIT];
static uint32_t corpus_count;
static const char *keep_folder;
static const mgl_bytes *running; /* the input being applied, for the crash file */

static void save_crash(void)
{
    if (!running) return;
    int fd = open("crash-input", O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (fd < 0) return;
    if (write(fd, running->data, running->size) == (ssize_t)running->size) {
        static const char told[] = "fuzz_applier: the input is in crash-input\n";
        if (write(2, told, sizeof told - 1) < 0) running = NULL;
    }
    close(fd);
    running = NULL;
}

void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

static void on_signal(int signal_number)
{
    save_crash();
    if (signal_number == SIGALRM) {
        static const char told[] = "fuzz_applier: the applier hangs\n";
        if (write(2, told, sizeof told - 1) < 0) _exit(4);
    }
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

/* Runs one input; true when it reached something that none before did. */
static bool run(const mgl_bytes *input)
{
    uint32_t outcomes = 0, before = 0;
    for (int op = 1; op < MGL_OP_COUNT; op++)
        before += (fuzz_total.applied[op] != 0) + (fuzz_total.refused[op] != 0);
    running = input;
    alarm(HANG_SECONDS);
    fuzz_coverage_reset();
    LLVMFuzzerTestOneInput(input->data, input->size);
    alarm(0);
    running = NULL;
    for (int op = 1; op < MGL_OP_COUNT; op++)
        outcomes += (fuzz_total.applied[op] != 0) + (fuzz_total.refused[op] != 0);
    return fuzz_coverage_new() + (outcomes - before) > 0;
}

static void keep(const mgl_bytes *input)
{
    uint32_t at = corpus_count < CORPUS_LIMIT ? corpus_count++ : fuzz_random(CORPUS_LIMIT);
    corpus[at].size = 0;
    mgl_bytes_append(&corpus[at], input->data, input->size);
    if (!keep_folder) return;
    char path[512];
    snprintf(path, sizeof path, "%s/%016llx", keep_folder, (unsigned long long)mgl_hash64(input->data, input->size));
    FILE *file = fopen(path, "wb");
    if (!file) return;
    fwrite(input->data, input->size, 1, file);
    fclose(file);
}

/* ---- the corpus ---- */

/* A capture's chunks become one stream; what lay in the stage is left out (the fuzzer's stage is zeros). */
static void unpack_capture(const mgl_bytes *file, mgl_bytes *out)
{
    for (size_t at = sizeof(mgl_capture_header); at + sizeof(mgl_capture_block) <= file->size;) {
        mgl_capture_block block;
        memcpy(&block, file->data + at, sizeof block);
        at += sizeof block;
        if (block.size > file->size - at || out->size + block.size > FUZZ_INPUT_LIMIT) return;
        if (block.kind == MGL_CAPTURE_CHUNK) mgl_bytes_append(out, file->data + at, block.size);
        at += MGL_ALIGN(block.size, 8u);
    }
}

static void load_file(const char *path)
{
    mgl_bytes bytes = {0}, stream = {0};
    uint8_t part[4096];
    FILE *file = fopen(path, "rb");
    for (size_t got; file && (got = fread(part, 1, sizeof part, file)) > 0;)
        mgl_bytes_append(&bytes, part, got);
    if (file)
        fclose(file);
    else
        fprintf(stderr, "fuzz_applier: cannot read %s\n", path);
    if (bytes.size >= sizeof(mgl_capture_header) && memcmp(bytes.data, MGL_CAPTURE_MAGIC, 8) == 0)
        unpack_capture(&bytes, &stream);
    else if (bytes.size)
        mgl_bytes_append(&stream, bytes.data, MGL_MIN(bytes.size, FUZZ_INPUT_LIMIT));
    if (stream.size && (run(&stream) || !keep_folder)) keep(&stream);
    mgl_bytes_finish(&bytes);
    mgl_bytes_finish(&stream);
}

static void load(const char *path)
{
    DIR *folder = opendir(path);
    if (!folder) {
        load_file(path);
        return;
    }
    for (struct dirent *entry; (entry = readdir(folder));) {
        char inside[1024];
        snprintf(inside, sizeof inside, "%s/%s", path, entry->d_name);
        if (entry->d_name[0] != '.') load_file(inside);
    }
    closedir(folder);
}

/* ---- fuzzing ---- */

/* The objects of the scene, then one record of each kind with random fields, so that each opcode is met again and
 * again. */
static void make(mgl_bytes *input)
{
    fuzz_scene(input);
    uint32_t offsets = fuzz_random(3);
    for (uint32_t i = 0; i < 4 + offsets * 8; i++)
        fuzz_make_record(input, (mgl_op)(1 + fuzz_random(MGL_OP_COUNT - 1)));
}

static void fuzz_for(double seconds)
{
    uint64_t end = mgl_time_ns() + (uint64_t)(seconds * 1e9), told = mgl_time_ns();
    mgl_bytes input = {0};
    for (uint32_t round = 0; mgl_time_ns() < end; round++) {
        if (round % 8 == 0 || !corpus_count) {
            make(&input);
        } else {
            const mgl_bytes *parent = &corpus[fuzz_random(corpus_count)], *other = &corpus[fuzz_random(corpus_count)];
            input.size = 0;
            mgl_bytes_append(&input, parent->data, parent->size);
            fuzz_mutate(&input, other);
        }
        if (input.size && run(&input)) keep(&input);
        if (mgl_time_ns() - told < 10000000000u) continue;
        told = mgl_time_ns();
        printf("%llu inputs, %u edges, corpus %u\n", (unsigned long long)fuzz_total.inputs, fuzz_coverage_edges(),
               corpus_count);
        fflush(stdout);
    }
    mgl_bytes_finish(&input);
}

static int print_coverage(void)
{
    uint32_t reached = 0, accepted = 0;
    for (uint32_t op = 1; op < MGL_OP_COUNT; op++) {
        bool met = fuzz_total.applied[op] + fuzz_total.refused[op] > 0;
        reached += met;
        accepted += fuzz_total.applied[op] > 0;
        printf("%-24s applied %10llu  refused %8llu%s\n", mgl_op_name(op), (unsigned long long)fuzz_total.applied[op],
               (unsigned long long)fuzz_total.refused[op], met ? "" : "  NOT REACHED");
    }
    printf("%llu inputs (%llu with a malformed record), %u edges, %u of %u opcodes reached, %u applied\n",
           (unsigned long long)fuzz_total.inputs, (unsigned long long)fuzz_total.malformed, fuzz_coverage_edges(),
           reached, MGL_OP_COUNT - 1u, accepted);
    return reached == MGL_OP_COUNT - 1u ? 0 : 2;
}

/* libFuzzer's -dict format: each opcode's header bytes. */
static int write_dictionary(const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file) return 1;
    for (uint32_t op = 1; op < MGL_OP_COUNT; op++) {
        mgl_bytes record = {0};
        fuzz_make_record(&record, (mgl_op)op);
        fprintf(file, "%s=\"", mgl_op_name(op));
        for (size_t i = 0; i < sizeof(mgl_record_header); i++)
            fprintf(file, "\\x%02x", record.data[i]);
        fprintf(file, "\"\n");
        mgl_bytes_finish(&record);
    }
    return fclose(file);
}

int main(int argc, char **argv)
{
    double seconds = 0;
    setenv("MAGMA_LOG", "none", 0); /* every other input is a fault */
    mgl_bytes scene = {0};
    fuzz_seed(1);
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(save_crash);
    else
        signal(SIGSEGV, on_signal);
    signal(SIGABRT, on_signal);
    signal(SIGALRM, on_signal);
    fuzz_scene(&scene);
    run(&scene);
    keep(&scene);
    for (int i = 1; i < argc; i++) {
        if (i + 1 < argc && strcmp(argv[i], "--seconds") == 0)
            seconds = atof(argv[++i]);
        else if (i + 1 < argc && strcmp(argv[i], "--seed") == 0)
            fuzz_seed(strtoull(argv[++i], NULL, 0));
        else if (i + 1 < argc && strcmp(argv[i], "--keep") == 0)
            keep_folder = argv[++i];
        else if (i + 1 < argc && strcmp(argv[i], "--dictionary") == 0)
            return write_dictionary(argv[i + 1]);
        else
            load(argv[i]);
    }
    fuzz_for(seconds);
    int status = print_coverage();
    for (uint32_t i = 0; i < corpus_count; i++)
        mgl_bytes_finish(&corpus[i]);
    mgl_bytes_finish(&scene);
    return seconds > 0 ? status : 0;
}
