package dev.gyre.loop.net;

import io.netty.channel.unix.Errors.NativeIoException;
import java.io.FileNotFoundException;
import java.net.BindException;
import java.net.PortUnreachableException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NotYetConnectedException;
import java.util.Map;

/** A system error as libuv names it: code, (negative) number on Linux, message. */
public record UvError(String code, int errno, String message) {
    public static final UvError END_OF_FILE = new UvError("EOF", -4095, "end of file");
    public static final UvError CANCELED = new UvError("ECANCELED", -125, "operation canceled");

    private static final Map<String, UvError> BY_CODE = table(
            END_OF_FILE,
            CANCELED,
            new UvError("UNKNOWN", -4094, "unknown error"),
            new UvError("E2BIG", -7, "argument list too long"),
            new UvError("EACCES", -13, "permission denied"),
            new UvError("EADDRINUSE", -98, "address already in use"),
            new UvError("EADDRNOTAVAIL", -99, "address not available"),
            new UvError("EAFNOSUPPORT", -97, "address family not supported"),
            new UvError("EALREADY", -114, "connection already in progress"),
            new UvError("EAGAIN", -11, "resource temporarily unavailable"),
            new UvError("EBADF", -9, "bad file descriptor"),
            new UvError("ECONNABORTED", -103, "software caused connection abort"),
            new UvError("ECONNREFUSED", -111, "connection refused"),
            new UvError("ECONNRESET", -104, "connection reset by peer"),
            new UvError("EDESTADDRREQ", -89, "destination address required"),
            new UvError("EHOSTUNREACH", -113, "host is unreachable"),
            new UvError("EIO", -5, "i/o error"),
            new UvError("EISDIR", -21, "illegal operation on a directory"),
            new UvError("ELOOP", -40, "too many symbolic links encountered"),
            new UvError("EMSGSIZE", -90, "message too long"),
            new UvError("ENODEV", -19, "no such device"),
            new UvError("ENOPROTOOPT", -92, "protocol not available"),
            new UvError("ENAMETOOLONG", -36, "name too long"),
            new UvError("ENFILE", -23, "file table overflow"),
            new UvError("ENOENT", -2, "no such file or directory"),
            new UvError("ENOMEM", -12, "not enough memory"),
            new UvError("ENOTDIR", -20, "not a directory"),
            new UvError("ENOTSUP", -95, "operation not supported on socket"),
            new UvError("ESRCH", -3, "no such process"),
            new UvError("ETXTBSY", -26, "text file is busy"),
            new UvError("EINVAL", -22, "invalid argument"),
            new UvError("EISCONN", -106, "socket is already connected"),
            new UvError("EMFILE", -24, "too many open files"),
            new UvError("ENETUNREACH", -101, "network is unreachable"),
            new UvError("ENOBUFS", -105, "no buffer space available"),
            new UvError("ENOTCONN", -107, "socket is not connected"),
            new UvError("EPERM", -1, "operation not permitted"),
            new UvError("EPIPE", -32, "broken pipe"),
            new UvError("ETIMEDOUT", -110, "connection timed out"));

    // The system's messages, since exceptions of Java and Netty have no error code.
    private static final String[][] WORDS = {
        {"Address already in use", "EADDRINUSE"},
        {"Cannot assign requested address", "EADDRNOTAVAIL"},
        {"Can't assign requested address", "EADDRNOTAVAIL"},
        {"Permission denied", "EACCES"},
        {"No such file or directory", "ENOENT"},
        {"File name too long", "ENAMETOOLONG"},
        {"Not a directory", "ENOTDIR"},
        {"Address family not supported", "EAFNOSUPPORT"},
        {"Connection refused", "ECONNREFUSED"},
        {"Connection reset", "ECONNRESET"},
        {"Broken pipe", "EPIPE"},
        {"onnection timed out", "ETIMEDOUT"},
        {"No route to host", "EHOSTUNREACH"},
        {"Host is unreachable", "EHOSTUNREACH"},
        {"Network is unreachable", "ENETUNREACH"},
        {"Too many open files", "EMFILE"},
        {"not connected", "ENOTCONN"},
        {"Invalid argument", "EINVAL"},
        {"Bad file descriptor", "EBADF"},
        {"Operation not permitted", "EPERM"},
        {"Protocol not available", "ENOPROTOOPT"},
        {"No such device", "ENODEV"},
        {"Cannot allocate memory", "ENOMEM"},
        {"No buffer space available", "ENOBUFS"},
    };

    /** The error with the code {@code code}. */
    public static UvError of(String code) {
        var error = BY_CODE.get(code);
        if (error == null) {
            throw new IllegalArgumentException("no such error code: " + code);
        }
        return error;
    }

    /** The error with a (negative) number of Linux. */
    public static UvError ofNumber(int errno) {
        for (var error : BY_CODE.values()) {
            if (error.errno() == errno) {
                return error;
            }
        }
        return new UvError("UNKNOWN", errno, "unknown error");
    }

    /** The system error of an exception of Java or of Netty. */
    public static UvError from(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UvException exception) {
                return exception.error();
            }
            if (cause instanceof NativeIoException system) {
                return ofNumber(system.expectedErr());
            }
            if (cause instanceof PortUnreachableException) {
                return of("ECONNREFUSED");
            }
            var message = cause.getMessage();
            for (var words : WORDS) {
                if (message != null && message.contains(words[0])) {
                    return of(words[1]);
                }
            }
            if (cause instanceof FileNotFoundException) {
                return of("ENOENT");
            }
            if (cause instanceof ClosedChannelException) {
                // If the exception has a cause, an earlier failure has closed the channel.
                return cause.getCause() == null ? CANCELED : of("EPIPE");
            }
            if (cause instanceof NotYetConnectedException) {
                // Netty uses this exception also for a socket that is no longer connected.
                return of("ENOTCONN");
            }
            if (cause instanceof BindException) {
                return of("EADDRINUSE");
            }
        }
        return new UvError("UNKNOWN", -4094, String.valueOf(failure.getMessage()));
    }

    private static Map<String, UvError> table(UvError... errors) {
        var table = new java.util.HashMap<String, UvError>();
        for (var error : errors) {
            table.put(error.code(), error);
        }
        return Map.copyOf(table);
    }
}
