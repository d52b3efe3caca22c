package dev.gyre.loop.process;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;

/** Sends signals. */
public final class ProcessSignals {
    private static final int CHILD = 17;
    // Its first word is the handler; with room to spare.
    private static final int ACTION_SIZE = 256;
    private static final long IGNORED = 1;

    private ProcessSignals() {}

    /** Sends a signal to a process, or to a group as kill(2) says; 0 or the negative errno. */
    public static int kill(int process, int signal) {
        return (int) SystemCalls.call("kill", process, signal);
    }

    /** Makes a signal do to this process what the system has it do. */
    public static void restoreDefault(int signal) {
        SystemCalls.call("signal", signal, 0);
    }

    /** Lets this process hear of the end of its children, though a parent that ignored the signal has handed that down. */
    static void hearOfChildren() {
        try (var arena = Arena.ofConfined()) {
            var action = arena.allocate(ACTION_SIZE, 16);
            SystemCalls.call("sigaction", CHILD, 0, action.address());
            if (action.get(ValueLayout.JAVA_LONG, 0) == IGNORED) {
                restoreDefault(CHILD);
            }
        }
    }

    /** Ends this process by a signal whose handling is the system's again; returns only if the signal does not end a process. */
    public static void raiseDefault(int signal) {
        restoreDefault(signal);
        SystemCalls.call("kill", ProcessHandle.current().pid(), signal);
    }
}
