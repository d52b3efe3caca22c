package dev.gyre.node.encoding;

import java.nio.charset.Charset;

/** GB 18030, which GBK is a part of. */
// https://encoding.spec.whatwg.org/#gb18030-decoder
final class Gb18030Reader extends CharacterReader {
    private static final int BMP_END = 39420;
    private static final int SUPPLEMENTARY = 189000;
    /** Characters that Java has, as of 2022, in four bytes, and what was in the same four bytes before. */
    private static final String BEFORE_2022 =
            "\uE81E\u9FB4\uE826\u9FB5\uE82B\u9FB6\uE82C\u9FB7\uE832\u9FB8\uE843\u9FB9\uE854\u9FBA\uE864\u9FBB"
                    + "\uE78D\uFE10\uE78F\uFE11\uE78E\uFE12\uE790\uFE13\uE791\uFE14\uE792\uFE15\uE793\uFE16\uE794\uFE17\uE795\uFE18\uE796\uFE19";

    private final Charset charset = Charset.forName("GB18030");
    private final PairTable table = new PairTable("GB18030");

    private static boolean isDigit(int value) {
        return isWithin(value, 0x30, 0x39);
    }

    private static boolean isFirst(int value) {
        return isWithin(value, 0x81, 0xFE);
    }

    @Override
    public int next(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xFF;
        if (first <= 0x80) return took(1, first == 0x80 ? 0x20AC : first);
        if (first == 0xFF) return took(1, WRONG);
        if (at + 1 >= end) return INCOMPLETE;
        int second = bytes[at + 1] & 0xFF;
        if (isDigit(second)) return four(bytes, at, end);
        if (second < 0x40 || second == 0x7F) return took(1, WRONG);
        return took(2, first == 0xA3 && second == 0xA0 ? 0x3000 : second == 0xFF ? WRONG : table.at(first, second));
    }

    private int four(byte[] bytes, int at, int end) {
        if (at + 2 >= end) return INCOMPLETE;
        int third = bytes[at + 2] & 0xFF;
        if (!isFirst(third)) return took(1, WRONG);
        if (at + 3 >= end) return INCOMPLETE;
        int fourth = bytes[at + 3] & 0xFF;
        if (!isDigit(fourth)) return took(1, WRONG);
        int place =
                (((bytes[at] & 0xFF) - 0x81) * 10 + bytes[at + 1] - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30;
        if (place < BMP_END) return took(4, ofBasicPlane(new String(bytes, at, 4, charset).charAt(0)));
        int point = place - SUPPLEMENTARY + 0x10000;
        return took(4, isWithin(point, 0x10000, 0x10FFFF) ? point : WRONG);
    }

    private static int ofBasicPlane(char found) {
        if (!isWithin(found, 0xE78D, 0xE864)) return found;
        int at = BEFORE_2022.indexOf(found);
        return at < 0 ? found : BEFORE_2022.charAt(at + 1);
    }
}
