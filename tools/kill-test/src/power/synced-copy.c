/*
 * Keeps beside the files of a folder a copy of them that holds what has been synced, and nothing else: what a disk would hold
 * if the power went now and every write since the last sync were lost. It is preloaded into the process that writes.
 *
 * SYNCED_FROM is the folder, SYNCED_TO that of the copy, which begins as the folder is. With SYNCED_NEVER no sync counts. What is mapped into memory (-shm) is
 * not kept: it is made anew. Names are taken for lasting as soon as they are given, contents only once they are synced.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define DESCRIPTORS 65536
#define PATH_CHARS 1024
#define BLOCK 65536

struct range { off_t from; off_t to; };
struct file {
  char name[256];
  struct range *ranges;
  size_t count, room;
  struct file *next;
};

static struct file *files;
static struct file *open_files[DESCRIPTORS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static void path_in(const char *folder, const char *name, char *path) { snprintf(path, PATH_CHARS, "%s/%s", getenv(folder), name); }

/* The name of a path in the folder that is watched; NULL for any other, and for what is not kept. */
static const char *name_of(const char *path) {
  const char *folder = getenv("SYNCED_FROM");
  size_t length = folder ? strlen(folder) : 0;
  if (!length || !path || strncmp(path, folder, length) || path[length] != '/') return NULL;
  const char *name = path + length + 1;
  size_t chars = strlen(name);
  if (!chars || chars > 250 || strchr(name, '/')) return NULL;
  return chars > 4 && !strcmp(name + chars - 4, "-shm") ? NULL : name;
}

static struct file *file_named(const char *name) {
  for (struct file *file = files; file; file = file->next) if (!strcmp(file->name, name)) return file;
  struct file *file = calloc(1, sizeof *file);
  strcpy(file->name, name);
  file->next = files;
  return files = file;
}

static void copy_range(int from, int to, struct range range) {
  static char block[BLOCK];
  for (off_t at = range.from; at < range.to;) {
    size_t wanted = range.to - at < BLOCK ? range.to - at : BLOCK;
    ssize_t got = pread(from, block, wanted, at);
    if (got <= 0) return;
    if (REAL(pwrite64)(to, block, got, at) != got) abort();
    at += got;
  }
}

/* Brings the copy of a file to what the file holds, in the ranges that were written. */
static void keep(struct file *file) {
  char path[PATH_CHARS], copy[PATH_CHARS];
  struct stat now;
  path_in("SYNCED_FROM", file->name, path);
  path_in("SYNCED_TO", file->name, copy);
  int from = REAL(open)(path, O_RDONLY | O_CLOEXEC);
  if (from < 0) return;
  int to = REAL(open)(copy, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (to < 0 || fstat(from, &now)) abort();
  for (size_t each = 0; each < file->count; each++) copy_range(from, to, file->ranges[each]);
  file->count = 0;
  if (REAL(ftruncate64)(to, now.st_size)) abort();
  REAL(close)(from);
  REAL(close)(to);
}

static void opened(int descriptor, const char *path) {
  const char *name = descriptor >= 0 && descriptor < DESCRIPTORS ? name_of(path) : NULL;
  if (!name) return;
  pthread_mutex_lock(&lock);
  open_files[descriptor] = file_named(name);
  pthread_mutex_unlock(&lock);
}

static void wrote(int descriptor, off_t from, ssize_t bytes) {
  if (bytes <= 0 || descriptor < 0 || descriptor >= DESCRIPTORS || !open_files[descriptor]) return;
  pthread_mutex_lock(&lock);
  struct file *file = open_files[descriptor];
  if (file && file->count == file->room) {
    file->room = file->room ? file->room * 2 : 64;
    file->ranges = realloc(file->ranges, file->room * sizeof *file->ranges);
  }
  if (file) file->ranges[file->count++] = (struct range){from, from + bytes};
  pthread_mutex_unlock(&lock);
}

static void wrote_here(int descriptor, ssize_t bytes) {
  if (bytes > 0 && descriptor >= 0 && descriptor < DESCRIPTORS && open_files[descriptor])
    wrote(descriptor, lseek(descriptor, 0, SEEK_CUR) - bytes, bytes);
}

static void synced(int descriptor) {
  if (getenv("SYNCED_NEVER")) return;
  if (descriptor < 0 || descriptor >= DESCRIPTORS || !open_files[descriptor]) return;
  pthread_mutex_lock(&lock);
  if (open_files[descriptor]) keep(open_files[descriptor]);
  pthread_mutex_unlock(&lock);
}

#define OPEN(function)                                              \
  int function(const char *path, int flags, ...) {                  \
    va_list more;                                                   \
    va_start(more, flags);                                          \
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;       \
    va_end(more);                                                   \
    int descriptor = REAL(function)(path, flags, mode);             \
    opened(descriptor, path);                                       \
    return descriptor;                                              \
  }
OPEN(open)
OPEN(open64)

int close(int descriptor) {
  if (descriptor >= 0 && descriptor < DESCRIPTORS) open_files[descriptor] = NULL;
  return REAL(close)(descriptor);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t at) {
  ssize_t done = REAL(pwrite64)(descriptor, bytes, count, at);
  wrote(descriptor, at, done);
  return done;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  ssize_t done = REAL(write)(descriptor, bytes, count);
  wrote_here(descriptor, done);
  return done;
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  ssize_t done = REAL(writev)(descriptor, parts, count);
  wrote_here(descriptor, done);
  return done;
}

int fsync(int descriptor) {
  int failed = REAL(fsync)(descriptor);
  if (!failed) synced(descriptor);
  return failed;
}

int fdatasync(int descriptor) {
  int failed = REAL(fdatasync)(descriptor);
  if (!failed) synced(descriptor);
  return failed;
}

int rename(const char *from, const char *to) {
  int failed = REAL(rename)(from, to);
  const char *old = name_of(from), *new = name_of(to);
  if (failed || !old || !new) return failed;
  char old_copy[PATH_CHARS], new_copy[PATH_CHARS];
  path_in("SYNCED_TO", old, old_copy);
  path_in("SYNCED_TO", new, new_copy);
  return REAL(rename)(old_copy, new_copy), 0;
}

int link(const char *from, const char *to) {
  int failed = REAL(link)(from, to);
  const char *old = name_of(from), *new = name_of(to);
  if (failed || !old || !new) return failed;
  char old_copy[PATH_CHARS], new_copy[PATH_CHARS];
  path_in("SYNCED_TO", old, old_copy);
  path_in("SYNCED_TO", new, new_copy);
  return REAL(link)(old_copy, new_copy), 0;
}

int unlink(const char *path) {
  int failed = REAL(unlink)(path);
  const char *name = name_of(path);
  if (failed || !name) return failed;
  char copy[PATH_CHARS];
  path_in("SYNCED_TO", name, copy);
  pthread_mutex_lock(&lock);
  file_named(name)->count = 0;
  pthread_mutex_unlock(&lock);
  return REAL(unlink)(copy), 0;
}
