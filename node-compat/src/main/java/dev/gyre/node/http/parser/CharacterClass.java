package dev.gyre.node.http.parser;

import java.nio.charset.StandardCharsets;

/** The classes of bytes that the grammar distinguishes, one bit each in a table. */
final class CharacterClass {
    /** A character of names. */
    static final int TOKEN = 1;
    /** A character of header values. */
    static final int VALUE = 1 << 1;
    /** A character of a URL's path, query and fragment. */
    static final int URL = 1 << 2;
    /** A character of a URL's user, host and port. */
    static final int SERVER = 1 << 3;
    /** A character inside a quoted string. */
    static final int QUOTED = 1 << 4;

    static final int LETTER = 1 << 5;

    private static final byte[] TABLE = table();

    private CharacterClass() {}

    static boolean is(byte character, int type) {
        return (TABLE[character & 0xff] & type) != 0;
    }

    static boolean isBlank(byte character) {
        return character == ' ' || character == '\t';
    }

    static boolean isDigit(byte character) {
        return character >= '0' && character <= '9';
    }

    /** The value of a hexadecimal digit, or -1. */
    static int hexadecimal(byte character) {
        if (isDigit(character)) {
            return character - '0';
        }
        var letter = character | 0x20;
        return letter >= 'a' && letter <= 'f' && character > 0 ? letter - 'a' + 10 : -1;
    }

    static byte lowerCase(byte character) {
        return character >= 'A' && character <= 'Z' ? (byte) (character | 0x20) : character;
    }

    private static byte[] table() {
        var table = new byte[256];
        for (var character = 'a'; character <= 'z'; character++) {
            mark(table, "" + character + Character.toUpperCase(character), TOKEN | URL | SERVER | LETTER);
        }
        mark(table, "0123456789", TOKEN | URL | SERVER);
        mark(table, "!#$%&'*+-.^_`|~", TOKEN);
        mark(table, "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~", URL);
        mark(table, "-_.!~*'()%;:&=+$,[]", SERVER);
        for (var character = 0; character < table.length; character++) {
            if (character == '\t' || character >= ' ' && character != 0x7f) {
                table[character] |= VALUE;
                table[character] |= character == '"' || character == '\\' ? 0 : QUOTED;
            }
        }
        return table;
    }

    private static void mark(byte[] table, String characters, int classes) {
        for (var character : characters.getBytes(StandardCharsets.ISO_8859_1)) {
            table[character] |= (byte) classes;
        }
    }
}
