package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.SymbolObject;

/** Symbol.prototype. */
// 20.4.3 Properties of the Symbol Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-symbol-prototype-object
@BuiltinObject(intrinsic = "%Symbol.prototype%")
public final class SymbolPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Symbol";

    private SymbolPrototype() {}

    // get Symbol.prototype.description, https://tc39.es/ecma262/#sec-symbol.prototype.description
    @Builtin(getter = true)
    static Object description(Realm realm, Object self) {
        String description = thisSymbolValue(self, ".description").description();
        return description == null ? Undefined.INSTANCE : description;
    }

    // Symbol.prototype.toString ( ), https://tc39.es/ecma262/#sec-symbol.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        return thisSymbolValue(self, ".toString").toString();
    }

    // Symbol.prototype.valueOf ( ), https://tc39.es/ecma262/#sec-symbol.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        return thisSymbolValue(self, ".valueOf");
    }

    // Symbol.prototype [ @@toPrimitive ] ( hint ), https://tc39.es/ecma262/#sec-symbol.prototype-@@toprimitive
    @Builtin(names = "@@toPrimitive", writable = false)
    static Object toPrimitive(Realm realm, Object self, Object hint) {
        return thisSymbolValue(self, " [ @@toPrimitive ]");
    }

    // ThisSymbolValue ( value ), https://tc39.es/ecma262/#sec-thissymbolvalue
    private static JsSymbol thisSymbolValue(Object self, String method) {
        if (self instanceof JsSymbol symbol) return symbol;
        if (self instanceof SymbolObject object) return object.value();
        throw Errors.typeError("Symbol.prototype" + method + " requires that 'this' be a Symbol");
    }
}
