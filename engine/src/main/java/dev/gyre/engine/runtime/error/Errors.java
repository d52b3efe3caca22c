package dev.gyre.engine.runtime.error;

/** Creates exceptions for errors that the engine throws; the Error object is created when JavaScript first sees it. */
public final class Errors {
    private Errors() {}

    public static JsException typeError(String message) {
        return new JsException(ErrorKind.TYPE, message);
    }

    public static JsException rangeError(String message) {
        return new JsException(ErrorKind.RANGE, message);
    }

    public static JsException referenceError(String message) {
        return new JsException(ErrorKind.REFERENCE, message);
    }

    public static JsException syntaxError(String message) {
        return new JsException(ErrorKind.SYNTAX, message);
    }

    public static JsException uriError(String message) {
        return new JsException(ErrorKind.URI, message);
    }

    public static JsException error(ErrorKind kind, String message) {
        return new JsException(kind, message);
    }

    /** The RangeError for a full stack, with V8's message. */
    public static JsException stackOverflow() {
        return new JsException(ErrorKind.RANGE, "Maximum call stack size exceeded");
    }
}
