package dev.gyre.engine.jit.classfile;

import java.util.Arrays;

/** The constant pool of one class. A constant is added when it is first asked for; later requests find it by its hash. */
final class ConstantPool {
    private static final int UTF8 = 1;
    private static final int INTEGER = 3;
    private static final int FLOAT = 4;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    static final int FIELD = 9;
    static final int METHOD = 10;
    static final int INTERFACE_METHOD = 11;
    private static final int NAME_AND_TYPE = 12;

    private static final int MOST_ENTRIES = 0xffff;

    private final ByteBuilder bytes = new ByteBuilder(2048);

    // The constants by index. The second index of a long or a double has tag 0.
    private byte[] tags = new byte[128];
    private int[] hashes = new int[128];
    private long[] values = new long[128];
    private String[] texts = new String[128];
    private int count = 1;

    /** A hash table of indices with linear probing; 0 marks a free slot. */
    private char[] table = new char[256];

    int utf8(String text) {
        int hash = spread(text.hashCode());
        int place = hash & table.length - 1;
        for (int index; (index = table[place]) != 0; place = place + 1 & table.length - 1) {
            if (hashes[index] == hash && tags[index] == UTF8 && texts[index].equals(text)) {
                return index;
            }
        }
        int lengthAt = bytes.size() + 1;
        bytes.u1(UTF8);
        bytes.u2(0);
        bytes.modifiedUtf8(text);
        int length = bytes.size() - lengthAt - 2;
        if (length > 0xffff) {
            throw new CodeTooLargeException("string constant of " + length + " bytes");
        }
        bytes.putU2(lengthAt, length);
        int index = add(UTF8, hash, 0, place, 1);
        texts[index] = text;
        return index;
    }

    int integer(int value) {
        return entry(INTEGER, value);
    }

    int float_(float value) {
        return entry(FLOAT, Float.floatToRawIntBits(value));
    }

    int long_(long value) {
        return entry(LONG, value);
    }

    int double_(double value) {
        return entry(DOUBLE, Double.doubleToRawLongBits(value));
    }

    int string(String value) {
        return entry(STRING, utf8(value));
    }

    /** @param name an internal name ({@code java/lang/String}) or the descriptor of an array */
    int class_(String name) {
        return entry(CLASS, utf8(name));
    }

    /** @param tag {@link #FIELD}, {@link #METHOD} or {@link #INTERFACE_METHOD} */
    int member(int tag, String owner, String name, String descriptor) {
        int nameAndType = entry(NAME_AND_TYPE, (long) utf8(name) << 16 | utf8(descriptor));
        return entry(tag, (long) class_(owner) << 16 | nameAndType);
    }

    void writeTo(ByteBuilder out) {
        out.u2(count);
        out.append(bytes);
    }

    private int entry(int tag, long value) {
        int hash = spread(Long.hashCode(value) * 31 + tag);
        int place = hash & table.length - 1;
        for (int index; (index = table[place]) != 0; place = place + 1 & table.length - 1) {
            if (hashes[index] == hash && tags[index] == tag && values[index] == value) {
                return index;
            }
        }
        bytes.u1(tag);
        switch (tag) {
            case CLASS, STRING -> bytes.u2((int) value);
            case LONG, DOUBLE -> bytes.u8(value);
            default -> bytes.u4((int) value);
        }
        return add(tag, hash, value, place, tag == LONG || tag == DOUBLE ? 2 : 1);
    }

    private int add(int tag, int hash, long value, int place, int width) {
        int index = count;
        if (index + width > MOST_ENTRIES) {
            throw new CodeTooLargeException("constant pool is full");
        }
        if (index + width > tags.length) {
            int length = 2 * tags.length;
            tags = Arrays.copyOf(tags, length);
            hashes = Arrays.copyOf(hashes, length);
            values = Arrays.copyOf(values, length);
            texts = Arrays.copyOf(texts, length);
        }
        tags[index] = (byte) tag;
        hashes[index] = hash;
        values[index] = value;
        table[place] = (char) index;
        count += width;
        if (2 * count > table.length) {
            rehash();
        }
        return index;
    }

    private void rehash() {
        table = new char[2 * table.length];
        for (int index = 1; index < count; index++) {
            if (tags[index] != 0) {
                int place = hashes[index] & table.length - 1;
                while (table[place] != 0) {
                    place = place + 1 & table.length - 1;
                }
                table[place] = (char) index;
            }
        }
    }

    private static int spread(int hash) {
        return hash * 0x9e3779b1 >>> 7 ^ hash;
    }
}
