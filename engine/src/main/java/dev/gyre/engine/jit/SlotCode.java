package dev.gyre.engine.jit;

import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;

/** Accesses to the slots of objects whose shape has been checked: fields of ordinary objects, or elements of the array. */
final class SlotCode {
    private static final String ADD_SLOT = "(" + Helpers.SHAPE_TYPE + "I" + Helpers.OBJECT_TYPE + ")V";
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

    /** Pushes the array of an object's slots and the index of a slot in it. */
    private void pushElement(int base, Shape shape, int slot) {
        registers.pushJsObject(base);
        asm().getfield(Helpers.JS_OBJECT, "slots", Helpers.OBJECTS_TYPE);
        asm().ldc(arrayIndex(shape, slot));
    }

    /** Pushes what a slot has: its value, or a NumberCell, which may only be read at once. */
    void push(int base, Shape shape, int slot) {
        if (isField(shape, slot)) {
            pushOrdinaryObject(base);
            asm().getfield(Helpers.ORDINARY_OBJECT, FIELDS[slot], Helpers.OBJECT_TYPE);
        } else {
            pushElement(base, shape, slot);
            asm().aaload();
        }
    }

    // The tests of what a slot had are in the unit's own method, so that HotSpot profiles them at each site and removes
    // those that have never held.

    /** Makes the local OBJECT, which has what was in a slot, hold its value. */
    void unwrap() {
        if (generator.size.isLong()) {
            asm().aload(CodeGenerator.OBJECT);
            asm().invokestatic(Helpers.NUMBERS, "valueInSlot", "(Ljava/lang/Object;)Ljava/lang/Object;");
            asm().astore(CodeGenerator.OBJECT);
            return;
        }
        var done = new Label();
        unwrap(Helpers.MUTABLE_INTEGER, done);
        unwrap(Helpers.MUTABLE_NUMBER, done);
        asm().bind(done);
    }

    /** Tests for a class without subclasses, since a test for NumberCell would have to read more than the object's header. */
    private void unwrap(String cell, Label done) {
        var other = new Label();
        registers.pushIfA(cell, CodeGenerator.OBJECT, other);
        asm().invokevirtual(cell, "boxed", "()Ljava/lang/Number;");
        asm().astore(CodeGenerator.OBJECT);
        asm().goto_(done);
        asm().bind(other);
    }

    /** Pushes the local OBJECT, which has what was in a slot, as a double; jumps if it is no Number. */
    void unbox(Label otherwise) {
        if (generator.size.isLong()) {
            registers.pushUnboxed(CodeGenerator.OBJECT, otherwise);
            return;
        }
        var notMutable = new Label();
        var done = new Label();
        registers.pushIfA(Helpers.MUTABLE_NUMBER, CodeGenerator.OBJECT, notMutable);
        asm().getfield(Helpers.MUTABLE_NUMBER, "value", "D");
        asm().goto_(done);
        asm().bind(notMutable);
        var notBoxed = new Label();
        registers.pushUnboxed(CodeGenerator.OBJECT, notBoxed);
        asm().goto_(done);
        asm().bind(notBoxed);
        registers.pushIfA(Helpers.MUTABLE_INTEGER, CodeGenerator.OBJECT, otherwise);
        asm().getfield(Helpers.MUTABLE_INTEGER, "value", "I");
        asm().i2d();
        asm().bind(done);
    }

    /** Pushes the local OBJECT, which has what was in a slot, as an int; jumps if it is none. */
    void unboxInteger(Label otherwise) {
        var notMutable = new Label();
        var done = new Label();
        registers.pushIfA(Helpers.MUTABLE_INTEGER, CodeGenerator.OBJECT, notMutable);
        asm().getfield(Helpers.MUTABLE_INTEGER, "value", "I");
        asm().goto_(done);
        asm().bind(notMutable);
        registers.pushIfA("java/lang/Integer", CodeGenerator.OBJECT, otherwise);
        asm().invokevirtual("java/lang/Integer", "intValue", "()I");
        asm().bind(done);
    }

    // ---- writing

    /** Stores a boxed value. */
    void store(int base, Shape shape, int slot, int value) {
        beginStore(base, shape, slot);
        registers.pushObject(value);
        endStore(shape, slot);
    }

    /** Stores a double without making an object for it each time: in the MutableNumber that the slot has, or gets now. */
    void storeNumber(int base, Shape shape, int slot, int value) {
        var other = new Label();
        var done = new Label();
        push(base, shape, slot);
        asm().astore(CodeGenerator.OBJECT);
        registers.pushIfA(Helpers.MUTABLE_NUMBER, CodeGenerator.OBJECT, other);
        registers.pushDouble(value);
        asm().putfield(Helpers.MUTABLE_NUMBER, "value", "D");
        asm().goto_(done);
        asm().bind(other);
        registers.pushJsObject(base);
        asm().ldc(slot);
        registers.pushDouble(value);
        asm().invokestatic(Helpers.MUTABLE_NUMBER, "create", "(" + Helpers.JS_OBJECT_TYPE + "ID)V");
        asm().bind(done);
    }

