package dev.gyre.page.css.cascade;

/** Where declarations come from, from weak to strong for those that are not important. */
enum Origin {
    USER_AGENT,
    /** Attributes of HTML such as bgcolor, <a href="https://drafts.csswg.org/css-cascade/#preshint">CSS Cascade</a>. */
    PRESENTATIONAL_HINT,
    AUTHOR;

    /** The origin that {@code revert} rolls back to before; hints go with the author's. */
    Origin family() {
        return this == USER_AGENT ? USER_AGENT : AUTHOR;
    }
}
