#include "CUnix.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* Finds the address of a host. */
static int find(const char *host, int port, struct sockaddr_in *address) {
  struct addrinfo hints, *found = NULL;
  memset(&hints, 0, sizeof hints);
  hints.ai_family = AF_INET;
  hints.ai_socktype = SOCK_DGRAM;
  if (getaddrinfo(host, NULL, &hints, &found) != 0 || found == NULL) {
    errno = ENOENT;
    return -1;
  }
  memcpy(address, found->ai_addr, sizeof *address);
  freeaddrinfo(found);
  address->sin_port = htons((uint16_t)port);
  return 0;
}

static int prepare(int opened, const char *interface) {
  int yes = 1;
  if (fcntl(opened, F_SETFD, FD_CLOEXEC) < 0 || fcntl(opened, F_SETFL, O_NONBLOCK) < 0) return -1;
  if (setsockopt(opened, SOL_SOCKET, SO_BROADCAST, &yes, sizeof yes) < 0) return -1;
  if (*interface == 0) return 0;
  struct in_addr local;
  if (inet_pton(AF_INET, interface, &local) != 1) {
    errno = EINVAL;
    return -1;
  }
  return setsockopt(opened, IPPROTO_IP, IP_MULTICAST_IF, &local, sizeof local);
}

int cunix_datagram_open(const char *host, int port, const char *interface) {
  struct sockaddr_in address;
  if (find(host, port, &address) < 0) return -1;
  int opened = socket(AF_INET, SOCK_DGRAM, 0);
  if (opened < 0) return -1;
  if (prepare(opened, interface) < 0 ||
      connect(opened, (struct sockaddr *)&address, sizeof address) < 0) {
    int failure = errno;
    close(opened);
    errno = failure;
    return -1;
  }
  return opened;
}
