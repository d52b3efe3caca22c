package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Errors that contain other errors. */
public final class CompoundErrors {
    private CompoundErrors() {}

    /** The AggregateError constructor. */
    @BuiltinObject(intrinsic = "%AggregateError%")
    public static final class AggregateError {
        private AggregateError() {}

        // AggregateError ( errors, message [ , options ] ), https://tc39.es/ecma262/#sec-aggregate-error
        @Builtin(constructor = true, length = 2)
        static Object construct(
                Realm realm, Object self, JsObject newTarget, Object errors, Object message, Object options) {
            ErrorObject error = ErrorConstructor.create(
                    realm, newTarget, Intrinsic.AGGREGATE_ERROR, Intrinsic.AGGREGATE_ERROR_PROTOTYPE, message, options);
            error.defineBuiltin(
                    "errors",
                    JsArray.fromList(realm, IteratorOperations.iterableToList(realm, errors)),
                    Attributes.METHOD);
            return error;
        }
    }

    /** AggregateError.prototype. */
    @BuiltinObject(intrinsic = "%AggregateError.prototype%")
    public static final class AggregateErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "AggregateError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private AggregateErrorPrototype() {}
    }

    /** The SuppressedError constructor. */
    @BuiltinObject(intrinsic = "%SuppressedError%")
    public static final class SuppressedError {
        private SuppressedError() {}

        // SuppressedError ( error, suppressed, message ), https://tc39.es/ecma262/#sec-suppressederror
        @Builtin(constructor = true)
        static Object construct(
                Realm realm, Object self, JsObject newTarget, Object error, Object suppressed, Object message) {
            ErrorObject object = ErrorConstructor.create(
                    realm,
                    newTarget,
                    Intrinsic.SUPPRESSED_ERROR,
                    Intrinsic.SUPPRESSED_ERROR_PROTOTYPE,
                    message,
                    Undefined.INSTANCE);
            object.defineBuiltin("error", error, Attributes.METHOD);
            object.defineBuiltin("suppressed", suppressed, Attributes.METHOD);
            return object;
        }
    }

    /** SuppressedError.prototype. */
    @BuiltinObject(intrinsic = "%SuppressedError.prototype%")
    public static final class SuppressedErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "SuppressedError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private SuppressedErrorPrototype() {}
    }
}
