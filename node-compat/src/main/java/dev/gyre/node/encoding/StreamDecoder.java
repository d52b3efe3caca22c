package dev.gyre.node.encoding;

import java.util.Arrays;

/** Decodes bytes that come in pieces, with U+FFFD for each error, for Java code. */
// https://encoding.spec.whatwg.org/#decode-without-bom
public final class StreamDecoder {
    private final SingleByteEncoding single;
    private final CharacterReader reader;
    private final boolean asciiIsItself;
    private byte[] kept = {};
    private char[] chars = {};
    private int length;

    public StreamDecoder(Encoding encoding) {
        single = SingleByteEncoding.ofOrNull(encoding);
        reader = single != null ? null : CharacterReader.of(encoding.name());
        asciiIsItself = !encoding.isUtf16() && !encoding.name().equals("iso-2022-jp");
    }

    /** Decodes bytes[from..to); with the last piece, everything that remains. The text is in {@link #chars}, until the next call, and its length is returned. */
    public int decode(byte[] bytes, int from, int to, boolean isLast) {
        length = 0;
        if (single != null) {
            reserve(to - from);
            single.decode(bytes, from, to, chars, 0);
            return to - from;
        }
        if (kept.length == 0) {
            read(bytes, from, to, isLast);
        } else {
            byte[] joined = Arrays.copyOf(kept, kept.length + to - from);
            System.arraycopy(bytes, from, joined, kept.length, to - from);
            read(joined, 0, joined.length, isLast);
        }
        return length;
    }

    /** The text that was decoded last. */
    public char[] chars() {
        return chars;
    }

    private void reserve(int capacity) {
        if (chars.length < capacity) chars = Arrays.copyOf(chars, Math.max(capacity, 2 * chars.length));
    }

    private void read(byte[] bytes, int from, int to, boolean isLast) {
        // No sequence has more characters than bytes.
        reserve(to - from + 1);
        int at = from;
        while (at < to) {
            if (asciiIsItself && bytes[at] >= 0) {
                at = readAscii(bytes, at, to);
                continue;
            }
            int point = reader.next(bytes, at, to);
            if (point == CharacterReader.INCOMPLETE && !isLast) break;
            at = point == CharacterReader.INCOMPLETE ? to : at + reader.length();
            if (point != CharacterReader.NOTHING) append(point < 0 ? 0xFFFD : point);
        }
        kept = at < to ? Arrays.copyOfRange(bytes, at, to) : new byte[0];
        if (isLast) reader.reset();
    }

    private int readAscii(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && bytes[at] >= 0) chars[length++] = (char) bytes[at++];
        return at;
    }

    private void append(int point) {
        if (Character.isBmpCodePoint(point)) {
            chars[length++] = (char) point;
        } else {
            chars[length++] = Character.highSurrogate(point);
            chars[length++] = Character.lowSurrogate(point);
        }
    }
}
