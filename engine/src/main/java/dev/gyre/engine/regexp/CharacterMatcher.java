package dev.gyre.engine.regexp;

import java.util.Arrays;

/** A set of characters prepared for matching: a bitmap for ASCII, a binary search for the rest. */
final class CharacterMatcher {
    private final long low;
    private final long high;
    private final int[] bounds;
    private final boolean noneBeyond;
    /**
     * Whether a member needs two code units or may be half of a surrogate pair, so that input must be read by code
     * points.
     */
    final boolean wide;

    CharacterMatcher(CodePointSet set, boolean unicodeMode) {
        long lowBits = 0;
        long highBits = 0;
        for (int i = 0; i < 64; i++) {
            lowBits |= set.contains(i) ? 1L << i : 0;
            highBits |= set.contains(i + 64) ? 1L << i : 0;
        }
        low = lowBits;
        high = highBits;
        bounds = set.bounds();
        noneBeyond = set.isEmpty() || set.last() < 128;
        wide = unicodeMode
                && !noneBeyond
                && (set.last() > 0xFFFF || !set.isDisjoint(CodePointSet.ofRanges(0xD800, 0xDFFF)));
    }

    /** The members below 64, a bit each. */
    long lowBits() {
        return low;
    }

    /** The members from 64 to 127, a bit each. */
    long highBits() {
        return high;
    }

    boolean isAscii() {
        return noneBeyond;
    }

    /** The ranges of code units in the set: first, and one more than the last, of each. */
    int[] unitRanges() {
        int count = 0;
        while (count < bounds.length && bounds[count] <= Character.MAX_VALUE) {
            count += 2;
        }
        int[] ranges = Arrays.copyOf(bounds, count);
        if (count > 0) {
            ranges[count - 1] = Math.min(ranges[count - 1], Character.MAX_VALUE + 1);
        }
        return ranges;
    }

    boolean matches(int character) {
        if (character < 128) {
            return ((character < 64 ? low : high) >>> character & 1) != 0;
        }
        if (noneBeyond) {
            return false;
        }
        return rangeOf(character) >= 0;
    }

    /** The index of the range that contains a character, negative if there is none. */
    private int rangeOf(int character) {
        int index = Arrays.binarySearch(bounds, character);
        int range = index >= 0 ? index : -index - 2;
        return (range & 1) == 0 ? range : -1;
    }

    /** Whether the character that begins at a position before the limit is in the set. */
    boolean matchesAt(String input, int position, int limit) {
        return matches(wide ? codePointAt(input, position, limit) : input.charAt(position));
    }

    /** The code point at a position of a text that ends at the limit. */
    static int codePointAt(String input, int position, int limit) {
        return position + 1 < limit ? input.codePointAt(position) : input.charAt(position);
    }

    /** The first position from which on the set does not match, up to the limit. */
    int scan(String input, int from, int limit) {
        int position = from;
        // Adjacent characters are mostly in one range, so that is tried first.
        int first = 0;
        int end = 0;
        while (position < limit) {
            int character = input.charAt(position);
            if (character < 128 || character < first || character >= end) {
                if (!matches(character)) {
                    return position;
                }
                if (character >= 128) {
                    int range = rangeOf(character);
                    first = bounds[range];
                    end = bounds[range + 1];
                }
            }
            position++;
        }
        return position;
    }

    /** The position after {@code count} characters of the set, or -1 minus the position at which they end earlier. */
    int scanWide(String input, int from, int limit, int count) {
        int position = from;
        int first = 0;
        int end = 0;
        for (int i = 0; i < count; i++) {
            if (position >= limit) {
                return -1 - position;
            }
            int codePoint = codePointAt(input, position, limit);
            if (codePoint < first || codePoint >= end) {
                int range = rangeOf(codePoint);
                if (range < 0) {
                    return -1 - position;
                }
                first = bounds[range];
                end = bounds[range + 1];
            }
            position += Character.charCount(codePoint);
        }
        return position;
    }
}
