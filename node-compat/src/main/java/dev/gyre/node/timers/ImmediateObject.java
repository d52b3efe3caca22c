package dev.gyre.node.timers;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.loop.timers.Immediate;

/** The Immediate object of setImmediate. */
// https://nodejs.org/api/timers.html#class-immediate
final class ImmediateObject extends TimerObject {
    private final Entry entry;

    ImmediateObject(TimerState state, JsObject prototype, JsObject callback, Object[] arguments) {
        super(state, prototype, callback, arguments);
        entry = new Entry(this);
    }

    Immediate immediate() {
        return entry;
    }

    @Override
    public void run() {
        try {
            super.run();
        } finally {
            callback(Null.INSTANCE);
        }
    }

    /** Removes it from the queue. */
    void clear() {
        if (!entry.isDestroyed()) dropCallback();
        state().environment().immediates().clear(entry);
        state().tracking().destroy(id());
    }

    @Override
    boolean isFinished() {
        return true;
    }

    @Override
    String callbackName() {
        return "_onImmediate";
    }

    @Override
    Object[] fieldNames() {
        return state().names().immediate;
    }

    @Override
    int callbackField() {
        return 2;
    }

    @Override
    Object ownField(int index) {
        return switch (index) {
            case 0 -> neighbour(entry.next());
            case 1 -> neighbour(entry.previous());
            case 4 -> entry.isDestroyed();
            default -> entry.isDestroyed() ? Null.INSTANCE : (Object) entry.hasRef();
        };
    }

    private static Object neighbour(Immediate immediate) {
        return immediate == null ? Null.INSTANCE : ((Entry) immediate).owner;
    }

    @Override
    public String className() {
        return "Immediate";
    }

    /** The immediate in the loop's queue. */
    private static final class Entry extends Immediate {
        final ImmediateObject owner;

        Entry(ImmediateObject owner) {
            super(owner);
            this.owner = owner;
        }

        @Override
        public String place() {
            return owner.place();
        }
    }
}
