package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.math.BigInteger;

/** Parses BigInts. */
public final class BigIntParsing {
    /** V8's BigInt::kMaxLengthBits. */
    public static final int MAXIMUM_BITS = 1 << 30;

    /** Below this length parsing needs no interrupt check. */
    private static final int LONG_TEXT = 1024;

    private BigIntParsing() {}

    // StringToBigInt ( str ), https://tc39.es/ecma262/#sec-stringtobigint
    /** Null if the text is not a StringIntegerLiteral. */
    public static BigInteger stringToBigInt(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && NumberParsing.isStrWhiteSpace(text.charAt(start))) {
            start++;
        }
        while (end > start && NumberParsing.isStrWhiteSpace(text.charAt(end - 1))) {
            end--;
        }
        if (start == end) {
            return BigInteger.ZERO;
        }
        int radix = 10;
        char first = text.charAt(start);
        boolean negative = false;
        if (first == '0' && end - start > 2) {
            radix = switch (text.charAt(start + 1)) {
                case 'x', 'X' -> 16;
                case 'o', 'O' -> 8;
                case 'b', 'B' -> 2;
                default -> 10;
            };
            start += radix == 10 ? 0 : 2;
        } else if (first == '-' || first == '+') {
            negative = first == '-';
            start++;
        }
        if (start == end) {
            return null;
        }
        for (int i = start; i < end; i++) {
            if (NumberParsing.digit(text.charAt(i)) >= radix) {
                return null;
            }
        }
        if (end - start > LONG_TEXT) {
            SurroundingAgent.poll((end - start) / LONG_TEXT);
            while (start < end - 1 && text.charAt(start) == '0') start++;
            checkBits((long) ((end - start - 1) * BigIntDigits.bitsPerDigit(radix)));
        }
        var value = BigIntDigits.parse(text.substring(start, end), radix);
        return negative ? value.negate() : value;
    }

    /** Throws a RangeError for a BigInt that is too large for V8. */
    public static BigInteger checkSize(BigInteger value) {
        if (value.bitLength() >= MAXIMUM_BITS) checkBits(value.abs().bitLength());
        return value;
    }

    /** Throws a RangeError for a result that is known to have at least so many bits. */
    static void checkBits(long least) {
        if (least > MAXIMUM_BITS) throw tooBig();
    }

    public static JsException tooBig() {
        return Errors.rangeError("Maximum BigInt size exceeded");
    }
}
