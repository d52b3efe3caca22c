package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Compares Number(), parseFloat and parseInt with values recorded from Node 24. */
class NumberParsingTest {
    private static void check(String text, String number, String parsedFloat, String parsedInt) {
        assertEquals(number, display(NumberParsing.stringToNumber(text)), "Number of " + text);
        assertEquals(parsedFloat, display(NumberParsing.parseFloat(text)), "parseFloat of " + text);
        assertEquals(parsedInt, display(NumberParsing.parseInt(text, 0)), "parseInt of " + text);
    }

    private static String display(double number) {
        return number == 0 && 1 / number < 0 ? "-0" : NumberFormatting.toString(number);
    }

    @Test
    void parsesAsNodeDoes() {
        check("", "0", "NaN", "NaN");
        check("  ", "0", "NaN", "NaN");
        check("0", "0", "0", "0");
        check("-0", "-0", "-0", "-0");
        check("+5", "5", "5", "5");
        check("1.", "1", "1", "1");
        check("  12 \n", "12", "12", "12");
        check(".5", "0.5", "0.5", "NaN");
        check("-.5e3", "-500", "-500", "NaN");
        check("1e", "NaN", "1", "1");
        check("1e+", "NaN", "1", "1");
        check("e1", "NaN", "NaN", "NaN");
        check("0x1F", "31", "0", "31");
        check("0X", "NaN", "0", "NaN");
        check("0x", "NaN", "0", "NaN");
        check("-0x1", "NaN", "-0", "-1");
        check("0b101", "5", "0", "0");
        check("0b2", "NaN", "0", "0");
        check("0o17", "15", "0", "0");
        check("Infinity", "Infinity", "Infinity", "NaN");
        check("-Infinity", "-Infinity", "-Infinity", "NaN");
        check("infinity", "NaN", "NaN", "NaN");
        check("+Infinityx", "NaN", "Infinity", "NaN");
        check("1_0", "NaN", "1", "1");
        check("12px", "NaN", "12", "12");
        check("\u00a07\ufeff", "7", "7", "7");
        check("\u180e1", "NaN", "NaN", "NaN");
        check("1e1000", "Infinity", "Infinity", "1");
        check("-1e1000", "-Infinity", "-Infinity", "-1");
        check("1e-400", "0", "0", "1");
        check(
                "123456789012345678901234567890",
                "1.2345678901234568e+29",
                "1.2345678901234568e+29",
                "1.2345678901234568e+29");
        check("0x123456789abcdef01", "20988295479420645000", "0", "20988295479420645000");
        check("5e-324", "5e-324", "5e-324", "5");
        check("2.2250738585072011e-308", "2.225073858507201e-308", "2.225073858507201e-308", "2");
        check("..1", "NaN", "NaN", "NaN");
        check("1..", "NaN", "1", "1");
        check("--1", "NaN", "NaN", "NaN");
        check("+-1", "NaN", "NaN", "NaN");
        check("0.1", "0.1", "0.1", "0");
        check("00012", "12", "12", "12");
        check("1f", "NaN", "1", "1");
        check("1d", "NaN", "1", "1");
        check("NaN", "NaN", "NaN", "NaN");
        check("\u2028 3 \u2029", "3", "3", "3");
    }

    @Test
    void parsesIntegersInAnyRadix() {
        assertEquals(35, NumberParsing.parseInt("z", 36));
        assertEquals(Double.NaN, NumberParsing.parseInt("2", 2));
        assertEquals(Double.NaN, NumberParsing.parseInt("1", 37));
        assertEquals(255, NumberParsing.parseInt("0xff", 16));
        assertEquals(0, NumberParsing.parseInt("0xff", 10));
        assertEquals(9007199254740992.0, NumberParsing.parseInt("9007199254740993", 10));
    }

    @Test
    void parsesBigInts() {
        assertEquals(BigInteger.ZERO, BigIntParsing.stringToBigInt("  "));
        assertEquals(BigInteger.valueOf(-12), BigIntParsing.stringToBigInt(" -12 "));
        assertEquals(BigInteger.valueOf(255), BigIntParsing.stringToBigInt("0xff"));
        assertNull(BigIntParsing.stringToBigInt("-0xff"));
        assertNull(BigIntParsing.stringToBigInt("1n"));
        assertNull(BigIntParsing.stringToBigInt("1.0"));
        assertNull(BigIntParsing.stringToBigInt("-"));
    }
}
