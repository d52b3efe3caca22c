package dev.gyre.engine.jit.classfile;

import java.util.ArrayList;
import java.util.List;

/** An exception handler of a method, and the ranges of code that it protects: rows of the exception table. */
public final class ExceptionHandler {
    /** The types at its position. */
    final FrameState arriving;

    int position = -1;

    private record Row(int start, int end, int classIndex) {}

    private final List<Row> rows = new ArrayList<>();

    ExceptionHandler(FrameState arriving) {
        this.arriving = arriving;
    }

    void add(int start, int end, int classIndex) {
        if (position < 0) {
            throw new IllegalStateException("the handler has no position");
        }
        // The JVM rejects empty ranges.
        if (start < end) {
            rows.add(new Row(start, end, classIndex));
        }
    }

    int count() {
        return rows.size();
    }

    void writeTo(ByteBuilder out) {
        for (var row : rows) {
            out.u2(row.start);
            out.u2(row.end);
            out.u2(position);
            out.u2(row.classIndex);
        }
    }
}
