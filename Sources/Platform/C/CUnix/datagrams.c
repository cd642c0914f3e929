#include "CUnix.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int cunix_host_address(const char *host, int is_number, uint32_t *address) {
  struct addrinfo hints, *found = NULL;
  memset(&hints, 0, sizeof hints);
  hints.ai_family = AF_INET;
  hints.ai_socktype = SOCK_DGRAM;
  hints.ai_flags = is_number ? AI_NUMERICHOST : 0;
  if (getaddrinfo(host, NULL, &hints, &found) != 0 || found == NULL) return -1;
  *address = ((struct sockaddr_in *)(void *)found->ai_addr)->sin_addr.s_addr;
  freeaddrinfo(found);
  return 0;
}

static int prepare(int opened, uint32_t interface) {
  int yes = 1;
  if (fcntl(opened, F_SETFD, FD_CLOEXEC) < 0 || fcntl(opened, F_SETFL, O_NONBLOCK) < 0) return -1;
  if (setsockopt(opened, SOL_SOCKET, SO_BROADCAST, &yes, sizeof yes) < 0) return -1;
  if (interface == INADDR_ANY) return 0;
  struct in_addr local = {.s_addr = interface};
  return setsockopt(opened, IPPROTO_IP, IP_MULTICAST_IF, &local, sizeof local);
}

int cunix_datagram_open(uint32_t host, int port, uint32_t interface) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = host;
  address.sin_port = htons((uint16_t)port);
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
