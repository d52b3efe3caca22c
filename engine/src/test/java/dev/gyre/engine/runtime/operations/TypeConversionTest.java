package dev.gyre.engine.runtime.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Conversions and comparisons of primitive values. */
class TypeConversionTest {
    @Test
    void convertsToInt32() {
        assertEquals(0, TypeConversion.toInt32(Double.NaN));
        assertEquals(0, TypeConversion.toInt32(Double.POSITIVE_INFINITY));
        assertEquals(-1, TypeConversion.toInt32(4294967295.0));
        assertEquals(-2147483648, TypeConversion.toInt32(2147483648.0));
        assertEquals(-1, TypeConversion.toInt32(-1.9));
        assertEquals(1 << 31, TypeConversion.toInt32(Math.pow(2, 83) + Math.pow(2, 31)));
        assertEquals(1661992960, TypeConversion.toInt32(1e20));
        assertEquals(-1661992960, TypeConversion.toInt32(-1e20));
        assertEquals(0, TypeConversion.toInt32(1e300));
        assertEquals(4294967295L, TypeConversion.toUint32(-1.0));
        assertEquals(2, TypeConversion.toUint8Clamp(2.5));
        assertEquals(4, TypeConversion.toUint8Clamp(3.5));
        assertEquals(255, TypeConversion.toUint8Clamp(300));
    }

    @Test
    void numbersAreIntegersWhereTheyCan() {
        assertEquals(1, TypeConversion.number(1.0));
        assertEquals(-0.0, TypeConversion.number(-0.0));
        assertEquals(2147483648.0, TypeConversion.number(2147483648L));
        assertEquals(0.0, TypeConversion.toIntegerOrInfinity(-0.5));
        assertEquals(9007199254740991L, TypeConversion.toLength(1e300));
        assertThrows(JsException.class, () -> TypeConversion.toIndex(-1));
        assertThrows(JsException.class, () -> TypeConversion.toNumber(BigInteger.ONE));
        assertThrows(JsException.class, () -> TypeConversion.toString(JsSymbol.ITERATOR));
    }

    @Test
    void findsCanonicalNumericStrings() {
        assertEquals(-0.0, TypeConversion.canonicalNumericIndexString("-0"));
        assertEquals(1.5, TypeConversion.canonicalNumericIndexString("1.5"));
        assertEquals(Double.NaN, TypeConversion.canonicalNumericIndexString("NaN"));
        assertEquals(Double.POSITIVE_INFINITY, TypeConversion.canonicalNumericIndexString("Infinity"));
        assertNull(TypeConversion.canonicalNumericIndexString("1.0"));
        assertNull(TypeConversion.canonicalNumericIndexString("name"));
        assertNull(TypeConversion.canonicalNumericIndexString("+1"));
    }

    @Test
    void comparesValues() {
        assertTrue(Comparison.isStrictlyEqual(1, 1.0));
        assertFalse(Comparison.isStrictlyEqual(Double.NaN, Double.NaN));
        assertTrue(Comparison.sameValue(Double.NaN, Double.NaN));
        assertFalse(Comparison.sameValue(0, -0.0));
        assertTrue(Comparison.sameValueZero(0, -0.0));
        assertTrue(Comparison.isStrictlyEqual(0, -0.0));
        CharSequence rope = Rope.concat("abcdefghijklmnopqrstuvwxyz", "0123456789");
        assertTrue(Comparison.isStrictlyEqual(rope, "abcdefghijklmnopqrstuvwxyz0123456789"));
        assertTrue(Comparison.isStrictlyEqual(BigInteger.TWO, BigInteger.valueOf(2)));
        assertFalse(Comparison.isStrictlyEqual(Undefined.INSTANCE, Null.INSTANCE));
    }

    @Test
    void comparesLoosely() {
        assertTrue(Comparison.isLooselyEqual(Undefined.INSTANCE, Null.INSTANCE));
        assertFalse(Comparison.isLooselyEqual(Null.INSTANCE, 0));
        assertTrue(Comparison.isLooselyEqual("1", 1));
        assertTrue(Comparison.isLooselyEqual(true, "1"));
        assertTrue(Comparison.isLooselyEqual(BigInteger.ONE, "1"));
        assertTrue(Comparison.isLooselyEqual(1.0, BigInteger.ONE));
        assertFalse(Comparison.isLooselyEqual(BigInteger.ONE, 1.5));
        assertFalse(Comparison.isLooselyEqual("a", BigInteger.ONE));
        assertFalse(Comparison.isLooselyEqual(JsSymbol.ITERATOR, "x"));
    }

    @Test
    void ordersValues() {
        assertEquals(true, Comparison.isLessThan("10", "9", true));
        assertEquals(false, Comparison.isLessThan("10", 9, true));
        assertSame(Undefined.INSTANCE, Comparison.isLessThan(1, Double.NaN, true));
        assertSame(Undefined.INSTANCE, Comparison.isLessThan(BigInteger.ONE, "x", true));
        assertEquals(true, Comparison.isLessThan(BigInteger.ONE, 1.5, true));
        assertEquals(false, Comparison.isLessThan(Double.POSITIVE_INFINITY, BigInteger.ONE, true));
        assertEquals(true, Comparison.isLessThan(1, BigInteger.TWO, false));
    }
}
