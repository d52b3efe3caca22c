package dev.gyre.engine.runtime.object;

/** How completely an object's shape describes its named properties, and where these are. */
public enum ShapeKind {
    /** All named properties are in the shape. */
    ORDINARY,
    /** As ORDINARY, of an {@link OrdinaryObject}: the first properties are in fields. */
    IN_OBJECT,
    /** All but "length", which the array handles itself. */
    ARRAY,
    /** The object has further properties ({@link JsObject#ownsSpecially}). */
    EXOTIC;

    /** Whether all named properties are in the shape. */
    public boolean isOrdinary() {
        return this == IN_OBJECT || this == ORDINARY;
    }
}
