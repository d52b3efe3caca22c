package dev.gyre.engine.runtime.object;

import java.util.Map;

/**
 * The shape and initial values of new objects of one kind, copied from an example. Values that are expensive and seldom
 * read are created at their first read.
 */
public final class ObjectBoilerplate {
    /** Spare slots for properties that are added later. */
    private static final int ROOM = 4;

    private final Shape shape;
    private final Object[] slots;
    private final int count;
    /** The last shape seen that begins with the boilerplate's properties. */
    private Shape extension;

    /**
     * @param example an object with data properties only, none of which was deleted
     * @param lazy the values of properties to create at their first read
     */
    public ObjectBoilerplate(JsObject example, Map<Object, LazyValue> lazy) {
        Shape source = example.shape();
        Shape built = Shape.rootFor(example.getPrototypeOf(), ShapeKind.ORDINARY);
        count = source.slotCount();
        slots = new Object[count + ROOM];
        for (int slot = 0; slot < count; slot++) {
            Object key = source.keyAt(slot);
            LazyValue value = lazy.get(key);
            int attributes = attributesAt(source, slot);
            built = built.add(key, value == null ? attributes : attributes | Attributes.LAZY);
            slots[slot] = value == null ? example.slot(slot) : value;
        }
        shape = built;
    }

    private static int attributesAt(Shape shape, int slot) {
        return shape.attributesAt(slot) & ~Attributes.CONSTANT;
    }

    public Shape shape() {
        return shape;
    }

    /** The slots of a new object, which may keep the array. */
    public Object[] newSlots() {
        return slots.clone();
    }

    /** The initial value of a slot. */
    public Object initial(int slot) {
        return slots[slot];
    }

    /** The slot of a property. */
    public int slotOf(Object key) {
        return Shape.slotOf(shape.find(key));
    }

    /** Whether objects of a shape have the boilerplate's properties in the same slots. */
    public boolean covers(Shape other) {
        return other == shape || other == extension || extend(other);
    }

    private boolean extend(Shape other) {
        if (other.slotCount() < count) {
            return false;
        }
        for (int slot = 0; slot < count; slot++) {
            if (!shape.keyAt(slot).equals(other.keyAt(slot))
                    || attributesAt(shape, slot) != attributesAt(other, slot)) {
                return false;
            }
        }
        if (!other.isUnique()) {
            extension = other;
        }
        return true;
    }
}
