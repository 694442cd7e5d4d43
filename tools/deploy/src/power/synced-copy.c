/*
 * Keeps a copy of a folder that holds what has been synced, and nothing else: what a disk would hold after a loss of power
 * that discards every write since the last sync. It is preloaded into the process that writes.
 *
 * SYNCED_FROM is the folder, SYNCED_TO its copy, which begins equal. With SYNCED_NEVER no sync counts. Shared memory (-shm)
 * is not copied: SQLite makes it again. Names last at once, contents only when they are synced.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <unistd.h>

#define PATH_CHARS 1024
#define BLOCK (1 << 20)
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Writes the path of a file's copy. Returns 0 for a file that is not copied. */
static int copy_of(const char *path, char *copy) {
  const char *folder = getenv("SYNCED_FROM");
  size_t length = folder ? strlen(folder) : 0;
  if (!length || !path || strncmp(path, folder, length) || path[length] != '/') return 0;
  const char *name = path + length + 1;
  size_t chars = strlen(name);
  if (!chars || strchr(name, '/') || (chars > 4 && !strcmp(name + chars - 4, "-shm"))) return 0;
  return snprintf(copy, PATH_CHARS, "%s/%s", getenv("SYNCED_TO"), name) < PATH_CHARS;
}

/* Replaces the copy of an open file. A process that is killed meanwhile leaves the copy of the sync before. */
static void synced(int descriptor) {
  char link[64], path[PATH_CHARS], copy[PATH_CHARS], draft[PATH_CHARS];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t chars = readlink(link, path, sizeof path - 1);
  if (chars < 0 || getenv("SYNCED_NEVER")) return;
  path[chars] = 0;
  if (!copy_of(path, copy)) return;
  snprintf(draft, sizeof draft, "%s.draft", getenv("SYNCED_TO"));
  pthread_mutex_lock(&lock);
  int from = open(path, O_RDONLY | O_CLOEXEC);
  int to = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (from >= 0) {
    ssize_t sent;
    do sent = sendfile(to, from, NULL, BLOCK);
    while (sent > 0);
    if (sent < 0 || REAL(rename)(draft, copy)) abort();
    close(from);
  }
  close(to);
  pthread_mutex_unlock(&lock);
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

#define WITH_COPIES(function)                                                                       \
  int function(const char *from, const char *to) {                                                  \
    char old_copy[PATH_CHARS], new_copy[PATH_CHARS];                                                \
    int failed = REAL(function)(from, to);                                                          \
    if (!failed && copy_of(from, old_copy) && copy_of(to, new_copy)) REAL(function)(old_copy, new_copy); \
    return failed;                                                                                  \
  }
WITH_COPIES(rename)
WITH_COPIES(link)

int unlink(const char *path) {
  char copy[PATH_CHARS];
  int failed = REAL(unlink)(path);
  if (!failed && copy_of(path, copy)) REAL(unlink)(copy);
  return failed;
}
