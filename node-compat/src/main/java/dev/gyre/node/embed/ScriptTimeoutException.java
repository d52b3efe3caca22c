package dev.gyre.node.embed;

/** A call took longer than {@link NodeRuntime.Builder#callLimit}: what it was doing was stopped, and the runtime can be used again. */
public final class ScriptTimeoutException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String place;

    ScriptTimeoutException(String place) {
        super(place.isEmpty() ? "the call took too long" : "the call took too long, at " + place);
        this.place = place;
    }

    /** The line of the program that was running ("app.js:31"). */
    public String place() {
        return place;
    }
}
