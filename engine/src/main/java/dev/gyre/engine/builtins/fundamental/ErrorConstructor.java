package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The Error constructor, with V8's stack trace functions. */
// 20.5.1 The Error Constructor, https://tc39.es/ecma262/#sec-error-constructor
@BuiltinObject(intrinsic = "%Error%")
public final class ErrorConstructor {
    @BuiltinConstant(name = "stackTraceLimit", writable = true, enumerable = true, configurable = true)
    static final int STACK_TRACE_LIMIT = 10;

    private ErrorConstructor() {}

    // Error ( message [ , options ] ), https://tc39.es/ecma262/#sec-error-message
    @Builtin(constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object message, Object options) {
        return create(realm, newTarget, Intrinsic.ERROR, Intrinsic.ERROR_PROTOTYPE, message, options);
    }

    /** The steps that all error constructors share. */
    static ErrorObject create(
            Realm realm, JsObject newTarget, Intrinsic active, Intrinsic prototype, Object message, Object options) {
        JsObject constructor = newTarget == null ? realm.intrinsic(active) : newTarget;
        ErrorObject error = new ErrorObject(ObjectOperations.getPrototypeFromConstructor(constructor, prototype));
        StackCapture.install(realm, error, constructor);
        if (message != Undefined.INSTANCE)
            error.defineBuiltin("message", TypeConversion.toString(message), Attributes.METHOD);
        installErrorCause(error, options);
        return error;
    }

    // InstallErrorCause ( O, options ), https://tc39.es/ecma262/#sec-installerrorcause
    static void installErrorCause(ErrorObject error, Object options) {
        if (options instanceof JsObject object && object.hasProperty("cause")) {
            error.defineBuiltin("cause", object.get("cause"), Attributes.METHOD);
        }
    }

    // Error.captureStackTrace ( object [ , constructor ] ), https://v8.dev/docs/stack-trace-api
    @Builtin(length = 2)
    static Object captureStackTrace(Realm realm, Object self, Object object, Object constructor) {
        if (!(object instanceof JsObject target)) throw Errors.typeError("Invalid argument");
        if (!target.isExtensible() && !target.hasOwnProperty("stack")) {
            throw Errors.typeError("Cannot define property stack, object is not extensible");
        }
        StackCapture.install(realm, target, constructor instanceof JsObject function ? function : null);
        return Undefined.INSTANCE;
    }

    // Error.isError ( arg ), https://tc39.es/ecma262/#sec-error.iserror
    @Builtin
    static boolean isError(Realm realm, Object self, Object argument) {
        return argument instanceof ErrorObject;
    }
}
