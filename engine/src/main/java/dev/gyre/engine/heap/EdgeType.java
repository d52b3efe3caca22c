package dev.gyre.engine.heap;

/** The types of edges in a snapshot, in the order of the format. */
enum EdgeType {
    CONTEXT,
    ELEMENT,
    PROPERTY,
    INTERNAL,
    HIDDEN,
    SHORTCUT,
    WEAK
}
