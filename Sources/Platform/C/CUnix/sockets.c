#include "CUnix.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

/* How much the kernel keeps for a client that does not read; the rest is queued in the program. */
static const int send_buffer = 65536;

int cunix_socket_longest_path(void) {
  struct sockaddr_un address;
  return (int)sizeof address.sun_path - 1;
}

static int set_address(struct sockaddr_un *address, const char *path) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  return 0;
}

static void prepare(int socket) {
#ifndef __linux__
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  fcntl(socket, F_SETFL, O_NONBLOCK);
#endif
  setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &send_buffer, sizeof send_buffer);
#ifdef SO_NOSIGPIPE
  int yes = 1;
  setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
}

static int open_socket(void) {
  /* Linux marks it when it makes it: a child that another thread starts in between would inherit it. */
#ifdef __linux__
  int opened = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
#else
  int opened = socket(AF_UNIX, SOCK_STREAM, 0);
#endif
  if (opened >= 0) prepare(opened);
  return opened;
}

static int fail(int opened) {
  int failure = errno;
  if (opened >= 0) close(opened);
  errno = failure;
  return -1;
}

int cunix_socket_listen(const char *path, const char *temporary) {
  struct sockaddr_un address;
  if (set_address(&address, path) < 0 || set_address(&address, temporary) < 0) return -1;
  int opened = open_socket();
  if (opened < 0) return -1;
  /* It gets its final name only when clients can connect and no other user can. */
  unlink(temporary);
  if (bind(opened, (struct sockaddr *)&address, sizeof address) < 0) return fail(opened);
  if (chmod(temporary, 0600) < 0 || listen(opened, 64) < 0 || rename(temporary, path) < 0) {
    fail(opened);
    int failure = errno;
    unlink(temporary);
    errno = failure;
    return -1;
  }
  return opened;
}

int cunix_socket_connect(const char *path) {
  struct sockaddr_un address;
  if (set_address(&address, path) < 0) return -1;
  int opened = open_socket();
  if (opened < 0) return -1;
  if (connect(opened, (struct sockaddr *)&address, sizeof address) < 0) return fail(opened);
  return opened;
}

int cunix_socket_accept(int listener) {
#ifdef __linux__
  int opened = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
#else
  int opened = accept(listener, NULL, NULL);
#endif
  if (opened >= 0) prepare(opened);
  return opened;
}

ssize_t cunix_socket_send(int socket, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  return send(socket, bytes, count, MSG_NOSIGNAL);
#else
  return send(socket, bytes, count, 0);
#endif
}
