package dev.gyre.loop.process;

/** Sends signals. */
public final class ProcessSignals {
    private ProcessSignals() {
    }

    /** Sends a signal to a process, or to a group as kill(2) says; 0 or the negative errno. */
    public static int kill(int process, int signal) {
        return (int) SystemCalls.call("kill", process, signal);
    }

    /** Makes a signal do to this process what the system has it do. */
    public static void restoreDefault(int signal) {
        SystemCalls.call("signal", signal, 0);
    }

    /** Ends this process by a signal whose handling is the system's again; returns only if the signal does not end a process. */
    public static void raiseDefault(int signal) {
        restoreDefault(signal);
        SystemCalls.call("kill", ProcessHandle.current().pid(), signal);
    }
}
