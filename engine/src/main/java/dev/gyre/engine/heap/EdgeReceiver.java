package dev.gyre.engine.heap;

/** Receives the references of one object. */
interface EdgeReceiver {
    /** A reference with a name; none if the target is null or a small integer. */
    void named(EdgeType type, String name, Object target);

    /** A reference with an index: an element. */
    void indexed(int index, Object target);
}
