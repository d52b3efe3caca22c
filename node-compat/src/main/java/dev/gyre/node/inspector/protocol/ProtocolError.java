package dev.gyre.node.inspector.protocol;

/** The error response to a call. */
public final class ProtocolError extends Exception {
    public static final int PARSE_ERROR = -32700;
    public static final int INVALID_REQUEST = -32600;
    public static final int METHOD_NOT_FOUND = -32601;
    public static final int INVALID_PARAMS = -32602;
    public static final int SERVER_ERROR = -32000;

    private final int code;
    private final String data;

    public ProtocolError(int code, String message) {
        this(code, message, null);
    }

    /** @param dataOrNull further words, the member "data" of the error */
    public ProtocolError(int code, String message, String dataOrNull) {
        super(message, null, false, false);
        this.code = code;
        data = dataOrNull;
    }

    /** The error -32000 that methods answer with when they cannot do what was requested. */
    public static ProtocolError server(String message) {
        return new ProtocolError(SERVER_ERROR, message);
    }

    public int code() {
        return code;
    }

    public String dataOrNull() {
        return data;
    }
}
