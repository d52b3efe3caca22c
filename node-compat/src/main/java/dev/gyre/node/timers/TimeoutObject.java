package dev.gyre.node.timers;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.loop.timers.Timeout;

/** The Timeout object of setTimeout and setInterval. */
// https://nodejs.org/api/timers.html#class-timeout
final class TimeoutObject extends TimerObject {
    private final Entry entry;
    private boolean cleared;
    private boolean firing;

    TimeoutObject(
            TimerState state,
            JsObject prototype,
            JsObject callback,
            Object[] arguments,
            int duration,
            boolean repeats) {
        super(state, prototype, callback, arguments);
        entry = new Entry(this, duration, repeats);
    }

    Timeout timeout() {
        return entry;
    }

    @Override
    public void run() {
        if (!TypeConversion.toBoolean(function())) {
            clear();
            return;
        }
        firing = true;
        try {
            super.run();
        } finally {
            firing = false;
            if (!cleared && isUnenrolled()) clear();
            if (cleared) dropCallback();
            // The table of ids must not keep the timer alive forever.
            if (isFinished()) state().forget(this);
        }
    }

    /** Whether a program has set the time to that of a timer that does not fire. */
    private boolean isUnenrolled() {
        return isLaidOut() && get("_idleTimeout") instanceof Number duration && duration.doubleValue() == -1;
    }

    /** Cancels the timer. */
    void clear() {
        if (firing) callback(Null.INSTANCE);
        else dropCallback();
        cleared |= !entry.isDestroyed();
        state().lists().clear(entry);
        state().tracking().destroy(id());
    }

    @Override
    boolean isFinished() {
        return !entry.repeats() && entry.list() == null;
    }

    @Override
    String callbackName() {
        return "_onTimeout";
    }

    @Override
    Object[] fieldNames() {
        return state().names().timeout;
    }

    @Override
    int callbackField() {
        return 4;
    }

    @Override
    Object ownField(int index) {
        return switch (index) {
            case 0 -> cleared ? -1 : entry.duration();
            case 1 -> neighbour(entry.newer());
            case 2 -> neighbour(entry.older());
            case 3 -> (double) entry.start();
            case 6 -> entry.repeats() ? (Object) entry.duration() : Null.INSTANCE;
            case 7 -> entry.isDestroyed();
            case 8 -> entry.hasRef();
            default -> state().find(id()) == this;
        };
    }

    /** Node's lists are rings: the list object is before the newest and after the oldest timer. */
    private Object neighbour(Timeout timeout) {
        if (entry.list() == null) return Null.INSTANCE;
        return timeout == null ? TimersListObject.of(state(), entry.list()) : objectOf(timeout);
    }

    static TimeoutObject objectOf(Timeout timeout) {
        return ((Entry) timeout).owner;
    }

    @Override
    public String className() {
        return "Timeout";
    }

    /** The timeout in the loop's lists. */
    private static final class Entry extends Timeout {
        final TimeoutObject owner;

        Entry(TimeoutObject owner, int duration, boolean repeats) {
            super(owner, duration, repeats);
            this.owner = owner;
        }

        @Override
        public String place() {
            return owner.place();
        }
    }
}
