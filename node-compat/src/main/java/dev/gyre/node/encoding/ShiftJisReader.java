package dev.gyre.node.encoding;

/** Shift_JIS as in Windows. */
// https://encoding.spec.whatwg.org/#shift_jis-decoder
final class ShiftJisReader extends PairReader {
    ShiftJisReader() {
        super("windows-31j");
    }

    @Override
    boolean isFirst(int value) {
        return isWithin(value, 0x81, 0x9F) || isWithin(value, 0xE0, 0xFC);
    }

    @Override
    boolean isSecond(int value) {
        return isWithin(value, 0x40, 0xFC) && value != 0x7F;
    }

    @Override
    int single(int value) {
        return isWithin(value, 0xA1, 0xDF) ? value - 0xA1 + 0xFF61 : WRONG;
    }

    @Override
    int wrongLength(int second) {
        return isSecond(second) ? 2 : 1;
    }
}
