package dev.gyre.node.sqlite.library;

/** Is told of each statement that has run. */
@FunctionalInterface
public interface Profile {
    /** A statement, with the values of its parameters, took so many nanoseconds. */
    void ran(String sql, long nanoseconds);
}