    /** Stores an int without making an object for it each time: in the MutableInteger that the slot has, or may get now. */
    void storeInteger(int base, Shape shape, int slot, int value) {
        var other = new Label();
        var done = new Label();
        push(base, shape, slot);
        asm().astore(CodeGenerator.OBJECT);
        registers.pushIfA(Helpers.MUTABLE_INTEGER, CodeGenerator.OBJECT, other);
        registers.pushInt(value);
        asm().putfield(Helpers.MUTABLE_INTEGER, "value", "I");
        asm().goto_(done);
        asm().bind(other);
        registers.pushJsObject(base);
        asm().ldc(slot);
        registers.pushInt(value);
        asm().invokestatic(Helpers.MUTABLE_INTEGER, "store", "(" + Helpers.JS_OBJECT_TYPE + "II)V");
        asm().bind(done);
    }

    /** Stores an int or a double in a captured variable, in the cell that its slot has, or may get now. */
    void storeVariable(Runnable pushSlots, int slot, int value) {
        boolean isInt = registers.isInt(value);
        String cell = isInt ? Helpers.MUTABLE_INTEGER : Helpers.MUTABLE_NUMBER, type = isInt ? "I" : "D";
        var other = new Label();
        var done = new Label();
        pushSlots.run();
        asm().ldc(slot);
        asm().aaload();
        asm().astore(CodeGenerator.OBJECT);
        registers.pushIfA(cell, CodeGenerator.OBJECT, other);
        pushNumber(isInt, value);
        asm().putfield(cell, "value", type);
        asm().goto_(done);
        asm().bind(other);
        pushSlots.run();
        asm().ldc(slot);
        pushNumber(isInt, value);
        asm().invokestatic(
                        Helpers.SCOPE,
                        isInt ? "storeInteger" : "storeNumber",
                        "(" + Helpers.OBJECTS_TYPE + "I" + type + ")V");
        asm().bind(done);
    }

    private void pushNumber(boolean asInt, int value) {
        if (asInt) registers.pushInt(value);
        else registers.pushDouble(value);
    }

    private void pushNewNumber(int value) {
        asm().new_(Helpers.MUTABLE_NUMBER);
        asm().dup();
        registers.pushDouble(value);
        asm().invokespecial(Helpers.MUTABLE_NUMBER, "<init>", "(D)V");
    }

    /** Stores a boxed value in a slot that may have a NumberCell. */
    void set(int base, int slot, int value) {
        registers.pushJsObject(base);
        asm().ldc(slot);
        registers.pushObject(value);
        asm().invokevirtual(Helpers.JS_OBJECT, "setSlot", "(I" + Helpers.OBJECT_TYPE + ")V");
    }

    private void beginStore(int base, Shape shape, int slot) {
        if (isField(shape, slot)) {
            pushOrdinaryObject(base);
            return;
        }
        pushElement(base, shape, slot);
    }

    private void endStore(Shape shape, int slot) {
        if (isField(shape, slot)) asm().putfield(Helpers.ORDINARY_OBJECT, FIELDS[slot], Helpers.OBJECT_TYPE);
        else asm().aastore();
    }

    /** Adds the property by which the target extends the shape. */
    void add(int base, Shape shape, Shape target, int slot, int value) {
        add(base, shape, target, slot, () -> registers.pushObject(value));
    }

    /** As {@link #add}, for a double in a new MutableNumber. */
    void addNumber(int base, Shape shape, Shape target, int slot, int value) {
        add(base, shape, target, slot, () -> pushNewNumber(value));
    }

    private void add(int base, Shape shape, Shape target, int slot, Runnable pushValue) {
        if (isField(shape, slot)) {
            beginStore(base, shape, slot);
            pushValue.run();
            endStore(shape, slot);
            registers.pushJsObject(base);
            asm().ldcObject(target, Helpers.SHAPE_TYPE);
            asm().invokevirtual(Helpers.JS_OBJECT, "setShape", "(" + Helpers.SHAPE_TYPE + ")V");
            return;
        }
        if (isInObject(shape)) pushOrdinaryObject(base);
        else registers.pushJsObject(base);
        asm().ldcObject(target, Helpers.SHAPE_TYPE);
        asm().ldc(slot);
        pushValue.run();
        asm().invokevirtual(Helpers.JS_OBJECT, "addSlot", ADD_SLOT);
    }
}
