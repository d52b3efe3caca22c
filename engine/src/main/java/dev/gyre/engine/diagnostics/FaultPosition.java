package dev.gyre.engine.diagnostics;

import dev.gyre.engine.bytecode.CodePosition;
import java.util.Arrays;

/** The function in which a fault of the engine itself occurred. The innermost frame adds it to the Java exception as a suppressed one, for the embedder's report. */
public final class FaultPosition extends RuntimeException {
    private FaultPosition(String message) {
        super(message, null, false, false);
    }

    /**
     * Notes the running function in an exception of the JVM, unless one is noted already.
     *
     * @param function its name; empty for an anonymous one
     */
    public static void addTo(Throwable fault, String function, CodePosition position) {
        if (Arrays.stream(fault.getSuppressed()).anyMatch(FaultPosition.class::isInstance)) return;
        String name = function.isEmpty() ? "anonymous" : function;
        fault.addSuppressed(new FaultPosition(
                name + " (" + position.fileName() + ':' + position.line() + ':' + position.column() + ')'));
    }
}
