package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.control.DynamicFunction.Kind;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** The constructors that compile functions from text, and the prototypes of the kinds of functions. */
public final class FunctionConstructors {
    private FunctionConstructors() {}

    /** The Function constructor. */
    // The Function Constructor, https://tc39.es/ecma262/#sec-function-constructor
    @BuiltinObject(intrinsic = "%Function%")
    public static final class Function {
        private Function() {}

        // Function ( ...parameterArgs, bodyArg ), https://tc39.es/ecma262/#sec-function-p1-p2-pn-body
        @Builtin(constructor = true, names = "Function", length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] args) {
            return DynamicFunction.create(realm, newTarget, Kind.NORMAL, args);
        }
    }

    /** The GeneratorFunction constructor. */
    // The GeneratorFunction Constructor, https://tc39.es/ecma262/#sec-generatorfunction-constructor
    @BuiltinObject(intrinsic = "%GeneratorFunction%")
    public static final class GeneratorFunction {
        private GeneratorFunction() {}

        // GeneratorFunction ( ...parameterArgs, bodyArg ), https://tc39.es/ecma262/#sec-generatorfunction
        @Builtin(constructor = true, names = "GeneratorFunction", length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] args) {
            return DynamicFunction.create(realm, newTarget, Kind.GENERATOR, args);
        }
    }

    /** The prototype of generator functions. */
    // Properties of the GeneratorFunction Prototype Object,
    // https://tc39.es/ecma262/#sec-properties-of-the-generatorfunction-prototype-object
    @BuiltinObject(intrinsic = "%GeneratorFunction.prototype%")
    public static final class GeneratorFunctionPrototype {
        @BuiltinConstant(name = "@@toStringTag", configurable = true)
        static final String TO_STRING_TAG = "GeneratorFunction";

        private GeneratorFunctionPrototype() {}
    }

    /** The AsyncFunction constructor. */
    // The AsyncFunction Constructor, https://tc39.es/ecma262/#sec-async-function-constructor
    @BuiltinObject(intrinsic = "%AsyncFunction%")
    public static final class AsyncFunction {
        private AsyncFunction() {}

        // AsyncFunction ( ...parameterArgs, bodyArg ),
        // https://tc39.es/ecma262/#sec-async-function-constructor-arguments
        @Builtin(constructor = true, names = "AsyncFunction", length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] args) {
            return DynamicFunction.create(realm, newTarget, Kind.ASYNC, args);
        }
    }

    /** The prototype of async functions. */
    // Properties of the AsyncFunction Prototype Object,
    // https://tc39.es/ecma262/#sec-async-function-prototype-properties
    @BuiltinObject(intrinsic = "%AsyncFunction.prototype%")
    public static final class AsyncFunctionPrototype {
        @BuiltinConstant(name = "@@toStringTag", configurable = true)
        static final String TO_STRING_TAG = "AsyncFunction";

        private AsyncFunctionPrototype() {}
    }

    /** The AsyncGeneratorFunction constructor. */
    // The AsyncGeneratorFunction Constructor, https://tc39.es/ecma262/#sec-asyncgeneratorfunction-constructor
    @BuiltinObject(intrinsic = "%AsyncGeneratorFunction%")
    public static final class AsyncGeneratorFunction {
        private AsyncGeneratorFunction() {}

        // AsyncGeneratorFunction ( ...parameterArgs, bodyArg ), https://tc39.es/ecma262/#sec-asyncgeneratorfunction
        @Builtin(constructor = true, names = "AsyncGeneratorFunction", length = 1)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] args) {
            return DynamicFunction.create(realm, newTarget, Kind.ASYNC_GENERATOR, args);
        }
    }

    /** The prototype of async generator functions. */
    // Properties of the AsyncGeneratorFunction Prototype Object,
    // https://tc39.es/ecma262/#sec-properties-of-asyncgeneratorfunction-prototype
    @BuiltinObject(intrinsic = "%AsyncGeneratorFunction.prototype%")
    public static final class AsyncGeneratorFunctionPrototype {
        @BuiltinConstant(name = "@@toStringTag", configurable = true)
        static final String TO_STRING_TAG = "AsyncGeneratorFunction";

        private AsyncGeneratorFunctionPrototype() {}
    }
}
