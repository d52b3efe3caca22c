package dev.gyre.modules.typescript.transform;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What is to be written over a text: of two changes at one offset, the one that was asked for first comes first. */
final class Edits {
    /** A part of the text and what comes in its place. */
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

    /** The changes in the order of the text. */
    List<Edit> inOrder() {
        List<Edit> sorted = new ArrayList<>(edits);
        sorted.sort(Comparator.comparingInt(Edit::start));
        return sorted;
    }
}
