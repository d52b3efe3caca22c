package dev.gyre.node.crypto.asn1;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads a sequence of ASN.1 values in DER, X.690. */
public final class DerReader {
    public static final int BOOLEAN = 1,
            INTEGER = 2,
            BITS = 3,
            OCTETS = 4,
            NULL = 5,
            OBJECT_ID = 6,
            SEQUENCE = 0x30,
            SET = 0x31,
            CONTEXT = 0xa0,
            IMPLICIT = 0x80;
    private static final int MOST_LENGTH_BYTES = 4;

    private final byte[] bytes;
    private int position;
    private final int end;

    public DerReader(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    private DerReader(byte[] bytes, int position, int end) {
        this.bytes = bytes;
        this.position = position;
        this.end = end;
    }

    /** Thrown for bytes that are not DER, or another value than expected. */
    public static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;

        public Malformed(String message) {
            super(message, null, false, false);
        }
    }

    /** Whether the tag and the length of the first value are there. */
    public static boolean hasWholeHeader(byte[] bytes) {
        if (bytes.length < 2) return false;
        int length = bytes[1] & 0xff;
        return bytes.length >= 2 + (length > 0x80 ? length & 0x7f : 0);
    }

    public boolean hasMore() {
        return position < end;
    }

    /** The tag of the next value, -1 at the end. */
    public int peek() {
        return position < end ? bytes[position] & 0xff : -1;
    }

    /** The range of the next value's contents; advances past it. */
    private int[] next(int tag) throws Malformed {
        if (end - position < 2) throw new Malformed("too short");
        if (peek() != tag) throw new Malformed("wrong tag");
        return skip();
    }

    private int[] skip() throws Malformed {
        int at = position + 1;
        if (at >= end) throw new Malformed("too short");
        int length = bytes[at++] & 0xff;
        if (length > 0x80) {
            int count = length & 0x7f;
            if (count > MOST_LENGTH_BYTES || at + count > end) throw new Malformed("bad length");
            length = 0;
            for (int i = 0; i < count; i++) length = length << 8 | bytes[at++] & 0xff;
        } else if (length == 0x80) {
            throw new Malformed("indefinite length");
        }
        if (length < 0 || length > end - at) throw new Malformed("too long");
        position = at + length;
        return new int[] {at, position};
    }

    /** A reader of the contents of a value with this tag. */
    public DerReader inside(int tag) throws Malformed {
        int[] range = next(tag);
        return new DerReader(bytes, range[0], range[1]);
    }

    public DerReader sequence() throws Malformed {
        return inside(SEQUENCE);
    }

    /** The contents of a value with this tag. */
    public byte[] contents(int tag) throws Malformed {
        int[] range = next(tag);
        return Arrays.copyOfRange(bytes, range[0], range[1]);
    }

    public BigInteger integer() throws Malformed {
        byte[] value = contents(INTEGER);
        if (value.length == 0) throw new Malformed("empty integer");
        return new BigInteger(value);
    }

    public int smallInteger() throws Malformed {
        BigInteger value = integer();
        if (value.bitLength() >= Integer.SIZE) throw new Malformed("large integer");
        return value.intValue();
    }

    public byte[] octets() throws Malformed {
        return contents(OCTETS);
    }

    /** A bit string of whole bytes. */
    public byte[] bits() throws Malformed {
        byte[] value = contents(BITS);
        if (value.length == 0) throw new Malformed("empty bit string");
        return Arrays.copyOfRange(value, 1, value.length);
    }

    /** An object identifier in dotted form. */
    public String objectId() throws Malformed {
        return dotted(contents(OBJECT_ID));
    }

    public static String dotted(byte[] value) {
        StringBuilder text = new StringBuilder();
        long part = 0;
        for (byte next : value) {
            part = part << 7 | next & 0x7f;
            if (next < 0) continue;
            if (text.isEmpty()) {
                long first = Math.min(2, part / 40);
                text.append(first).append('.').append(part - 40 * first);
            } else {
                text.append('.').append(part);
            }
            part = 0;
        }
        return text.toString();
    }

    /** The next value unchanged, with its tag and length. */
    public byte[] raw() throws Malformed {
        int from = position;
        skip();
        return Arrays.copyOfRange(bytes, from, position);
    }

    /** Text of any of the string types. */
    public String text() throws Malformed {
        int tag = peek();
        int[] range = skip();
        byte[] value = Arrays.copyOfRange(bytes, range[0], range[1]);
        return switch (tag) {
            case 0x1e -> new String(value, StandardCharsets.UTF_16BE);
            case 0x0c -> new String(value, StandardCharsets.UTF_8);
            default -> new String(value, StandardCharsets.ISO_8859_1);
        };
    }
}
