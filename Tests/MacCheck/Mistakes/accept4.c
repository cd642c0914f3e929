// expected: use of undeclared identifier 'SOCK_CLOEXEC'
#include <sys/socket.h>

int take(int listener);

int take(int listener) { return accept4(listener, 0, 0, SOCK_CLOEXEC); }
