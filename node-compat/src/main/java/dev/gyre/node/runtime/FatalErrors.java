package dev.gyre.node.runtime;

import dev.gyre.engine.error.ErrorObject;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.error.SourceLocation;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.value.Null;
import dev.gyre.loop.timers.Immediate;
import java.io.IOException;

/** What happens to an exception that nobody caught. */
// https://nodejs.org/api/process.html#event-uncaughtexception
public final class FatalErrors {
    /** Exit code of an uncaught exception. */
    private static final int UNCAUGHT = 1;
    /** Exit code when the uncaughtException handler itself threw. */
    private static final int HANDLER_THREW = 7;

    private final NodeContext context;

    FatalErrors(NodeContext context) {
        this.context = context;
    }

    /** Takes anything thrown out of a callback; never throws. */
    public void uncaught(Throwable error) {
        switch (error) {
            case ProcessExit exit -> context.exit(exit.code());
            case JsException exception -> uncaughtValue(exception.value(context.realm()), false);
            default -> internal(error);
        }
    }

    /** Takes a rejection that became an uncaught exception. */
    void uncaughtRejection(Object error) {
        uncaughtValue(error, true);
    }

    private void uncaughtValue(Object value, boolean fromPromise) {
        try {
            if (isHandled(value, fromPromise)) {
                // The ticks left over need a scope to run in.
                context.immediates().add(new Immediate(() -> {}));
                return;
            }
        } catch (ProcessExit exit) {
            context.exit(exit.code());
            return;
        } catch (JsException thrown) {
            print(thrown.value(context.realm()));
            context.exit(HANDLER_THREW);
            return;
        }
        print(value);
        context.exit(UNCAUGHT);
    }

    private boolean isHandled(Object value, boolean fromPromise) {
        if (!context.library().isLoaded("internal/process")) return false;
        return TypeConversion.toBoolean(context.library().call("internal/process", "uncaughtException", value, fromPromise));
    }

    /** Prints an error as Node does before it dies: the place, the line, a caret, the stack and the version. */
    public void print(Object value) {
        StringBuilder text = new StringBuilder();
        SourceLocation location = value instanceof ErrorObject error ? error.location() : null;
        if (location != null) {
            text.append(location.describe()).append('\n');
        } else if (!(value instanceof ErrorObject)) {
            text.append("Uncaught:\n");
        }
        text.append(describe(value)).append("\n\nNode.js v").append(dev.gyre.node.globals.ProcessObject.NODE_VERSION).append('\n');
        writeError(text.toString());
    }

    private String describe(Object value) {
        try {
            return TypeConversion.toString(context.library().call("internal/process", "describeUncaught", value));
        } catch (JsException unprintable) {
            return value instanceof JsObject object && object.get("stack") instanceof CharSequence stack ? stack.toString()
                    : value == Null.INSTANCE ? "null" : "[" + TypeConversion.typeof(value) + " that cannot be printed]";
        }
    }

    private void internal(Throwable error) {
        StringBuilder text = new StringBuilder("gyre: internal error: ").append(error).append('\n');
        for (StackTraceElement element : error.getStackTrace()) text.append("    at ").append(element).append('\n');
        writeError(text.toString());
        context.exit(HANDLER_THREW);
    }

    private void writeError(String text) {
        try {
            context.settings().streams().write(2, text);
        } catch (IOException closed) {
            // Nobody reads standard error any more: the exit code still tells.
            context.exit(UNCAUGHT);
        }
    }
}
