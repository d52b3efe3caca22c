package dev.gyre.node.sqlite.library;

/** What is known of the callbacks under way of one connection, and what the last of them threw. */
final class Callbacks {
    private int depth;
    private int authorizing;
    private Throwable failure;
    private int quiet;

    int depth() {
        return depth;
    }

    boolean isAuthorizing() {
        return authorizing > 0;
    }

    /** Whether objects are released for which no code of the program may run. */
    boolean isQuiet() {
        return quiet > 0;
    }

    void beQuiet() {
        quiet++;
    }

    void endQuiet() {
        quiet--;
    }

    /** Forgets what a callback threw, since something else is being thrown. */
    void discard() {
        failure = null;
    }

    /** Whether a callback has thrown and the call that led to it has not returned yet. */
    boolean hasFailed() {
        return failure != null;
    }

    void enter() {
        depth++;
    }

    void leave() {
        depth--;
    }

    void enterAuthorizer() {
        depth++;
        authorizing++;
    }

    void leaveAuthorizer() {
        depth--;
        authorizing--;
    }

    /** Keeps what a callback threw; the first of several is the cause of the others. */
    void failed(Throwable thrown) {
        if (failure == null) failure = thrown;
    }

    /** Throws what a callback threw since the last time. */
    void rethrow() {
        if (failure == null) return;
        Throwable thrown = failure;
        failure = null;
        throw Callbacks.<RuntimeException>unchecked(thrown);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
