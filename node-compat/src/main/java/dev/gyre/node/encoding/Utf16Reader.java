package dev.gyre.node.encoding;

/** UTF-16 of either byte order. */
// https://encoding.spec.whatwg.org/#shared-utf-16-decoder
final class Utf16Reader extends CharacterReader {
    private final int low;
    private boolean isUnpaired;

    Utf16Reader(boolean isLittle) {
        low = isLittle ? 0 : 1;
    }

    private char unit(byte[] bytes, int at) {
        return (char) ((bytes[at + 1 - low] & 0xFF) << 8 | bytes[at + low] & 0xFF);
    }

    @Override
    public int next(byte[] bytes, int at, int end) {
        isUnpaired = false;
        if (at + 1 >= end) return INCOMPLETE;
        char unit = unit(bytes, at);
        if (!Character.isSurrogate(unit)) return took(2, unit);
        if (Character.isLowSurrogate(unit)) return took(2, WRONG);
        if (at + 3 >= end) return INCOMPLETE;
        char second = unit(bytes, at + 2);
        isUnpaired = !Character.isLowSurrogate(second);
        return isUnpaired ? took(2, WRONG) : took(4, Character.toCodePoint(unit, second));
    }

    /** One byte of the unit that should have been the second half of a surrogate pair. */
    @Override
    public int readAhead() {
        return isUnpaired ? 1 : 0;
    }
}
