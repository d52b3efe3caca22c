package dev.gyre.node.messaging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The entries of a message, in pieces, so that it never takes long to grow between two interrupt checks. */
final class Tape {
    private static final int PIECE_BITS = 13, PIECE = 1 << PIECE_BITS, LEAST = 16;

    /** All but the last are full. */
    private final List<Object[]> pieces = new ArrayList<>();

    private Object[] last = new Object[LEAST];
    private int size;

    Tape() {
        pieces.add(last);
    }

    void add(Object entry) {
        int at = size++ & PIECE - 1;
        if (at == last.length) {
            last = Arrays.copyOf(last, at * 2);
            pieces.set(pieces.size() - 1, last);
        } else if (at == 0 && size > PIECE) {
            last = new Object[PIECE];
            pieces.add(last);
        }
        last[at] = entry;
    }

    int size() {
        return size;
    }

    Object get(int index) {
        return pieces.get(index >> PIECE_BITS)[index & PIECE - 1];
    }

    boolean contains(Object entry) {
        for (int i = 0; i < size; i++) if (get(i) == entry) return true;
        return false;
    }
}
