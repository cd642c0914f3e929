/* What the program takes for granted of each system that it is compiled for and not run on: the sizes and
 * places of what crosses the border between C and Swift, or between the program and the kernel. */
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define IS(fact) _Static_assert(fact, #fact)

/* Everywhere. */
IS(CHAR_BIT == 8);
IS(sizeof(int) == 4 && sizeof(long) == 8 && sizeof(void *) == 8 && sizeof(size_t) == 8);
IS(_Alignof(int64_t) == 8 && _Alignof(long) == 8 && _Alignof(void *) == 8);
IS(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__); /* the sets of cunix_select */
IS(sizeof(time_t) == 8 && sizeof(((struct timespec *)0)->tv_nsec) == 8);
IS(sizeof(off_t) == 8 && sizeof(((struct stat *)0)->st_size) == 8);
/* Swift takes an array of its own structure with this one member for an array of these. */
IS(sizeof(struct pollfd) == 8 && _Alignof(struct pollfd) == 4);
IS(offsetof(struct pollfd, fd) == 0 && offsetof(struct pollfd, events) == 4);
IS(offsetof(struct pollfd, revents) == 6);
IS(POLLIN == 1 && POLLOUT == 4 && POLLNVAL == 0x20);
IS(EAGAIN == EWOULDBLOCK);
IS(sizeof(struct winsize) == 8 && offsetof(struct winsize, ws_col) == 2);
IS(SIGHUP == 1 && SIGINT == 2 && SIGQUIT == 3 && SIGKILL == 9 && SIGPIPE == 13 && SIGTERM == 15);
IS(_POSIX_PIPE_BUF == 512 && PIPE_BUF >= 512);

#ifdef __APPLE__
#include <spawn.h>
#include <sys/event.h>

IS(CHAR_MIN == -128);
IS(sizeof(((struct sockaddr_un *)0)->sun_path) == 104);
IS(sizeof(struct kevent) == 32 && sizeof(((struct kevent *)0)->data) == 8); /* nanoseconds of a wait */
/* setflags takes a short. */
IS((POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT | POSIX_SPAWN_SETSIGMASK) <= SHRT_MAX);
IS(NCCS == 20 && VDSUSP < NCCS);
#else
#include <linux/hidraw.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/syscall.h>

#ifdef __aarch64__
IS(CHAR_MIN == 0);
/* Packed on x86-64 alone. */
IS(sizeof(struct epoll_event) == 16 && offsetof(struct epoll_event, data) == 8);
IS(SYS_rt_sigaction == 134);
#endif
IS(sizeof(((struct sockaddr_un *)0)->sun_path) == 108);
IS(sizeof(struct inotify_event) == 16);
IS(HIDIOCSFEATURE(9) == 0xC0094806);
IS(TIOCGWINSZ == 0x5413 && TIOCOUTQ == 0x5411);
IS(CLOCK_BOOTTIME == 7);
IS(_NSIG == 65); /* the kernel's mask of signals has 8 bytes */
#endif
