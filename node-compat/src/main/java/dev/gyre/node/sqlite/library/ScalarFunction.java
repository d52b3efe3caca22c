package dev.gyre.node.sqlite.library;

/** A function of SQL. */
@FunctionalInterface
public interface ScalarFunction {
    /** Computes the result of a call; what it throws, the call throws that runs the statement. */
    void call(FunctionCall call);
}
