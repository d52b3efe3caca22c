package dev.gyre.engine.runtime.object;

import java.util.Map;

/** The layout and values with which objects of a kind are created, copied from an example; values that are expensive and seldom read are created at the first read. */
public final class ObjectBoilerplate {
    /** Properties that objects get later without a new array of slots. */
    private static final int ROOM = 4;

    private final Shape shape;
    private final Object[] slots;
    private final int count;
    /** Another shape that begins with the template's properties, seen last. */
    private Shape extension;

    /** The example has data properties only and has lost none; {@code lazy} has the values of some of its properties. */
    public ObjectBoilerplate(JsObject example, Map<Object, LazyValue> lazy) {
        Shape source = example.shape();
        Shape built = Shape.rootFor(example.getPrototypeOf(), ShapeKind.ORDINARY);
        count = source.slotCount();
        slots = new Object[count + ROOM];
        for (int slot = 0; slot < count; slot++) {
            Object key = source.keyAt(slot);
            LazyValue value = lazy.get(key);
            built = built.add(
                    key, value == null ? source.attributesAt(slot) : source.attributesAt(slot) | Attributes.LAZY);
            slots[slot] = value == null ? example.slot(slot) : value;
        }
        shape = built;
    }

    public Shape shape() {
        return shape;
    }

    /** The first values of a new object, which may keep the array. */
    public Object[] newSlots() {
        return slots.clone();
    }

    /** The value that objects begin with. */
    public Object initial(int slot) {
        return slots[slot];
    }

    /** The slot of a property. */
    public int slotOf(Object key) {
        return Shape.slotOf(shape.find(key));
    }

    /** Whether objects of a shape have the template's properties where the template has them. */
    public boolean covers(Shape other) {
        return other == shape || other == extension || extend(other);
    }

    private boolean extend(Shape other) {
        if (other.slotCount() < count) {
            return false;
        }
        for (int slot = 0; slot < count; slot++) {
            if (!shape.keyAt(slot).equals(other.keyAt(slot)) || shape.attributesAt(slot) != other.attributesAt(slot)) {
                return false;
            }
        }
        if (!other.isUnique()) {
            extension = other;
        }
        return true;
    }
}
