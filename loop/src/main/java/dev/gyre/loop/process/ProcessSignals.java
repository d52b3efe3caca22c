package dev.gyre.loop.process;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;

/** Sends signals. */
public final class ProcessSignals {
    private static final int CHILD = 17;
    // The first word is the handler; larger than needed.
    private static final int ACTION_SIZE = 256;
    private static final long IGNORED = 1;

    private ProcessSignals() {}

    /** Sends a signal to a process, or to a group as kill(2) says; 0 or the negative errno. */
    public static int kill(int process, int signal) {
        return (int) SystemCalls.call("kill", process, signal);
    }

    /** Restores the default action of a signal in this process. */
    public static void restoreDefault(int signal) {
        SystemCalls.call("signal", signal, 0);
    }

    /** Makes the end of children observable in this process even if its parent ignored SIGCHLD, which is inherited. */
    static void hearOfChildren() {
        try (var arena = Arena.ofConfined()) {
            var action = arena.allocate(ACTION_SIZE, 16);
            SystemCalls.call("sigaction", CHILD, 0, action.address());
            if (action.get(ValueLayout.JAVA_LONG, 0) == IGNORED) {
                restoreDefault(CHILD);
            }
        }
    }

    /** Ends this process by a signal with its default action; returns only if that action is not to end the process. */
    public static void raiseDefault(int signal) {
        restoreDefault(signal);
        SystemCalls.call("kill", ProcessHandle.current().pid(), signal);
    }
}
