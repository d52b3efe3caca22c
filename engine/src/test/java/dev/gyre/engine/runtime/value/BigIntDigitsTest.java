package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BigIntDigitsTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8, 10, 16, 32, 36})
    void readsAndWritesAsBigIntegerDoes(int radix) {
        var random = new Random(radix);
        for (int bits : new int[] {1, 2047, 2048, 2049, 9000, 20_001, 70_000, 109_000, 230_000}) {
            BigInteger value =
                    new BigInteger(bits, random).shiftLeft(bits % 13 * 100).setBit(0);
            String digits = value.toString(radix);
            assertEquals(value, BigIntDigits.parse(digits, radix));
            assertEquals(digits, BigIntDigits.toString(value, radix));
            assertEquals("-" + digits, BigIntDigits.toString(value.negate(), radix));
            assertEquals(value, BigIntDigits.parse("000" + digits, radix));
        }
    }
}
