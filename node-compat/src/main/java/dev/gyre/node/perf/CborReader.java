package dev.gyre.node.perf;

import java.nio.ByteBuffer;

/** Reads data items of CBOR whose lengths are definite. All methods throw Malformed for other items than asked for and for data that ends. */
// RFC 8949, 3
final class CborReader {
    /** The data is not CBOR, or not the item that was asked for. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;

        Malformed(String message) {
            super(message);
        }
    }

    private static final int NEGATIVE = 1;
    private static final int BYTES = 2;
    private static final int TEXT = 3;
    private static final int TAG = 6;
    private static final int DEEPEST = 16;
    private static final int KIND_SHIFT = 5;
    private static final int ARGUMENT = 0x1f;
    private static final int LEAST_WITH_BYTES = 24;

    private final ByteBuffer data;

    CborReader(ByteBuffer data) {
        this.data = data;
    }

    /** A whole number from 0 to 2^63 - 1. */
    long unsigned() throws Malformed {
        return argument(CborWriter.UNSIGNED);
    }

    /** The length of an array, whose items follow. */
    int array() throws Malformed {
        return length(argument(CborWriter.ARRAY), 1);
    }

    /** The number of pairs of a map, which follow. */
    int map() throws Malformed {
        return length(argument(CborWriter.MAP), 2);
    }

    /** A double of 64 bits or a whole number. */
    double number() throws Malformed {
        if (!data.hasRemaining() || (data.get(data.position()) & 0xff) != CborWriter.DOUBLE) return unsigned();
        data.get();
        if (data.remaining() < Double.BYTES) throw new Malformed("the data ends");
        return data.getDouble();
    }

    /** Passes over an item of any kind. */
    void skip() throws Malformed {
        skip(DEEPEST);
    }

    private void skip(int depth) throws Malformed {
        if (depth == 0) throw new Malformed("nested too deeply");
        int first = first();
        long argument = bits(first & ARGUMENT);
        switch (first >>> KIND_SHIFT) {
            case CborWriter.UNSIGNED, NEGATIVE -> {}
            case BYTES, TEXT -> data.position(data.position() + length(argument, 1));
            case CborWriter.ARRAY -> {
                for (int items = length(argument, 1); items > 0; items--) skip(depth - 1);
            }
            case CborWriter.MAP -> {
                for (int items = 2 * length(argument, 2); items > 0; items--) skip(depth - 1);
            }
            case TAG -> skip(depth - 1);
            default -> {} // Simple values and floating-point numbers, whose bits have been read as the argument.
        }
    }

    private int first() throws Malformed {
        if (!data.hasRemaining()) throw new Malformed("the data ends");
        return data.get() & 0xff;
    }

    private long argument(int kind) throws Malformed {
        int first = first();
        if (first >>> KIND_SHIFT != kind) throw new Malformed("an item of another kind");
        long argument = bits(first & ARGUMENT);
        if (argument < 0) throw new Malformed("a number of more than 63 bits");
        return argument;
    }

    /** The number in the low bits of an item's first byte, or in the bytes that these announce. */
    private long bits(int low) throws Malformed {
        if (low < LEAST_WITH_BYTES) return low;
        int sizeBits = low - LEAST_WITH_BYTES;
        if (sizeBits > 3) throw new Malformed("an item of indefinite length");
        if (data.remaining() < 1 << sizeBits) throw new Malformed("the data ends");
        long value = 0;
        for (int i = 1 << sizeBits; i > 0; i--) value = value << Byte.SIZE | data.get() & 0xff;
        return value;
    }

    /** A number of things of which each has so many bytes at least. */
    private int length(long number, int least) throws Malformed {
        if (number < 0 || number > data.remaining() / least) throw new Malformed("the data ends");
        return (int) number;
    }
}
