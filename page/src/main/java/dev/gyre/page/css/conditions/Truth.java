package dev.gyre.page.css.conditions;

/** The three values of <a href="https://drafts.csswg.org/mediaqueries/#evaluating">Media Queries</a>' logic. */
enum Truth {
    TRUE,
    FALSE,
    UNKNOWN;

    static Truth of(boolean value) {
        return value ? TRUE : FALSE;
    }

    Truth not() {
        return this == UNKNOWN ? UNKNOWN : of(this == FALSE);
    }

    Truth and(Truth other) {
        return this == FALSE || other == FALSE ? FALSE : this == TRUE && other == TRUE ? TRUE : UNKNOWN;
    }

    Truth or(Truth other) {
        return this == TRUE || other == TRUE ? TRUE : this == FALSE && other == FALSE ? FALSE : UNKNOWN;
    }
}
