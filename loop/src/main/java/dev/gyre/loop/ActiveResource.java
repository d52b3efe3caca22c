package dev.gyre.loop;

/**
 * One thing that can still wake the loop, described for people: what kind it is, why it is there, whether it keeps the loop alive, and the
 * line of the program that made it ("app.js:31", empty when it is not known).
 */
public record ActiveResource(String kind, String reason, boolean active, boolean referenced, String place) {
    @Override
    public String toString() {
        return kind + " " + reason + (place.isEmpty() ? "" : " " + place) + (active ? "" : " (inactive)")
                + (referenced ? "" : " (unref)");
    }

    /** The text of a token that {@link CallbackScope#place} gave, which may be null. */
    public static String placeText(Object placeOrNull) {
        return placeOrNull == null ? "" : placeOrNull.toString();
    }
}
