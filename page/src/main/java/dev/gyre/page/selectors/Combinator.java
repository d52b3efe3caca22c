package dev.gyre.page.selectors;

/** How two compound selectors are related, <a href="https://drafts.csswg.org/selectors/#combinators">Selectors: combinators</a>. */
public enum Combinator {
    DESCENDANT(" "),
    CHILD(" > "),
    NEXT_SIBLING(" + "),
    SUBSEQUENT_SIBLING(" ~ ");

    private final String text;

    Combinator(String text) {
        this.text = text;
    }

    /** As CSSOM writes it between compound selectors. */
    String text() {
        return text;
    }

    /** As CSSOM writes it at the start of a relative selector. */
    String leadingText() {
        return this == DESCENDANT ? "" : text.substring(1);
    }

    boolean betweenSiblings() {
        return this == NEXT_SIBLING || this == SUBSEQUENT_SIBLING;
    }
}
