package dev.gyre.page;

import dev.gyre.node.environment.GuestStop;

/** A page has used up what its embedder gives it; JavaScript cannot catch it. */
public final class PageLimitException extends GuestStop {
    private static final long serialVersionUID = 1L;

    private final transient Runnable unwound;

    PageLimitException(String message) {
        this(message, () -> {});
    }

    /** @param unwound is called when no frame of the page is left on the stack */
    public PageLimitException(String message, Runnable unwound) {
        super(message);
        this.unwound = unwound;
    }

    @Override
    public void unwound() {
        unwound.run();
    }
}
