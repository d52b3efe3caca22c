package dev.gyre.node.embed;

/**
 * What a script threw, or the reason of a rejected promise. The message is what JavaScript's {@code String(error)} gives; the stack is JavaScript's.
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

    /** @param thrown the value as the engine knows it */
    ScriptException(Object thrown, Object value, String message, String stack, Throwable causeOrNull) {
        super(message, causeOrNull);
        this.thrown = thrown;
        this.value = value;
        this.stack = stack;
    }

    /** The thrown value, as {@link NodeRuntime#eval} would give it. */
    public Object value() {
        return value;
    }

    /** The stack of the error; the message where what was thrown has none. */
    public String scriptStack() {
        return stack;
    }

    Object thrown() {
        return thrown;
    }
}
