package dev.gyre.engine.builtins.control;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** The iterator that Iterator.concat returns. It opens each iterable when the previous one has ended. */
final class ConcatenatedIterables extends IteratorHelper {
    /** An iterable with the method that opens it. */
    record Iterable(JsObject openMethod, JsObject iterable) {}

    private final List<Iterable> iterables;
    private int next;
    private IteratorRecord current;

    ConcatenatedIterables(Realm realm, List<Iterable> iterables) {
        super(realm, null);
        this.iterables = iterables;
    }

    @Override
    Object produce(Realm realm) {
        while (true) {
            if (current == null) {
                if (next == iterables.size()) return null;
                Iterable opened = iterables.get(next++);
                Object iterator = opened.openMethod.call0(opened.iterable);
                if (!(iterator instanceof JsObject object))
                    throw Errors.typeError(NoSideEffectsToString.of(iterator) + " is not an object");
                current = IteratorOperations.getIteratorDirect(object);
            }
            Object value = IteratorOperations.iteratorStepValue(current);
            if (value != null) return value;
            current = null;
        }
    }

    @Override
    void closeUnderlying(boolean started) {
        if (current != null) IteratorOperations.iteratorClose(current);
    }
}
