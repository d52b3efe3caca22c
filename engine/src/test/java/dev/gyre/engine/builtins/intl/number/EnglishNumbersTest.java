package dev.gyre.engine.builtins.intl.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.Precision;
import com.ibm.icu.util.ULocale;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The texts without ICU are those of ICU. */
class EnglishNumbersTest {
    private static final int NUMBERS = 20_000;

    private final LocalizedNumberFormatter icu = NumberFormatter.withLocale(ULocale.US)
            .precision(Precision.minMaxFraction(0, 3))
            .roundingMode(RoundingMode.HALF_UP);

    private void check(double number) {
        String text = EnglishNumbers.format(number);
        if (text != null)
            assertEquals(icu.format(number == number ? number : Double.NaN).toString(), text);
    }

    @Test
    void randomNumbersAreThoseOfIcu() {
        Random random = new Random(26);
        for (int i = 0; i < NUMBERS; i++) {
            check(random.nextGaussian() * Math.pow(10, random.nextInt(20) - 6));
            check(random.nextInt());
            check(random.nextInt(10_000_000) / 10_000.0);
            check(Double.longBitsToDouble(random.nextLong()));
        }
    }

    @Test
    void edgesAreThoseOfIcu() {
        double[] edges = {
            0,
            -0.0,
            0.0005,
            0.0004999,
            0.9995,
            0.99949,
            9.9995,
            999.9995,
            999_999.9995,
            -0.0001,
            -0.9999,
            1e20,
            123_456_789.125,
            Double.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NaN,
            1e-6
        };
        for (double edge : edges) check(edge);
    }

    @Test
    void bigIntsAreThoseOfIcu() {
        BigInteger power = BigInteger.ONE;
        for (int digits = 1; digits < 60; digits++) {
            assertEquals(icu.format(power).toString(), EnglishNumbers.format(power));
            assertEquals(icu.format(power.negate()).toString(), EnglishNumbers.format(power.negate()));
            power = power.multiply(BigInteger.TEN).add(BigInteger.valueOf(digits % 10));
        }
    }
}
