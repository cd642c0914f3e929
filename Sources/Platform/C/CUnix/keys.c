#include "CUnix.h"

#include <termios.h>
#include <unistd.h>

static struct termios modes_before;
static int are_modes_known = 0;

/* A shell's line editor switches some of these off while it uses the terminal. A job that began in the
 * background then finds them switched off. */
static void set_characters(cc_t *characters) {
  characters[VINTR] = _POSIX_VDISABLE;
  characters[VQUIT] = 0x1c;
  characters[VSUSP] = 0x1a;
#ifdef VDSUSP
  characters[VDSUSP] = _POSIX_VDISABLE;
#endif
  characters[VMIN] = 1;
  characters[VTIME] = 0;
}

void cunix_keys_start(int descriptor, int has_screen) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) < 0) return;
  if (!are_modes_known) modes_before = modes;
  are_modes_known = 1;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  modes.c_lflag |= ISIG;
  modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF | ISTRIP | INLCR | IGNCR);
  if (has_screen) {
    modes.c_iflag &= ~(tcflag_t)ICRNL;
    /* A line feed is a step down, and the kernel need not look at each byte. */
    modes.c_oflag &= ~(tcflag_t)OPOST;
  }
  set_characters(modes.c_cc);
  tcsetattr(descriptor, TCSANOW, &modes);
}

void cunix_keys_stop(int descriptor) {
  if (are_modes_known) tcsetattr(descriptor, TCSANOW, &modes_before);
  are_modes_known = 0;
}
