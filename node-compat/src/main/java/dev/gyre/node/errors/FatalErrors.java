package dev.gyre.node.errors;

import dev.gyre.engine.diagnostics.FaultPosition;
import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.error.SyntaxLocation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.GuestStop;
import dev.gyre.node.environment.NodeVersion;
import dev.gyre.node.environment.ProcessExit;
import dev.gyre.node.environment.TimeLimitReached;
import java.io.IOException;
import java.util.List;

/** Handles uncaught exceptions. */
// https://nodejs.org/api/process.html#event-uncaughtexception
public final class FatalErrors {
    public static final EnvironmentKey<FatalErrors> KEY = new Key();

    /** Exit code of an uncaught exception. */
    private static final int UNCAUGHT = 1;
    /** Exit code if the main module is still waiting at a top-level await. */
    private static final int UNSETTLED_TOP_LEVEL_AWAIT = 13;
    /** Exit code when the uncaughtException handler itself threw. */
    private static final int HANDLER_THREW = 7;
    /** The exit code that a shell shows for a process ended by SIGABRT. */
    private static final int ABORTED = 134;
    /** The position in Node's own loader that is shown for the loader's errors. */
    private static final String NOT_FOUND_PLACE = "node:internal/modules/cjs/loader:1568\n  throw err;\n  ^\n";

    private static final String HINT = "(Use `node --trace-uncaught ...` to show where the exception was thrown)\n";

    private static final String INTERNAL_HINT =
            "This is an error of Gyre, not of the program. (Use `gyre --trace-uncaught ...` to show where it is.)\n";

    private final Environment environment;
    private ErrorParent parent;
    private PositionTranslator positions;
    private long survived;
    private Object explained;
    private String explanation;

    private static final class Key extends EnvironmentKey<FatalErrors> {
        @Override
        protected FatalErrors create(Environment environment) {
            return new FatalErrors(environment);
        }
    }

    FatalErrors(Environment environment) {
        this.environment = environment;
    }

    /** Sets the receiver of the error that ends this runtime, instead of standard error. */
    public void parent(ErrorParent newParent) {
        parent = newParent;
    }

    /** Sets the translator to original positions. */
    public void positions(PositionTranslator translator) {
        positions = translator;
    }

    /** Handles any exception of a callback; never throws. */
    public void uncaught(Throwable error) {
        if (error instanceof ProcessExit exit) {
            environment.exitState().exit(exit.code());
        } else if (error instanceof TimeLimitReached limit) {
            limit.unwound();
        } else if (error instanceof GuestStop stop) {
            stop.unwound();
        } else if (error instanceof JsException exception) {
            uncaughtValue(exception, false);
        } else if (error instanceof OutOfMemoryError) {
            outOfMemory();
        } else {
            internal(error);
        }
    }

    /** The number of uncaught exceptions that the program has handled. */
    public long survived() {
        return survived;
    }

    /** Handles a rejection that became an uncaught exception. */
    void uncaughtRejection(Object error) {
        uncaughtValue(new JsException(error), true);
    }

    /** Adds a text below the error's line, if the error is printed. */
    public void explain(Object error, String text) {
        explained = error;
        explanation = text;
    }

    private void uncaughtValue(JsException exception, boolean fromPromise) {
        try {
            if (isHandled(exception.value(environment.realm()), fromPromise)) {
                survived++;
                // The remaining ticks need a scope to run in.
                environment.immediates().add(new Immediate(() -> {}));
                return;
            }
        } catch (ProcessExit exit) {
            environment.exitState().exit(exit.code());
            return;
        } catch (JsException thrown) {
            // No 'exit' is emitted, because the handler itself has failed.
            report(thrown);
            environment.exitState().exit(parent == null ? HANDLER_THREW : UNCAUGHT);
            return;
        } finally {
            // The exception has left its async context set, for the listeners.
            if (!fromPromise) environment.realm().agent().asyncContext(null);
            environment.asyncTracking().unwind();
        }
        die(exception, fromPromise);
    }

