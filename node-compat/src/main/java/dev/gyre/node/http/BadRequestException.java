package dev.gyre.node.http;

/** A request that Node's parser refuses, with Node's words for it. */
final class BadRequestException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient HttpClientError error;

    BadRequestException(String code, String reason) {
        super(reason);
        error = HttpClientError.parseError(code, reason);
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
