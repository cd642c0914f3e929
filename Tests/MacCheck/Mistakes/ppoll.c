// expected: call to undeclared function 'ppoll'
#include <poll.h>
#include <stddef.h>

int wait_for(struct pollfd *descriptors, nfds_t count);

int wait_for(struct pollfd *descriptors, nfds_t count) {
  return ppoll(descriptors, count, NULL, NULL);
}
