package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.number.NumberText;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.BigIntDigits;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.BigIntObject;
import java.math.BigInteger;

/** BigInt.prototype. */
// 21.2.3 Properties of the BigInt Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-bigint-prototype-object
@BuiltinObject(intrinsic = "%BigInt.prototype%")
public final class BigIntPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "BigInt";

    private BigIntPrototype() {}

    // ThisBigIntValue ( value ), https://tc39.es/ecma262/#sec-thisbigintvalue
    private static BigInteger thisBigIntValue(Object self, String method) {
        if (self instanceof BigInteger integer) return integer;
        if (self instanceof BigIntObject object) return object.value();
        throw Errors.typeError("BigInt.prototype." + method + " requires that 'this' be a BigInt");
    }

    // BigInt.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-bigint.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        BigInteger integer = thisBigIntValue(self, "toLocaleString");
        return NumberText.format(realm, integer, locales, options);
    }

    // BigInt.prototype.toString ( [ radix ] ), https://tc39.es/ecma262/#sec-bigint.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object radix) {
        BigInteger integer = thisBigIntValue(self, "toString");
        double base = radix == Undefined.INSTANCE ? 10 : TypeConversion.toIntegerOrInfinity(radix);
        if (base < 2 || base > 36) throw Errors.rangeError("toString() radix argument must be between 2 and 36");
        return BigIntDigits.toString(integer, (int) base);
    }

    // BigInt.prototype.valueOf ( ), https://tc39.es/ecma262/#sec-bigint.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        return thisBigIntValue(self, "valueOf");
    }
}
