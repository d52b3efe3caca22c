package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.engine.runtime.error.JsException;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BigIntProductTest {
    @ParameterizedTest
    @CsvSource({
        "0, 600000",
        "1, 600000",
        "3000, 1000000",
        "100000, 1000000",
        "262143, 262145",
        "262145, 262145",
        "500000, 700000",
        "800001, 799993",
        "300000, 2500000"
    })
    void productsAndQuotientsAreBigIntegers(int bits, int moreBits) {
        var random = new Random(bits);
        BigInteger x = new BigInteger(bits, random), y = new BigInteger(moreBits, random).negate();
        BigInteger product = x.multiply(y);
        assertEquals(product, BigIntProduct.multiply(x, y));
        assertEquals(product, BigIntProduct.multiply(y, x));
        assertEquals(y.multiply(y), BigIntProduct.multiply(y, y));
        BigInteger divisor = x.add(BigInteger.ONE), dividend = product.add(x);
        assertEquals(dividend.divide(divisor), BigIntQuotient.divide(dividend, divisor));
        assertEquals(dividend.remainder(divisor), BigIntQuotient.remainder(dividend, divisor));
        assertEquals(product.divide(y), BigIntQuotient.divide(product, y));
        assertEquals(dividend.remainder(y), BigIntQuotient.remainder(dividend, y));
    }

    @Test
    void quotientsOfExtremeDigits() {
        BigInteger one = BigInteger.ONE;
        BigInteger x = one.shiftLeft(1_600_000).subtract(one), y = one.shiftLeft(800_000), z = y.subtract(one);
        for (BigInteger divisor : new BigInteger[] {
            y,
            z,
            y.add(one),
            y.add(z),
            one.shiftLeft(1_400_000).subtract(one),
            one.shiftLeft(200_000).add(one)
        }) {
            for (BigInteger dividend :
                    new BigInteger[] {x, x.add(one), divisor.multiply(divisor).subtract(one), divisor.multiply(z)}) {
                assertEquals(dividend.divide(divisor), BigIntQuotient.divide(dividend, divisor));
                assertEquals(dividend.remainder(divisor), BigIntQuotient.remainder(dividend, divisor));
            }
        }
    }

    @Test
    void powersAreBigIntegers() {
        for (int base : new int[] {2, -2, 3, -10, 96}) {
            for (int exponent : new int[] {0, 1, 7, 200_000, 200_001}) {
                assertEquals(
                        BigInteger.valueOf(base).pow(exponent),
                        BigIntProduct.power(BigInteger.valueOf(base), BigInteger.valueOf(exponent)));
            }
        }
    }

    @Test
    void whatIsTooLongIsRefusedBeforeItIsComputed() {
        BigInteger half = BigInteger.ONE.shiftLeft(1 << 29);
        assertThrows(JsException.class, () -> BigIntProduct.multiply(half, half));
        assertThrows(JsException.class, () -> BigIntProduct.power(BigInteger.TWO, BigInteger.valueOf(1 << 30)));
        assertThrows(JsException.class, () -> BigIntProduct.power(BigInteger.TEN, BigInteger.valueOf(1 << 29)));
        assertThrows(JsException.class, () -> BigIntParsing.stringToBigInt("9".repeat(324_000_000)));
        assertEquals(
                1 << 30,
                BigIntProduct.power(BigInteger.TWO, BigInteger.valueOf((1 << 30) - 1))
                        .bitLength());
    }
}
