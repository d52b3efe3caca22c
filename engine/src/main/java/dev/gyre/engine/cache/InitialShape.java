package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;

/** The initial shape of a constructor's instances, with room for as many properties as earlier ones got (V8: initial map, slack tracking). */
public final class InitialShape {
    /** The maximum of preallocated slots: one large object should not make all later instances large. */
    private static final int MOST_SLOTS = 64;

    private final Shape constructorShape;
    private final int prototypeSlot;
    private final JsObject prototype;
    private final Shape shape;
    private int slots;

    public InitialShape(JsObject constructor, JsObject prototype) {
        this.prototype = prototype;
        constructorShape = constructor.shape();
        prototypeSlot = Shape.slotOf(constructorShape.find("prototype"));
        shape = Shape.rootFor(prototype, ShapeKind.IN_OBJECT);
    }

    /** Whether the constructor's prototype property is unchanged. While an object keeps its shape, even a unique one, no property moves to another slot. */
    public boolean isOf(JsObject constructor) {
        return constructor.shape() == constructorShape && constructor.slot(prototypeSlot) == prototype;
    }

    public JsObject prototype() {
        return prototype;
    }

    /** The slot of the constructor that has the prototype, while the constructor has its {@link #constructorShape}. */
    public int prototypeSlot() {
        return prototypeSlot;
    }

    public Shape constructorShape() {
        return constructorShape;
    }

    /** The shape of a new instance. */
    public Shape shape() {
        return shape;
    }

    public JsObject create() {
        return create(slots);
    }

    /** Creates an instance with a number of slots that the compiler has found. */
    public JsObject create(int slots) {
        return new OrdinaryObject(shape, slots);
    }

    /** Records how many properties an object has when its constructor returns. */
    public void learn(JsObject created) {
        int count = created.shape().slotCount();
        if (count > slots && count <= MOST_SLOTS) slots = count;
    }
}
