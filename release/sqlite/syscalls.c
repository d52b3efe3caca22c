// stat, fstat and lstat by system call: glibc before 2.33 has no such symbols, and on 64-bit Linux the kernel's struct stat is the C library's.
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))

HIDDEN int stat(const char *path, struct stat *result) { return (int)syscall(SYS_newfstatat, AT_FDCWD, path, result, 0); }
HIDDEN int lstat(const char *path, struct stat *result) { return (int)syscall(SYS_newfstatat, AT_FDCWD, path, result, AT_SYMLINK_NOFOLLOW); }
HIDDEN int fstat(int descriptor, struct stat *result) { return (int)syscall(SYS_fstat, descriptor, result); }
