package dev.gyre.engine.builtins.control;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayDeque;

/** An iterator that returns arrays of consecutive values: {@code chunks} without overlap, {@code windows} sliding by one. */
final class IteratorBuffering extends IteratorHelper {
    /** The treatment of values that do not fill an array, and whether arrays overlap. */
    enum Mode {
        CHUNKS,
        FULL_WINDOWS,
        PARTIAL_WINDOWS
    }

    private final ArrayDeque<Object> buffer = new ArrayDeque<>();
    private final long size;
    private final Mode mode;
    private boolean exhausted;

    IteratorBuffering(Realm realm, IteratorRecord underlying, long size, Mode mode) {
        super(realm, underlying);
        this.size = size;
        this.mode = mode;
    }

    @Override
    Object produce(Realm realm) {
        if (exhausted) return null;
        while (true) {
            Object value = step();
            if (value == null) return rest(realm);
            if (buffer.size() == size) buffer.removeFirst();
            buffer.addLast(value);
            if (buffer.size() == size) return array(realm);
        }
    }

    /** The array after the last value of the iterator, or Java null. */
    private Object rest(Realm realm) {
        exhausted = true;
        boolean wanted = mode != Mode.FULL_WINDOWS && !buffer.isEmpty() && buffer.size() < size;
        return wanted ? array(realm) : null;
    }

    private JsArray array(Realm realm) {
        JsArray array = JsArray.adopt(realm, buffer.toArray());
        if (mode == Mode.CHUNKS) buffer.clear();
        return array;
    }

    @Override
    void closeUnderlying(boolean started) {
        if (!exhausted) super.closeUnderlying(started);
    }
}
