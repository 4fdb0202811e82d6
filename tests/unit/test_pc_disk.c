/* The store on disk: found by another process, and a miss for whatever is not whole, not ours or not of this build. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "pipeline_cache/internal.h"
#include "translator/base/memory.h"

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MIB (1u << 20)

static const uint8_t build[16] = "a build", other_build[16] = "another build";
static char root[64];

static mgl_hash128 key_of(uint64_t n)
{
    return (mgl_hash128){n * 0x9e3779b97f4a7c15u, n};
}

static mgl_pc_disk *open_store(void)
{
    mgl_pc_disk *disk = mgl_pc_disk_open(root, build, 64 * MIB);
    assert_non_null(disk);
    return disk;
}

static void save(mgl_pc_disk *disk, uint64_t n, size_t size)
{
    uint8_t *bytes = mgl_malloc(size);
    void *payload = bytes;
    assert_non_null(bytes);
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(n + i * 7);
    mgl_pc_disk_save(disk, MGL_PC_PROGRAM, key_of(n), &payload, size);
    assert_null(payload);
}

/* True when entry n is there as save() made it; what is there but different fails the test. */
static bool found(mgl_pc_disk *disk, uint64_t n, size_t size)
{
    mgl_pc_blob blob;
    if (!mgl_pc_disk_load(disk, MGL_PC_PROGRAM, key_of(n), &blob)) {
        assert_null(blob.memory);
        return false;
    }
    assert_int_equal(blob.size, size);
    for (size_t i = 0; i < size; i++)
        assert_int_equal(blob.data[i], (uint8_t)(n + i * 7));
    mgl_free(blob.memory);
    return true;
}

/* ---- files ---- */

static char last_file[256];
static uint64_t file_count, file_bytes;
static int visit(const char *path, const struct stat *status, int type, struct FTW *unused)
{
    if (type == FTW_F) {
        snprintf(last_file, sizeof last_file, "%s", path);
        file_count++;
        file_bytes += (uint64_t)status->st_size;
    }
    return 0;
}

static void look(void)
{
    file_count = file_bytes = 0;
    nftw(root, visit, 8, FTW_PHYS);
}

static int remove_it(const char *path, const struct stat *status, int type, struct FTW *unused)
{
    return remove(path);
}

static int fresh(void **state)
{
    snprintf(root, sizeof root, "/tmp/magma-test-cache-%ld", (long)getpid());
    chmod(root, 0700);
    nftw(root, remove_it, 8, FTW_DEPTH | FTW_PHYS);
    return 0;
}

static uint8_t *file_bytes_of(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    uint8_t *bytes = malloc(MIB);
    *size = fread(bytes, 1, MIB, file);
    fclose(file);
    return bytes;
}

