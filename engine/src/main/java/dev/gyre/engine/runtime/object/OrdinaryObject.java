package dev.gyre.engine.runtime.object;

/**
 * An ordinary object without internal slots of its own. Its first properties are in fields (V8: in-object properties), all further ones in the array that other
 * objects have for all.
 */
public final class OrdinaryObject extends JsObject {
    /** The number of properties that are in fields. */
    public static final int FIELDS = 4;

    /** The values of the first slots, for compiled code. */
    public Object field0, field1, field2, field3;

    public OrdinaryObject(JsObject prototypeOrNull) {
        this(Shape.rootFor(prototypeOrNull, ShapeKind.IN_OBJECT));
    }

    public OrdinaryObject(Shape shape) {
        super(shape);
    }

    /** Creates an object with room for a number of properties. */
    public OrdinaryObject(Shape shape, int slots) {
        super(shape, slots <= FIELDS ? NO_SLOTS : new Object[slots - FIELDS]);
    }

    Object field(int slot) {
        return switch (slot) {
            case 0 -> field0;
            case 1 -> field1;
            case 2 -> field2;
            default -> field3;
        };
    }

    void field(int slot, Object value) {
        switch (slot) {
            case 0 -> field0 = value;
            case 1 -> field1 = value;
            case 2 -> field2 = value;
            default -> field3 = value;
        }
    }
}
