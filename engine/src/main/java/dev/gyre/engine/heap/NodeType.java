package dev.gyre.engine.heap;

/** The types of nodes in a snapshot, in the order of the format. */
enum NodeType {
    HIDDEN,
    ARRAY,
    STRING,
    OBJECT,
    CODE,
    CLOSURE,
    REGEXP,
    NUMBER,
    NATIVE,
    SYNTHETIC,
    CONCATENATED_STRING,
    SLICED_STRING,
    SYMBOL,
    BIGINT,
    OBJECT_SHAPE
}
