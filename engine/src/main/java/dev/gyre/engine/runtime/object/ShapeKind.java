package dev.gyre.engine.runtime.object;

/** How far an object's named properties are told by its shape. */
public enum ShapeKind {
    /** All named properties are in the shape. */
    ORDINARY,
    /** All but "length", which the array itself answers for. */
    ARRAY,
    /** The object must be asked ({@link JsObject#ownsSpecially}). */
    EXOTIC
}
