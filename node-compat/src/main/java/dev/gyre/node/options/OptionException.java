package dev.gyre.node.options;

/** Thrown for words that are no valid options, with Node's message. */
public final class OptionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Node's exit code for invalid options. */
    public static final int INVALID = 9;

    private final String reason;

    public OptionException(String message) {
        this(message, null);
    }

    OptionException(String message, String reason) {
        super(message);
        this.reason = reason;
    }

    /** A line that is printed before the message, or null. */
    public String reason() {
        return reason;
    }
}
