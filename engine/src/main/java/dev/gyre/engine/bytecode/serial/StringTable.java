package dev.gyre.engine.bytecode.serial;

/** Reads the strings of a program; each is created at its first use and shared by the whole program. */
final class StringTable {
    private final byte[] bytes;
    private final int table;
    private final String[] strings;

    StringTable(byte[] bytes, int table, int count) {
        this.bytes = bytes;
        this.table = table;
        strings = new String[count];
    }

    String get(int index) {
        String known = strings[index];
        return known != null ? known : make(index);
    }

    private String make(int index) {
        int place = ByteReader.int4(bytes, table + 4 * index);
        int end = ByteReader.int4(bytes, table + 4 * index + 4) >>> 1;
        return strings[index] = ByteReader.text(bytes, place >>> 1, end, (place & 1) != 0);
    }

    /** A string or null. */
    String text(ByteReader in) {
        int index = in.word();
        return index == 0 ? null : get(index - 1);
    }

    String[] texts(ByteReader in) {
        var texts = new String[in.word()];
        for (int i = 0; i < texts.length; i++) texts[i] = text(in);
        return texts;
    }
}
