package dev.gyre.engine.regexp;

/**
 * The longest text that every match of a pattern contains, in patterns without Unicode mode, where a character is a code unit. Where the
 * input does not have it, there is no match.
 */
final class RequiredText {
    private String text = "";
    /** How many code units a match has before the text at most. */
    private int mostBefore;

    private final StringBuilder run = new StringBuilder();
    private int runBefore;
    /** How long the part of a match can be that the nodes so far match; stays at {@link RegExpNode#INFINITY}. */
    private int length;

    private RequiredText() {}

    static RequiredText of(RegExpNode root) {
        var required = new RequiredText();
        required.visit(root, true);
        required.endRun();
        return required;
    }

    /** The text, which may be empty. */
    String text() {
        return text;
    }

    /** The first position from which on a match can begin if the first occurrence of the text is at another one. */
    int earliestStart(int occurrence) {
        return mostBefore == RegExpNode.INFINITY ? 0 : occurrence - mostBefore;
    }

    private void visit(RegExpNode node, boolean mandatory) {
        // No switch over types; see FirstCharacters.
        if (node instanceof RegExpNode.Char character) {
            if (mandatory) append((char) character.codePoint());
            length = sum(length, 1);
        } else if (node instanceof RegExpNode.Sequence sequence) {
            for (RegExpNode term : sequence.terms()) visit(term, mandatory);
        } else if (node instanceof RegExpNode.Capture capture) {
            visit(capture.body(), mandatory);
        } else if (node instanceof RegExpNode.CharacterClass) {
            endRun();
            length = sum(length, 1);
        } else if (node instanceof RegExpNode.Quantifier quantifier) {
            visitRepeated(quantifier, mandatory);
        } else if (node instanceof RegExpNode.Disjunction disjunction) {
            visitAlternatives(disjunction);
        } else if (node instanceof RegExpNode.BackReference || node instanceof RegExpNode.NamedReference) {
            endRun();
            length = RegExpNode.INFINITY;
        }
        // What remains matches no characters.
    }

    private void visitRepeated(RegExpNode.Quantifier quantifier, boolean mandatory) {
        endRun();
        int before = length;
        visit(quantifier.body(), mandatory && quantifier.min() > 0);
        endRun();
        if (length == before) return;
        boolean unlimited = length == RegExpNode.INFINITY || quantifier.max() == RegExpNode.INFINITY;
        length = unlimited
                ? RegExpNode.INFINITY
                : (int) Math.min(RegExpNode.INFINITY, before + (long) (length - before) * quantifier.max());
    }

    private void visitAlternatives(RegExpNode.Disjunction disjunction) {
        endRun();
        int before = length;
        int longest = before;
        for (RegExpNode alternative : disjunction.alternatives()) {
            length = before;
            visit(alternative, false);
            longest = Math.max(longest, length);
        }
        length = longest;
    }

    private void append(char unit) {
        if (run.isEmpty()) runBefore = length;
        run.append(unit);
    }

    private void endRun() {
        if (run.length() > text.length()) {
            text = run.toString();
            mostBefore = runBefore;
        }
        run.setLength(0);
    }

    private static int sum(int length, int more) {
        return length == RegExpNode.INFINITY ? length : length + more;
    }
}
