package dev.gyre.engine.regexp;

/** A pattern's text with the reading position and the flags in force there. */
final class PatternCursor {
    static final int END = -1;

    final String pattern;
    final boolean unicodeMode;
    final boolean unicodeSets;
    /** Whether the pattern is only validated, so that no set needs its actual members. */
    final boolean validating;

    int position;
    boolean ignoreCase;
    boolean multiline;
    boolean dotAll;
    private final int flags;

    PatternCursor(String pattern, int flags, boolean validating) {
        this.pattern = pattern;
        this.flags = flags;
        this.validating = validating;
        unicodeMode = (flags & (RegExpFlags.UNICODE | RegExpFlags.UNICODE_SETS)) != 0;
        unicodeSets = (flags & RegExpFlags.UNICODE_SETS) != 0;
        ignoreCase = (flags & RegExpFlags.IGNORE_CASE) != 0;
        multiline = (flags & RegExpFlags.MULTILINE) != 0;
        dotAll = (flags & RegExpFlags.DOT_ALL) != 0;
    }

    boolean atEnd() {
        return position >= pattern.length();
    }

    /** The code unit at an offset from the position, or END. */
    int peek(int offset) {
        int index = position + offset;
        return index < pattern.length() ? pattern.charAt(index) : END;
    }

    int current() {
        return position < pattern.length() ? pattern.charAt(position) : END;
    }

    boolean eat(char expected) {
        if (current() == expected) {
            position++;
            return true;
        }
        return false;
    }

    /** Consumes one character: a whole code point in Unicode mode. */
    int take() {
        return unicodeMode ? takeCodePoint() : pattern.charAt(position++);
    }

    int takeCodePoint() {
        int codePoint = pattern.codePointAt(position);
        position += Character.charCount(codePoint);
        return codePoint;
    }

    RegExpSyntaxException error(String reason) {
        return new RegExpSyntaxException(
                "Invalid regular expression: /" + pattern + "/" + RegExpFlags.toString(flags) + ": " + reason, reason);
    }

    RegExpNode character(int codePoint) {
        if (ignoreCase && !validating) {
            CodePointSet set = CaseFolding.close(CodePointSet.of(codePoint), unicodeMode);
            if (set.single() < 0) {
                return new RegExpNode.CharacterClass(set);
            }
        }
        return new RegExpNode.Char(codePoint);
    }

    RegExpNode characterClass(CodePointSet set) {
        CodePointSet closed = ignoreCase && !validating ? CaseFolding.close(set, unicodeMode) : set;
        int single = closed.single();
        return single >= 0 ? new RegExpNode.Char(single) : new RegExpNode.CharacterClass(closed);
    }
}
