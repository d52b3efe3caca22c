package dev.gyre.engine.regexp;

/** Evaluates assertions and back references at a position of the input. */
final class RegExpAssertions {
    private static final RegExpNode.AssertionKind[] KINDS = RegExpNode.AssertionKind.values();

    private final boolean unicodeMode;

    private String input;
    private int begin;
    private int end;

    RegExpAssertions(boolean unicodeMode) {
        this.unicodeMode = unicodeMode;
    }

    /** Sets the part of a string to which the positions belong, until {@link #end}. */
    void begin(String text, int from, int to) {
        input = text;
        begin = from;
        end = to;
    }

    void end() {
        input = null;
    }

    // CompileAssertion, https://tc39.es/ecma262/#sec-compileassertion
    boolean holds(int kind, int position) {
        return switch (KINDS[kind]) {
            case START -> position == begin;
            case END -> position == end;
            case LINE_START -> position == begin || isLineTerminator(input.charAt(position - 1));
            case LINE_END -> position == end || isLineTerminator(input.charAt(position));
            case WORD_BOUNDARY -> isBoundary(position, false);
            case NOT_WORD_BOUNDARY -> !isBoundary(position, false);
            case UNICODE_WORD_BOUNDARY -> isBoundary(position, true);
            case NOT_UNICODE_WORD_BOUNDARY -> !isBoundary(position, true);
        };
    }

    private static boolean isLineTerminator(char character) {
        return character == '\n' || character == '\r' || character == 0x2028 || character == 0x2029;
    }

    private boolean isBoundary(int position, boolean extended) {
        boolean before = position > begin && isWord(input.charAt(position - 1), extended);
        boolean after = position < end && isWord(input.charAt(position), extended);
        return before != after;
    }

    // IsWordChar ( rer, Input, e ), https://tc39.es/ecma262/#sec-runtime-semantics-iswordchar-abstract-operation
    private static boolean isWord(char character, boolean extended) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9'
                || character == '_'
                || extended && (character == 0x17F || character == 0x212A);
    }

    // BackreferenceMatcher ( rer, ns, direction ), https://tc39.es/ecma262/#sec-backreference-matcher
    /** The position after a repetition of the group's match; -1 if the input does not repeat it. */
    int reference(int[] groups, int[] registers, int position, boolean ignoreCase, boolean backward) {
        int start = -1;
        int length = 0;
        for (int group : groups) {
            if (registers[group * 2] >= 0 && registers[group * 2 + 1] >= 0) {
                start = registers[group * 2];
                length = registers[group * 2 + 1] - start;
            }
        }
        if (start < 0) {
            return position;
        }
        int from = backward ? position - length : position;
        if (from < begin || from + length > end) {
            return -1;
        }
        boolean same = ignoreCase
                ? regionMatchesIgnoringCase(start, from, length)
                : input.regionMatches(start, input, from, length);
        return !same ? -1 : backward ? from : from + length;
    }

    private boolean regionMatchesIgnoringCase(int left, int right, int length) {
        int step = 1;
        for (int i = 0; i < length; i += step) {
            int a = unicodeMode ? CharacterMatcher.codePointAt(input, left + i, end) : input.charAt(left + i);
            int b = unicodeMode ? CharacterMatcher.codePointAt(input, right + i, end) : input.charAt(right + i);
            if (a != b && CaseFolding.canonicalize(a, unicodeMode) != CaseFolding.canonicalize(b, unicodeMode)) {
                return false;
            }
            step = Character.charCount(a);
        }
        return true;
    }
}
