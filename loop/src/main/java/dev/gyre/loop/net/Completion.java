package dev.gyre.loop.net;

/** Told once, inside a callback scope, how an operation on a socket ended. */
public interface Completion {
    /** {@code error} is null when the operation succeeded. */
    void completed(UvError error);
}
