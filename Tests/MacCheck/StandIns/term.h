/* See curses.h. */
#include "curses.h"
