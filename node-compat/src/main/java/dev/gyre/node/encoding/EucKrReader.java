package dev.gyre.node.encoding;

/**
 * EUC-KR with all syllables, which Windows calls 949. ICU's converter of this name, and so Node's, has only a quarter
 * of them; this class follows the standard's errors.
 */
// https://encoding.spec.whatwg.org/#euc-kr-decoder
final class EucKrReader extends PairReader {
    EucKrReader() {
        super("x-windows-949");
    }

    @Override
    boolean isFirst(int value) {
        return isWithin(value, 0x81, 0xFE);
    }

    @Override
    boolean isSecond(int value) {
        return isWithin(value, 0x41, 0xFE);
    }

    @Override
    int single(int value) {
        return WRONG;
    }

    @Override
    int wrongLength(int second) {
        return second < 0x80 ? 1 : 2;
    }
}
