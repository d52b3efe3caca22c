package dev.gyre.node.zlib.codec;

/** CRC-32 that can continue from an earlier checksum, unlike java.util.zip's. RFC 1952, section 8. */
public final class Crc32 {
    private static final int POLYNOMIAL = 0xedb88320;
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            int sum = i;
            for (int bit = 0; bit < 8; bit++) sum = (sum & 1) != 0 ? sum >>> 1 ^ POLYNOMIAL : sum >>> 1;
            TABLE[i] = sum;
        }
    }

    private Crc32() {}

    /** Updates a checksum with further bytes. */
    public static int update(int sum, byte[] bytes, int offset, int count) {
        int inverse = ~sum;
        for (int i = offset; i < offset + count; i++) inverse = TABLE[(inverse ^ bytes[i]) & 0xff] ^ inverse >>> 8;
        return ~inverse;
    }
}
