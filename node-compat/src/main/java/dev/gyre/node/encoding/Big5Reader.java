package dev.gyre.node.encoding;

/** Big5 as in Windows. */
// https://encoding.spec.whatwg.org/#big5-decoder
final class Big5Reader extends PairReader {
    Big5Reader() {
        super("x-windows-950");
    }

    @Override
    boolean isFirst(int value) {
        return isWithin(value, 0x81, 0xFE);
    }

    @Override
    boolean isSecond(int value) {
        return isWithin(value, 0x40, 0xFE) && value != 0x7F;
    }

    @Override
    int single(int value) {
        return value == 0x80 ? 0x80 : 0xF8F8;
    }

    @Override
    int wrongLength(int second) {
        return isSecond(second) ? 2 : 1;
    }
}
