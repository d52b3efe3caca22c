package dev.gyre.engine.bytecode;

/** How error messages name what code calls or iterates, for code without the tree it was compiled from. */
public interface CalleeNames {
    /** The text for the operation at a source offset, or null when it has none. */
    String at(int sourceOffset);
}
