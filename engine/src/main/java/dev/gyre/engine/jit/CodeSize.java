package dev.gyre.engine.jit;

/** How large the code of a unit may become, the largest first. */
enum CodeSize {
    /** With inlined calls. */
    INLINED,
    /** Without. */
    FAST,
    /** Small rather than fast. */
    COMPACT
}
