package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.interpreter.ElementOps;
import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.SteppedIterator;
import dev.gyre.engine.runtime.operations.ArrayIteration;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** What compiled code calls for iterations over arrays while their iteration protocol is unmodified. */
public final class CompiledIteration {
    private CompiledIteration() {}

    /** Begins an iteration; null if that has to call JavaScript. */
    public static Object begin(Realm realm, Object iterable) {
        return iterable instanceof JsArray array && IteratorOperations.isPristine(realm, array)
                ? new ArrayIteration(array)
                : null;
    }

    public static boolean isArrayIteration(Object iterator) {
        return iterator instanceof ArrayIteration;
    }

    /** Whether an iteration has no more elements. Here and below the iterator must have passed {@link #isArrayIteration}. */
    public static boolean isDone(Object iterator) {
        return ((ArrayIteration) iterator).isDone();
    }

    // ---- the next element: a test, and the access after it

    public static boolean hasInt(Object iterator) {
        var iteration = (ArrayIteration) iterator;
        return iteration.array().elements() instanceof IntElements ints && iteration.index() < ints.size();
    }

    public static int nextInt(Object iterator) {
        var iteration = (ArrayIteration) iterator;
        int value = ((IntElements) iteration.array().elements()).getInt(iteration.index());
        iteration.advance();
        return value;
    }

    public static boolean hasDouble(Object iterator) {
        var iteration = (ArrayIteration) iterator;
        return iteration.array().elements() instanceof DoubleElements doubles && iteration.index() < doubles.size();
    }

    public static double nextDouble(Object iterator) {
        var iteration = (ArrayIteration) iterator;
        double value = ((DoubleElements) iteration.array().elements()).getDouble(iteration.index());
        iteration.advance();
        return value;
    }

    /** The next element; null, without advancing, if reading it may run JavaScript. */
    public static Object nextObject(Object iterator) {
        var iteration = (ArrayIteration) iterator;
        Object value = ElementOps.stored(iteration.array().elements(), iteration.index());
        if (value == null || value instanceof Accessor) return null;
        iteration.advance();
        return value;
    }

    // ---- iterators of builtins

    /** Whether a next method is the one whose steps {@link #step} takes without it. */
    public static boolean isStepped(Object iterator, Object nextMethod) {
        return iterator instanceof SteppedIterator stepped
                && nextMethod instanceof NativeFunction function
                && function.is(stepped.prototypeName(), "next");
    }

    /** The next value; Java null at the end. The arguments must have passed {@link #isStepped}. */
    public static Object step(Object iterator, Object nextMethod) {
        return ((SteppedIterator) iterator).step(((NativeFunction) nextMethod).realm());
    }

    // ---- the end

    /** Whether leaving an iteration early calls no JavaScript. */
    public static boolean closesSilently(Realm realm, Object iterator) {
        return iterator == Undefined.INSTANCE || iterator instanceof ArrayIteration && realm.lacksArrayIteratorReturn();
    }
}
