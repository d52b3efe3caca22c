package dev.gyre.engine.bytecode;

/**
 * What the error of an object pattern that meets undefined or null says.
 *
 * @param property first property of the pattern, or null when it has none with a constant key
 * @param text source text of the value, or null when the value comes from no expression
 */
public record DestructuringSite(String property, String text) {
    /** The message of the TypeError for this value, "undefined" or "null". */
    public String message(String value) {
        var start = property == null ? "Cannot destructure '" : "Cannot destructure property '" + property + "' of '";
        return start + (text == null ? value : text) + "' as it is " + value + ".";
    }
}
