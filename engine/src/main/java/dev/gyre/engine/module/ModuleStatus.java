package dev.gyre.engine.module;

/** [[Status]] of a cyclic module, in the order of its life. */
public enum ModuleStatus {
    NEW,
    UNLINKED,
    LINKING,
    LINKED,
    EVALUATING,
    EVALUATING_ASYNC,
    EVALUATED
}
