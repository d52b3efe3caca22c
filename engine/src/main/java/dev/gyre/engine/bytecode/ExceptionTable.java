package dev.gyre.engine.bytecode;

import java.util.ArrayList;
import java.util.List;

/**
 * The protected regions of the code under construction. A region may have gaps: code that leaves it early (closing an
 * iterator, running a finally block) is no longer covered. Regions are added in the order in which they end, innermost
 * first.
 */
public final class ExceptionTable {
    /** One protected region and the offset of its handler. */
    public static final class Region {
        private final Label handler = new Label();
        private final List<int[]> ranges = new ArrayList<>();
        private int start = -1;

        /** The offset of the handler. */
        public Label handler() {
            return handler;
        }

        /** Whether any instruction is covered; otherwise the handler is dead code. */
        public boolean isCovering() {
            return !ranges.isEmpty();
        }

        void open(int offset) {
            start = offset;
        }

        void close(int offset) {
            if (start >= 0 && offset > start) ranges.add(new int[] {start, offset});
            start = -1;
        }
    }

    private final List<Region> regions = new ArrayList<>();

    void add(Region region) {
        if (region.isCovering()) regions.add(region);
    }

    /** Four words per entry: start, end, handler, 0. */
    int[] toArray() {
        int count = 0;
        for (var region : regions) count += region.ranges.size();
        var table = new int[count * 4];
        int at = 0;
        for (var region : regions) {
            for (var range : region.ranges) {
                table[at] = range[0];
                table[at + 1] = range[1];
                table[at + 2] = region.handler.offset();
                at += 4;
            }
        }
        return table;
    }
}
