package dev.gyre.node.environment;

import java.util.ArrayList;
import java.util.List;

/** The progress of a program's exit, its exit code, and the exit events of process. */
// https://nodejs.org/api/process.html#process-events
public final class ExitState {
    /** The bits of an exit code that the system keeps. */
    private static final int EXIT_STATUS = 0xFF;

    private static final String LIBRARY = "internal/process/process_object";

    private final Environment environment;
    private final List<EndListener> endListeners = new ArrayList<>();
    private boolean eventsDefined;
    private boolean exiting;
    private boolean exitEmitted;
    private Integer code;

    ExitState(Environment environment) {
        this.environment = environment;
    }

    /** Whether the library has set up the events of process; before that no event has a listener. */
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

    /** The value of process.exitCode, or null. */
    public Integer code() {
        return code;
    }

    public void code(Integer newCode) {
        code = newCode;
    }

    /** Stops the loop without another event: 'exit' has been emitted, or will not be. */
    public void exit(int newCode) {
        exiting = true;
        exitEmitted = true;
        code = newCode;
        environment.loop().stop();
    }

    /** Emits 'exit' once; returns the code after its listeners. */
    public int emitExit() {
        if (!exitEmitted) {
            exitEmitted = true;
            environment.process().put("_exiting", true);
            if (eventsDefined) environment.library().call(LIBRARY, "emitExit");
        }
        return code == null ? 0 : code;
    }

    /** Emits 'beforeExit' if it may have a listener. */
    public void emitBeforeExit() {
        if (eventsDefined) environment.library().call(LIBRARY, "emitBeforeExit", code == null ? 0 : code);
    }

    public void onEnd(EndListener listener) {
        endListeners.add(listener);
    }

    /** Ends the process: emits 'exit' and returns the exit code. */
    public int finish() {
        if (!exitEmitted) {
            exiting = false;
            for (EndListener listener : endListeners) listener.ending();
            environment.startTimes().loopEnds();
            environment.loop().call(this::emitExit);
        }
        if (environment.observer() != null) environment.observer().ending();
        return code == null ? 0 : code & EXIT_STATUS;
    }
}
