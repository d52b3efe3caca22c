package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;

/** The Atomics object. Operations on shared memory hold the block's lock; other memory belongs to one agent. */
// 25.4 The Atomics Object, https://tc39.es/ecma262/#sec-atomics-object
@BuiltinObject(intrinsic = "%Atomics%")
public final class AtomicsObject {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Atomics";

    private static final int ADD = 0;
    private static final int AND = 1;
    private static final int EXCHANGE = 2;
    private static final int OR = 3;
    private static final int SUBTRACT = 4;
    private static final int XOR = 5;
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private AtomicsObject() {}

    // ValidateIntegerTypedArray ( typedArray, waitable ), https://tc39.es/ecma262/#sec-validateintegertypedarray
    private static TypedArrayObject validate(Object value, boolean waitable, String method) {
        if (!(value instanceof TypedArrayObject array)) {
            throw Errors.typeError(PropertyErrors.display(value)
                    + (waitable ? " is not an int32 or BigInt64 typed array." : " is not an integer typed array."));
        }
        boolean allowed = switch (array.type()) {
            case INT32, BIGINT64 -> true;
            case INT8, UINT8, INT16, UINT16, UINT32, BIGUINT64 -> !waitable;
            default -> false;
        };
        if (array.isOutOfBounds()) {
            throw Errors.typeError("Cannot perform " + method + " on a detached or out-of-bounds ArrayBuffer");
        }
        if (!allowed) {
            throw Errors.typeError(PropertyErrors.display(array)
                    + (waitable ? " is not an int32 or BigInt64 typed array." : " is not an integer typed array."));
        }
        return array;
    }

    // ValidateAtomicAccess ( taRecord, requestIndex ), https://tc39.es/ecma262/#sec-validateatomicaccess
    private static int validateAccess(TypedArrayObject array, Object requestIndex) {
        int length = array.length();
        double index = requestIndex == Undefined.INSTANCE ? 0 : TypeConversion.toIntegerOrInfinity(requestIndex);
        if (index < 0 || index >= length) {
            throw Errors.rangeError("Invalid atomic access index");
        }
        return (int) index;
    }

    // RevalidateAtomicAccess ( typedArray, byteIndexInBuffer ), https://tc39.es/ecma262/#sec-revalidateatomicaccess
    private static void revalidate(TypedArrayObject array, int index, String method) {
        if (array.isOutOfBounds()) {
            throw Errors.typeError("Cannot perform " + method + " on a detached or out-of-bounds ArrayBuffer");
        }
        if (index >= array.length()) {
            throw Errors.rangeError("Invalid atomic access index");
        }
    }

    private static Object toElement(TypedArrayObject array, Object value) {
        return array.type().isBigInt()
                ? TypeConversion.toBigInt(value)
                : TypeConversion.number(TypeConversion.toIntegerOrInfinity(value));
    }

    private static SharedDataBlock enter(TypedArrayObject array) {
        if (array.buffer() instanceof SharedArrayBufferObject shared) {
            shared.block().enter();
            return shared.block();
        }
        return null;
    }

    private static void leave(SharedDataBlock blockOrNull) {
        if (blockOrNull != null) {
            blockOrNull.leave();
        }
    }

    // AtomicReadModifyWrite ( typedArray, index, value, op ), https://tc39.es/ecma262/#sec-atomicreadmodifywrite
    // Atomics.add, and, exchange, or, sub, xor ( typedArray, index, value ), https://tc39.es/ecma262/#sec-atomics.add
    @Builtin(
            names = {"add", "and", "exchange", "or", "sub", "xor"},
            magic = {ADD, AND, EXCHANGE, OR, SUBTRACT, XOR})
    static Object readModifyWrite(Realm realm, Object self, Object typedArray, Object index, Object value, int magic) {
        String method = "Atomics."
                + switch (magic) {
                    case ADD -> "add";
                    case AND -> "and";
                    case EXCHANGE -> "exchange";
                    case OR -> "or";
                    case SUBTRACT -> "sub";
                    default -> "xor";
                };
        TypedArrayObject array = validate(typedArray, false, method);
        int i = validateAccess(array, index);
        Object operand = toElement(array, value);
        revalidate(array, i, method);
        SharedDataBlock block = enter(array);
        try {
            Object old = array.element(i);
            array.element(i, combine(magic, old, operand));
            return old;
        } finally {
            leave(block);
        }
    }

