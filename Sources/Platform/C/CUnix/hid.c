#include "CUnix.h"

#include <errno.h>

#ifdef __linux__
#include <linux/hidraw.h>
#include <sys/ioctl.h>

int cunix_hid_send_feature(int device, const uint8_t *report, size_t count) {
  int sent;
  do {
    sent = ioctl(device, HIDIOCSFEATURE(count), report);
  } while (sent < 0 && errno == EINTR);
  return sent < 0 ? -1 : 0;
}
#else
int cunix_hid_send_feature(int device, const uint8_t *report, size_t count) {
  (void)device, (void)report, (void)count;
  errno = ENODEV;
  return -1;
}
#endif