static void put_file(const char *path, const void *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

/* ---- tests ---- */

static int in_child(void (*body)(void))
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        body();
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void child_writes(void)
{
    mgl_pc_disk *disk = open_store();
    save(disk, 1, 1000);
    mgl_pc_disk_close(&disk);
}

static void another_process_finds(void **state)
{
    assert_int_equal(in_child(child_writes), 0);
    mgl_pc_disk *disk = open_store();
    assert_true(found(disk, 1, 1000));
    assert_false(found(disk, 2, 1000));
    mgl_pc_disk_counters c = mgl_pc_disk_counters_now(disk);
    assert_int_equal(c.hits, 1);
    assert_int_equal(c.misses, 1);
    mgl_pc_disk_close(&disk);
}

static void other_builds_and_kinds_miss(void **state)
{
    mgl_pc_disk *disk = open_store(), *other = mgl_pc_disk_open(root, other_build, 64 * MIB);
    mgl_pc_blob blob;
    save(disk, 1, 100);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    assert_false(found(other, 1, 100));
    assert_false(mgl_pc_disk_load(disk, MGL_PC_SHADER, key_of(1), &blob));
    assert_false(mgl_pc_disk_load(disk, MGL_PC_DEVICE, key_of(1), &blob));
    assert_true(found(disk, 1, 100)); /* and nobody removed it */
    mgl_pc_disk_close(&disk);
    mgl_pc_disk_close(&other);
}

/* The file of one build under the name that another looks for: refused by its header, and removed. */
static void foreign_header_is_removed(void **state)
{
    mgl_pc_disk *disk = open_store(), *other = mgl_pc_disk_open(root, other_build, 64 * MIB);
    char name[256];
    save(other, 1, 100);
    assert_true(mgl_pc_disk_flush(other, 5000));
    look();
    strcpy(name, last_file);
    size_t size;
    uint8_t *bytes = file_bytes_of(name, &size);
    unlink(name);
    save(disk, 1, 100);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    look();
    put_file(last_file, bytes, size);
    assert_false(found(disk, 1, 100));
    assert_int_equal(access(last_file, F_OK), -1);
    assert_int_equal(mgl_pc_disk_counters_now(disk).damaged, 1);
    free(bytes);
    mgl_pc_disk_close(&disk);
    mgl_pc_disk_close(&other);
}

/* Every byte of header and payload, each turned over; every length. */
static void damage_is_a_miss(void **state)
{
    enum { PAYLOAD = 200 };
    mgl_pc_disk *disk = open_store();
    save(disk, 1, PAYLOAD);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    look();
    size_t size;
    uint8_t *bytes = file_bytes_of(last_file, &size);
    assert_int_equal(size, 64 + PAYLOAD);
    for (size_t i = 0; i < size; i++) {
        bytes[i] ^= 0x41;
        put_file(last_file, bytes, size);
        bytes[i] ^= 0x41;
        assert_false(found(disk, 1, PAYLOAD));
        assert_int_equal(access(last_file, F_OK), -1);
    }
    for (size_t cut = 0; cut < size; cut++) {
        put_file(last_file, bytes, cut);
        assert_false(found(disk, 1, PAYLOAD));
    }
    bytes[size] = 0; /* longer than it says */
    put_file(last_file, bytes, size + 1);
    assert_false(found(disk, 1, PAYLOAD));
    put_file(last_file, bytes, size); /* the control: unharmed, it is found */
    assert_true(found(disk, 1, PAYLOAD));
    assert_int_equal(mgl_pc_disk_counters_now(disk).damaged, 2 * size + 1);
    free(bytes);
    mgl_pc_disk_close(&disk);
}

/* What is not a plain file is neither waited for nor removed. */
static void odd_files_miss(void **state)
{
    mgl_pc_disk *disk = open_store();
    save(disk, 1, 100);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    look();
    char kept[300];
    snprintf(kept, sizeof kept, "%s.kept", root);
    assert_int_equal(rename(last_file, kept), 0);
    assert_int_equal(mkfifo(last_file, 0600), 0);
    assert_false(found(disk, 1, 100));
    unlink(last_file);
    assert_int_equal(symlink(kept, last_file), 0);
    assert_false(found(disk, 1, 100));
    unlink(last_file);
    assert_int_equal(rename(kept, last_file), 0);
    assert_true(found(disk, 1, 100));
    mgl_pc_disk_close(&disk);
}

static void cannot_write(void)
{
    if (geteuid() == 0 && seteuid(65534) != 0) _exit(77); /* root may write anywhere */
    mgl_pc_disk *disk = open_store();
    save(disk, 1, 100);
    if (!mgl_pc_disk_flush(disk, 5000)) _exit(1);
    save(disk, 2, 100);
    mgl_pc_disk_counters c = mgl_pc_disk_counters_now(disk);
    mgl_pc_disk_close(&disk);
    _exit(c.writes == 0 && c.dropped == 2 ? 0 : 2);
}

static void read_only_folder(void **state)
{
    assert_int_equal(mkdir(root, 0500), 0);
    assert_int_equal(in_child(cannot_write), 0);
}

/* A disk that is full: writing fails in the middle. Nothing is left behind, nothing else happens. */
static void disk_is_full(void)
{
    struct rlimit limit = {500, 500};
    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &limit);
    mgl_pc_disk *disk = open_store();
    save(disk, 1, 100);
    if (!mgl_pc_disk_flush(disk, 5000) || !found(disk, 1, 100)) _exit(1);
    save(disk, 2, 5000);
    if (!mgl_pc_disk_flush(disk, 5000) || found(disk, 2, 5000) || !found(disk, 1, 100)) _exit(2);
    look();
    _exit(file_count == 1 ? 0 : 3);
}

static void full_disk(void **state)
{
    assert_int_equal(in_child(disk_is_full), 0);
}

