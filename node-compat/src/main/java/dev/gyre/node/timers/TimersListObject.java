package dev.gyre.node.timers;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.loop.timers.Timeout;
import dev.gyre.loop.timers.TimerList;

/** The list of timers of one duration, which its first and last timer refer to. */
final class TimersListObject extends FieldObject {
    private static final double FIRST_ID = -9007199254740991.0;
    private static final Object[] NAMES = {"_idleNext", "_idlePrev", "expiry", "id", "msecs", "priorityQueuePosition"};

    private final TimerList list;

    private TimersListObject(JsObject prototype, TimerList list) {
        super(prototype);
        this.list = list;
    }

    /** The object of a list, which has only one. */
    static TimersListObject of(TimerState state, TimerList list) {
        if (list.view() == null) list.view(new TimersListObject(state.timersListPrototype(), list));
        return (TimersListObject) list.view();
    }

    @Override
    Object[] fieldNames() {
        return NAMES;
    }

    @Override
    Object field(int index) {
        return switch (index) {
            case 0 -> end(list.newest());
            case 1 -> end(list.oldest());
            case 2 -> (double) list.due();
            case 3 -> FIRST_ID + list.id();
            case 4 -> list.duration();
            default -> list.position() < 0 ? (Object) Null.INSTANCE : list.position() + 1;
        };
    }

    @Override
    boolean field(int index, Object value) {
        return false;
    }

    private Object end(Timeout timeout) {
        return timeout == null ? this : TimeoutObject.objectOf(timeout);
    }

    @Override
    public String className() {
        return "TimersList";
    }
}
