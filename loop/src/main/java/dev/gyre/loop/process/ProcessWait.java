package dev.gyre.loop.process;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;

/**
 * Waits on its own thread for the end of a child, and guarantees that no signal is sent to a process number that the
 * system may have reused.
 */
final class ProcessWait implements Runnable {
    private static final int BY_NUMBER = 1;
    private static final int EXITED_WITHOUT_REAPING = 0x01000004;
    private static final int INFORMATION_SIZE = 128;
    private static final int ESRCH = -3;
    private static final long STACK = 256 << 10;

    /** Called on the waiting thread. */
    interface Listener {
        void exited(ChildStatus status);
    }

    private final int pid;
    private final Listener listener;
    private boolean reaped;

    private ProcessWait(int pid, Listener listener) {
        this.pid = pid;
        this.listener = listener;
    }

    static ProcessWait start(int pid, Listener listener) {
        var wait = new ProcessWait(pid, listener);
        var thread = new Thread(null, wait, "child " + pid, STACK);
        thread.setDaemon(true);
        thread.start();
        return wait;
    }

    int pid() {
        return pid;
    }

    /** Sends a signal; 0 or the negative errno. */
    synchronized int kill(int signal) {
        return reaped ? ESRCH : ProcessSignals.kill(pid, signal);
    }

    @Override
    public void run() {
        try (var arena = Arena.ofConfined()) {
            var information = arena.allocate(INFORMATION_SIZE, 16);
            while (SystemCalls.call("waitid", BY_NUMBER, pid, information.address(), EXITED_WITHOUT_REAPING)
                    == -SystemCalls.EINTR) {
                // A signal that the JVM uses internally.
                continue;
            }
            listener.exited(reap(arena));
        }
    }

    private synchronized ChildStatus reap(Arena arena) {
        var status = arena.allocate(JAVA_INT);
        while (SystemCalls.call("waitpid", pid, status.address(), 0) == -SystemCalls.EINTR) {
            continue;
        }
        reaped = true;
        return ChildStatus.of(status.get(JAVA_INT, 0));
    }
}
