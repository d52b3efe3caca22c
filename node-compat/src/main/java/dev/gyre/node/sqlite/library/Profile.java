package dev.gyre.node.sqlite.library;

/** Receives each statement after it has run. */
@FunctionalInterface
public interface Profile {
    /** A statement, with the values of its parameters, took so many nanoseconds. */
    void ran(String sql, long nanoseconds);
}