    /** Ends the program: 'exit' listeners run first and may change the code. */
    private void die(JsException exception, boolean fromPromise) {
        if (environment.observer() != null) environment.observer().uncaught(exception, fromPromise);
        try {
            if (!environment.exitState().isExitEmitted())
                environment.exitState().code(UNCAUGHT);
            environment.exitState().emitExit();
        } catch (ProcessExit exit) {
            environment.exitState().exit(exit.code());
            return;
        } catch (JsException thrown) {
            // Only the first error determines the exit code.
            environment.exitState().code(UNCAUGHT);
        }
        report(exception);
        if (environment.settings().options().abortsOnUncaughtException()) {
            environment.exitState().exit(ABORTED);
            return;
        }
        environment
                .exitState()
                .exit(
                        environment.exitState().code() == null
                                ? UNCAUGHT
                                : environment.exitState().code());
    }

    /** Ends a program whose main module is still waiting at a top-level await. */
    // https://nodejs.org/api/process.html#exit-codes
    public void unsettledTopLevelAwait(FramePosition position) {
        environment.exitState().code(UNSETTLED_TOP_LEVEL_AWAIT);
        writeError("Warning: Detected unsettled top-level await at "
                + place(
                        position.fileName(),
                        position.line(),
                        String.valueOf(position.sourceLine()),
                        position.column(),
                        1)
                + "\n\n\n");
    }

    private boolean isHandled(Object value, boolean fromPromise) {
        if (!environment.exitState().hasEvents()) return false;
        return TypeConversion.toBoolean(
                environment.library().call("internal/process/process_object", "uncaughtException", value, fromPromise));
    }

    /** Prints an error as Node does before it exits: position, line, caret, stack and version. */
    public void print(JsException exception) {
        Object value = exception.value(environment.realm());
        StringBuilder text = new StringBuilder();
        String place = place(exception, value);
        if (value instanceof ErrorObject) {
            String description = describe(value, exception.thrownAt() == null);
            // The loader has already put it before the stack of a text that does not compile.
            if (place != null && !description.startsWith(place))
                text.append(place).append(value == explained ? explanation + "\n\n" : "\n");
            text.append(description).append('\n');
        } else {
            if (place != null) text.append('\n').append(place);
            text.append(describe(value, exception.thrownAt() == null)).append('\n');
            if (!(value instanceof JsObject)
                    && !environment.settings().options().traceUncaught()) text.append(HINT);
        }
        if (environment.settings().options().traceUncaught())
            appendThrowPlace(
                    text, value instanceof ErrorObject error ? StackCapture.framesOf(error) : exception.throwFrames());
        writeError(
                text.append("\nNode.js v").append(NodeVersion.NODE).append('\n').toString());
    }

    /** The parent of a worker reports its error. */
    private void report(JsException exception) {
        if (parent == null) print(exception);
        else parent.uncaught(exception);
    }

    // --trace-uncaught, https://nodejs.org/api/cli.html#--trace-uncaught
    private static void appendThrowPlace(StringBuilder text, List<CallSiteInfo> frames) {
        if (frames.isEmpty()) return;
        text.append("Thrown at:\n");
        for (CallSiteInfo frame : frames) {
            if (frame.position() == null || frame.isAsync()) continue;
            text.append("    at ");
            // The main script's function has only an internal name.
            if (frame.functionName().isEmpty()) text.append(frame.location()).append('\n');
            else
                text.append(frame.functionName())
                        .append(" (")
                        .append(frame.location())
                        .append(")\n");
        }
        text.append('\n');
    }

    /** The position of a throw, or of a syntax error, in its printed form; null if no source is known. */
    public String placeOf(JsException exception) {
        String place = place(exception, exception.value(environment.realm()));
        return NOT_FOUND_PLACE.equals(place) ? null : place;
    }

    /** Position "file:line", source line and carets, each with its line end; null if no source is known. */
    private String place(JsException exception, Object value) {
        if (value instanceof ErrorObject error
                && error.syntaxLocation() != null
                && !isRethrown(exception, error.syntaxLocation())) {
            SyntaxLocation location = error.syntaxLocation();
            return place(
                    location.source().name(),
                    location.line(),
                    location.source().lineText(location.start()),
                    location.column(),
                    location.end() - location.start());
        }
        FramePosition position = exception.thrownAt();
        if (position == null && hasCode(value)) return NOT_FOUND_PLACE;
        if (position == null && value instanceof JsObject object) {
            for (CallSiteInfo frame : StackCapture.framesOf(object)) {
                position = frame.position();
                if (position != null) break;
            }
        }
        if (position == null || position.sourceLine() == null) return null;
        if (positions != null) position = positions.original(position);
        return place(position.fileName(), position.line(), position.sourceLine(), position.column(), 1);
    }

