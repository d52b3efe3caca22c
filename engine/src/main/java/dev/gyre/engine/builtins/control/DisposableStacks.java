package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.promise.AsyncDisposal;
import dev.gyre.engine.promise.DisposeCapability;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** DisposableStack and AsyncDisposableStack. */
public final class DisposableStacks {
    private DisposableStacks() {}

    private static DisposableStackObject create(JsObject newTarget, boolean async) {
        if (newTarget == null) throw Errors.typeError("Constructor " + name(async) + " requires 'new'");
        Intrinsic prototype = async ? Intrinsic.ASYNC_DISPOSABLE_STACK_PROTOTYPE : Intrinsic.DISPOSABLE_STACK_PROTOTYPE;
        return new DisposableStackObject(
                ObjectOperations.getPrototypeFromConstructor(newTarget, prototype), async, new DisposeCapability());
    }

    private static String name(boolean async) {
        return async ? "AsyncDisposableStack" : "DisposableStack";
    }

    private static DisposableStackObject stack(Object self, boolean async, String method) {
        if (self instanceof DisposableStackObject stack && stack.isAsync() == async) return stack;
        throw Errors.typeError("Method " + name(async) + ".prototype." + method + " called on incompatible receiver "
                + PropertyErrors.display(self));
    }

    private static DisposeCapability open(Object self, boolean async, String method) {
        return stack(self, async, method).open(name(async) + ".prototype." + method);
    }

    private static Object use(Realm realm, Object self, boolean async, Object value) {
        open(self, async, "use").add(realm, value, async);
        return value;
    }

    private static Object adopt(Realm realm, Object self, boolean async, Object value, Object onDispose) {
        DisposeCapability capability = open(self, async, "adopt");
        JsObject function = requireFunction(onDispose);
        var closure = new NativeClosure(
                realm,
                "",
                0,
                (inRealm, callee, receiver, args, newTarget) -> function.call1(Undefined.INSTANCE, value));
        capability.add(Undefined.INSTANCE, closure, async);
        return value;
    }

    private static Object defer(Object self, boolean async, Object onDispose) {
        DisposeCapability capability = open(self, async, "defer");
        capability.add(Undefined.INSTANCE, requireFunction(onDispose), async);
        return Undefined.INSTANCE;
    }

    private static Object move(Realm realm, Object self, boolean async) {
        DisposeCapability capability = open(self, async, "move");
        stack(self, async, "move").close();
        Intrinsic prototype = async ? Intrinsic.ASYNC_DISPOSABLE_STACK_PROTOTYPE : Intrinsic.DISPOSABLE_STACK_PROTOTYPE;
        return new DisposableStackObject(realm.intrinsic(prototype), async, capability);
    }

    private static JsObject requireFunction(Object value) {
        if (value instanceof JsObject function && function.isCallable()) return function;
        throw Errors.typeError(PropertyErrors.display(value) + " is not a function");
    }

    /** The DisposableStack constructor. */
    // The DisposableStack Constructor,
    // https://tc39.es/proposal-explicit-resource-management/#sec-disposablestack-constructor
    @BuiltinObject(intrinsic = "%DisposableStack%")
    public static final class DisposableStack {
        private DisposableStack() {}

        // DisposableStack ( ), https://tc39.es/proposal-explicit-resource-management/#sec-disposablestack
        @Builtin(constructor = true, names = "DisposableStack")
        static Object construct(Realm realm, Object self, JsObject newTarget) {
            return create(newTarget, false);
        }
    }

    /** The methods of DisposableStack. */
    // Properties of the DisposableStack Prototype Object,
    // https://tc39.es/proposal-explicit-resource-management/#sec-properties-of-the-disposablestack-prototype-object
    @BuiltinObject(intrinsic = "%DisposableStack.prototype%")
    public static final class DisposableStackPrototype {
        @BuiltinConstant(name = "@@toStringTag", configurable = true)
        static final String TO_STRING_TAG = "DisposableStack";

        private DisposableStackPrototype() {}

        // DisposableStack.prototype.use ( value ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-disposablestack.prototype.use
        @Builtin
        static Object use(Realm realm, Object self, Object value) {
            return DisposableStacks.use(realm, self, false, value);
        }

