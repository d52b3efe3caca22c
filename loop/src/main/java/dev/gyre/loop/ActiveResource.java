package dev.gyre.loop;

/**
 * Something that can still wake the loop, described for people: its kind, its purpose, whether it keeps the loop alive,
 * and the line of the program that created it ("app.js:31", empty if unknown).
 */
public record ActiveResource(String kind, String reason, boolean active, boolean referenced, String place) {
    @Override
    public String toString() {
        return kind + " " + reason + (place.isEmpty() ? "" : " " + place) + (active ? "" : " (inactive)")
                + (referenced ? "" : " (unref)");
    }

    /** The text of a token from {@link CallbackScope#place}, which may be null. */
    public static String placeText(Object placeOrNull) {
        return placeOrNull == null ? "" : placeOrNull.toString();
    }
}
