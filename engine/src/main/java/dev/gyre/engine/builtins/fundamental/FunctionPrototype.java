package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.exotic.BoundFunction;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;

/** Function.prototype. */
// 20.2.3 Properties of the Function Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-function-prototype-object
@BuiltinObject(intrinsic = "%Function.prototype%")
public final class FunctionPrototype {
    private static final Object[] NO_ARGUMENTS = {};

    private FunctionPrototype() {}

    // Function.prototype ( ), https://tc39.es/ecma262/#sec-properties-of-the-function-prototype-object
    @Builtin(constructor = true, names = "", length = 0)
    static Object functionPrototype(Realm realm, Object self) {
        return Undefined.INSTANCE;
    }

    // Function.prototype.apply ( thisArg, argArray ), https://tc39.es/ecma262/#sec-function.prototype.apply
    @Builtin
    static Object apply(Realm realm, Object self, Object thisArgument, Object argumentArray) {
        if (!(self instanceof JsObject function) || !function.isCallable())
            throw Errors.typeError(NoSideEffectsToString.notApplicable(self));
        if (argumentArray == Undefined.INSTANCE || argumentArray == Null.INSTANCE)
            return function.call(thisArgument, NO_ARGUMENTS);
        return function.call(thisArgument, ObjectOperations.createListFromArrayLike(argumentArray));
    }

    private static JsObject requireFunction(Object self) {
        if (self instanceof JsObject function && function.isCallable()) return function;
        throw Errors.typeError(NoSideEffectsToString.calledOn("call", self));
    }

    // Function.prototype.bind ( thisArg, ...args ), https://tc39.es/ecma262/#sec-function.prototype.bind
    @Builtin(length = 1)
    static Object bind(Realm realm, Object self, Object thisArgument, Object[] arguments) {
        if (!(self instanceof JsObject target) || !target.isCallable())
            throw Errors.typeError("Bind must be called on a function");
        BoundFunction bound = BoundFunction.create(realm, target, thisArgument, arguments);
        double length = 0;
        if (target.hasOwnProperty("length")) {
            Object targetLength = target.get("length");
            if (targetLength instanceof Integer || targetLength instanceof Double) {
                length = Math.max(TypeConversion.toIntegerOrInfinity(targetLength) - arguments.length, 0);
            }
        }
        Object name = target.get("name");
        bound.defineNameAndLength(name instanceof CharSequence text ? Rope.concat("bound ", text) : "bound ", length);
        return bound;
    }

    // Function.prototype.call ( thisArg, ...args ), https://tc39.es/ecma262/#sec-function.prototype.call
    @Builtin(length = 1)
    static Object call(Realm realm, Object self, Object thisArgument, Object[] arguments) {
        return requireFunction(self).call(thisArgument, arguments);
    }

    // Function.prototype.toString ( ), https://tc39.es/ecma262/#sec-function.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        if (self instanceof JsFunction function) return function.sourceText();
        if (Comparison.isCallable(self)) return "function () { [native code] }";
        throw Errors.typeError("Function.prototype.toString requires that 'this' be a Function");
    }

    // Function.prototype [ @@hasInstance ] ( V ), https://tc39.es/ecma262/#sec-function.prototype-@@hasinstance
    @Builtin(names = "@@hasInstance", writable = false, configurable = false)
    static boolean hasInstance(Realm realm, Object self, Object value) {
        return ObjectOperations.ordinaryHasInstance(self, value);
    }
}
