package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The native error types: constructors and prototypes that differ in name only. */
// 20.5.6 NativeError Object Structure, https://tc39.es/ecma262/#sec-nativeerror-object-structure
public final class NativeErrors {
    private NativeErrors() {}

    /** The EvalError constructor. */
    @BuiltinObject(intrinsic = "%EvalError%")
    public static final class EvalError {
        private EvalError() {}

        // EvalError ( message [ , options ] ), https://tc39.es/ecma262/#sec-nativeerror
        @Builtin(constructor = true, length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object message, Object options) {
            return ErrorConstructor.create(
                    realm, newTarget, Intrinsic.EVAL_ERROR, Intrinsic.EVAL_ERROR_PROTOTYPE, message, options);
        }
    }

    /** EvalError.prototype. */
    @BuiltinObject(intrinsic = "%EvalError.prototype%")
    public static final class EvalErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "EvalError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private EvalErrorPrototype() {}
    }

    /** The RangeError constructor. */
    @BuiltinObject(intrinsic = "%RangeError%")
    public static final class RangeError {
        private RangeError() {}

        // RangeError ( message [ , options ] ), https://tc39.es/ecma262/#sec-nativeerror
        @Builtin(constructor = true, length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object message, Object options) {
            return ErrorConstructor.create(
                    realm, newTarget, Intrinsic.RANGE_ERROR, Intrinsic.RANGE_ERROR_PROTOTYPE, message, options);
        }
    }

    /** RangeError.prototype. */
    @BuiltinObject(intrinsic = "%RangeError.prototype%")
    public static final class RangeErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "RangeError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private RangeErrorPrototype() {}
    }

    /** The ReferenceError constructor. */
    @BuiltinObject(intrinsic = "%ReferenceError%")
    public static final class ReferenceError {
        private ReferenceError() {}

        // ReferenceError ( message [ , options ] ), https://tc39.es/ecma262/#sec-nativeerror
        @Builtin(constructor = true, length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object message, Object options) {
            return ErrorConstructor.create(
                    realm, newTarget, Intrinsic.REFERENCE_ERROR, Intrinsic.REFERENCE_ERROR_PROTOTYPE, message, options);
        }
    }

    /** ReferenceError.prototype. */
    @BuiltinObject(intrinsic = "%ReferenceError.prototype%")
    public static final class ReferenceErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "ReferenceError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private ReferenceErrorPrototype() {}
    }

    /** The SyntaxError constructor. */
    @BuiltinObject(intrinsic = "%SyntaxError%")
    public static final class SyntaxError {
        private SyntaxError() {}

        // SyntaxError ( message [ , options ] ), https://tc39.es/ecma262/#sec-nativeerror
        @Builtin(constructor = true, length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object message, Object options) {
            return ErrorConstructor.create(
                    realm, newTarget, Intrinsic.SYNTAX_ERROR, Intrinsic.SYNTAX_ERROR_PROTOTYPE, message, options);
        }
    }

    /** SyntaxError.prototype. */
    @BuiltinObject(intrinsic = "%SyntaxError.prototype%")
    public static final class SyntaxErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "SyntaxError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private SyntaxErrorPrototype() {}
    }

    /** The TypeError constructor. */
    @BuiltinObject(intrinsic = "%TypeError%")
    public static final class TypeError {
        private TypeError() {}

        // TypeError ( message [ , options ] ), https://tc39.es/ecma262/#sec-nativeerror
        @Builtin(constructor = true, length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object message, Object options) {
            return ErrorConstructor.create(
                    realm, newTarget, Intrinsic.TYPE_ERROR, Intrinsic.TYPE_ERROR_PROTOTYPE, message, options);
        }
    }

    /** TypeError.prototype. */
    @BuiltinObject(intrinsic = "%TypeError.prototype%")
    public static final class TypeErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "TypeError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private TypeErrorPrototype() {}
    }

    /** The URIError constructor. */
    @BuiltinObject(intrinsic = "%URIError%")
    public static final class UriError {
        private UriError() {}

        // URIError ( message [ , options ] ), https://tc39.es/ecma262/#sec-nativeerror
        @Builtin(constructor = true, length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object message, Object options) {
            return ErrorConstructor.create(
                    realm, newTarget, Intrinsic.URI_ERROR, Intrinsic.URI_ERROR_PROTOTYPE, message, options);
        }
    }

    /** URIError.prototype. */
    @BuiltinObject(intrinsic = "%URIError.prototype%")
    public static final class UriErrorPrototype {
        @BuiltinConstant(name = "name", writable = true, configurable = true)
        static final String NAME = "URIError";

        @BuiltinConstant(name = "message", writable = true, configurable = true)
        static final String MESSAGE = "";

        private UriErrorPrototype() {}
    }
}
