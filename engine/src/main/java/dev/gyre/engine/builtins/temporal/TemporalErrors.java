package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;

/** The errors of Temporal, with V8's messages. */
final class TemporalErrors {
    private static final String PREFIX = "Temporal error: ";

    private TemporalErrors() {}

    static JsException range(String message) {
        return Errors.rangeError(PREFIX + message);
    }

    static JsException type(String message) {
        return Errors.typeError(PREFIX + message);
    }

    static JsException unparsable(ParseFailure failure) {
        return range(failure.getMessage());
    }

    static JsException differentCalendars() {
        return Errors.rangeError("Mismatched calendars.");
    }

    static JsException incompatible(Object self, String type, String method) {
        return Receiver.incompatible(self, type + ".prototype." + method);
    }

    /** The error of valueOf, which no type has. */
    static JsException noPrimitive(String type) {
        return Errors.typeError(
                "Do not use " + type + ".prototype.valueOf; use " + type + ".prototype.compare for comparison.");
    }

    /** Throws the error for a constructor called without new. */
    static void requireNew(Object newTarget, String type) {
        if (newTarget == null) throw Errors.typeError("Method invoked on an object that is not " + type + ".");
    }
}
