package dev.gyre.node.embed;

/**
 * An exception of a script, or the reason of a rejected promise. The message is the result of JavaScript's {@code String(error)}. The cause is the host's own
 * exception if the error was thrown by a {@link ScriptFunction}, else null.
 *
 * {@snippet :
 * try {
 *     runtime.eval("null.x");
 * } catch (ScriptException thrown) {
 *     thrown.getMessage();    // TypeError: Cannot read properties of null (reading 'x')
 * }
 * }
 */
public final class ScriptException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Object thrown;
    private final transient Object value;
    private final String stack;

    /** @param thrown the value as an object of the engine */
    ScriptException(Object thrown, Object value, String message, String stack, Throwable causeOrNull) {
        super(message, causeOrNull);
        this.thrown = thrown;
        this.value = value;
        this.stack = stack;
    }

    /** The thrown value, converted as by {@link NodeRuntime#eval}; null for undefined and null, and after deserialization. */
    public Object value() {
        return value;
    }

    /** The JavaScript stack of the error; the message where the thrown value has none. */
    public String scriptStack() {
        return stack;
    }

    Object thrown() {
        return thrown;
    }
}
