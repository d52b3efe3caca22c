package dev.gyre.engine.regexp;

import java.util.List;
import java.util.Map;

/**
 * The characters with which a match of a node can begin. A match can only begin before a character of the set, or
 * anywhere if nullable, or at the end of the input if atEnd.
 */
record FirstCharacters(CodePointSet set, boolean nullable, boolean atEnd) {
    private static final int BEYOND_LIMIT = 1 << 16;
    static final FirstCharacters ANYTHING = new FirstCharacters(CodePointSet.ALL, true, true);
    private static final FirstCharacters TRANSPARENT = new FirstCharacters(CodePointSet.EMPTY, true, true);
    private static final FirstCharacters INPUT_END = new FirstCharacters(CodePointSet.EMPTY, false, true);
    private static final FirstCharacters LINE_END = new FirstCharacters(CodePointSet.LINE_TERMINATORS, false, true);

    /** This node, followed by another one. */
    FirstCharacters then(FirstCharacters next) {
        return nullable ? new FirstCharacters(set.union(next.set), next.nullable, next.atEnd) : this;
    }

    FirstCharacters or(FirstCharacters other) {
        return new FirstCharacters(set.union(other.set), nullable || other.nullable, atEnd || other.atEnd);
    }

    /** Whether no character can begin both, so that the first character decides between the two. */
    boolean excludes(FirstCharacters other) {
        return !nullable && !other.nullable && set.isDisjoint(other.set);
    }

    /** Whether a check of one character can show that the node fails. */
    boolean isSelective() {
        return !nullable && !atEnd;
    }

    static FirstCharacters of(CodePointSet set) {
        return new FirstCharacters(set, false, false);
    }

    // A chain of instanceof, because a switch over types would cost the first pattern of a program about ten
    // milliseconds.

    /**
     * The results for groups and repetitions are cached: each level of nesting needs the results of all levels inside
     * it.
     */
    static FirstCharacters of(RegExpNode node, Map<RegExpNode, FirstCharacters> known) {
        if (node instanceof RegExpNode.Char character) return of(CodePointSet.of(character.codePoint()));
        if (node instanceof RegExpNode.CharacterClass characters) return of(characters.set());
        if (node instanceof RegExpNode.Assertion assertion) return ofAssertion(assertion.kind());
        if (node instanceof RegExpNode.Empty || node instanceof RegExpNode.Lookaround) return TRANSPARENT;
        if (node instanceof RegExpNode.BackReference || node instanceof RegExpNode.NamedReference) return ANYTHING;
        FirstCharacters first = known.get(node);
        if (first == null) {
            first = ofParts(node, known);
            known.put(node, first);
        }
        return first;
    }

    private static FirstCharacters ofAssertion(RegExpNode.AssertionKind kind) {
        if (kind == RegExpNode.AssertionKind.END) return INPUT_END;
        return kind == RegExpNode.AssertionKind.LINE_END ? LINE_END : TRANSPARENT;
    }

    private static FirstCharacters ofParts(RegExpNode node, Map<RegExpNode, FirstCharacters> known) {
        if (node instanceof RegExpNode.Sequence sequence) {
            FirstCharacters first = TRANSPARENT;
            for (int i = 0; i < sequence.terms().size() && first.nullable; i++) {
                first = first.then(of(sequence.terms().get(i), known));
            }
            return first;
        }
        if (node instanceof RegExpNode.Disjunction disjunction) {
            FirstCharacters first = of(disjunction.alternatives().getFirst(), known);
            for (int i = 1; i < disjunction.alternatives().size(); i++) {
                first = first.or(of(disjunction.alternatives().get(i), known));
            }
            return first;
        }
        if (node instanceof RegExpNode.Dispatch dispatch) return of(CodePointSet.ofAscending(dispatch.units()));
        if (node instanceof RegExpNode.Capture capture) return of(capture.body(), known);
        if (node instanceof RegExpNode.Quantifier quantifier) {
            FirstCharacters first = of(quantifier.body(), known);
            return quantifier.min() == 0 ? first.or(TRANSPARENT) : first;
        }
        throw new IllegalArgumentException("no parts: " + node);
    }

    static boolean canBeEmpty(RegExpNode node) {
        if (node instanceof RegExpNode.Char || node instanceof RegExpNode.CharacterClass) return false;
        if (node instanceof RegExpNode.Sequence sequence) {
            for (RegExpNode term : sequence.terms()) {
                if (!canBeEmpty(term)) return false;
            }
            return true;
        }
        if (node instanceof RegExpNode.Disjunction disjunction) {
            for (RegExpNode alternative : disjunction.alternatives()) {
                if (canBeEmpty(alternative)) return true;
            }
            return false;
        }
        if (node instanceof RegExpNode.Capture capture) return canBeEmpty(capture.body());
        return !(node instanceof RegExpNode.Quantifier quantifier)
                || quantifier.min() == 0
                || canBeEmpty(quantifier.body());
    }

    /** The set of a node that always matches exactly one character and captures nothing, or null. */
    static CodePointSet singleCharacter(RegExpNode node) {
        if (node instanceof RegExpNode.Char character) return CodePointSet.of(character.codePoint());
        if (node instanceof RegExpNode.CharacterClass characters) return characters.set();
        if (!(node instanceof RegExpNode.Disjunction disjunction)) return null;
        CodePointSet set = CodePointSet.EMPTY;
        for (RegExpNode alternative : disjunction.alternatives()) {
            CodePointSet single = singleCharacter(alternative);
            if (single == null) return null;
            set = set.union(single);
        }
        return set;
    }

    /** About the number of instructions of a node, or any number above the limit. */
    static int size(RegExpNode node, int limit) {
        if (limit <= 0) return BEYOND_LIMIT;
        if (node instanceof RegExpNode.Sequence sequence) return sizeOfParts(sequence.terms(), 0, limit);
        if (node instanceof RegExpNode.Disjunction disjunction)
            return sizeOfParts(disjunction.alternatives(), 2, limit);
        if (node instanceof RegExpNode.Capture capture) return size(capture.body(), limit - 2) + 2;
        if (node instanceof RegExpNode.Quantifier quantifier) return 2 * size(quantifier.body(), limit / 2 - 3) + 3;
        if (node instanceof RegExpNode.Lookaround lookaround) return size(lookaround.body(), limit - 2) + 2;
        return 1;
    }

    private static int sizeOfParts(List<RegExpNode> parts, int each, int limit) {
        int size = 0;
        for (int i = 0; i < parts.size() && size <= limit; i++) {
            size += size(parts.get(i), limit - size) + each;
        }
        return size;
    }
}
