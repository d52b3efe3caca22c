package dev.gyre.node.encoding;

/** ISO-2022-JP: escape sequences select how the bytes after them are decoded. */
// https://encoding.spec.whatwg.org/#iso-2022-jp-decoder
final class Iso2022JpReader extends CharacterReader {
    private static final int ESCAPE = 0x1B;
    /** Escapes of ISO 2022 without ESC: B, J, I and D select ASCII, Roman, katakana and double bytes, - marks those of other encodings. */
    private static final String[] ESCAPES = escapes();

    private final PairTable table = new PairTable("windows-31j");
    private char chosen = 'B';
    private boolean isSegmentEmpty;

    private static String[] escapes() {
        String of =
                "B(B B(H J(J I(I D$@ D$B D&@ -$A -%B -O -.A -.F -(@ -(A -(C -(D -(E -(F -(G -(K -(R -%/@ -%/A -%/C -%/D -%/E -%/F -$)A -$)C -$)E -$)G -$*H"
                        + " -$+I -$+J -$+K -$+L -$+M -$(@ -$(A -$(B -$(C -$(D -$(E -$(G -$(H -$(I -$(J -$(K -$(L -$(M";
        return of.split(" ");
    }

    @Override
    public void reset() {
        chosen = 'B';
        isSegmentEmpty = false;
    }

    @Override
    public int next(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xFF;
        if (first == ESCAPE) return escape(bytes, at, end);
        if (chosen == 'D' && first != '\n' && first != '\r' && !isShift(first)) return pair(first, bytes, at, end);
        if ((first == '\n' || first == '\r') && chosen != 'J') chosen = 'B';
        isSegmentEmpty = false;
        return took(1, isShift(first) ? WRONG : single(first));
    }

    private static boolean isShift(int value) {
        return value == 0x0E || value == 0x0F;
    }

    private int single(int value) {
        if (chosen == 'I') return isWithin(value, 0x21, 0x5F) ? value - 0x21 + 0xFF61 : WRONG;
        if (chosen == 'J' && value == 0x5C) return 0xA5;
        if (chosen == 'J' && value == 0x7E) return 0x203E;
        return value < 0x80 ? value : WRONG;
    }

    private int pair(int first, byte[] bytes, int at, int end) {
        if (at + 1 >= end) return INCOMPLETE;
        isSegmentEmpty = false;
        int second = bytes[at + 1] & 0xFF;
        boolean isSecond = isWithin(second, 0x21, 0x7E);
        if (isWithin(first, 0x21, 0x7E) && isSecond) return took(2, table.jis(first, second));
        return took(isSecond || second == ESCAPE || isShift(second) ? 1 : 2, WRONG);
    }

    private int escape(byte[] bytes, int at, int end) {
        boolean isBegun = false;
        for (String known : ESCAPES) {
            int same = 1;
            while (same < known.length() && at + same < end && bytes[at + same] == known.charAt(same)) same++;
            if (same == known.length()) return took(same, choose(known.charAt(0)));
            if (at + same == end) isBegun = true;
        }
        if (isBegun) return INCOMPLETE;
        isSegmentEmpty = false;
        return took(1, WRONG);
    }

    /** An escape directly after another one is an error, but takes effect. */
    private int choose(char kind) {
        boolean isWrong = kind == '-' || isSegmentEmpty;
        if (kind != '-') chosen = kind;
        isSegmentEmpty = !isWrong;
        return isWrong ? WRONG : NOTHING;
    }
}
