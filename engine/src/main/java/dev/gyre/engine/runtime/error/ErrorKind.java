package dev.gyre.engine.runtime.error;

/** The error constructors that the engine itself throws with. */
public enum ErrorKind {
    ERROR("Error"),
    TYPE("TypeError"),
    RANGE("RangeError"),
    REFERENCE("ReferenceError"),
    SYNTAX("SyntaxError"),
    EVAL("EvalError"),
    URI("URIError"),
    AGGREGATE("AggregateError"),
    SUPPRESSED("SuppressedError");

    private final String constructorName;

    ErrorKind(String constructorName) {
        this.constructorName = constructorName;
    }

    public String constructorName() {
        return constructorName;
    }
}
