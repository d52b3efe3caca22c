package dev.gyre.loop.net;

import java.io.IOException;

/** A {@link UvError} thrown by a call that fails at once. */
public final class UvException extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient UvError error;

    /** @param cause may be null */
    public UvException(UvError error, Throwable cause) {
        super(error.code() + ": " + error.message(), cause);
        this.error = error;
    }

    /** The error; never null. */
    public UvError error() {
        return error;
    }
}
