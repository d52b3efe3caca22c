package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;

/** One call of Promise.all, allSettled, any or race. */
public final class PromiseCombinator {
    /** Which of the four functions. */
    public enum Kind {
        ALL,
        ALL_SETTLED,
        ANY,
        RACE
    }

    private final Realm realm;
    private final Kind kind;
    private final FunctionCapability capability;
    private final ArrayList<Object> values = new ArrayList<>();
    private int remaining = 1;

    private PromiseCombinator(Realm realm, Kind kind, FunctionCapability capability) {
        this.realm = realm;
        this.kind = kind;
        this.capability = capability;
    }

    // Promise.all ( iterable ), https://tc39.es/ecma262/#sec-promise.all
    public static Object combine(Realm realm, JsObject constructor, Object iterable, Kind kind) {
        FunctionCapability capability = Promises.newFunctionCapability(realm, constructor);
        var combinator = new PromiseCombinator(realm, kind, capability);
        try {
            Object resolve = constructor.get("resolve");
            if (!(resolve instanceof JsObject resolveFunction && resolveFunction.isCallable())) {
                throw Errors.typeError("Promise resolve or reject function is not callable");
            }
            combinator.run(
                    IteratorOperations.getIterator(realm, iterable, IteratorOperations.Kind.SYNC),
                    constructor,
                    resolveFunction);
        } catch (JsException exception) {
            capability.reject(realm, exception.value(realm));
        }
        return capability.promise();
    }

    private void run(IteratorRecord iterator, JsObject constructor, JsObject resolve) {
        try {
            Object value;
            while ((value = IteratorOperations.iteratorStepValue(iterator)) != null) {
                realm.agent().poll();
                add(resolve.call1(constructor, value));
            }
            if (kind != Kind.RACE) settleOne();
        } catch (JsException exception) {
            exception.value(realm);
            throw iterator.done() ? exception : IteratorOperations.iteratorCloseOnThrow(iterator, exception);
        }
    }

    private void add(Object promise) {
        JsObject onFulfilled = capability.resolveFunction();
        JsObject onRejected = capability.rejectFunction();
        if (kind != Kind.RACE) {
            int index = values.size();
            values.add(Undefined.INSTANCE);
            remaining++;
            if (kind == Kind.ANY) {
                onRejected = new ElementFunction(this, index, false, null);
            } else {
                var fulfilled = new ElementFunction(this, index, false, null);
                onFulfilled = fulfilled;
                if (kind == Kind.ALL_SETTLED) onRejected = new ElementFunction(this, index, true, fulfilled);
            }
        }
        ObjectOperations.invoke(realm, promise, "then", onFulfilled, onRejected);
    }

    private void settleOne() {
        if (--remaining > 0) return;
        JsArray result = JsArray.fromList(realm, values);
        if (kind != Kind.ANY) {
            capability.resolve(realm, result);
            return;
        }
        var error = (JsObject)
                Errors.error(ErrorKind.AGGREGATE, "All promises were rejected").value(realm);
        error.defineBuiltin("errors", result, Attributes.METHOD);
        capability.reject(realm, error);
    }

    private Object element(Object value, boolean rejected) {
        if (kind != Kind.ALL_SETTLED) return value;
        JsObject entry = JsObject.create(realm);
        entry.createDataProperty("status", rejected ? "rejected" : "fulfilled");
        entry.createDataProperty(rejected ? "reason" : "value", value);
        return entry;
    }

    // Promise.all Resolve Element Functions, https://tc39.es/ecma262/#sec-promise.all-resolve-element-functions
    /** The function that receives the outcome of one promise. */
    static final class ElementFunction extends JsFunction {
        private final PromiseCombinator combinator;
        private final int index;
        private final boolean rejecting;
        /** For allSettled: the other function of the same promise, which has the flag of both. */
        private final ElementFunction counterpart;

        private boolean called;

        ElementFunction(PromiseCombinator combinator, int index, boolean rejecting, ElementFunction counterpart) {
            super(combinator.realm.nativeFunctionShape(), new Object[] {1, ""});
            this.combinator = combinator;
            this.index = index;
            this.rejecting = rejecting;
            this.counterpart = counterpart;
        }

        @Override
        public Realm realm() {
            return combinator.realm;
        }

        StackFrame stackFrame() {
            PromiseObject promise = combinator.capability.promise() instanceof PromiseObject object ? object : null;
            return new CombinatorFrame(combinator.kind, index, promise);
        }

        @Override
        public Object call(Object thisValue, Object[] args) {
            return call1(thisValue, args.length > 0 ? args[0] : Undefined.INSTANCE);
        }

        @Override
        public Object call1(Object thisValue, Object value) {
            ElementFunction flag = counterpart == null ? this : counterpart;
            if (flag.called) return Undefined.INSTANCE;
            flag.called = true;
            combinator.values.set(index, combinator.element(value, rejecting));
            combinator.settleOne();
            return Undefined.INSTANCE;
        }
    }
}
