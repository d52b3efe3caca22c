package dev.gyre.modules.typescript;

/** Thrown for text that cannot be converted to JavaScript: it is not TypeScript, or has unsupported syntax. */
public final class TypeScriptSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The reason; Node has an error code for each. */
    public enum Kind {
        INVALID("ERR_INVALID_TYPESCRIPT_SYNTAX"),
        UNSUPPORTED("ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX"),
        /** Syntax that Node's compiler does not expect and reports as an internal error. */
        INTERNAL("ERR_INTERNAL_ASSERTION");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        public String code() {
            return code;
        }
    }

    private final Kind kind;
    private final int start;
    private final int end;

    public TypeScriptSyntaxException(Kind kind, String message, int start, int end) {
        super(message, null, false, false);
        this.kind = kind;
        this.start = start;
        this.end = end;
    }

    public Kind kind() {
        return kind;
    }

    /** The offset at which the rejected text begins. */
    public int start() {
        return start;
    }

    /** The offset at which the rejected text ends. */
    public int end() {
        return end;
    }
}
