package dev.gyre.page.embed;

import java.util.List;

/** A page has not come to an end in time. */
public final class NotSettledException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Something that a page waits for.
     *
     * @param kind timer, interval, fetch, frame ...
     * @param reason what it is in detail: a duration, a URL
     * @param place the line that caused it, as {@code http://localhost/app.js:31}; empty if unknown
     */
    public record Reason(String kind, String reason, String place) {}

    private final transient List<Reason> reasons;

    NotSettledException(String message, List<Reason> reasons) {
        super(message);
        this.reasons = reasons;
    }

    /** What the page still waits for. */
    public List<Reason> reasons() {
        return reasons;
    }
}
