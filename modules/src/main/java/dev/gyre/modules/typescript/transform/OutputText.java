package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.ErasedText;
import dev.gyre.modules.typescript.SyntaxNode;
import java.util.Arrays;
import java.util.List;

/** The generated text: parts of the erased text with their replacements, each recorded in the source map. */
final class OutputText {
    private final ErasedText erased;
    private final List<Edits.Edit> edits;
    /** Nodes that are written elsewhere, and so omitted from the text around them. */
    private final List<SyntaxNode> moved;

    private final SourceMapWriter map;
    private final StringBuilder text;

    OutputText(ErasedText erased, List<Edits.Edit> edits, List<SyntaxNode> moved, SourceMapWriter map) {
        this.erased = erased;
        this.edits = edits;
        this.moved = moved;
        this.map = map;
        text = new StringBuilder(erased.text().length() + 1024);
    }

    /** Writes generated text without a source position. */
    void write(String made) {
        text.append(made);
    }

    /** Copies a part of the text with its replacements. */
    void copy(int start, int end) {
        int at = start;
        for (Edits.Edit edit : edits) {
            if (edit.start() < at || edit.start() > end || edit.end() > end) continue;
            at = keep(at, edit.start());
            // The replacements in moved nodes are applied where these are written.
            if (edit.start() < at) continue;
            if (edit.end() > edit.start()) map.add(text.length(), edit.start());
            text.append(edit.text());
            at = edit.end();
        }
        keep(at, end);
    }

    /** Copies text without replacements, omitting moved nodes; returns the offset to continue at. */
    private int keep(int start, int end) {
        int at = start;
        for (SyntaxNode part : moved) {
            if (part.start() < at || part.start() >= end) continue;
            append(at, part.start());
            at = part.end();
        }
        if (at < end) append(at, end);
        return Math.max(at, end);
    }

    private void append(int start, int end) {
        int[] starts = erased.tokenStarts();
        int found = Arrays.binarySearch(starts, start);
        if (found < 0) map.add(text.length(), start);
        for (int i = found >= 0 ? found : -found - 1; i < starts.length && starts[i] < end; i++) {
            if (erased.text().charAt(starts[i]) != ' ') map.add(text.length() + starts[i] - start, starts[i]);
        }
        text.append(erased.text(), start, end);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
