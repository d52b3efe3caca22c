package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.SteppedIterator;
import dev.gyre.engine.runtime.operations.ArrayIteration;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ForInEnumeration;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;

/** Iteration: for-of, destructuring, spread, for-in and the steps of yield* and for-await. */
public final class IteratorOps {
    /** Flags of GET_ITERATOR. */
    private static final int ASYNC = 1, STEPPED_ONLY = 2;

    private IteratorOps() {}

    /** Receives the values of an iterable. */
    interface Consumer {
        void accept(Object value);
    }

    static void getIterator(Frame frame, int[] code, Object[] r, int pc) {
        Object iterable = r[code[pc + 3]];
        int flags = code[pc + 4];
        if ((flags & STEPPED_ONLY) != 0
                && iterable instanceof JsArray array
                && IteratorOperations.isPristine(frame.realm, array)) {
            r[code[pc + 1]] = new ArrayIteration(array);
            r[code[pc + 2]] = Undefined.INSTANCE;
            return;
        }
        IteratorRecord record =
                (flags & ASYNC) != 0 ? getAsyncIterator(frame, pc, iterable) : getSyncIterator(frame, pc, iterable);
        r[code[pc + 1]] = record.iterator();
        r[code[pc + 2]] = record.nextMethod();
    }

    // GetIterator ( obj, kind ), https://tc39.es/ecma262/#sec-getiterator
    private static IteratorRecord getSyncIterator(Frame frame, int pc, Object iterable) {
        Object method =
                Comparison.isNullish(iterable) ? null : PropertyOps.getValue(frame, iterable, JsSymbol.ITERATOR);
        if (!(method instanceof JsObject function && function.isCallable())) {
            throw CallSiteErrors.notIterable(frame, pc, iterable);
        }
        return IteratorOperations.getIteratorFromMethod(frame.realm, iterable, function);
    }

    private static IteratorRecord getAsyncIterator(Frame frame, int pc, Object iterable) {
        JsObject method = ObjectOperations.getMethod(frame.realm, iterable, JsSymbol.ASYNC_ITERATOR);
        if (method != null) {
            if (method.call0(iterable) instanceof JsObject iterator)
                return IteratorOperations.getIteratorDirect(iterator);
            throw Errors.typeError("Result of the Symbol.asyncIterator method is not an object");
        }
        Object syncMethod = PropertyOps.getValue(frame, iterable, JsSymbol.ITERATOR);
        if (!(syncMethod instanceof JsObject function && function.isCallable()))
            throw CallSiteErrors.notAsyncIterable(frame, pc, syncMethod);
        return frame.realm.createAsyncFromSyncIterator(
                IteratorOperations.getIteratorFromMethod(frame.realm, iterable, function));
    }

    static void iteratorNext(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = next(r[code[pc + 2]], r[code[pc + 3]]);
    }

    // IteratorNext ( iteratorRecord [ , value ] ), https://tc39.es/ecma262/#sec-iteratornext
    private static JsObject next(Object iterator, Object nextMethod) {
        Object result = Comparison.requireMethod(nextMethod).call0(iterator);
        requireResult(result);
        return (JsObject) result;
    }

    private static void requireResult(Object result) {
        if (!(result instanceof JsObject)) throw noResult(result);
    }

    static JsException noResult(Object value) {
        return Errors.typeError("Iterator result " + PropertyErrors.display(value) + " is not an object");
    }

    static void iteratorComplete(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = IteratorOperations.iteratorComplete((JsObject) r[code[pc + 2]]);
    }

    static void iteratorValue(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = IteratorOperations.iteratorValue((JsObject) r[code[pc + 2]]);
    }

    /**
     * Advances an iterator; returns the next offset. The iterator register becomes undefined when the iterator is done
     * or has thrown, so that it is not closed.
     */
    static int iteratorStep(Frame frame, int[] code, Object[] r, int pc) {
        Object iterator = r[code[pc + 2]];
        if (iterator == Undefined.INSTANCE) return code[pc + 4];
        Object value;
        if (iterator instanceof ArrayIteration iteration) {
            value = iteration.next();
        } else {
            frame.pc = pc;
            // Marked as done first, in case an exception is thrown.
            r[code[pc + 2]] = Undefined.INSTANCE;
            value = step(frame.realm, iterator, r[code[pc + 3]]);
            if (value != null) r[code[pc + 2]] = iterator;
        }
        if (value == null) {
            r[code[pc + 2]] = Undefined.INSTANCE;
            return code[pc + 4];
        }
        r[code[pc + 1]] = value;
        return pc + 5;
    }

    /** For compiled code: as {@link #iteratorStep}, but returns the value; Java null when the iterator is done. */
    public static Object stepValue(Frame frame, int pc, Object iterator, Object nextMethod) {
        if (iterator == Undefined.INSTANCE) return null;
        if (iterator instanceof ArrayIteration iteration) return iteration.next();
        frame.pc = pc;
        return step(frame.realm, iterator, nextMethod);
    }

