package dev.gyre.page.selectors;

/** A text is no valid selector. Bindings turn it into a SyntaxError DOMException. */
public final class InvalidSelectorException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InvalidSelectorException(String text) {
        super(
                text.isEmpty() ? "The provided selector is empty." : "'" + text + "' is not a valid selector.",
                null,
                false,
                false);
    }
}
