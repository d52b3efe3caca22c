package dev.gyre.engine.regexp;

import java.util.Arrays;

/** An immutable set of code points: the sorted boundaries at which membership changes. */
final class CodePointSet {
    static final int LIMIT = 0x110000;
    static final CodePointSet EMPTY = new CodePointSet(new int[0]);
    static final CodePointSet ALL = new CodePointSet(new int[] {0, LIMIT});
    static final CodePointSet DIGITS = ofRanges('0', '9');
    static final CodePointSet WORD = ofRanges('0', '9', 'A', 'Z', '_', '_', 'a', 'z');
    static final CodePointSet UNICODE_IGNORE_CASE_WORD =
            ofRanges('0', '9', 'A', 'Z', '_', '_', 'a', 'z', 0x17F, 0x17F, 0x212A, 0x212A);
    static final CodePointSet LINE_TERMINATORS = ofRanges('\n', '\n', '\r', '\r', 0x2028, 0x2029);
    static final CodePointSet WHITE_SPACE = ofRanges(
            9, 13, ' ', ' ', 0xA0, 0xA0, 0x1680, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029, 0x202F, 0x202F, 0x205F, 0x205F,
            0x3000, 0x3000, 0xFEFF, 0xFEFF);
    static final CodePointSet NOT_LINE_TERMINATORS = LINE_TERMINATORS.complement();

    private enum Operation {
        UNION,
        INTERSECTION,
        DIFFERENCE
    }

    /** Even entries begin a run of members, odd entries end it (exclusive). */
    private final int[] bounds;

    private CodePointSet(int[] bounds) {
        this.bounds = bounds;
    }

    /** The set with the given inclusive ranges, which are ascending and do not touch. */
    static CodePointSet ofRanges(int... ranges) {
        int[] bounds = ranges.clone();
        for (int i = 1; i < bounds.length; i += 2) {
            bounds[i]++;
        }
        return new CodePointSet(bounds);
    }

    static CodePointSet of(int codePoint) {
        return new CodePointSet(new int[] {codePoint, codePoint + 1});
    }

    /** The set with the given members, which ascend. */
    static CodePointSet ofAscending(int... members) {
        var bounds = new int[2 * members.length];
        int count = 0;
        for (int member : members) {
            if (count > 0 && bounds[count - 1] == member) count--;
            else bounds[count++] = member;
            bounds[count++] = member + 1;
        }
        return new CodePointSet(Arrays.copyOf(bounds, count));
    }

    boolean isEmpty() {
        return bounds.length == 0;
    }

    boolean contains(int codePoint) {
        int index = Arrays.binarySearch(bounds, codePoint);
        return index >= 0 ? (index & 1) == 0 : (-index - 1 & 1) != 0;
    }

    /** The only member, or -1. */
    int single() {
        return bounds.length == 2 && bounds[1] == bounds[0] + 1 ? bounds[0] : -1;
    }

    int size() {
        int size = 0;
        for (int i = 0; i < bounds.length; i += 2) {
            size += bounds[i + 1] - bounds[i];
        }
        return size;
    }

    int rangeCount() {
        return bounds.length >> 1;
    }

    int rangeStart(int range) {
        return bounds[range << 1];
    }

    /** The last member of a range. */
    int rangeEnd(int range) {
        return bounds[(range << 1) + 1] - 1;
    }

    int[] bounds() {
        return bounds;
    }

    /** The greatest member; the set is not empty. */
    int last() {
        return bounds[bounds.length - 1] - 1;
    }

    CodePointSet union(CodePointSet other) {
        return isEmpty() ? other : other.isEmpty() ? this : combine(other, Operation.UNION);
    }

    CodePointSet intersection(CodePointSet other) {
        return combine(other, Operation.INTERSECTION);
    }

    CodePointSet difference(CodePointSet other) {
        return other.isEmpty() ? this : combine(other, Operation.DIFFERENCE);
    }

    CodePointSet complement() {
        return ALL.combine(this, Operation.DIFFERENCE);
    }

    boolean isDisjoint(CodePointSet other) {
        return intersection(other).isEmpty();
    }

    private CodePointSet combine(CodePointSet other, Operation operation) {
        int[] left = bounds;
        int[] right = other.bounds;
        int[] result = new int[left.length + right.length];
        int count = 0;
        int i = 0;
        int j = 0;
        boolean inResult = false;
        while (i < left.length || j < right.length) {
            int a = i < left.length ? left[i] : Integer.MAX_VALUE;
            int b = j < right.length ? right[j] : Integer.MAX_VALUE;
            int point = Math.min(a, b);
            i += a == point ? 1 : 0;
            j += b == point ? 1 : 0;
            boolean inLeft = (i & 1) != 0;
            boolean inRight = (j & 1) != 0;
            boolean in = switch (operation) {
                case UNION -> inLeft || inRight;
                case INTERSECTION -> inLeft && inRight;
                case DIFFERENCE -> inLeft && !inRight;
            };
            if (in != inResult) {
                result[count++] = point;
                inResult = in;
            }
        }
        return new CodePointSet(Arrays.copyOf(result, count));
    }

    /** Collects ranges in any order. */
    static final class Builder {
        private long[] ranges = new long[8];
        private int count;

        Builder add(int codePoint) {
            return addRange(codePoint, codePoint);
        }

        Builder addRange(int first, int last) {
            if (count == ranges.length) {
                ranges = Arrays.copyOf(ranges, count * 2);
            }
            ranges[count++] = (long) first << 32 | last;
            return this;
        }

        Builder addAll(CodePointSet set) {
            for (int i = 0; i < set.rangeCount(); i++) {
                addRange(set.rangeStart(i), set.rangeEnd(i));
            }
            return this;
        }

        CodePointSet build() {
            Arrays.sort(ranges, 0, count);
            int[] bounds = new int[count * 2];
            int length = 0;
            for (int i = 0; i < count; i++) {
                int first = (int) (ranges[i] >> 32);
                int end = (int) ranges[i] + 1;
                if (length > 0 && first <= bounds[length - 1]) {
                    bounds[length - 1] = Math.max(bounds[length - 1], end);
                } else {
                    bounds[length++] = first;
                    bounds[length++] = end;
                }
            }
            return new CodePointSet(Arrays.copyOf(bounds, length));
        }
    }
}
