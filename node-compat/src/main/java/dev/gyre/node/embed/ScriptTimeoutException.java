package dev.gyre.node.embed;

/**
 * Thrown when a call took longer than {@link NodeRuntime.Builder#callLimit} and was stopped; the runtime can still be
 * used.
 */
public final class ScriptTimeoutException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String place;

    ScriptTimeoutException(String place) {
        super(place.isEmpty() ? "the call took too long" : "the call took too long, at " + place);
        this.place = place;
    }

    /** The line of the program that was running ("app.js:31"); empty if unknown. */
    public String place() {
        return place;
    }
}
