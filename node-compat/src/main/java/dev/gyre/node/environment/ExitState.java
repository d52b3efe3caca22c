package dev.gyre.node.environment;

import java.util.ArrayList;
import java.util.List;

/** How far a program is on its way out, its exit code, and the events of process that say so. */
// https://nodejs.org/api/process.html#process-events
public final class ExitState {
    /** What the system keeps of an exit code. */
    private static final int EXIT_STATUS = 0xFF;

    private static final String LIBRARY = "internal/process";

    private final Environment environment;
    private final List<EndListener> endListeners = new ArrayList<>();
    private boolean eventsDefined;
    private boolean exiting;
    private boolean exitEmitted;
    private Integer code;

    ExitState(Environment environment) {
        this.environment = environment;
    }

    /** Whether the library has defined its part of process: before that no event of process has a listener. */
    public boolean hasEvents() {
        return eventsDefined;
    }

    public void eventsDefined() {
        eventsDefined = true;
    }

    /** True from process.exit() or a fatal error on: only 'exit' handlers may still run. */
    public boolean isExiting() {
        return exiting;
    }

    /** True once 'exit' was emitted: ticks are not queued any more. */
    public boolean isExitEmitted() {
        return exitEmitted;
    }

    /** What process.exitCode holds, or null. */
    public Integer code() {
        return code;
    }

    public void code(Integer newCode) {
        code = newCode;
    }

    /** Stops the loop without another event: 'exit' was emitted, or is not to be. */
    public void exit(int newCode) {
        exiting = true;
        exitEmitted = true;
        code = newCode;
        environment.loop().stop();
    }

    /** Emits 'exit' once; returns the code that listeners leave. */
    public int emitExit() {
        if (!exitEmitted) {
            exitEmitted = true;
            environment.process().put("_exiting", true);
            if (eventsDefined) environment.library().call(LIBRARY, "emitExit");
        }
        return code == null ? 0 : code;
    }

    /** Emits 'beforeExit' if there can be a listener. */
    public void emitBeforeExit() {
        if (eventsDefined) environment.library().call(LIBRARY, "emitBeforeExit", code == null ? 0 : code);
    }

    public void onEnd(EndListener listener) {
        endListeners.add(listener);
    }

    /** The end of the process: emits 'exit' and gives the exit code. */
    public int finish() {
        if (!exitEmitted) {
            exiting = false;
            for (EndListener listener : endListeners) listener.ending();
            environment.loop().call(this::emitExit);
        }
        return code == null ? 0 : code & EXIT_STATUS;
    }
}
