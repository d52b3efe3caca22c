package dev.gyre.modules.typescript;

/** Text that cannot be erased to JavaScript: it is no TypeScript, or has syntax that means code. */
public final class TypeScriptSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why the text is refused; Node has an error code for each. */
    public enum Kind {
        INVALID("ERR_INVALID_TYPESCRIPT_SYNTAX"),
        UNSUPPORTED("ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX"),
        /** What Node's compiler does not expect, and takes for a mistake of its own. */
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

    /** The offset at which the refused text begins. */
    public int start() {
        return start;
    }

    /** The offset at which the refused text ends. */
    public int end() {
        return end;
    }
}
