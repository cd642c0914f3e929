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

int cunix_watch_open(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

int cunix_watch_add(int watch, const char *path, int is_folder) {
  uint32_t gone = IN_DELETE_SELF | IN_MOVE_SELF;
  uint32_t names = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR;
  uint32_t content = IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB;
  return inotify_add_watch(watch, path, gone | (is_folder ? names : content));
}

void cunix_watch_remove(int watch, int number) { inotify_rm_watch(watch, number); }

/* A thousand changes or more; what else there is, the next call takes. */
enum { MOST_READS = 16 };

int cunix_watch_drain(int watch) {
  _Alignas(struct inotify_event) char bytes[4096];
  int changed = 0;
  for (int i = 0; i < MOST_READS; i++) {
    ssize_t size = read(watch, bytes, sizeof bytes);
    if (size <= 0) break;
    for (ssize_t place = 0; place < size;) {
      const struct inotify_event *event = (const void *)(bytes + place);
      /* The removal of what was added is no change. */
      if (!(event->mask & IN_IGNORED)) changed = 1;
      place += (ssize_t)(sizeof *event + event->len);
    }
  }
  return changed;
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

int cunix_watch_open(void) { return cunix_set_open(); }

int cunix_watch_add(int watch, const char *path, int is_folder) {
  /* Without a wait, should a pipe have taken the place of the file. */
  int flags = O_EVTONLY | O_CLOEXEC | (is_folder ? O_DIRECTORY : O_NONBLOCK);
  int opened = open(path, flags);
  if (opened < 0) return -1;
  unsigned gone = NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE;
  struct kevent change;
  EV_SET(&change, opened, EVFILT_VNODE, EV_ADD | EV_CLEAR,
         gone | NOTE_WRITE | (is_folder ? 0 : NOTE_EXTEND | NOTE_ATTRIB), 0, NULL);
  if (kevent(watch, &change, 1, NULL, 0, NULL) == 0) return opened;
  int failure = errno;
  close(opened);
  errno = failure;
  return -1;
}

void cunix_watch_remove(int watch, int number) {
  /* With the descriptor the kernel forgets what was waited for. */
  (void)watch;
  close(number);
}

int cunix_watch_drain(int watch) {
  int changed[CUNIX_SET_READY];
  return cunix_set_ready(watch, changed, CUNIX_SET_READY) > 0;
}

#endif