    /**
     * For a syntax error in a file that position is shown wherever the error was rethrown; for the text of eval or
     * JSON.parse the position of the throw.
     */
    private static boolean isRethrown(JsException exception, SyntaxLocation location) {
        return exception.thrownAt() != null && location.source().name().isEmpty();
    }

    /** Whether the error is one of Node's own, whose stack does not begin with a position. */
    private static boolean hasCode(Object value) {
        return value instanceof ErrorObject error
                && error.getOwnProperty("code") instanceof PropertyDescriptor code
                && code.value instanceof CharSequence
                && !stackBeginsWithPlace(error);
    }

    private static boolean stackBeginsWithPlace(ErrorObject error) {
        try {
            return error.get("stack") instanceof CharSequence stack
                    && stack.toString().startsWith("file:");
        } catch (JsException unprintable) {
            return false;
        }
    }

    private static String place(String file, int line, String source, int column, int width) {
        return SyntaxLocation.display(
                file == null || file.isEmpty() ? "<anonymous_script>" : file, line, source, column, width);
    }

    private String describe(Object value, boolean fromJava) {
        if (value instanceof JsSymbol) return "";
        if (!(value instanceof JsObject)) return TypeConversion.toString(value);
        try {
            String text = TypeConversion.toString(
                    environment.library().call("internal/process/process_object", "describeUncaught", value));
            return value instanceof ErrorObject error && fromJava ? withoutBrackets(error, text) : text;
        } catch (JsException unprintable) {
            return plainText((JsObject) value);
        }
    }

    /**
     * Node has frames of its own below its parser and loaders, so that their errors never show the brackets of errors
     * without a stack.
     */
    private static String withoutBrackets(ErrorObject error, String text) {
        if (!StackCapture.framesOf(error).isEmpty() || !(error.get("stack") instanceof CharSequence stack)) return text;
        return text.startsWith("[" + stack + "]") ? stack + text.substring(stack.length() + 2) : text;
    }

    /** The stack if the library itself cannot format the error. */
    private static String plainText(JsObject value) {
        try {
            return value.get("stack") instanceof CharSequence stack
                    ? stack.toString()
                    : "[object " + value.className() + "]";
        } catch (JsException again) {
            String text = value instanceof ErrorObject error
                    ? PropertyErrors.describeError(error)
                    : "[object " + value.className() + "]";
            return text + '\n' + HINT.stripTrailing();
        }
    }

    /** No listener runs any more, as in Node, which aborts. */
    private void outOfMemory() {
        if (parent != null) {
            parent.outOfMemory();
            environment.exitState().exit(UNCAUGHT);
            return;
        }
        writeError("\nFATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n");
        reportOutOfMemory();
        environment.exitState().exit(ABORTED);
    }

    /** Writes a report if the program's options say so. The failed code has been unwound, so there usually is memory again. */
    private void reportOutOfMemory() {
        try {
            environment
                    .library()
                    .call(
                            "internal/process/report",
                            "fatal",
                            "Reached heap limit Allocation failed - JavaScript heap out of memory");
        } catch (JsException | OutOfMemoryError failed) {
            writeError("gyre: the report cannot be written: " + failed + "\n");
        }
    }

    /** A fault of the engine or the library's Java part: names the JavaScript function, and with --trace-uncaught the Java methods. */
    private void internal(Throwable error) {
        StringBuilder text = new StringBuilder("gyre: internal error");
        for (Throwable place : error.getSuppressed()) {
            if (place instanceof FaultPosition) text.append(" in ").append(place.getMessage());
        }
        text.append(": ").append(error).append('\n');
        if (environment.settings().options().traceUncaught()) {
            for (StackTraceElement element : error.getStackTrace())
                text.append("    at ").append(element).append('\n');
        } else {
            text.append(INTERNAL_HINT);
        }
        writeError(text.toString());
        environment.exitState().exit(HANDLER_THREW);
    }

    public void writeError(String text) {
        try {
            environment.settings().streams().write(2, text);
        } catch (IOException closed) {
            // Standard error is closed: only the exit code can report the error.
            environment.exitState().exit(UNCAUGHT);
        }
    }
}
