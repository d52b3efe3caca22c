package dev.gyre.node.encoding;

import dev.gyre.node.buffer.ByteView;
import java.nio.charset.Charset;
import java.util.Locale;

/** A single-byte encoding, as a table of the characters above ASCII. */
// https://encoding.spec.whatwg.org/#legacy-single-byte-encodings
final class SingleByteEncoding {
    /** Bytes that are decoded at a time: the JVM compresses a string of these characters quickly. */
    private static final int PIECE = 1 << 13;

    private static final char NONE = '\uFFFD';
    /** The characters from 0xA0 on of the encodings that Java lacks. */
    private static final String LATIN6 =
            "\u00a0\u0104\u0112\u0122\u012a\u0128\u0136\u00a7\u013b\u0110\u0160\u0166\u017d\u00ad\u016a\u014a"
                    + "\u00b0\u0105\u0113\u0123\u012b\u0129\u0137\u00b7\u013c\u0111\u0161\u0167\u017e\u2015\u016b\u014b"
                    + "\u0100\u00c1\u00c2\u00c3\u00c4\u00c5\u00c6\u012e\u010c\u00c9\u0118\u00cb\u0116\u00cd\u00ce\u00cf"
                    + "\u00d0\u0145\u014c\u00d3\u00d4\u00d5\u00d6\u0168\u00d8\u0172\u00da\u00db\u00dc\u00dd\u00de\u00df"
                    + "\u0101\u00e1\u00e2\u00e3\u00e4\u00e5\u00e6\u012f\u010d\u00e9\u0119\u00eb\u0117\u00ed\u00ee\u00ef"
                    + "\u00f0\u0146\u014d\u00f3\u00f4\u00f5\u00f6\u0169\u00f8\u0173\u00fa\u00fb\u00fc\u00fd\u00fe\u0138";

    private static final String LATIN8 =
            "\u00a0\u1e02\u1e03\u00a3\u010a\u010b\u1e0a\u00a7\u1e80\u00a9\u1e82\u1e0b\u1ef2\u00ad\u00ae\u0178"
                    + "\u1e1e\u1e1f\u0120\u0121\u1e40\u1e41\u00b6\u1e56\u1e81\u1e57\u1e83\u1e60\u1ef3\u1e84\u1e85\u1e61"
                    + "\u00c0\u00c1\u00c2\u00c3\u00c4\u00c5\u00c6\u00c7\u00c8\u00c9\u00ca\u00cb\u00cc\u00cd\u00ce\u00cf"
                    + "\u0174\u00d1\u00d2\u00d3\u00d4\u00d5\u00d6\u1e6a\u00d8\u00d9\u00da\u00db\u00dc\u00dd\u0176\u00df"
                    + "\u00e0\u00e1\u00e2\u00e3\u00e4\u00e5\u00e6\u00e7\u00e8\u00e9\u00ea\u00eb\u00ec\u00ed\u00ee\u00ef"
                    + "\u0175\u00f1\u00f2\u00f3\u00f4\u00f5\u00f6\u1e6b\u00f8\u00f9\u00fa\u00fb\u00fc\u00fd\u0177\u00ff";

    private final char[] upper;

    private SingleByteEncoding(char[] upper) {
        this.upper = upper;
    }

    /** The table of an encoding; null if it is a multi-byte encoding. */
    static SingleByteEncoding ofOrNull(Encoding encoding) {
        String name = encoding.name();
        return switch (name) {
            case "iso-8859-10" -> withControls(LATIN6);
            case "iso-8859-14" -> withControls(LATIN8);
            case "x-user-defined" -> userDefined();
            default -> isSingleByte(name) ? of(name, Charset.forName(encoding.charset())) : null;
        };
    }

    private static boolean isSingleByte(String name) {
        return name.startsWith("windows-")
                || name.startsWith("iso-8859")
                || name.startsWith("koi8")
                || name.startsWith("x-mac")
                || name.equals("macintosh")
                || name.equals("ibm866");
    }

    private static SingleByteEncoding withControls(String from160) {
        char[] upper = new char[128];
        for (int i = 0; i < 32; i++) upper[i] = (char) (128 + i);
        from160.getChars(0, 96, upper, 32);
        return new SingleByteEncoding(upper);
    }

    // https://encoding.spec.whatwg.org/#x-user-defined-decoder
    private static SingleByteEncoding userDefined() {
        char[] upper = new char[128];
        for (int i = 0; i < 128; i++) upper[i] = (char) (0xF780 + i);
        return new SingleByteEncoding(upper);
    }

    private static SingleByteEncoding of(String name, Charset charset) {
        byte[] bytes = new byte[128];
        for (int i = 0; i < 128; i++) bytes[i] = (byte) (128 + i);
        char[] upper = new String(bytes, charset).toCharArray();
        // What is not assigned among the control characters is one of them.
        for (int i = 0; i < 32; i++) if (upper[i] == NONE) upper[i] = (char) (128 + i);
        switch (name.toLowerCase(Locale.ROOT)) {
            case "koi8-u" -> {
                upper[0x2E] = '\u045E';
                upper[0x3E] = '\u040E';
            }
            case "windows-1255" -> upper[0x4A] = '\u05BA';
            case "x-mac-cyrillic" -> upper[0x7F] = '\u20AC';
            default -> {}
        }
        return new SingleByteEncoding(upper);
    }

    /** Decodes bytes; null if one of them has no character and errors are fatal. */
    String decodeOrNull(ByteView view, boolean fatal) {
        int end = view.offset() + view.length();
        char[] piece = new char[Math.min(PIECE, view.length())];
        var text = new StringBuilder(view.length());
        for (int from = view.offset(); from < end; from += PIECE) {
            int count = Math.min(PIECE, end - from);
            decode(view.bytes(), from, from + count, piece, 0);
            if (fatal && contains(piece, count, NONE)) return null;
            text.append(new String(piece, 0, count));
        }
        return text.toString();
    }

    private static boolean contains(char[] text, int count, char wanted) {
        for (int i = 0; i < count; i++) if (text[i] == wanted) return true;
        return false;
    }

    /** Decodes bytes[from..to) to chars[target..). */
    void decode(byte[] bytes, int from, int to, char[] chars, int target) {
        for (int i = from; i < to; i++) {
            byte next = bytes[i];
            chars[target + i - from] = next >= 0 ? (char) next : upper[next & 0x7F];
        }
    }
}
