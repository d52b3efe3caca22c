package dev.gyre.engine.runtime.object;

/** To what extent an object's shape describes its named properties. */
public enum ShapeKind {
    /** All named properties are in the shape. */
    ORDINARY,
    /** All but "length", which the array itself answers for. */
    ARRAY,
    /** The object has further properties ({@link JsObject#ownsSpecially}). */
    EXOTIC
}
