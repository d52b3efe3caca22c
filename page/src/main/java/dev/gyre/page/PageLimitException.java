package dev.gyre.page;

/** A page has used up the time that its embedder gives it; JavaScript cannot catch it. */
public final class PageLimitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PageLimitException(String message) {
        super(message, null, false, false);
    }
}
