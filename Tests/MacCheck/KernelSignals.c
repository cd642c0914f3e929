/* How the kernel of Linux has the structure that CUnix/restoring.c builds by hand for rt_sigaction. In a file
 * of its own, since the C library has another structure of that name. */
#include <linux/types.h>

#include <asm/signal.h>

#define IS(fact) _Static_assert(fact, #fact)
#define AT(member) __builtin_offsetof(struct sigaction, member)

IS(sizeof(struct sigaction) == 32 && AT(sa_handler) == 0 && AT(sa_flags) == 8);
IS(AT(sa_restorer) == 16 && AT(sa_mask) == 24);
IS(SA_RESTORER == 0x04000000);