    // IteratorStep ( iteratorRecord ), https://tc39.es/ecma262/#sec-iteratorstep
    /** Advances an iterator for an elision, which does not read the value. */
    static void iteratorSkip(Frame frame, int[] code, Object[] r, int pc) {
        Object iterator = r[code[pc + 1]];
        if (iterator == Undefined.INSTANCE) return;
        if (iterator instanceof ArrayIteration iteration) {
            if (iteration.next() == null) r[code[pc + 1]] = Undefined.INSTANCE;
            return;
        }
        r[code[pc + 1]] = Undefined.INSTANCE;
        if (!IteratorOperations.iteratorComplete(next(iterator, r[code[pc + 2]]))) r[code[pc + 1]] = iterator;
    }

    // IteratorStepValue ( iteratorRecord ), https://tc39.es/ecma262/#sec-iteratorstepvalue
    private static Object step(Realm realm, Object iterator, Object nextMethod) {
        if (iterator instanceof GeneratorObject generator
                && nextMethod == realm.intrinsic(Intrinsic.GENERATOR_PROTOTYPE_NEXT)) return generator.stepValue();
        if (iterator instanceof SteppedIterator stepped
                && nextMethod instanceof NativeFunction function
                && function.is(stepped.prototypeName(), "next")) return stepped.step(function.realm());
        JsObject result = next(iterator, nextMethod);
        if (result.shape() == realm.iteratorResultShape())
            return TypeConversion.toBoolean(result.slot(1)) ? null : result.slot(0);
        return IteratorOperations.iteratorComplete(result) ? null : IteratorOperations.iteratorValue(result);
    }

    /** Passes every value of an iterable to the consumer. */
    static void forEach(Frame frame, Object iterable, Consumer consumer) {
        if (iterable instanceof JsArray array && IteratorOperations.isPristine(frame.realm, array)) {
            for (Object value : array.toObjectArray()) consumer.accept(value);
            return;
        }
        forEach(frame, getSyncIterator(frame, frame.pc, iterable), consumer);
    }

    /** As {@link #forEach}, for the spread at the end of an argument list. */
    static void forEachArgument(Frame frame, Object iterable, Consumer consumer) {
        if (iterable instanceof JsArray array && IteratorOperations.isPristine(frame.realm, array)) {
            for (Object value : array.toObjectArray()) consumer.accept(value);
            return;
        }
        Object method =
                Comparison.isNullish(iterable) ? null : PropertyOps.getValue(frame, iterable, JsSymbol.ITERATOR);
        if (!(method instanceof JsObject function && function.isCallable()))
            throw CallSiteErrors.notSpreadable(frame, frame.pc, iterable);
        forEach(frame, IteratorOperations.getIteratorFromMethod(frame.realm, iterable, function), consumer);
    }

    private static void forEach(Frame frame, IteratorRecord record, Consumer consumer) {
        if (!Comparison.isCallable(record.nextMethod()))
            throw CallSiteErrors.notCallable(frame, frame.pc, record.nextMethod());
        Object value;
        while ((value = step(frame.realm, record.iterator(), record.nextMethod())) != null) {
            frame.realm.agent().poll();
            consumer.accept(value);
        }
    }

    static void iteratorClose(Frame frame, int[] code, Object[] r, int pc) {
        Object iterator = r[code[pc + 1]];
        // If closing throws, the exception handler must not close the iterator again.
        r[code[pc + 1]] = Undefined.INSTANCE;
        if (iterator instanceof JsObject object) {
            JsObject method = IteratorOperations.returnMethod(object);
            if (method != null) requireResult(method.call0(object));
        } else if (iterator instanceof ArrayIteration) {
            closeArrayIteration(frame);
        }
    }

    /** The loop's body may have added a return method to array iterators. */
    private static void closeArrayIteration(Frame frame) {
        if (frame.realm.lacksArrayIteratorReturn()) return;
        JsObject prototype = frame.realm.existingIntrinsic(Intrinsic.ARRAY_ITERATOR_PROTOTYPE);
        JsObject method = IteratorOperations.returnMethod(prototype);
        if (method != null) method.call0(JsObject.create(frame.realm, prototype));
    }

    static void iteratorCloseSilent(Frame frame, int[] code, Object[] r, int pc) {
        try {
            iteratorClose(frame, code, r, pc);
        } catch (JsException givesWay) {
            // The error that is being thrown wins over one thrown by closing.
            givesWay.value(frame.realm);
        }
    }

    static void getAsyncReturn(Frame frame, int[] code, Object[] r, int pc) {
        JsObject method = ObjectOperations.getMethod(frame.realm, r[code[pc + 2]], "return");
        r[code[pc + 1]] = method == null ? Undefined.INSTANCE : method;
    }

    static void checkIteratorResult(Frame frame, int[] code, Object[] r, int pc) {
        requireResult(r[code[pc + 1]]);
    }

    static void forInEnumerate(Frame frame, int[] code, Object[] r, int pc) {
        Object value = r[code[pc + 2]];
        r[code[pc + 1]] =
                new ForInEnumeration(Comparison.isNullish(value) ? null : TypeConversion.toObject(frame.realm, value));
    }

    /** Stores the next key; returns the next offset. */
    static int forInNext(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object key = ((ForInEnumeration) r[code[pc + 2]]).next();
        if (key == null) return code[pc + 3];
        r[code[pc + 1]] = key;
        return pc + 4;
    }
}