        // DisposableStack.prototype.dispose ( ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-disposablestack.prototype.dispose
        @Builtin(names = {"dispose", "@@dispose"})
        static Object dispose(Realm realm, Object self) {
            DisposeCapability capability = stack(self, false, "dispose").close();
            if (capability == null) return Undefined.INSTANCE;
            capability.disposeNext(realm);
            if (capability.pendingError() != null) throw new JsException(capability.pendingError());
            return Undefined.INSTANCE;
        }

        // DisposableStack.prototype.adopt ( value, onDispose ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-disposablestack.prototype.adopt
        @Builtin
        static Object adopt(Realm realm, Object self, Object value, Object onDispose) {
            return DisposableStacks.adopt(realm, self, false, value, onDispose);
        }

        // DisposableStack.prototype.defer ( onDispose ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-disposablestack.prototype.defer
        @Builtin
        static Object defer(Realm realm, Object self, Object onDispose) {
            return DisposableStacks.defer(self, false, onDispose);
        }

        // DisposableStack.prototype.move ( ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-disposablestack.prototype.move
        @Builtin
        static Object move(Realm realm, Object self) {
            return DisposableStacks.move(realm, self, false);
        }

        // get DisposableStack.prototype.disposed,
        // https://tc39.es/proposal-explicit-resource-management/#sec-get-disposablestack.prototype.disposed
        @Builtin(getter = true)
        static boolean disposed(Realm realm, Object self) {
            return stack(self, false, "disposed").isDisposed();
        }
    }

    /** The AsyncDisposableStack constructor. */
    // The AsyncDisposableStack Constructor,
    // https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack-constructor
    @BuiltinObject(intrinsic = "%AsyncDisposableStack%")
    public static final class AsyncDisposableStack {
        private AsyncDisposableStack() {}

        // AsyncDisposableStack ( ), https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack
        @Builtin(constructor = true, names = "AsyncDisposableStack")
        static Object construct(Realm realm, Object self, JsObject newTarget) {
            return create(newTarget, true);
        }
    }

    /** The methods of AsyncDisposableStack. */
    // Properties of the AsyncDisposableStack Prototype Object,
    // https://tc39.es/proposal-explicit-resource-management/#sec-properties-of-the-asyncdisposablestack-prototype-object
    @BuiltinObject(intrinsic = "%AsyncDisposableStack.prototype%")
    public static final class AsyncDisposableStackPrototype {
        @BuiltinConstant(name = "@@toStringTag", configurable = true)
        static final String TO_STRING_TAG = "AsyncDisposableStack";

        private AsyncDisposableStackPrototype() {}

        // AsyncDisposableStack.prototype.use ( value ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack.prototype.use
        @Builtin
        static Object use(Realm realm, Object self, Object value) {
            return DisposableStacks.use(realm, self, true, value);
        }

        // AsyncDisposableStack.prototype.disposeAsync ( ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack.prototype.disposeAsync
        @Builtin(names = {"disposeAsync", "@@asyncDispose"})
        static Object disposeAsync(Realm realm, Object self) {
            if (!(self instanceof DisposableStackObject stack && stack.isAsync())) {
                return PromiseObject.rejected(
                        realm,
                        Errors.typeError("Receiver is not an AsyncDisposableStack")
                                .value(realm));
            }
            DisposeCapability capability = stack.close();
            return capability == null
                    ? PromiseObject.resolved(realm, Undefined.INSTANCE)
                    : AsyncDisposal.start(realm, capability);
        }

        // AsyncDisposableStack.prototype.adopt ( value, onDispose ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack.prototype.adopt
        @Builtin
        static Object adopt(Realm realm, Object self, Object value, Object onDispose) {
            return DisposableStacks.adopt(realm, self, true, value, onDispose);
        }

        // AsyncDisposableStack.prototype.defer ( onDispose ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack.prototype.defer
        @Builtin
        static Object defer(Realm realm, Object self, Object onDispose) {
            return DisposableStacks.defer(self, true, onDispose);
        }

        // AsyncDisposableStack.prototype.move ( ),
        // https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack.prototype.move
        @Builtin
        static Object move(Realm realm, Object self) {
            return DisposableStacks.move(realm, self, true);
        }

        // get AsyncDisposableStack.prototype.disposed,
        // https://tc39.es/proposal-explicit-resource-management/#sec-get-asyncdisposablestack.prototype.disposed
        @Builtin(getter = true)
        static boolean disposed(Realm realm, Object self) {
            return stack(self, true, "disposed").isDisposed();
        }
    }
}
