package dev.gyre.loop.net;

/** Called once, inside a callback scope, when an operation on a socket has ended. */
public interface Completion {
    /** {@code error} is null when the operation succeeded. */
    void completed(UvError error);
}
