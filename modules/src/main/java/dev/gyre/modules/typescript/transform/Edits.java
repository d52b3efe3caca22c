package dev.gyre.modules.typescript.transform;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Replacements of ranges of a text; of two at one offset, the one added first comes first. */
final class Edits {
    /** A range of the text and its replacement. */
    record Edit(int start, int end, String text) {}

    private final List<Edit> edits = new ArrayList<>();

    void insert(int offset, String text) {
        edits.add(new Edit(offset, offset, text));
    }

    void replace(int start, int end, String text) {
        edits.add(new Edit(start, end, text));
    }

    boolean isEmpty() {
        return edits.isEmpty();
    }

    /** The replacements in the order of the text. */
    List<Edit> inOrder() {
        List<Edit> sorted = new ArrayList<>(edits);
        sorted.sort(Comparator.comparingInt(Edit::start));
        return sorted;
    }
}