    private static Object combine(int operation, Object old, Object operand) {
        if (operation == EXCHANGE) {
            return operand;
        }
        if (old instanceof BigInteger a) {
            var b = (BigInteger) operand;
            return switch (operation) {
                case ADD -> a.add(b);
                case SUBTRACT -> a.subtract(b);
                case AND -> a.and(b);
                case OR -> a.or(b);
                default -> a.xor(b);
            };
        }
        int a = TypeConversion.toInt32(old);
        int b = TypeConversion.toInt32(operand);
        return switch (operation) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case AND -> a & b;
            case OR -> a | b;
            default -> a ^ b;
        };
    }

    // Atomics.compareExchange ( typedArray, index, expectedValue, replacementValue ),
    // https://tc39.es/ecma262/#sec-atomics.compareexchange
    @Builtin
    static Object compareExchange(
            Realm realm, Object self, Object typedArray, Object index, Object expectedValue, Object replacementValue) {
        TypedArrayObject array = validate(typedArray, false, "Atomics.compareExchange");
        int i = validateAccess(array, index);
        Object expected = toElement(array, expectedValue);
        Object replacement = toElement(array, replacementValue);
        revalidate(array, i, "Atomics.compareExchange");
        // The expected value is compared in the form in which it would be stored.
        var bytes = new byte[array.type().size()];
        array.type().store(bytes, 0, expected);
        SharedDataBlock block = enter(array);
        try {
            Object old = array.element(i);
            if (Comparison.isStrictlyEqual(old, array.type().load(bytes, 0))) {
                array.element(i, replacement);
            }
            return old;
        } finally {
            leave(block);
        }
    }

    // Atomics.isLockFree ( size ), https://tc39.es/ecma262/#sec-atomics.islockfree
    @Builtin
    static boolean isLockFree(Realm realm, Object self, Object size) {
        double n = TypeConversion.toIntegerOrInfinity(size);
        return n == 1 || n == 2 || n == 4 || n == 8;
    }

    // Atomics.load ( typedArray, index ), https://tc39.es/ecma262/#sec-atomics.load
    @Builtin
    static Object load(Realm realm, Object self, Object typedArray, Object index) {
        TypedArrayObject array = validate(typedArray, false, "Atomics.load");
        int i = validateAccess(array, index);
        revalidate(array, i, "Atomics.load");
        SharedDataBlock block = enter(array);
        try {
            return array.element(i);
        } finally {
            leave(block);
        }
    }

    // Atomics.store ( typedArray, index, value ), https://tc39.es/ecma262/#sec-atomics.store
    @Builtin
    static Object store(Realm realm, Object self, Object typedArray, Object index, Object value) {
        TypedArrayObject array = validate(typedArray, false, "Atomics.store");
        int i = validateAccess(array, index);
        Object element = toElement(array, value);
        revalidate(array, i, "Atomics.store");
        SharedDataBlock block = enter(array);
        try {
            array.element(i, element);
            return element;
        } finally {
            leave(block);
        }
    }

    // Atomics.pause ( [ iterationNumber ] ), https://tc39.es/ecma262/#sec-atomics.pause
    @Builtin(length = 0)
    static Object pause(Realm realm, Object self, Object iterationNumber) {
        if (iterationNumber != Undefined.INSTANCE && !Comparison.isIntegralNumber(iterationNumber)) {
            throw Errors.typeError("Atomics.pause argument must be undefined or an integer");
        }
        realm.agent().poll();
        return Undefined.INSTANCE;
    }

    // Atomics.wait ( typedArray, index, value, timeout ), https://tc39.es/ecma262/#sec-atomics.wait
    @Builtin
    static Object wait(Realm realm, Object self, Object typedArray, Object index, Object value, Object timeout) {
        Wait wait = Wait.of(typedArray, index, value, timeout, "Atomics.wait");
        if (!realm.agent().hooks().canSuspend()) {
            throw Errors.typeError("Atomics.wait cannot be called in this context");
        }
        return wait.run(realm);
    }

    // Atomics.waitAsync ( typedArray, index, value, timeout ), https://tc39.es/ecma262/#sec-atomics.waitasync
    @Builtin
    static Object waitAsync(Realm realm, Object self, Object typedArray, Object index, Object value, Object timeout) {
        return Wait.of(typedArray, index, value, timeout, "Atomics.waitAsync").start(realm);
    }

    // DoWait ( mode, typedArray, index, value, timeout ), https://tc39.es/ecma262/#sec-dowait
    /** The converted arguments of a wait; milliseconds may be infinite. */
    private record Wait(
            TypedArrayObject array, SharedDataBlock block, int index, Object expected, double milliseconds) {
        static Wait of(Object typedArray, Object index, Object value, Object timeout, String method) {
            TypedArrayObject array = validate(typedArray, true, method);
            if (!(array.buffer() instanceof SharedArrayBufferObject shared)) {
                throw Errors.typeError(PropertyErrors.display(array) + " is not a shared typed array.");
            }
            int i = validateAccess(array, index);
            Object expected =
                    array.type().isBigInt() ? TypeConversion.toBigInt64(value) : (Object) TypeConversion.toInt32(value);
            double time = TypeConversion.toNumber(timeout);
            return new Wait(
                    array, shared.block(), i, expected, time != time ? Double.POSITIVE_INFINITY : Math.max(time, 0));
        }

        private boolean isExpected() {
            return Comparison.isStrictlyEqual(array.element(index), expected);
        }

        String run(Realm realm) {
            double nanos = milliseconds * NANOS_PER_MILLISECOND;
            block.enter();
            try {
                if (!isExpected()) {
                    return "not-equal";
                }
                if (nanos < Long.MAX_VALUE && realm.agent().hooks().passTime((long) nanos)) {
                    return "timed-out";
                }
                boolean notified = block.await(
                        byteIndex(array, index), nanos >= Long.MAX_VALUE ? -1 : (long) nanos, realm.agent());
                return notified ? "ok" : "timed-out";
            } finally {
                block.leave();
            }
        }

        JsObject start(Realm realm) {
            PromiseObject promise = PromiseObject.create(realm);
            String settled = enlist(realm, promise);
            JsObject result = JsObject.create(realm);
            result.createDataProperty("async", settled == null);
            result.createDataProperty("value", settled == null ? promise : settled);
            return result;
        }

        /** Adds the promise to the waiters, or returns the reason why it does not have to wait. */
        private String enlist(Realm realm, PromiseObject promise) {
            int at = byteIndex(array, index);
            block.enter();
            try {
                if (!isExpected()) {
                    return "not-equal";
                }
                if (milliseconds == 0) {
                    return "timed-out";
                }
                var waiter = new SharedDataBlock.Waiter(() -> enqueueResolve(realm, promise, "ok"));
                if (milliseconds != Double.POSITIVE_INFINITY) {
                    enqueueTimeout(realm, promise, at, waiter);
                }
                block.awaitAsync(at, waiter);
                return null;
            } finally {
                block.leave();
            }
        }

        // EnqueueAtomicsWaitAsyncTimeoutJob ( WL, waiterRecord ),
        // https://tc39.es/ecma262/#sec-enqueueatomicswaitasynctimeoutjob
        private void enqueueTimeout(Realm realm, PromiseObject promise, int at, SharedDataBlock.Waiter waiter) {
            realm.agent()
                    .hooks()
                    .enqueueTimeoutJob(
                            () -> {
                                if (block.cancel(at, waiter)) {
                                    enqueueResolve(realm, promise, "timed-out");
                                }
                            },
                            realm,
                            milliseconds);
        }

        // EnqueueResolveInAgentJob ( agentSignifier, promiseCapability, resolution ),
        // https://tc39.es/ecma262/#sec-enqueueresolveinagentjob
        private static void enqueueResolve(Realm realm, PromiseObject promise, String resolution) {
            realm.agent().hooks().enqueueGenericJob(() -> promise.resolve(realm, resolution), realm);
        }
    }

    private static int byteIndex(TypedArrayObject array, int index) {
        return array.byteOffset() + index * array.type().size();
    }

    // Atomics.notify ( typedArray, index, count ), https://tc39.es/ecma262/#sec-atomics.notify
    @Builtin
    static Object notify(Realm realm, Object self, Object typedArray, Object index, Object count) {
        TypedArrayObject array = validate(typedArray, true, "Atomics.notify");
        int i = validateAccess(array, index);
        double limit = count == Undefined.INSTANCE
                ? Double.POSITIVE_INFINITY
                : Math.max(TypeConversion.toIntegerOrInfinity(count), 0);
        return array.buffer() instanceof SharedArrayBufferObject shared
                ? shared.block().notify(byteIndex(array, i), limit)
                : (Object) 0;
    }
}
