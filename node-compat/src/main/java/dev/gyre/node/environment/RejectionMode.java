package dev.gyre.node.environment;

/** The effect of an unhandled rejection: the values of {@code --unhandled-rejections}. */
// https://nodejs.org/api/cli.html#--unhandled-rejectionsmode
public enum RejectionMode {
    THROW("throw"),
    STRICT("strict"),
    WARN("warn"),
    NONE("none"),
    WARN_WITH_ERROR_CODE("warn-with-error-code");

    private final String text;

    RejectionMode(String text) {
        this.text = text;
    }

    /** The mode of an option's value, or null. */
    static RejectionMode of(String text) {
        for (RejectionMode mode : values()) {
            if (mode.text.equals(text)) return mode;
        }
        return null;
    }
}
