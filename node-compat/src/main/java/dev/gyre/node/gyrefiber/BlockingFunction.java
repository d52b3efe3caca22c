package dev.gyre.node.gyrefiber;

import java.util.concurrent.Callable;

/** The code of a JavaScript function that Java provides and that may run on another thread: {@code blocking(function, ...)}. */
public interface BlockingFunction {
    /**
     * Converts arguments on the runtime's thread.
     *
     * @return the call, for any thread
     */
    Callable<Object> prepare(Object[] arguments);

    /** Converts the result on the runtime's thread. */
    Object result(Object value);

    /** The exception to throw for a failure, on the runtime's thread. */
    RuntimeException failure(Exception failure);
}
