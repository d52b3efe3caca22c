package dev.gyre.page.encoding;

import dev.gyre.node.encoding.Encoding;

/** The mark that a text in Unicode may begin with, https://encoding.spec.whatwg.org/#bom-sniff. */
public final class ByteOrderMark {
    private ByteOrderMark() {}

    /** The encoding that the first bytes name; null if they are no mark. */
    public static Encoding encodingOf(byte[] bytes, int length) {
        if (begins(bytes, length, 0xEF, 0xBB, 0xBF)) return Encoding.ofLabelOrNull("utf-8");
        if (begins(bytes, length, 0xFE, 0xFF)) return Encoding.ofLabelOrNull("utf-16be");
        return begins(bytes, length, 0xFF, 0xFE) ? Encoding.ofLabelOrNull("utf-16le") : null;
    }

    private static boolean begins(byte[] bytes, int length, int... values) {
        if (length < values.length) return false;
        for (int i = 0; i < values.length; i++) {
            if ((bytes[i] & 0xFF) != values[i]) return false;
        }
        return true;
    }
}
