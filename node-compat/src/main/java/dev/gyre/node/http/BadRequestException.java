package dev.gyre.node.http;

/** A message that Node's parser refuses, with Node's words for it. */
final class BadRequestException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient HttpClientError error;
    private final boolean consumed;

    BadRequestException(String code, String reason) {
        this(code, reason, false);
    }

    BadRequestException(String code, String reason, boolean consumed) {
        super(reason);
        error = HttpClientError.parseError(code, reason);
        this.consumed = consumed;
    }

    /** Whether Node's parser counts the character that was wrong among those it has parsed. */
    boolean isConsumed() {
        return consumed;
    }

    HttpClientError error() {
        return error;
    }

    /** Hostile input is no reason to walk the stack. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
