package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decimal literals of thousands of digits, which are shortened before they are parsed, have the correctly rounded value. */
class LongLiteralTest {
    private static final int DIGITS = 3000;
    private static final int LITERALS = 300;

    private static void check(String literal) {
        assertEquals(Double.parseDouble(literal), NumberParsing.stringToNumber(literal), literal);
        assertEquals(Double.parseDouble(literal), NumberParsing.parseFloat(literal + "x"), literal);
    }

    @Test
    void randomLiterals() {
        Random random = new Random(23);
        for (int i = 0; i < LITERALS; i++) {
            var text = new StringBuilder(random.nextBoolean() ? "-" : "");
            text.append("0".repeat(random.nextInt(5)));
            int point = random.nextInt(DIGITS);
            for (int at = 0; at < DIGITS; at++) {
                if (at == point) text.append('.');
                text.append(random.nextInt(10));
            }
            if (random.nextBoolean()) text.append('e').append(random.nextInt(8000) - 4000);
            check(text.toString());
        }
    }

    /** The middle between two doubles is rounded to the even one, and anything beyond it up, however late the digit comes. */
    @Test
    void digitsBeyondTheMiddleCount() {
        for (double low : new double[] {1, 9007199254740993.0, 4.9e-324, 1.7e-320, 123456.789}) {
            String middle = new BigDecimal(low)
                    .add(new BigDecimal(Math.nextUp(low)))
                    .divide(BigDecimal.TWO)
                    .toPlainString();
            if (!middle.contains(".")) middle += ".";
            check(middle + "0".repeat(DIGITS));
            check(middle + "0".repeat(DIGITS) + "1");
            check(middle + "0".repeat(DIGITS) + "1" + "0".repeat(DIGITS) + "e0");
        }
    }

    @Test
    void extremeExponents() {
        String zeros = "0".repeat(DIGITS);
        check("1" + zeros + "e-" + DIGITS);
        check("0." + zeros + "1e+" + (DIGITS + 1));
        check("0." + zeros);
        check("-" + zeros);
        check("1" + zeros + "e999999999999999999999");
        check("1" + zeros + "e-999999999999999999999");
        check("+" + zeros + "7." + zeros);
    }
}
