package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.interpreter.GeneratorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.realm.Realm;

/** The methods of generators. */
// The %GeneratorPrototype% Object, https://tc39.es/ecma262/#sec-properties-of-generator-prototype
@BuiltinObject(intrinsic = "%GeneratorPrototype%")
public final class GeneratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Generator";

    private GeneratorPrototype() {}

    // %GeneratorPrototype%.next ( value ), https://tc39.es/ecma262/#sec-generator.prototype.next
    @Builtin
    static Object next(Realm realm, Object self, Object value) {
        return generator(self, "next").next(realm, value);
    }

    // %GeneratorPrototype%.return ( value ), https://tc39.es/ecma262/#sec-generator.prototype.return
    @Builtin(names = "return")
    static Object returnMethod(Realm realm, Object self, Object value) {
        return generator(self, "return").returnWith(realm, value);
    }

    // %GeneratorPrototype%.throw ( exception ), https://tc39.es/ecma262/#sec-generator.prototype.throw
    @Builtin(names = "throw")
    static Object throwMethod(Realm realm, Object self, Object exception) {
        return generator(self, "throw").throwWith(exception);
    }

    private static GeneratorObject generator(Object self, String method) {
        if (self instanceof GeneratorObject generator) return generator;
        throw Errors.typeError("Method [Generator].prototype." + method + " called on incompatible receiver "
                + PropertyErrors.display(self));
    }
}
