package dev.gyre.node.encoding;

import java.nio.charset.Charset;

/** The characters of two-byte sequences in a Java charset, loaded by row at first use. */
final class PairTable {
    private final Charset charset;
    private final char[][] rows = new char[256][];

    PairTable(String charset) {
        this.charset = Charset.forName(charset);
    }

    /** The character of a pair; WRONG if there is none. */
    int at(int first, int second) {
        if (rows[first] == null) rows[first] = row((byte) first);
        char found = rows[first][second];
        return found == '\uFFFD' ? CharacterReader.WRONG : found;
    }

    private char[] row(byte first) {
        char[] row = new char[256];
        for (int i = 0; i < 256; i++) {
            String text = new String(new byte[] {first, (byte) i}, charset);
            row[i] = text.length() == 1 ? text.charAt(0) : '\uFFFD';
        }
        return row;
    }

    /** The character at a row and cell, from 0x21, of JIS X 0208 with the additions of NEC and IBM, in a table of windows-31j. */
    int jis(int row, int cell) {
        int place = (row - 0x21) * 94 + cell - 0x21;
        int first = place / 188;
        int second = place % 188;
        return at(first + (first < 0x1F ? 0x81 : 0xC1), second + (second < 0x3F ? 0x40 : 0x41));
    }
}
