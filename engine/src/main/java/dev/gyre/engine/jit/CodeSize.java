package dev.gyre.engine.jit;

/** How a unit trades code size for speed. A unit whose code becomes too large is compiled again with the next one. */
enum CodeSize {
    /** With inlined calls. */
    INLINED,
    /** Without inlined calls. */
    FAST,
    /** With calls instead of inlined fast paths. */
    COMPACT
}
