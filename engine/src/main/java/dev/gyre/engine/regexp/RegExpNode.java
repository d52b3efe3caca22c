package dev.gyre.engine.regexp;

import java.util.List;

/** A parsed pattern; the flags i, m and s are already applied to each node, as modifiers may change them midway. */
sealed interface RegExpNode {
    /** Matches the empty string. */
    record Empty() implements RegExpNode {
        static final Empty INSTANCE = new Empty();
    }

    /** One character: a code point in Unicode mode, a code unit otherwise. */
    record Char(int codePoint) implements RegExpNode {}

    /** Any one character of a set, which is closed under the case rules that apply. */
    record CharacterClass(CodePointSet set) implements RegExpNode {}

    /** Terms, one after the other. */
    record Sequence(List<RegExpNode> terms) implements RegExpNode {}

    /** Alternatives, tried in order. */
    record Disjunction(List<RegExpNode> alternatives) implements RegExpNode {}

    /**
     * Alternatives that begin with a code unit of their own: what comes after each of the ascending units. The compiler makes it of a {@link Disjunction}, for forward
     * matching.
     */
    record Dispatch(int[] units, List<RegExpNode> rests) implements RegExpNode {}

    /** A capturing group. */
    record Capture(int index, RegExpNode body) implements RegExpNode {}

    /** A repeated term, which holds the groups from firstGroup to lastGroup (exclusive). */
    record Quantifier(RegExpNode body, int min, int max, boolean greedy, int firstGroup, int lastGroup)
            implements RegExpNode {}

    /** A lookahead or lookbehind, which holds the groups from firstGroup to lastGroup (exclusive). */
    record Lookaround(RegExpNode body, boolean behind, boolean negative, int firstGroup, int lastGroup)
            implements RegExpNode {}

    /** A reference to whichever of several groups participated; groups in different alternatives may share a name. */
    record BackReference(int[] groups, boolean ignoreCase) implements RegExpNode {}

    /** A named reference before its groups are known. */
    record NamedReference(String name, boolean ignoreCase) implements RegExpNode {}

    /** A condition on the current position. */
    record Assertion(AssertionKind kind) implements RegExpNode {}

    /** The simple assertions; the multi-line forms match at line terminators, the Unicode word boundaries include two more letters. */
    enum AssertionKind {
        START,
        END,
        LINE_START,
        LINE_END,
        WORD_BOUNDARY,
        NOT_WORD_BOUNDARY,
        UNICODE_WORD_BOUNDARY,
        NOT_UNICODE_WORD_BOUNDARY
    }

    int INFINITY = Integer.MAX_VALUE;
}
