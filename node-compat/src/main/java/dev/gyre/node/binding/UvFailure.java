package dev.gyre.node.binding;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;

/** A system call that failed, on whatever thread; the loop's thread makes a uv error of it. */
final class UvFailure extends Exception {
    private static final long serialVersionUID = 1;

    /** The system's words, which Java's exceptions quote, and the code they stand for. */
    private static final String WORDS = """
            No such file or directory=ENOENT
            Permission denied=EACCES
            Operation not permitted=EPERM
            File exists=EEXIST
            Not a directory=ENOTDIR
            Is a directory=EISDIR
            Directory not empty=ENOTEMPTY
            Too many levels of symbolic links=ELOOP
            File name too long=ENAMETOOLONG
            No space left on device=ENOSPC
            Read-only file system=EROFS
            Invalid cross-device link=EXDEV
            Device or resource busy=EBUSY
            Invalid argument=EINVAL
            Too many open files in system=ENFILE
            Too many open files=EMFILE
            Text file busy=ETXTBSY
            Illegal seek=ESPIPE
            Broken pipe=EPIPE
            Bad file descriptor=EBADF
            No such device or address=ENXIO
            Too many links=EMLINK
            Disk quota exceeded=EDQUOT
            File too large=EFBIG
            Operation not supported=ENOTSUP
            Resource temporarily unavailable=EAGAIN
            Function not implemented=ENOSYS
            Input/output error=EIO
            """;

    private final String code;
    private final String syscall;

    UvFailure(String code, String syscall) {
        super(code, null, false, false);
        this.code = code;
        this.syscall = syscall;
    }

    String code() {
        return code;
    }

    String syscall() {
        return syscall;
    }

    /** The code that an exception of java.nio stands for. */
    static String code(Throwable error) {
        return switch (error) {
            case UvFailure failure -> failure.code;
            case NoSuchFileException absent -> "ENOENT";
            case FileAlreadyExistsException exists -> "EEXIST";
            case DirectoryNotEmptyException full -> "ENOTEMPTY";
            case AccessDeniedException denied -> "EACCES";
            case NotDirectoryException other -> "ENOTDIR";
            case NotLinkException other -> "EINVAL";
            case FileSystemLoopException loop -> "ELOOP";
            case FileSystemException other -> fromWords(other.getReason());
            case ClosedChannelException closed -> "EBADF";
            case NonReadableChannelException unreadable -> "EBADF";
            case NonWritableChannelException unwritable -> "EBADF";
            case UnsupportedOperationException unsupported -> "ENOSYS";
            case InvalidPathException invalid -> "ENOENT";
            case SecurityException denied -> "EACCES";
            case IOException other -> fromWords(other.getMessage());
            default -> "UNKNOWN";
        };
    }

    static String fromWords(String words) {
        if (words == null) return "EIO";
        for (String line : WORDS.split("\n")) {
            int equals = line.indexOf('=');
            if (words.contains(line.substring(0, equals))) return line.substring(equals + 1);
        }
        return "EIO";
    }
}
