package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.SingleCharacter;
import dev.gyre.engine.runtime.wrapper.StringObject;

/** The String constructor. */
// 22.1.1 The String Constructor, https://tc39.es/ecma262/#sec-string-constructor
@BuiltinObject(intrinsic = "%String%")
public final class StringConstructor {
    private StringConstructor() {}

    // String ( value ), https://tc39.es/ecma262/#sec-string-constructor-string-value
    @Builtin(constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] value) {
        if (newTarget == null && value.length > 0 && value[0] instanceof JsSymbol symbol) return symbol.toString();
        CharSequence text = value.length == 0 ? "" : TypeConversion.toCharSequence(value[0]);
        if (newTarget == null) return text;
        return new StringObject(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.STRING_PROTOTYPE), text.toString());
    }

    // String.fromCharCode ( ...codeUnits ), https://tc39.es/ecma262/#sec-string.fromcharcode
    @Builtin(length = 1)
    static Object fromCharCode(Realm realm, Object self, Object[] codeUnits) {
        if (codeUnits.length == 1) return SingleCharacter.of((char) TypeConversion.toInt32(codeUnits[0]));
        char[] units = new char[codeUnits.length];
        for (int i = 0; i < units.length; i++) units[i] = (char) TypeConversion.toInt32(codeUnits[i]);
        return ShortString.of(new String(units));
    }

    // String.fromCodePoint ( ...codePoints ), https://tc39.es/ecma262/#sec-string.fromcodepoint
    @Builtin(length = 1)
    static Object fromCodePoint(Realm realm, Object self, Object[] codePoints) {
        StringBuilder text = new StringBuilder(codePoints.length);
        for (Object next : codePoints) {
            Object number = TypeConversion.toNumberValue(next);
            double value = ((Number) number).doubleValue();
            if (!Comparison.isIntegralNumber(number) || value < 0 || value > 0x10FFFF) {
                throw Errors.rangeError("Invalid code point " + TypeConversion.toString(number));
            }
            text.appendCodePoint((int) value);
        }
        return text.toString();
    }

    // String.raw ( template, ...substitutions ), https://tc39.es/ecma262/#sec-string.raw
    @Builtin(length = 1)
    static Object raw(Realm realm, Object self, Object template, Object[] substitutions) {
        JsObject cooked = TypeConversion.toObject(realm, template);
        JsObject literals = TypeConversion.toObject(realm, cooked.get("raw"));
        long length = ObjectOperations.lengthOfArrayLike(literals);
        StringBuilder text = new StringBuilder();
        for (long i = 0; i < length; i++) {
            realm.agent().poll();
            if (text.length() > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
            text.append(TypeConversion.toString(literals.get(PropertyKey.fromIndex(i))));
            if (i + 1 < length && i < substitutions.length)
                text.append(TypeConversion.toString(substitutions[(int) i]));
        }
        return text.toString();
    }
}
