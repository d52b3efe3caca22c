package dev.gyre.engine.bytecode;

import dev.gyre.engine.error.ValueText;

/**
 * What the error of an object pattern that meets undefined or null says.
 *
 * @param property first property of the pattern, or null when it has none with a constant key
 * @param origin where the value comes from
 * @param text source text of the value or V8's name for it; null when the value has none
 */
public record DestructuringSite(String property, Origin origin, String text) {
    /** Where a destructured value comes from: V8 words each differently. */
    public enum Origin {
        /** An expression, or a variable of V8's own. */
        TEXT,
        PARAMETER,
        /** The element of another pattern. */
        ELEMENT
    }

    /** The message of the TypeError for this value, undefined or null. */
    public String message(Object value) {
        if (origin == Origin.ELEMENT && property != null) return "Cannot read properties of " + value + " (reading '" + property + "')";
        var start = property == null ? "Cannot destructure '" : "Cannot destructure property '" + property + "' of '";
        return start + (text != null ? text : origin == Origin.PARAMETER ? ValueText.typed(value) : value) + "' as it is " + value + ".";
    }
}
