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

        /** Leaves out the ranges in which no instruction can throw while an iterator is open. */
        void omitHarmless(int[] code, int iterator) {
            ranges.removeIf(range -> isHarmless(code, range[0], range[1], iterator));
        }

        void open(int offset) {
            start = offset;
        }

        void close(int offset) {
            if (start >= 0 && offset > start) ranges.add(new int[] {start, offset});
            start = -1;
        }
    }

    private static boolean isHarmless(int[] code, int start, int end, int iterator) {
        for (int pc = start; pc < end; pc += Opcode.of(code[pc]).length()) {
            boolean isHarmless = switch (code[pc]) {
                case Op.MOVE,
                        Op.LOAD_INT,
                        Op.LOAD_CONST,
                        Op.LOAD_UNDEFINED,
                        Op.LOAD_NULL,
                        Op.LOAD_TRUE,
                        Op.LOAD_FALSE,
                        Op.STORE_SCOPED,
                        Op.JUMP,
                        Op.JUMP_IF_UNDEFINED,
                        Op.JUMP_IF_NOT_UNDEFINED -> true;
                // An iterator that throws counts as done.
                case Op.ITERATOR_STEP -> code[pc + 2] == iterator;
                case Op.ITERATOR_SKIP -> code[pc + 1] == iterator;
                default -> false;
            };
            if (!isHarmless) return false;
        }
        return true;
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
