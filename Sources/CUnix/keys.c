#include "CUnix.h"

#include <termios.h>
#include <unistd.h>

static struct termios modes_before;
static int are_modes_known = 0;

void cunix_keys_start(int descriptor) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) < 0) return;
  if (!are_modes_known) modes_before = modes;
  are_modes_known = 1;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
  modes.c_cc[VINTR] = _POSIX_VDISABLE;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  tcsetattr(descriptor, TCSADRAIN, &modes);
}

void cunix_keys_stop(int descriptor) {
  if (are_modes_known) tcsetattr(descriptor, TCSADRAIN, &modes_before);
  are_modes_known = 0;
}
