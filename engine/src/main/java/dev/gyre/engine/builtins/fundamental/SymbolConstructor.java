package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;

/** The Symbol constructor and the well-known symbols. */
// 20.4.1 The Symbol Constructor, https://tc39.es/ecma262/#sec-symbol-constructor
@BuiltinObject(intrinsic = "%Symbol%")
public final class SymbolConstructor {
    @BuiltinConstant(name = "asyncDispose")
    static final JsSymbol ASYNC_DISPOSE = JsSymbol.ASYNC_DISPOSE;

    @BuiltinConstant(name = "asyncIterator")
    static final JsSymbol ASYNC_ITERATOR = JsSymbol.ASYNC_ITERATOR;

    @BuiltinConstant(name = "dispose")
    static final JsSymbol DISPOSE = JsSymbol.DISPOSE;

    @BuiltinConstant(name = "hasInstance")
    static final JsSymbol HAS_INSTANCE = JsSymbol.HAS_INSTANCE;

    @BuiltinConstant(name = "isConcatSpreadable")
    static final JsSymbol IS_CONCAT_SPREADABLE = JsSymbol.IS_CONCAT_SPREADABLE;

    @BuiltinConstant(name = "iterator")
    static final JsSymbol ITERATOR = JsSymbol.ITERATOR;

    @BuiltinConstant(name = "match")
    static final JsSymbol MATCH = JsSymbol.MATCH;

    @BuiltinConstant(name = "matchAll")
    static final JsSymbol MATCH_ALL = JsSymbol.MATCH_ALL;

    @BuiltinConstant(name = "replace")
    static final JsSymbol REPLACE = JsSymbol.REPLACE;

    @BuiltinConstant(name = "search")
    static final JsSymbol SEARCH = JsSymbol.SEARCH;

    @BuiltinConstant(name = "species")
    static final JsSymbol SPECIES = JsSymbol.SPECIES;

    @BuiltinConstant(name = "split")
    static final JsSymbol SPLIT = JsSymbol.SPLIT;

    @BuiltinConstant(name = "toPrimitive")
    static final JsSymbol TO_PRIMITIVE = JsSymbol.TO_PRIMITIVE;

    @BuiltinConstant(name = "toStringTag")
    static final JsSymbol TO_STRING_TAG = JsSymbol.TO_STRING_TAG;

    @BuiltinConstant(name = "unscopables")
    static final JsSymbol UNSCOPABLES = JsSymbol.UNSCOPABLES;

    private SymbolConstructor() {}

    // Symbol ( [ description ] ), https://tc39.es/ecma262/#sec-symbol-description
    @Builtin(constructor = true, length = 0)
    static Object symbol(Realm realm, Object self, JsObject newTarget, Object description) {
        if (newTarget != null) throw Errors.typeError("Symbol is not a constructor");
        return new JsSymbol(description == Undefined.INSTANCE ? null : TypeConversion.toString(description));
    }

    // Symbol.for ( key ), https://tc39.es/ecma262/#sec-symbol.for
    @Builtin(names = "for")
    static Object forKey(Realm realm, Object self, Object key) {
        return realm.agent().symbolFor(TypeConversion.toString(key));
    }

    // Symbol.keyFor ( sym ), https://tc39.es/ecma262/#sec-symbol.keyfor
    @Builtin
    static Object keyFor(Realm realm, Object self, Object symbol) {
        if (!(symbol instanceof JsSymbol registered))
            throw Errors.typeError(NoSideEffectsToString.of(symbol) + " is not a symbol");
        String key = realm.agent().keyForSymbol(registered);
        return key == null ? Undefined.INSTANCE : key;
    }
}
