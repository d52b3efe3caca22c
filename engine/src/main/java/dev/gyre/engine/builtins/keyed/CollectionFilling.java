package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;

/** Fills a new collection from the iterable that its constructor received, by calling its set or add method. */
final class CollectionFilling {
    private CollectionFilling() {}

    /** Passes the entries of an iterable to the set method of maps. */
    static void addEntries(Realm realm, JsObject target, Object iterable) {
        if (iterable == Undefined.INSTANCE || iterable == Null.INSTANCE) return;
        JsObject adder = adder(target, "set");
        IteratorOperations.addEntriesFromIterable(realm, iterable, new IteratorOperations.EntryAdder() {
            @Override
            public void add(Object key, Object value) {
                adder.call2(target, key, value);
            }
        });
    }

    /** Passes the values of an iterable to the add method of sets. */
    static void addValues(Realm realm, JsObject target, Object iterable) {
        if (iterable == Undefined.INSTANCE || iterable == Null.INSTANCE) return;
        JsObject adder = adder(target, "add");
        IteratorRecord iterator = IteratorOperations.getIterator(realm, iterable, IteratorOperations.Kind.SYNC);
        Object value;
        while ((value = IteratorOperations.iteratorStepValue(iterator)) != null) {
            try {
                adder.call1(target, value);
            } catch (JsException error) {
                throw IteratorOperations.iteratorCloseOnThrow(iterator, error);
            }
        }
    }

    private static JsObject adder(JsObject target, String name) {
        Object adder = target.get(name);
        if (adder instanceof JsObject function && function.isCallable()) return function;
        throw Errors.typeError("'" + NoSideEffectsToString.of(adder) + "' returned for property '" + name
                + "' of object '" + NoSideEffectsToString.of(target) + "' is not a function");
    }
}