static void age(const char *path, time_t seconds)
{
    struct timespec times[2] = {{.tv_sec = time(NULL) - seconds}, {.tv_sec = time(NULL) - seconds}};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static int make_old(const char *path, const struct stat *status, int type, struct FTW *unused)
{
    if (type == FTW_F) age(path, 86400);
    return 0;
}

/* The numbers of entries that all live in one folder. */
static void neighbours(const mgl_pc_disk *disk, uint64_t *numbers, uint32_t count)
{
    char first[PATH_SPACE], path[PATH_SPACE];
    size_t folder;
    uint32_t have = 0;
    for (uint64_t n = 1; have < count; n++) {
        assert_true(mgl_pc_path(disk, MGL_PC_PROGRAM, key_of(n), have ? path : first, &folder));
        if (!have || strncmp(path, first, folder) == 0) numbers[have++] = n;
    }
}

/* A folder of 48 KiB holds 12 files of 3 KB (4 KiB each). What was used since it was written outlives what was not. */
static void least_recently_used_goes(void **state)
{
    enum { SIZE = 3000, OLD = 10, ALL = 18 };
    mgl_pc_disk *disk = mgl_pc_disk_open(root, build, 4 * MIB);
    uint64_t n[ALL];
    neighbours(disk, n, ALL);
    for (int i = 0; i < OLD; i++)
        save(disk, n[i], SIZE);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    nftw(root, make_old, 8, FTW_PHYS);
    assert_true(found(disk, n[3], SIZE) && found(disk, n[7], SIZE)); /* used: their time is now */
    for (int i = OLD; i < ALL; i++)
        save(disk, n[i], SIZE);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    int old = 0;
    for (int i = 0; i < OLD; i++)
        old += found(disk, n[i], SIZE);
    assert_true(found(disk, n[3], SIZE) && found(disk, n[7], SIZE));
    for (int i = OLD; i < ALL; i++)
        assert_true(found(disk, n[i], SIZE));
    assert_true(old < OLD - 4);
    mgl_pc_disk_close(&disk);
}

static void the_bound_holds(void **state)
{
    enum { SIZE = 3000, COUNT = 2000 };
    mgl_pc_disk *disk = mgl_pc_disk_open(root, build, 4 * MIB);
    for (uint64_t n = 0; n < COUNT; n++)
        save(disk, n, SIZE);
    assert_true(mgl_pc_disk_flush(disk, 20000));
    look();
    mgl_pc_disk_counters c = mgl_pc_disk_counters_now(disk);
    assert_int_equal(c.writes, COUNT);
    assert_int_equal(c.evictions, COUNT - file_count);
    assert_true(file_count * 4096 <= 3 * MIB && file_count > 500); /* a quarter is for devices */
    mgl_pc_disk_close(&disk);
}

static void too_large_is_dropped(void **state)
{
    mgl_pc_disk *disk = mgl_pc_disk_open(root, build, 4 * MIB);
    save(disk, 1, 40000);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    assert_false(found(disk, 1, 40000));
    assert_int_equal(mgl_pc_disk_counters_now(disk).dropped, 1);
    mgl_pc_disk_close(&disk);
}

static void hammer(void)
{
    mgl_pc_disk *disk = open_store();
    for (int round = 0; round < 20; round++)
        for (uint64_t n = 0; n < 20; n++) {
            save(disk, n, 500 + n * 100);
            found(disk, n, 500 + n * 100); /* a miss or whole, never torn */
        }
    mgl_pc_disk_counters c = mgl_pc_disk_counters_now(disk);
    mgl_pc_disk_close(&disk);
    _exit(c.damaged == 0 ? 0 : 1);
}

static void two_processes_at_once(void **state)
{
    pid_t children[3];
    for (int i = 0; i < 3; i++)
        if ((children[i] = fork()) == 0) hammer();
    for (int i = 0; i < 3; i++) {
        int status;
        assert_int_equal(waitpid(children[i], &status, 0), children[i]);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    mgl_pc_disk *disk = open_store();
    for (uint64_t n = 0; n < 20; n++)
        assert_true(found(disk, n, 500 + n * 100));
    look();
    assert_int_equal(file_count, 20); /* no temporary file is left */
    mgl_pc_disk_close(&disk);
}

static mgl_pc_disk *inherited;
static void forked_child_is_inert(void)
{
    save(inherited, 2, 100);
    _exit(found(inherited, 1, 100) || !mgl_pc_disk_flush(inherited, 1));
}

static void fork_with_an_open_store(void **state)
{
    inherited = open_store();
    save(inherited, 1, 100);
    assert_int_equal(in_child(forked_child_is_inert), 0);
    assert_true(mgl_pc_disk_flush(inherited, 5000));
    assert_true(found(inherited, 1, 100));
    assert_false(found(inherited, 2, 100));
    mgl_pc_disk_close(&inherited);
}

static void abandoned_files_go(void **state)
{
    mgl_pc_disk *disk = open_store();
    save(disk, 1, 100);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    look();
    char old[300], new[300];
    int folder = (int)(strrchr(last_file, '/') - last_file);
    snprintf(old, sizeof old, "%.*s/.1-1.tmp", folder, last_file);
    snprintf(new, sizeof new, "%.*s/.1-2.tmp", folder, last_file);
    put_file(old, "x", 1);
    put_file(new, "x", 1);
    age(old, 7200);
    save(disk, 1, 100);
    assert_true(mgl_pc_disk_flush(disk, 5000));
    assert_int_equal(access(old, F_OK), -1);
    assert_int_equal(access(new, F_OK), 0);
    mgl_pc_disk_close(&disk);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, fresh, fresh)
    const struct CMUnitTest tests[] = {T(another_process_finds),
                                       T(other_builds_and_kinds_miss),
                                       T(foreign_header_is_removed),
                                       T(damage_is_a_miss),
                                       T(odd_files_miss),
                                       T(read_only_folder),
                                       T(full_disk),
                                       T(least_recently_used_goes),
                                       T(the_bound_holds),
                                       T(too_large_is_dropped),
                                       T(two_processes_at_once),
                                       T(fork_with_an_open_store),
                                       T(abandoned_files_go)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
