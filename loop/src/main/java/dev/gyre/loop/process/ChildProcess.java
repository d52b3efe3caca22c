package dev.gyre.loop.process;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Handle;
import dev.gyre.loop.net.UvException;
import java.util.function.Consumer;

/** A child process (libuv's uv_process_t): active until it has ended. */
public final class ChildProcess extends Handle {
    private static final int ESRCH = -3;

    private final Consumer<ChildStatus> onExit;
    private ProcessWait wait;
    private String reason = "not started";

    /** @param onExit called once, in the poll phase, unless the handle is closed before */
    public ChildProcess(EventLoop loop, Consumer<ChildStatus> onExit) {
        super(loop, "process");
        this.onExit = onExit;
    }

    /** Starts the process and gives its number. */
    public int spawn(SpawnOptions options) throws UvException {
        loop().assertLoopThread();
        if (wait != null) {
            throw new IllegalStateException("the process has been started before");
        }
        var pid = ProcessSpawner.spawn(options);
        reason = options.file() + " " + pid;
        activate();
        wait = ProcessWait.start(pid, status -> loop().post(() -> exited(status)));
        return pid;
    }

    private void exited(ChildStatus status) {
        deactivate();
        if (!isClosing()) {
            onExit.accept(status);
        }
    }

    /** Sends a signal; 0 or the negative errno. */
    public int kill(int signal) {
        return wait == null ? ESRCH : wait.kill(signal);
    }

    @Override
    public String reason() {
        return reason;
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    @Override
    protected void beginClose() {
        // The process continues without a handle; its thread reaps it.
    }
}
