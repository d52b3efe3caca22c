package dev.gyre.engine.builtins.control;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** One call of Iterator.zip or Iterator.zipKeyed: reads the options, opens the iterators, and closes those already open when a later step fails. */
final class IteratorZipping {
    private final Realm realm;
    private final JsObject iterables;
    private final IteratorZip.Mode mode;
    private final Object paddingOption;
    private final List<IteratorRecord> iterators = new ArrayList<>();

    IteratorZipping(Realm realm, Object iterables, Object options, String method) {
        if (!(iterables instanceof JsObject object)) throw Errors.typeError(method + " called on non-object");
        if (options != Undefined.INSTANCE && !(options instanceof JsObject))
            throw Errors.typeError(NoSideEffectsToString.of(options) + " is not an object");
        this.realm = realm;
        this.iterables = object;
        JsObject given = options instanceof JsObject some ? some : null;
        mode = mode(given == null ? Undefined.INSTANCE : given.get("mode"));
        paddingOption = given != null && mode == IteratorZip.Mode.LONGEST ? given.get("padding") : Undefined.INSTANCE;
        if (paddingOption != Undefined.INSTANCE && !(paddingOption instanceof JsObject)) {
            throw Errors.typeError(NoSideEffectsToString.of(paddingOption) + " is not an object");
        }
    }

    private static IteratorZip.Mode mode(Object value) {
        if (value == Undefined.INSTANCE) return IteratorZip.Mode.SHORTEST;
        if (value instanceof CharSequence text) {
            switch (text.toString()) {
                case "shortest":
                    return IteratorZip.Mode.SHORTEST;
                case "longest":
                    return IteratorZip.Mode.LONGEST;
                case "strict":
                    return IteratorZip.Mode.STRICT;
                default:
                    break;
            }
        }
        throw Errors.typeError("Invalid mode: " + NoSideEffectsToString.of(value));
    }

    // Iterator.zip ( iterables [ , options ] ), https://tc39.es/proposal-joint-iteration/#sec-iterator.zip
    IteratorZip positional() {
        IteratorRecord input = IteratorOperations.getIterator(realm, iterables, IteratorOperations.Kind.SYNC);
        Object next;
        while ((next = nextInput(input)) != null) {
            try {
                iterators.add(IteratorOperations.getIteratorFlattenable(realm, next, false));
            } catch (JsException error) {
                throw IteratorOperations.iteratorCloseOnThrow(input, IteratorZip.closeAll(iterators, error));
            }
        }
        return new IteratorZip(realm, iterators, mode, positionalPadding(), null);
    }

    private Object nextInput(IteratorRecord input) {
        try {
            return IteratorOperations.iteratorStepValue(input);
        } catch (JsException error) {
            throw IteratorZip.closeAll(iterators, error);
        }
    }

    private Object[] positionalPadding() {
        Object[] padding = IteratorZip.undefinedPadding(iterators.size());
        if (paddingOption == Undefined.INSTANCE) return padding;
        try {
            IteratorRecord paddings =
                    IteratorOperations.getIterator(realm, paddingOption, IteratorOperations.Kind.SYNC);
            for (int i = 0; i < padding.length; i++) {
                Object value = IteratorOperations.iteratorStepValue(paddings);
                if (value == null) return padding;
                padding[i] = value;
            }
            IteratorOperations.iteratorClose(paddings);
        } catch (JsException error) {
            throw IteratorZip.closeAll(iterators, error);
        }
        return padding;
    }

    // Iterator.zipKeyed ( iterables [ , options ] ), https://tc39.es/proposal-joint-iteration/#sec-iterator.zipkeyed
    IteratorZip keyed() {
        List<Object> keys = new ArrayList<>();
        List<Object> candidates = iterables.ownPropertyKeys();
        try {
            for (Object key : candidates) {
                PropertyDescriptor own = iterables.getOwnProperty(key);
                if (own == null || !own.enumerable()) continue;
                Object value = iterables.get(key);
                if (value == Undefined.INSTANCE) continue;
                keys.add(key);
                iterators.add(IteratorOperations.getIteratorFlattenable(realm, value, false));
            }
            return new IteratorZip(realm, iterators, mode, keyedPadding(keys), keys);
        } catch (JsException error) {
            throw IteratorZip.closeAll(iterators, error);
        }
    }

    private Object[] keyedPadding(List<Object> keys) {
        Object[] padding = IteratorZip.undefinedPadding(keys.size());
        if (!(paddingOption instanceof JsObject object)) return padding;
        for (int i = 0; i < padding.length; i++) padding[i] = object.get(keys.get(i));
        return padding;
    }
}
