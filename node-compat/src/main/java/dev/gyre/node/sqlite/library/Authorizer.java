package dev.gyre.node.sqlite.library;

/** Decides whether statements may do what they are prepared for. */
// https://www.sqlite.org/c3ref/set_authorizer.html
@FunctionalInterface
public interface Authorizer {
    int DENY = 1;

    /** Returns 0 to allow an action, 1 to deny it, 2 to ignore it; the texts may be null. */
    int authorize(int action, String first, String second, String database, String trigger);
}
