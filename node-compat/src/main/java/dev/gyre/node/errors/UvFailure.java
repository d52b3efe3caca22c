package dev.gyre.node.errors;

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

/** A failed system call, on any thread; the loop's thread converts it to a uv error. */
public final class UvFailure extends Exception {
    private static final long serialVersionUID = 1;

    /** The system's messages, which Java's exceptions contain, and their codes. */
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

    public UvFailure(String code, String syscall) {
        super(code, null, false, false);
        this.code = code;
        this.syscall = syscall;
    }

    public String code() {
        return code;
    }

    public String syscall() {
        return syscall;
    }

    /** The code for an exception of java.nio. */
    public static String code(Throwable error) {
        // No switch over types: it would cost a program's first missing file about ten milliseconds.
        if (error instanceof UvFailure failure) return failure.code;
        if (error instanceof FileSystemException failure) return fileSystemCode(failure);
        if (error instanceof ClosedChannelException
                || error instanceof NonReadableChannelException
                || error instanceof NonWritableChannelException) {
            return "EBADF";
        }
        if (error instanceof UnsupportedOperationException) return "ENOSYS";
        if (error instanceof InvalidPathException) return "ENOENT";
        if (error instanceof SecurityException) return "EACCES";
        return error instanceof IOException failure ? fromWords(failure.getMessage()) : "UNKNOWN";
    }

    private static String fileSystemCode(FileSystemException error) {
        if (error instanceof NoSuchFileException) return "ENOENT";
        if (error instanceof FileAlreadyExistsException) return "EEXIST";
        if (error instanceof DirectoryNotEmptyException) return "ENOTEMPTY";
        if (error instanceof AccessDeniedException) return "EACCES";
        if (error instanceof NotDirectoryException) return "ENOTDIR";
        if (error instanceof NotLinkException) return "EINVAL";
        return error instanceof FileSystemLoopException ? "ELOOP" : fromWords(error.getReason());
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
