package dev.gyre.node.crypto.asn1;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;

/** Writes ASN.1 values in DER, X.690. */
public final class DerWriter {
    private DerWriter() {}

    /** The value NULL. */
    public static byte[] nothing() {
        return new byte[] {DerReader.NULL, 0};
    }

    public static byte[] concat(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            if (part != null) all.writeBytes(part);
        }
        return all.toByteArray();
    }

    /** A value with a tag; null parts are omitted. */
    public static byte[] value(int tag, byte[]... parts) {
        byte[] contents = concat(parts);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(tag);
        int length = contents.length;
        if (length < 0x80) {
            all.write(length);
        } else {
            int count = (Integer.SIZE - Integer.numberOfLeadingZeros(length) + 7) / 8;
            all.write(0x80 | count);
            for (int i = count - 1; i >= 0; i--) all.write(length >>> 8 * i);
        }
        all.writeBytes(contents);
        return all.toByteArray();
    }

    public static byte[] sequence(byte[]... parts) {
        return value(DerReader.SEQUENCE, parts);
    }

    public static byte[] integer(BigInteger number) {
        return value(DerReader.INTEGER, number.toByteArray());
    }

    public static byte[] integer(long number) {
        return integer(BigInteger.valueOf(number));
    }

    public static byte[] octets(byte[]... parts) {
        return value(DerReader.OCTETS, parts);
    }

    public static byte[] bits(byte[] bytes) {
        return value(DerReader.BITS, new byte[1], bytes);
    }

    /** A value in a context's explicit tag. */
    public static byte[] explicit(int number, byte[] inside) {
        return value(DerReader.CONTEXT | number, inside);
    }

    /** An object identifier from its dotted form. */
    public static byte[] objectId(String dotted) {
        String[] parts = dotted.split("\\.");
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        part(all, Long.parseLong(parts[0]) * 40 + Long.parseLong(parts[1]));
        for (int i = 2; i < parts.length; i++) part(all, Long.parseLong(parts[i]));
        return value(DerReader.OBJECT_ID, all.toByteArray());
    }

    private static void part(ByteArrayOutputStream all, long number) {
        int shift = 0;
        while (number >>> shift + 7 != 0) shift += 7;
        for (; shift > 0; shift -= 7) all.write((int) (number >>> shift & 0x7f | 0x80));
        all.write((int) (number & 0x7f));
    }
}
