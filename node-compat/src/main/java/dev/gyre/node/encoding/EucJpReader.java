package dev.gyre.node.encoding;

/** EUC-JP. */
// https://encoding.spec.whatwg.org/#euc-jp-decoder
final class EucJpReader extends CharacterReader {
    private final PairTable main = new PairTable("windows-31j");
    private final PairTable supplement = new PairTable("JIS_X0212-1990");

    private static boolean isGraphic(int value) {
        return isWithin(value, 0xA1, 0xFE);
    }

    private static boolean isStart(int value) {
        return value < 0xA0 || isGraphic(value);
    }

    @Override
    public int next(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xFF;
        boolean isShift = first == 0x8E || first == 0x8F;
        if (!isShift && !isGraphic(first)) return took(1, first < 0xA0 ? first : WRONG);
        if (at + 1 >= end) return INCOMPLETE;
        int second = bytes[at + 1] & 0xFF;
        if (!isGraphic(second) || (first == 0x8E && second > 0xE4)) return took(isStart(second) ? 1 : 2, WRONG);
        if (first == 0x8E) return took(2, katakana(second));
        if (first != 0x8F) return took(2, main.jis(first & 0x7F, second & 0x7F));
        if (at + 2 >= end) return INCOMPLETE;
        int third = bytes[at + 2] & 0xFF;
        return isGraphic(third) ? took(3, supplementary(second & 0x7F, third & 0x7F)) : took(1, WRONG);
    }

    /** Three IBM extension characters follow the half-width katakana. */
    private static int katakana(int value) {
        return switch (value) {
            case 0xE0 -> 0xA2;
            case 0xE1 -> 0xA3;
            case 0xE2 -> 0xAC;
            default -> value <= 0xDF ? value - 0xA1 + 0xFF61 : WRONG;
        };
    }

    /** JIS X 0212, in whose row 83 are the Roman numerals of IBM. */
    private int supplementary(int row, int cell) {
        if (row != 0x73 || cell > 0x37) return supplement.at(row, cell);
        return cell <= 0x2A
                ? cell - 0x21 + 0x2170
                : cell <= 0x34 ? cell - 0x2B + 0x2160 : cell == 0x37 ? 0x3231 : supplement.at(row, cell);
    }
}
