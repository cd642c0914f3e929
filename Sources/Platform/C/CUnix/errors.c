#include "CUnix.h"
#include "internal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static int real_errors = -1;
static int kept = -1;

static int file_without_name(void) {
  char path[] = "/tmp/speakerclock-XXXXXX";
  int file = mkostemp(path, O_CLOEXEC);
  if (file < 0) return open("/dev/null", O_WRONLY | O_CLOEXEC);
  unlink(path);
  return file;
}

void cunix_errors_keep(void) {
  real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  kept = file_without_name();
  if (real_errors >= 0 && kept >= 0) dup2(kept, STDERR_FILENO);
}

void cunix_errors_copy(int descriptor) {
  char bytes[512];
  ssize_t count;
  if (kept < 0 || descriptor < 0) return;
  lseek(kept, 0, SEEK_SET);
  while ((count = read(kept, bytes, sizeof bytes)) > 0) {
    ssize_t written = write(descriptor, bytes, (size_t)count);
    if (written < 0) return;
  }
}

void cunix_errors_give_out(void) {
  if (real_errors < 0) return;
  dup2(real_errors, STDERR_FILENO);
  cunix_errors_copy(STDERR_FILENO);
  close(real_errors);
  if (kept >= 0) close(kept);
  real_errors = kept = -1;
}
