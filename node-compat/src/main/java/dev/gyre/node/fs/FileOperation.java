package dev.gyre.node.fs;

/** The operations of the fs binding, in the order of {@link FsBinding}'s names: system call, arguments before the callback, leading paths. */
enum FileOperation {
    ACCESS("access", 2, 1),
    EXISTS("access", 1, 1),
    OPEN("open", 3, 1),
    CLOSE("close", 1, 0),
    READ("read", 5, 0),
    WRITE("write", 5, 0),
    WRITEV("write", 3, 0),
    READV("read", 3, 0),
    READ_FILE("open", 2, 1),
    READ_FILE_UTF8("open", 2, 1),
    WRITE_FILE("open", 4, 1),
    STAT("stat", 3, 1),
    LSTAT("lstat", 3, 1),
    FSTAT("fstat", 2, 0),
    FSYNC("fsync", 1, 0),
    FDATASYNC("fdatasync", 1, 0),
    FTRUNCATE("ftruncate", 2, 0),
    READDIR("scandir", 2, 1),
    MKDIR("mkdir", 3, 1),
    MKDTEMP("mkdtemp", 1, 1),
    RMDIR("rmdir", 1, 1),
    UNLINK("unlink", 1, 1),
    RENAME("rename", 2, 2),
    LINK("link", 2, 2),
    SYMLINK("symlink", 2, 2),
    COPY_FILE("copyfile", 3, 2),
    READLINK("readlink", 1, 1),
    REALPATH("realpath", 1, 1),
    CHMOD("chmod", 2, 1),
    FCHMOD("fchmod", 2, 0),
    CHOWN("chown", 3, 1),
    LCHOWN("lchown", 3, 1),
    FCHOWN("fchown", 3, 0),
    UTIMES("utime", 3, 1),
    LUTIMES("lutime", 3, 1),
    FUTIMES("futime", 3, 0),
    STATFS("statfs", 1, 1);

    private final String syscall;
    private final int arity;
    private final int paths;

    FileOperation(String syscall, int arity, int paths) {
        this.syscall = syscall;
        this.arity = arity;
        this.paths = paths;
    }

    String syscall() {
        return syscall;
    }

    int arity() {
        return arity;
    }

    int paths() {
        return paths;
    }
}
