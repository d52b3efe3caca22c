package dev.gyre.engine.builtins.control;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The iterator of Iterator.zip and Iterator.zipKeyed, which advances several iterators together. */
// IteratorZip ( iters, mode, padding, finishResults ), https://tc39.es/proposal-joint-iteration/#sec-IteratorZip
final class IteratorZip extends IteratorHelper {
    /** When the iteration ends. */
    enum Mode {
        SHORTEST,
        LONGEST,
        STRICT
    }

    /** The iterators; an element becomes null when that iterator has ended. */
    private final IteratorRecord[] iterators;

    private final List<IteratorRecord> open;
    private final Mode mode;
    private final Object[] padding;
    /** The property keys of the results; null when the results are arrays. */
    private final List<Object> keys;

    IteratorZip(Realm realm, List<IteratorRecord> iterators, Mode mode, Object[] padding, List<Object> keys) {
        super(realm, null);
        this.iterators = iterators.toArray(IteratorRecord[]::new);
        this.open = new ArrayList<>(iterators);
        this.mode = mode;
        this.padding = padding;
        this.keys = keys;
    }

    @Override
    Object produce(Realm realm) {
        if (iterators.length == 0) return null;
        var results = new Object[iterators.length];
        for (int i = 0; i < iterators.length; i++) {
            Object value = iterators[i] == null ? padding[i] : stepOrClose(iterators[i]);
            if (value == null) {
                if (mode == Mode.STRICT) requireAllEnded(i);
                if (mode == Mode.SHORTEST) closeAll(open, null);
                if (mode != Mode.LONGEST || open.isEmpty()) return null;
                iterators[i] = null;
                value = padding[i];
            }
            results[i] = value;
        }
        return keys == null ? JsArray.adopt(realm, results) : keyed(realm, results);
    }

    /** The next value; Java null at the end, and the iterator is then closed. An exception closes the others. */
    private Object stepOrClose(IteratorRecord iterator) {
        Object value;
        try {
            value = IteratorOperations.iteratorStepValue(iterator);
        } catch (JsException error) {
            open.remove(iterator);
            throw closeAll(open, error);
        }
        if (value == null) open.remove(iterator);
        return value;
    }

    /**
     * In strict mode: the iterator at {@code ended} is the first that has ended, so all others must end in this step.
     */
    private void requireAllEnded(int ended) {
        if (ended > 0) throw closeAll(open, differentLengths());
        for (int k = 1; k < iterators.length; k++) {
            JsObject result;
            try {
                result = IteratorOperations.iteratorStep(iterators[k]);
            } catch (JsException error) {
                open.remove(iterators[k]);
                throw closeAll(open, error);
            }
            if (result != null) throw closeAll(open, differentLengths());
            open.remove(iterators[k]);
        }
    }

    private static JsException differentLengths() {
        return Errors.typeError("Iterators passed to Iterator.zip with { mode: \"strict\" } have different lengths");
    }

    private JsObject keyed(Realm realm, Object[] results) {
        JsObject object = JsObject.create(realm, null);
        for (int i = 0; i < results.length; i++) object.createDataPropertyOrThrow(keys.get(i), results[i]);
        return object;
    }

    @Override
    void closeUnderlying(boolean started) {
        closeAll(open, null);
    }

    // IteratorCloseAll ( iters, completion ), https://tc39.es/proposal-joint-iteration/#sec-closeall
    /**
     * Closes the iterators from last to first. Returns the error to throw if the given completion is a throw; otherwise
     * throws the first error from closing.
     */
    static JsException closeAll(List<IteratorRecord> iterators, JsException errorOrNull) {
        JsException error = errorOrNull;
        for (int i = iterators.size() - 1; i >= 0; i--) {
            IteratorRecord iterator = iterators.get(i);
            if (error != null) {
                error = IteratorOperations.iteratorCloseOnThrow(iterator, error);
                continue;
            }
            try {
                IteratorOperations.iteratorClose(iterator);
            } catch (JsException thrown) {
                error = thrown;
            }
        }
        if (errorOrNull == null && error != null) throw error;
        return error;
    }

    /** A padding of {@code count} times undefined. */
    static Object[] undefinedPadding(int count) {
        var padding = new Object[count];
        Arrays.fill(padding, Undefined.INSTANCE);
        return padding;
    }
}
