package dev.gyre.engine.regexp;

import java.util.Map;

/**
 * What may stand at the position where a node matches: it can only succeed before a character of the set, or, where
 * nullable, before anything, or, where atEnd, at the end of the input.
 */
record First(CodePointSet set, boolean nullable, boolean atEnd) {
    private static final int BEYOND_LIMIT = 1 << 16;
    static final First ANYTHING = new First(CodePointSet.ALL, true, true);
    private static final First TRANSPARENT = new First(CodePointSet.EMPTY, true, true);
    private static final First INPUT_END = new First(CodePointSet.EMPTY, false, true);
    private static final First LINE_END = new First(CodePointSet.LINE_TERMINATORS, false, true);

    /** This node, followed by another one. */
    First then(First next) {
        return nullable ? new First(set.union(next.set), next.nullable, next.atEnd) : this;
    }

    First or(First other) {
        return new First(set.union(other.set), nullable || other.nullable, atEnd || other.atEnd);
    }

    /** Whether no character can begin both, so that one that begins this rules the other out. */
    boolean excludes(First other) {
        return !nullable && !other.nullable && set.isDisjoint(other.set);
    }

    /** Whether looking at one character can tell that the node fails. */
    boolean isSelective() {
        return !nullable && !atEnd;
    }

    static First of(CodePointSet set) {
        return new First(set, false, false);
    }

    /** The known firsts of groups and repetitions are kept in a map: each level of nesting asks for all below it. */
    static First of(RegExpNode node, Map<RegExpNode, First> known) {
        return switch (node) {
            case RegExpNode.Empty empty -> TRANSPARENT;
            case RegExpNode.Char character -> of(CodePointSet.of(character.codePoint()));
            case RegExpNode.CharacterClass characters -> of(characters.set());
            case RegExpNode.Lookaround lookaround -> TRANSPARENT;
            case RegExpNode.BackReference reference -> ANYTHING;
            case RegExpNode.NamedReference reference -> ANYTHING;
            case RegExpNode.Assertion assertion -> switch (assertion.kind()) {
                case END -> INPUT_END;
                case LINE_END -> LINE_END;
                default -> TRANSPARENT;
            };
            default -> {
                First first = known.get(node);
                if (first == null) {
                    first = ofParts(node, known);
                    known.put(node, first);
                }
                yield first;
            }
        };
    }

    private static First ofParts(RegExpNode node, Map<RegExpNode, First> known) {
        return switch (node) {
            case RegExpNode.Sequence sequence -> {
                First first = TRANSPARENT;
                for (int i = 0; i < sequence.terms().size() && first.nullable; i++) {
                    first = first.then(of(sequence.terms().get(i), known));
                }
                yield first;
            }
            case RegExpNode.Disjunction disjunction -> {
                First first = of(disjunction.alternatives().getFirst(), known);
                for (int i = 1; i < disjunction.alternatives().size(); i++) {
                    first = first.or(of(disjunction.alternatives().get(i), known));
                }
                yield first;
            }
            case RegExpNode.Capture capture -> of(capture.body(), known);
            case RegExpNode.Quantifier quantifier -> {
                First first = of(quantifier.body(), known);
                yield quantifier.min() == 0 ? first.or(TRANSPARENT) : first;
            }
            default -> throw new IllegalArgumentException("no parts: " + node);
        };
    }

    static boolean canBeEmpty(RegExpNode node) {
        return switch (node) {
            case RegExpNode.Char character -> false;
            case RegExpNode.CharacterClass characters -> false;
            case RegExpNode.Sequence sequence -> {
                for (RegExpNode term : sequence.terms()) {
                    if (!canBeEmpty(term)) {
                        yield false;
                    }
                }
                yield true;
            }
            case RegExpNode.Disjunction disjunction -> {
                for (RegExpNode alternative : disjunction.alternatives()) {
                    if (canBeEmpty(alternative)) {
                        yield true;
                    }
                }
                yield false;
            }
            case RegExpNode.Capture capture -> canBeEmpty(capture.body());
            case RegExpNode.Quantifier quantifier -> quantifier.min() == 0 || canBeEmpty(quantifier.body());
            default -> true;
        };
    }

    /** The set of a node that always takes exactly one character and captures nothing, or null. */
    static CodePointSet singleCharacter(RegExpNode node) {
        return switch (node) {
            case RegExpNode.Char character -> CodePointSet.of(character.codePoint());
            case RegExpNode.CharacterClass characters -> characters.set();
            case RegExpNode.Disjunction disjunction -> {
                CodePointSet set = CodePointSet.EMPTY;
                for (RegExpNode alternative : disjunction.alternatives()) {
                    CodePointSet single = singleCharacter(alternative);
                    if (single == null) {
                        yield null;
                    }
                    set = set.union(single);
                }
                yield set;
            }
            default -> null;
        };
    }

    /** Roughly the number of instructions of a node, or some number above the limit. */
    static int size(RegExpNode node, int limit) {
        if (limit <= 0) {
            return BEYOND_LIMIT;
        }
        return switch (node) {
            case RegExpNode.Sequence sequence -> {
                int size = 0;
                for (int i = 0; i < sequence.terms().size() && size <= limit; i++) {
                    size += size(sequence.terms().get(i), limit - size);
                }
                yield size;
            }
            case RegExpNode.Disjunction disjunction -> {
                int size = 0;
                for (int i = 0; i < disjunction.alternatives().size() && size <= limit; i++) {
                    size += size(disjunction.alternatives().get(i), limit - size) + 2;
                }
                yield size;
            }
            case RegExpNode.Capture capture -> size(capture.body(), limit - 2) + 2;
            case RegExpNode.Quantifier quantifier -> 2 * size(quantifier.body(), limit / 2 - 3) + 3;
            case RegExpNode.Lookaround lookaround -> size(lookaround.body(), limit - 2) + 2;
            default -> 1;
        };
    }
}
