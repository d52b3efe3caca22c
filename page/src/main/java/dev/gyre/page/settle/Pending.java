package dev.gyre.page.settle;

/** Something that a page waits for; each is equal only to itself. */
public final class Pending {
    private final String kind;
    private final String reason;
    private final String place;
    private final PageTasks.Owner owner;
    /** Null if it goes on when its document is aborted. */
    private Runnable onAbort;

    private boolean isAborted;

    /**
     * @param kind timer, interval, animation, fetch, script, style, image, frame ...
     * @param reason what it is in detail: a duration, a URL
     * @param place the line that caused it, as {@code http://localhost/app.js:31}; empty if unknown
     */
    public Pending(String kind, String reason, String place, PageTasks.Owner owner) {
        this.kind = kind;
        this.reason = reason;
        this.place = place;
        this.owner = owner;
    }

    public String kind() {
        return kind;
    }

    public String reason() {
        return reason;
    }

    public String place() {
        return place;
    }

    /** The page or frame that waits. */
    public PageTasks.Owner owner() {
        return owner;
    }

    // https://html.spec.whatwg.org/#abort-a-document
    /** Sets what is run when the document is aborted that waits. */
    public void onAbort(Runnable action) {
        onAbort = action;
    }

    /** The document is aborted. */
    public void abort() {
        if (onAbort == null || isAborted) return;
        isAborted = true;
        onAbort.run();
    }

    public boolean isAborted() {
        return isAborted;
    }

    @Override
    public String toString() {
        return kind + " " + reason + (place.isEmpty() ? "" : " at " + place);
    }
}
