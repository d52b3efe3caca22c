package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the formats of numbers with those recorded from Node 24. */
class NumberFormattingTest {
    private static List<String> recorded() throws IOException {
        try (var stream = NumberFormattingTest.class.getResourceAsStream("number-formats.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    @Test
    void formatsAsNodeDoes() throws IOException {
        List<String> lines = recorded();
        assertFalse(lines.isEmpty());
        for (String line : lines) {
            String[] expected = line.split("\\|");
            double x = Double.parseDouble(expected[0]);
            assertEquals(expected[1], NumberFormatting.toString(x));
            assertEquals(expected[2], NumberFormatting.toString(x, 2), expected[0]);
            assertEquals(expected[3], NumberFormatting.toString(x, 16), expected[0]);
            assertEquals(expected[4], NumberFormatting.toString(x, 36), expected[0]);
            assertEquals(expected[5], NumberFormatting.toFixed(x, 2), expected[0]);
            assertEquals(expected[6], NumberFormatting.toFixed(x, 0), expected[0]);
            assertEquals(expected[7], NumberFormatting.toExponential(x, -1), expected[0]);
            assertEquals(expected[8], NumberFormatting.toExponential(x, 3), expected[0]);
            assertEquals(expected[9], NumberFormatting.toPrecision(x, 3), expected[0]);
            assertEquals(expected[10], NumberFormatting.toPrecision(x, 21), expected[0]);
        }
    }

    @Test
    void formatsWhatIsNoNumber() {
        assertEquals("NaN", NumberFormatting.toString(Double.NaN));
        assertEquals("-Infinity", NumberFormatting.toString(Double.NEGATIVE_INFINITY, 2));
        assertEquals("NaN", NumberFormatting.toFixed(Double.NaN, 2));
    }

    @Test
    void roundsTheExactValue() {
        var random = new Random(7);
        for (int i = 0; i < 200_000; i++) {
            int digits = random.nextInt(25);
            double x = (random.nextDouble() - 0.5) * Math.scalb(1, random.nextInt(66) - 8);
            // Ties: a binary fraction of few bits.
            if (i % 4 == 0) x = Math.rint(x * 16) / 16;
            // Rounding that carries: next to an integer.
            if (i % 4 == 1) x = Math.nextDown(Math.rint(x));
            assertEquals(
                    new BigDecimal(Math.abs(x))
                            .setScale(digits, RoundingMode.HALF_UP)
                            .toPlainString(),
                    NumberFormatting.toFixed(Math.abs(x), digits));
        }
    }
}
