package dev.gyre.page.junit;

/** Whose time passes in a page. */
public enum Clock {
    /** The page's own, which jumps to the next timer. */
    VIRTUAL,
    /** The system's. */
    REAL
}
