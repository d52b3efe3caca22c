package dev.gyre.node.fs;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;

/** The permissions that each file operation needs. */
final class FileAccess {
    private FileAccess() {}

    /** The error of a call that the program has no permission for; null if it has. */
    static Object denial(FileCall call) {
        return switch (call.operation()) {
            case CLOSE, READ, WRITE, WRITEV, READV, FSTAT, FTRUNCATE -> null;
            case FSYNC, FDATASYNC, FCHMOD, FCHOWN, FUTIMES -> disabled(call);
            case ACCESS, EXISTS, STAT, READDIR, READLINK, REALPATH, STATFS -> reading(call, true);
            case LSTAT -> reading(call, false);
            case OPEN -> opening(call, call.integer(1, 0));
            case READ_FILE, READ_FILE_UTF8 -> isDescriptor(call) ? null : opening(call, call.integer(1, 0));
            case WRITE_FILE -> isDescriptor(call) ? null : opening(call, call.integer(2, OpenFlags.O_WRONLY));
            case MKDIR, MKDTEMP, RMDIR, UNLINK, CHMOD, CHOWN, LCHOWN, UTIMES, LUTIMES -> writing(call);
            case RENAME, LINK -> {
                Object denial = reading(call, true);
                if (denial == null) denial = writing(call);
                yield denial == null ? writing(call, 1) : denial;
            }
            case COPY_FILE -> {
                Object denial = reading(call, true);
                yield denial == null ? writing(call, 1) : denial;
            }
            case SYMLINK ->
                Permissions.denialOfFiles(
                        call.environment(), "fs.symlink API requires full fs.read and fs.write permissions.");
        };
    }

    /** Whether a call with a callback throws its denial, as in Node, instead of passing it to the callback. */
    static boolean throwsAtOnce(FileOperation operation) {
        return switch (operation) {
            case MKDIR, RMDIR, READLINK, CHMOD, UTIMES, LUTIMES -> true;
            default -> false;
        };
    }

    private static boolean isDescriptor(FileCall call) {
        return call.argument(0) instanceof Number;
    }

    private static Object disabled(FileCall call) {
        Environment environment = call.environment();
        String name = call.operation() == FileOperation.FUTIMES
                ? "futimes"
                : call.operation().syscall();
        return Permissions.denialOfFunction(environment, name);
    }

    private static Object opening(FileCall call, int flags) {
        int access = flags & (OpenFlags.O_WRONLY | OpenFlags.O_RDWR);
        Object denial = access == OpenFlags.O_WRONLY ? null : reading(call, true);
        boolean writes = access != 0 || (flags & (OpenFlags.O_APPEND | OpenFlags.O_CREAT | OpenFlags.O_TRUNC)) != 0;
        return denial == null && writes ? writing(call) : denial;
    }

    private static Object reading(FileCall call, boolean namesOption) {
        return Permissions.denial(call.environment(), PermissionScope.FILE_READ, call.shownPath(), namesOption);
    }

    private static Object writing(FileCall call) {
        return Permissions.denial(call.environment(), PermissionScope.FILE_WRITE, call.shownPath());
    }

    private static Object writing(FileCall call, int index) {
        return Permissions.denial(
                call.environment(),
                PermissionScope.FILE_WRITE,
                call.pathArgument(index).text());
    }
}
