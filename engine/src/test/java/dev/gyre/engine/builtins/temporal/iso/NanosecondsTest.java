package dev.gyre.engine.builtins.temporal.iso;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The arithmetic of numbers with more than 64 bits is that of BigInteger. */
class NanosecondsTest {
    private static final int COUNT = 5000;

    private static BigInteger number(Random random) {
        BigInteger magnitude = new BigInteger(random.nextInt(83), random);
        return random.nextBoolean() ? magnitude : magnitude.negate();
    }

    @Test
    void sumsAndComparisons() {
        Random random = new Random(1);
        for (int i = 0; i < COUNT; i++) {
            BigInteger a = number(random), b = number(random);
            Nanoseconds x = Nanoseconds.of(a), y = Nanoseconds.of(b);
            assertEquals(a, x.toBigInteger());
            assertEquals(a.add(b), x.plus(y).toBigInteger());
            assertEquals(a.subtract(b), x.minus(y).toBigInteger());
            assertEquals(a.negate(), x.negated().toBigInteger());
            assertEquals(a.signum(), x.sign());
            assertEquals(a.compareTo(b), x.compareTo(y));
        }
    }

    @Test
    void roundingIsThatOfBigDecimal() {
        Random random = new Random(2);
        for (int i = 0; i < COUNT; i++) {
            BigInteger a = number(random);
            BigInteger step = BigInteger.valueOf(1 + random.nextLong(1L << 1 + random.nextInt(46)));
            BigDecimal quotient = new BigDecimal(a).divide(new BigDecimal(step), new MathContext(80));
            BigInteger expected = quotient.setScale(0, java.math.RoundingMode.HALF_EVEN)
                    .toBigInteger()
                    .multiply(step);
            Nanoseconds rounded = Nanoseconds.of(a).round(Nanoseconds.of(step), RoundingMode.HALF_EVEN);
            assertEquals(expected, rounded.toBigInteger());
            BigInteger floor = quotient.setScale(0, java.math.RoundingMode.FLOOR)
                    .toBigInteger()
                    .multiply(step);
            assertEquals(
                    floor,
                    Nanoseconds.of(a)
                            .roundAsIfPositive(step.longValue(), RoundingMode.TRUNC)
                            .toBigInteger());
        }
    }

    @Test
    void quotientsAreTheNearestDoubles() {
        Random random = new Random(3);
        for (int i = 0; i < COUNT; i++) {
            BigInteger a = number(random);
            long divisor = 1 + random.nextLong(1L << 1 + random.nextInt(46));
            double expected = new BigDecimal(a)
                    .divide(BigDecimal.valueOf(divisor), new MathContext(60))
                    .doubleValue();
            assertEquals(expected, Nanoseconds.of(a).dividedBy(divisor));
        }
    }
}
