package dev.gyre.node.sqlite.library;

/** An aggregate function of SQL, whose state is any object but null. */
public interface AggregateFunction {
    /** The state before the first row. */
    Object start();

    /** The state after a row. */
    Object step(Object state, FunctionCall call);

    /** Whether {@link #inverse} is implemented. */
    boolean hasInverse();

    /** The state after a row has left the window. */
    Object inverse(Object state, FunctionCall call);

    /** Computes the result of a state. */
    void result(Object state, FunctionCall call);
}
