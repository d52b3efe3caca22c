package dev.gyre.engine.jit;

import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;

/** Accesses to the slots of objects whose shape has been checked: fields of ordinary objects, or elements of the array. */
final class SlotCode {
    private static final String ADD_SLOT = "(" + Helpers.SHAPE_TYPE + "I" + Helpers.OBJECT_TYPE + ")V";
    private static final String UNWRAPPED = "(" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE;
    private static final String[] FIELDS = {"field0", "field1", "field2", "field3"};

    private final CodeGenerator generator;
    private final Registers registers;

    SlotCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    static boolean isInObject(Shape shape) {
        return shape.kind() == ShapeKind.IN_OBJECT;
    }

    private static boolean isField(Shape shape, int slot) {
        return isInObject(shape) && slot < OrdinaryObject.FIELDS;
    }

    private static int arrayIndex(Shape shape, int slot) {
        return isInObject(shape) ? slot - OrdinaryObject.FIELDS : slot;
    }

    /** Pushes an object as an OrdinaryObject, which its shape says that it is. */
    private void pushOrdinaryObject(int base) {
        registers.pushJsObject(base);
        asm().checkcast(Helpers.ORDINARY_OBJECT);
    }

    // ---- reading

    /** Pushes the value of a slot. */
    void push(int base, Shape shape, int slot) {
        pushStored(base, shape, slot);
        asm().invokestatic(Helpers.JS_OBJECT, "unwrapped", UNWRAPPED);
    }

    /** As {@link #push}, but perhaps a MutableNumber, which may only be read at once. */
    void pushStored(int base, Shape shape, int slot) {
        if (isField(shape, slot)) {
            pushOrdinaryObject(base);
            asm().getfield(Helpers.ORDINARY_OBJECT, FIELDS[slot], Helpers.OBJECT_TYPE);
        } else {
            registers.pushJsObject(base);
            asm().ldc(arrayIndex(shape, slot));
            asm().invokevirtual(Helpers.JS_OBJECT, "storedInArray", "(I)" + Helpers.OBJECT_TYPE);
        }
    }

    // ---- writing

    /** Stores a boxed value. */
    void store(int base, Shape shape, int slot, int value) {
        beginStore(base, shape, slot);
        registers.pushObject(value);
        endStore(shape, slot);
    }

    /** Stores a double without making an object for it each time. */
    void storeNumber(int base, Shape shape, int slot, int value) {
        var other = new Label();
        var done = new Label();
        pushStored(base, shape, slot);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().instanceOf(Helpers.MUTABLE_NUMBER);
        asm().ifeq(other);
        asm().aload(CodeGenerator.OBJECT);
        asm().checkcast(Helpers.MUTABLE_NUMBER);
        registers.pushDouble(value);
        asm().invokevirtual(Helpers.MUTABLE_NUMBER, "value", "(D)V");
        asm().goto_(done);
        asm().bind(other);
        beginStore(base, shape, slot);
        asm().new_(Helpers.MUTABLE_NUMBER);
        asm().dup();
        registers.pushDouble(value);
        asm().invokespecial(Helpers.MUTABLE_NUMBER, "<init>", "(D)V");
        endStore(shape, slot);
        asm().bind(done);
    }

    private void beginStore(int base, Shape shape, int slot) {
        if (isField(shape, slot)) {
            pushOrdinaryObject(base);
            return;
        }
        registers.pushJsObject(base);
        asm().ldc(arrayIndex(shape, slot));
    }

    private void endStore(Shape shape, int slot) {
        if (isField(shape, slot)) asm().putfield(Helpers.ORDINARY_OBJECT, FIELDS[slot], Helpers.OBJECT_TYPE);
        else asm().invokevirtual(Helpers.JS_OBJECT, "setInArray", "(I" + Helpers.OBJECT_TYPE + ")V");
    }

    /** Adds the property by which the target extends the shape. */
    void add(int base, Shape shape, Shape target, int slot, int value) {
        if (isField(shape, slot)) {
            store(base, shape, slot, value);
            registers.pushJsObject(base);
            asm().ldcObject(target, Helpers.SHAPE_TYPE);
            asm().invokevirtual(Helpers.JS_OBJECT, "setShape", "(" + Helpers.SHAPE_TYPE + ")V");
            return;
        }
        if (isInObject(shape)) pushOrdinaryObject(base);
        else registers.pushJsObject(base);
        asm().ldcObject(target, Helpers.SHAPE_TYPE);
        asm().ldc(slot);
        registers.pushObject(value);
        asm().invokevirtual(Helpers.JS_OBJECT, "addSlot", ADD_SLOT);
    }
}
