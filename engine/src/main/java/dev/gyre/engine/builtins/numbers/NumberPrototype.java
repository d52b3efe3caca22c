package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.number.NumberText;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.NumberFormatting;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.NumberObject;

/** Number.prototype. */
// 21.1.3 Properties of the Number Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-number-prototype-object
@BuiltinObject(intrinsic = "%Number.prototype%")
public final class NumberPrototype {
    private NumberPrototype() {}

    // ThisNumberValue ( value ), https://tc39.es/ecma262/#sec-thisnumbervalue
    private static Object thisNumberValue(Object self, String method) {
        if (self instanceof Integer || self instanceof Double) return self;
        if (self instanceof NumberObject object) return object.value();
        throw Errors.typeError("Number.prototype." + method + " requires that 'this' be a Number");
    }

    private static double thisNumber(Object self, String method) {
        return ((Number) thisNumberValue(self, method)).doubleValue();
    }

    // Number.prototype.toExponential ( fractionDigits ), https://tc39.es/ecma262/#sec-number.prototype.toexponential
    @Builtin
    static Object toExponential(Realm realm, Object self, Object fractionDigits) {
        double number = thisNumber(self, "toExponential");
        double digits = TypeConversion.toIntegerOrInfinity(fractionDigits);
        if (!Double.isFinite(number)) return NumberFormatting.toString(number);
        if (digits < 0 || digits > 100) throw Errors.rangeError("toExponential() argument must be between 0 and 100");
        return NumberFormatting.toExponential(number, fractionDigits == Undefined.INSTANCE ? -1 : (int) digits);
    }

    // Number.prototype.toFixed ( fractionDigits ), https://tc39.es/ecma262/#sec-number.prototype.tofixed
    @Builtin
    static Object toFixed(Realm realm, Object self, Object fractionDigits) {
        double number = thisNumber(self, "toFixed");
        double digits = TypeConversion.toIntegerOrInfinity(fractionDigits);
        if (digits < 0 || digits > 100) throw Errors.rangeError("toFixed() digits argument must be between 0 and 100");
        return ShortString.of(NumberFormatting.toFixed(number, (int) digits));
    }

    // Number.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-number.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return NumberText.format(realm, (Number) thisNumberValue(self, "toLocaleString"), locales, options);
    }

    // Number.prototype.toPrecision ( precision ), https://tc39.es/ecma262/#sec-number.prototype.toprecision
    @Builtin
    static Object toPrecision(Realm realm, Object self, Object precision) {
        double number = thisNumber(self, "toPrecision");
        if (precision == Undefined.INSTANCE) return NumberFormatting.toString(number);
        double digits = TypeConversion.toIntegerOrInfinity(precision);
        if (!Double.isFinite(number)) return NumberFormatting.toString(number);
        if (digits < 1 || digits > 100) throw Errors.rangeError("toPrecision() argument must be between 1 and 100");
        return NumberFormatting.toPrecision(number, (int) digits);
    }

    // Number.prototype.toString ( [ radix ] ), https://tc39.es/ecma262/#sec-number.prototype.tostring
    @Builtin(length = 1)
    static Object toString(Realm realm, Object self, Object radix) {
        Object value = thisNumberValue(self, "toString");
        if (radix == Undefined.INSTANCE) return TypeConversion.toCharSequence(value);
        double base = TypeConversion.toIntegerOrInfinity(radix);
        if (base < 2 || base > 36) throw Errors.rangeError("toString() radix argument must be between 2 and 36");
        if (base == 10) return TypeConversion.toCharSequence(value);
        return ShortString.of(
                value instanceof Integer integer
                        ? Integer.toString(integer, (int) base)
                        : NumberFormatting.toString(((Number) value).doubleValue(), (int) base));
    }

    // Number.prototype.valueOf ( ), https://tc39.es/ecma262/#sec-number.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        return thisNumberValue(self, "valueOf");
    }
}
