package dev.gyre.node.encoding;

/** UTF-8. */
// https://encoding.spec.whatwg.org/#utf-8-decoder
final class Utf8Reader extends CharacterReader {
    @Override
    public int next(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xFF;
        if (first < 0x80) return took(1, first);
        if (!isWithin(first, 0xC2, 0xF4)) return took(1, WRONG);
        int wanted = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
        int point = first & (0x3F >> wanted);
        for (int i = 1; i <= wanted; i++) {
            if (at + i >= end) return INCOMPLETE;
            int more = bytes[at + i] & 0xFF;
            int least = i > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
            int most = i > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
            if (!isWithin(more, least, most)) return took(i, WRONG);
            point = point << 6 | more & 0x3F;
        }
        return took(wanted + 1, point);
    }
}
