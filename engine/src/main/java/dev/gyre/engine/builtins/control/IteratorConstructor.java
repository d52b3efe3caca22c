package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.ArrayList;
import java.util.List;

/** The Iterator constructor. */
// 27.1.3.1 The Iterator Constructor, https://tc39.es/ecma262/#sec-iterator-constructor
@BuiltinObject(intrinsic = "%Iterator%")
public final class IteratorConstructor {
    private IteratorConstructor() {}

    // Iterator ( ), https://tc39.es/ecma262/#sec-iterator
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget) {
        Receiver.requireNew(newTarget, "Iterator");
        if (newTarget == realm.intrinsic(Intrinsic.ITERATOR))
            throw Errors.typeError("Abstract class Iterator not directly constructable");
        return JsObject.create(
                realm, ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.ITERATOR_PROTOTYPE));
    }

    // Iterator.from ( O ), https://tc39.es/ecma262/#sec-iterator.from
    @Builtin
    static Object from(Realm realm, Object self, Object value) {
        IteratorRecord record = getIteratorFlattenable(realm, value, true, "Iterator.from");
        if (ObjectOperations.ordinaryHasInstance(realm.intrinsic(Intrinsic.ITERATOR), record.iterator()))
            return record.iterator();
        return new WrappedIterator(realm, record);
    }

    // GetIteratorFlattenable ( obj, primitiveHandling ), https://tc39.es/ecma262/#sec-getiteratorflattenable
    static IteratorRecord getIteratorFlattenable(Realm realm, Object value, boolean iterateStrings, String method) {
        if (!(iterateStrings && value instanceof CharSequence)) Receiver.requireObject(value, method);
        Object function = ObjectOperations.getV(realm, value, JsSymbol.ITERATOR);
        Object iterator = value;
        if (!Comparison.isNullish(function)) {
            if (!Comparison.isCallable(function)) throw PropertyErrors.notAFunction(function, JsSymbol.ITERATOR, value);
            iterator = ((JsObject) function).call0(value);
        }
        if (iterator instanceof JsObject object) return IteratorOperations.getIteratorDirect(object);
        throw Errors.typeError(NoSideEffectsToString.of(value) + " is not iterable");
    }

    // Iterator.concat ( ...items ), https://tc39.es/ecma262/#sec-iterator.concat
    @Builtin(length = 0)
    static Object concat(Realm realm, Object self, Object[] items) {
        List<ConcatenatedIterables.Iterable> iterables = new ArrayList<>(items.length);
        for (Object item : items) {
            JsObject iterable = Receiver.requireObject(item, "Iterator.concat");
            JsObject method = ObjectOperations.getMethod(realm, iterable, JsSymbol.ITERATOR);
            if (method == null) throw Errors.typeError(NoSideEffectsToString.of(item) + " is not iterable");
            iterables.add(new ConcatenatedIterables.Iterable(method, iterable));
        }
        return new ConcatenatedIterables(realm, iterables);
    }

    // Iterator.zip ( iterables [ , options ] ), https://tc39.es/proposal-joint-iteration/#sec-iterator.zip
    @Builtin(length = 1)
    static Object zip(Realm realm, Object self, Object iterables, Object options) {
        return new IteratorZipping(realm, iterables, options, "Iterator.zip").positional();
    }

    // Iterator.zipKeyed ( iterables [ , options ] ), https://tc39.es/proposal-joint-iteration/#sec-iterator.zipkeyed
    @Builtin(length = 1)
    static Object zipKeyed(Realm realm, Object self, Object iterables, Object options) {
        return new IteratorZipping(realm, iterables, options, "Iterator.zipKeyed").keyed();
    }
}
