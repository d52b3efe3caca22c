package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.interpreter.AsyncGeneratorObject;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.realm.Realm;

/** The methods of async generators. */
// The %AsyncGeneratorPrototype% Object, https://tc39.es/ecma262/#sec-properties-of-asyncgenerator-prototype
@BuiltinObject(intrinsic = "%AsyncGeneratorPrototype%")
public final class AsyncGeneratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "AsyncGenerator";

    private AsyncGeneratorPrototype() {}

    // %AsyncGeneratorPrototype%.next ( value ), https://tc39.es/ecma262/#sec-asyncgenerator-prototype-next
    @Builtin
    static Object next(Realm realm, Object self, Object value) {
        return self instanceof AsyncGeneratorObject generator
                ? generator.next(realm, value)
                : incompatible(realm, self, "next");
    }

    // %AsyncGeneratorPrototype%.return ( value ), https://tc39.es/ecma262/#sec-asyncgenerator-prototype-return
    @Builtin(names = "return")
    static Object returnMethod(Realm realm, Object self, Object value) {
        return self instanceof AsyncGeneratorObject generator
                ? generator.returnWith(realm, value)
                : incompatible(realm, self, "return");
    }

    // %AsyncGeneratorPrototype%.throw ( exception ), https://tc39.es/ecma262/#sec-asyncgenerator-prototype-throw
    @Builtin(names = "throw")
    static Object throwMethod(Realm realm, Object self, Object exception) {
        return self instanceof AsyncGeneratorObject generator
                ? generator.throwWith(realm, exception)
                : incompatible(realm, self, "throw");
    }

    // AsyncGeneratorValidate ( generator, generatorBrand ), https://tc39.es/ecma262/#sec-asyncgeneratorvalidate
    private static PromiseObject incompatible(Realm realm, Object self, String method) {
        String message = "Method [AsyncGenerator].prototype." + method + " called on incompatible receiver "
                + PropertyErrors.display(self);
        return PromiseObject.rejected(realm, Errors.typeError(message).value(realm));
    }
}
