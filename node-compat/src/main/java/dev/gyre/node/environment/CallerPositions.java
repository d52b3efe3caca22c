package dev.gyre.node.environment;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * Whether the lines that create timers are recorded, and the position to report while the library works for the program
 * later.
 */
public final class CallerPositions {
    private boolean recorded;
    private Object borrowed;

    CallerPositions() {}

    /** Whether every timer records the line that created it. */
    public boolean areRecorded() {
        return recorded;
    }

    /** From now on timers record the line that created them. */
    public void record() {
        recorded = true;
    }

    /** The position that {@link #call} has set; null if there is none. */
    public Object borrowed() {
        return borrowed;
    }

    /** As StackLocal.exchange: the borrowed position of a stack. */
    Object exchange(Object valueOrNull) {
        Object former = borrowed;
        borrowed = valueOrNull;
        return former;
    }

    /** Calls a function as if the program were at an earlier position. */
    public void call(Object place, JsObject function) {
        Object outer = borrowed;
        borrowed = place;
        try {
            function.call0(Undefined.INSTANCE);
        } finally {
            borrowed = outer;
        }
    }
}
