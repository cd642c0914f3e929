#include "CUnix.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* A set of descriptors is epoll's on Linux and kqueue's on macOS: either is a descriptor that poll(2)
 * finds readable as soon as one of the set is ready. */

#ifdef __linux__
#include <sys/epoll.h>
#include <sys/inotify.h>

int cunix_set_open(void) { return epoll_create1(EPOLL_CLOEXEC); }

int cunix_set_watch(int set, int descriptor, int readable, int writable) {
  struct epoll_event event = {.data = {.fd = descriptor}};
  event.events = (readable ? EPOLLIN : 0u) | (writable ? EPOLLOUT : 0u);
  if (epoll_ctl(set, EPOLL_CTL_MOD, descriptor, &event) == 0) return 0;
  return errno == ENOENT ? epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event) : -1;
}

void cunix_set_forget(int set, int descriptor) {
  epoll_ctl(set, EPOLL_CTL_DEL, descriptor, NULL);
}

int cunix_set_ready(int set, int *descriptors, int count) {
  struct epoll_event events[CUNIX_SET_READY];
  if (count > CUNIX_SET_READY) count = CUNIX_SET_READY;
  int found = epoll_wait(set, events, count, 0);
  for (int i = 0; i < found; i++) descriptors[i] = events[i].data.fd;
  return found;
}

int cunix_folder_watch(const char *path, int *folder) {
  *folder = -1;
  int watch = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (watch < 0) return -1;
  uint32_t changes = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF |
                     IN_MOVE_SELF | IN_ONLYDIR;
  if (inotify_add_watch(watch, path, changes) >= 0) return watch;
  int failure = errno;
  close(watch);
  errno = failure;
  return -1;
}

void cunix_folder_drain(int watch) {
  char changes[4096];
  while (read(watch, changes, sizeof changes) > 0) {
  }
}


#else
#include <sys/event.h>

int cunix_set_open(void) {
  int set = kqueue();
  if (set >= 0) fcntl(set, F_SETFD, FD_CLOEXEC);
  return set;
}

int cunix_set_watch(int set, int descriptor, int readable, int writable) {
  struct kevent changes[2];
  EV_SET(&changes[0], descriptor, EVFILT_READ, EV_ADD | (readable ? EV_ENABLE : EV_DISABLE), 0, 0,
         NULL);
  EV_SET(&changes[1], descriptor, EVFILT_WRITE, EV_ADD | (writable ? EV_ENABLE : EV_DISABLE), 0, 0,
         NULL);
  if (kevent(set, &changes[0], 1, NULL, 0, NULL) < 0) return -1;
  /* A descriptor that cannot be written to, such as another set, is watched for reading only. */
  return kevent(set, &changes[1], 1, NULL, 0, NULL) < 0 && writable ? -1 : 0;
}

void cunix_set_forget(int set, int descriptor) {
  struct kevent change;
  EV_SET(&change, descriptor, EVFILT_READ, EV_DELETE, 0, 0, NULL);
  kevent(set, &change, 1, NULL, 0, NULL);
  EV_SET(&change, descriptor, EVFILT_WRITE, EV_DELETE, 0, 0, NULL);
  kevent(set, &change, 1, NULL, 0, NULL);
}

int cunix_set_ready(int set, int *descriptors, int count) {
  struct kevent events[CUNIX_SET_READY];
  struct timespec now = {0, 0};
  if (count > CUNIX_SET_READY) count = CUNIX_SET_READY;
  int found = kevent(set, NULL, 0, events, count, &now);
  for (int i = 0; i < found; i++) descriptors[i] = (int)events[i].ident;
  return found;
}

int cunix_folder_watch(const char *path, int *folder) {
  *folder = open(path, O_EVTONLY | O_DIRECTORY | O_CLOEXEC);
  if (*folder < 0) return -1;
  int watch = cunix_set_open();
  struct kevent change;
  EV_SET(&change, *folder, EVFILT_VNODE, EV_ADD | EV_CLEAR,
         NOTE_WRITE | NOTE_DELETE | NOTE_RENAME, 0, NULL);
  if (watch >= 0 && kevent(watch, &change, 1, NULL, 0, NULL) == 0) return watch;
  int failure = errno;
  close(*folder);
  if (watch >= 0) close(watch);
  errno = failure;
  return -1;
}

void cunix_folder_drain(int watch) {
  int changed[CUNIX_SET_READY];
  while (cunix_set_ready(watch, changed, CUNIX_SET_READY) == CUNIX_SET_READY) {
  }
}

#endif
