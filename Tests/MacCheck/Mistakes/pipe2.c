// expected: 'pipe2' is only available on macOS
#include <fcntl.h>
#include <unistd.h>

int make(int ends[2]);

int make(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
