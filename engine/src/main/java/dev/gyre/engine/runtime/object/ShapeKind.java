package dev.gyre.engine.runtime.object;

/** How completely an object's shape describes its named properties. */
public enum ShapeKind {
    /** All named properties are in the shape. */
    ORDINARY,
    /** All but "length", which the array handles itself. */
    ARRAY,
    /** The object has further properties ({@link JsObject#ownsSpecially}). */
    EXOTIC
}
