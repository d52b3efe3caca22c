package dev.gyre.page.net;

import java.util.function.Consumer;

/** Answers the requests of pages. */
@FunctionalInterface
public interface Network {
    /**
     * Sends a request.
     *
     * @param answer is called once, now or later, on the page's thread
     * @return cancels the request; the answer may then be missing
     */
    Runnable send(PageRequest request, Consumer<PageResponse> answer);
}
