package dev.gyre.engine.module;

/** [[Status]] of a cyclic module, in the order of its transitions. */
public enum ModuleStatus {
    NEW,
    UNLINKED,
    LINKING,
    LINKED,
    EVALUATING,
    EVALUATING_ASYNC,
    EVALUATED
}
