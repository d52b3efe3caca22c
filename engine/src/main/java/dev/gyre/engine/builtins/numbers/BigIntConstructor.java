package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.operations.TypeConversion.Hint;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.BigIntParsing;
import java.math.BigDecimal;
import java.math.BigInteger;

/** The BigInt constructor. */
// 21.2.1 The BigInt Constructor, https://tc39.es/ecma262/#sec-bigint-constructor
@BuiltinObject(intrinsic = "%BigInt%")
public final class BigIntConstructor {
    private BigIntConstructor() {}

    // BigInt ( value ), https://tc39.es/ecma262/#sec-bigint-constructor-number-value
    @Builtin(constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object value) {
        if (newTarget != null) throw Errors.typeError("BigInt is not a constructor");
        Object primitive = TypeConversion.toPrimitive(value, Hint.NUMBER);
        if (primitive instanceof Integer || primitive instanceof Double) return numberToBigInt(primitive);
        return TypeConversion.toBigInt(primitive);
    }

    // NumberToBigInt ( number ), https://tc39.es/ecma262/#sec-numbertobigint
    private static BigInteger numberToBigInt(Object number) {
        if (!Comparison.isIntegralNumber(number)) {
            throw Errors.rangeError("The number " + TypeConversion.toString(number)
                    + " cannot be converted to a BigInt because it is not an integer");
        }
        return number instanceof Integer integer
                ? BigInteger.valueOf(integer)
                : new BigDecimal((Double) number).toBigInteger();
    }

    // BigInt.asIntN ( bits, bigint ), https://tc39.es/ecma262/#sec-bigint.asintn
    @Builtin
    static Object asIntN(Realm realm, Object self, Object bits, Object bigint) {
        long width = width(bits);
        BigInteger integer = TypeConversion.toBigInt(bigint);
        if (width == 0) return BigInteger.ZERO;
        if (integer.bitLength() < width) return integer;
        int size = (int) width;
        BigInteger low = integer.and(BigInteger.ONE.shiftLeft(size).subtract(BigInteger.ONE));
        return low.testBit(size - 1) ? low.subtract(BigInteger.ONE.shiftLeft(size)) : low;
    }

    // BigInt.asUintN ( bits, bigint ), https://tc39.es/ecma262/#sec-bigint.asuintn
    @Builtin
    static Object asUintN(Realm realm, Object self, Object bits, Object bigint) {
        long width = width(bits);
        BigInteger integer = TypeConversion.toBigInt(bigint);
        if (integer.signum() >= 0 && integer.bitLength() <= width) return integer;
        if (width > BigIntParsing.MAXIMUM_BITS) throw BigIntParsing.tooBig();
        return integer.and(BigInteger.ONE.shiftLeft((int) width).subtract(BigInteger.ONE));
    }

    // ToIndex ( value ), https://tc39.es/ecma262/#sec-toindex
    private static long width(Object bits) {
        double width = TypeConversion.toIntegerOrInfinity(bits);
        if (width < 0 || width > 9007199254740991.0)
            throw Errors.rangeError("Invalid value: not (convertible to) a safe integer");
        return (long) width;
    }
}
