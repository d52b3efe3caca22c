package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodePosition;
import java.util.Arrays;

/** The function in which a fault of the engine itself occurred. The innermost frame adds it to the Java exception as a suppressed one, for the embedder's report. */
public final class FaultPosition extends RuntimeException {
    private FaultPosition(String message) {
        super(message, null, false, false);
    }

    /** Notes the running function in an exception of the JVM, unless one is noted already. */
    static void addTo(Throwable fault, Frame frame) {
        if (Arrays.stream(fault.getSuppressed()).anyMatch(FaultPosition.class::isInstance)) return;
        var position = new CodePosition(frame.code, frame.pc);
        String name = frame.functionName().isEmpty() ? "anonymous" : frame.functionName();
        fault.addSuppressed(new FaultPosition(
                name + " (" + position.fileName() + ':' + position.line() + ':' + position.column() + ')'));
    }
}
