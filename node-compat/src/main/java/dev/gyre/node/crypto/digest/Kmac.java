package dev.gyre.node.crypto.digest;

import static dev.gyre.node.crypto.asn1.DerWriter.concat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;

/** KMAC128 and KMAC256, SP 800-185, section 4. */
public final class Kmac {
    private static final int BITS = 8;

    private Kmac() {}

    // left_encode ( x ) and right_encode ( x ),
    // https://nvlpubs.nist.gov/nistpubs/SpecialPublications/NIST.SP.800-185.pdf section 2.3.1
    private static byte[] encode(long number, boolean left) {
        int count = Math.max(1, (Long.SIZE - Long.numberOfLeadingZeros(number) + BITS - 1) / BITS);
        byte[] result = new byte[count + 1];
        for (int i = 0; i < count; i++) result[(left ? 1 : 0) + i] = (byte) (number >>> BITS * (count - 1 - i));
        result[left ? 0 : count] = (byte) count;
        return result;
    }

    private static byte[] encodeString(byte[] text) {
        return concat(encode((long) text.length * BITS, true), text);
    }

    private static byte[] pad(byte[] bytes, int width) {
        byte[] all = concat(encode(width, true), bytes);
        return Arrays.copyOf(all, (all.length + width - 1) / width * width);
    }

    /** @param strength 128 or 256; length: bytes of the code */
    public static byte[] of(int strength, byte[] key, byte[] customization, int length, byte[] data) {
        MessageDigest hash = begin(strength, key, customization, length);
        hash.update(data);
        return hash.digest(ending(length));
    }

    /** A hash for one message, which {@link #ending} must follow. */
    public static MessageDigest begin(int strength, byte[] key, byte[] customization, int length) {
        Keccak hash = new Keccak(strength, Keccak.CSHAKE_SUFFIX, length);
        int width = hash.blockSize();
        hash.beginWith(pad(
                concat(encodeString("KMAC".getBytes(StandardCharsets.US_ASCII)), encodeString(customization)), width));
        hash.update(pad(encodeString(key), width));
        return hash;
    }

    /** What follows a message: the length of the code in bytes, encoded. */
    public static byte[] ending(int length) {
        return encode((long) length * BITS, false);
    }
}
