package dev.gyre.engine.jit;

import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.interpreter.Profile;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.NativeFunction;
import java.util.ArrayList;
import java.util.List;

/** Properties with constant names: the handlers that the interpreter has found become checks of shapes. */
final class PropertyCode {
    private static final String VALUE_OF_BASE =
            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE;
    private static final String STORE_TO_BASE = "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")V";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    PropertyCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    // ---- reading

    void get() {
        int pc = generator.pc;
        int base = code[pc + 2], result = code[pc + 1];
        List<LoadHandler> handlers = loadHandlers(code[pc + 4]);
        generator.beforeThrow();
        registers.pushObject(base);
        Label slow = generator.isInlined() ? generator.exit(ExitReason.SHAPE) : new Label();
        var done = new Label();
        if (handlers.isEmpty()) {
            asm().pop();
        } else {
            checkObject(slow);
            for (LoadHandler handler : handlers) {
                var other = new Label();
                checkShape(handler.shape, other);
                load(handler, slow);
                registers.storeObject(result);
                asm().goto_(done);
                asm().bind(other);
            }
        }
        if (generator.isInlined()) {
            asm().goto_(slow);
        } else {
            asm().bind(slow);
            pushSite();
            registers.pushObject(base);
            asm().invokestatic(Helpers.PROPERTIES, "get", VALUE_OF_BASE);
            registers.storeObject(result);
        }
        asm().bind(done);
        registers.settled(result);
    }

    /** The handlers that are simple enough for code of their own. */
    private List<LoadHandler> loadHandlers(int site) {
        var found = new ArrayList<LoadHandler>();
        if (generator.inlining.caches[site] instanceof LoadHandler first) {
            for (LoadHandler handler = first; handler != null; handler = handler.next) {
                if (handler.kind == LoadHandler.OWN || handler.kind == LoadHandler.INHERITED) found.add(handler);
            }
        }
        return found;
    }

    /** Pops the base and keeps it in a local as an object; primitives go to the slow path. */
    private void checkObject(Label slow) {
        asm().astore(CodeGenerator.OTHER_OBJECT);
        asm().aload(CodeGenerator.OTHER_OBJECT);
        asm().instanceOf(Helpers.JS_OBJECT);
        asm().ifeq(slow);
        asm().aload(CodeGenerator.OTHER_OBJECT);
        asm().checkcast(Helpers.JS_OBJECT);
        asm().astore(CodeGenerator.OBJECT);
    }

    private void checkShape(Object shape, Label other) {
        asm().aload(CodeGenerator.OBJECT);
        asm().invokevirtual(Helpers.JS_OBJECT, "shape", "()" + Helpers.SHAPE_TYPE);
        asm().ldcObject(shape, Helpers.SHAPE_TYPE);
        asm().if_acmpne(other);
    }

    private void checkCell(Object cell, Label slow) {
        asm().ldcObject(cell, Helpers.CELL_TYPE);
        asm().invokevirtual(Helpers.CELL, "isValid", "()Z");
        asm().ifeq(slow);
    }

    private void load(LoadHandler handler, Label slow) {
        if (handler.kind == LoadHandler.INHERITED || handler.kind == LoadHandler.INHERITED_GETTER) {
            checkCell(handler.cell, slow);
            asm().ldcObject(handler.holder, Helpers.JS_OBJECT_TYPE);
        } else {
            asm().aload(CodeGenerator.OBJECT);
        }
        asm().ldc(handler.slot);
        asm().invokevirtual(Helpers.JS_OBJECT, "slot", "(I)" + Helpers.OBJECT_TYPE);
    }

    private void pushSite() {
        generator.pushFrame();
        asm().ldc(generator.pc);
    }

    void length() {
        int pc = generator.pc;
        int bases = generator.sites.bases(pc);
        if (bases == Profile.TYPED_ARRAY && lengthOfTypedArray()) return;
        registers.pushObject(code[pc + 2]);
        if (bases != 0 && (bases & (Profile.OTHER_BASE | Profile.TYPED_ARRAY)) == 0) {
            asm().invokestatic(Helpers.PROPERTIES, "length", "(Ljava/lang/Object;)I");
            asm().istore(CodeGenerator.INDEX);
            asm().iload(CodeGenerator.INDEX);
            asm().iflt(generator.exit(ExitReason.OTHER));
            asm().iload(CodeGenerator.INDEX);
            registers.setInt(code[pc + 1]);
            return;
        }
        asm().pop();
        generator.beforeThrow();
        pushSite();
        registers.pushObject(code[pc + 2]);
        asm().invokestatic(Helpers.PROPERTIES, "length", VALUE_OF_BASE);
        registers.setObject(code[pc + 1]);
    }

    /** Where the length is the builtin getter of typed arrays; false otherwise. */
    private boolean lengthOfTypedArray() {
        int pc = generator.pc;
        if (!(generator.inlining.caches[code[pc + 3]] instanceof LoadHandler handler)) return false;
        if (handler.kind != LoadHandler.INHERITED_GETTER || handler.next != null || handler.cell == null) return false;
        Object accessor = handler.holder.slot(handler.slot);
        if (!isLengthOfTypedArrays(accessor)) return false;
        Label exit = generator.exit(ExitReason.SHAPE);
        registers.pushObject(code[pc + 2]);
        checkObject(exit);
        checkShape(handler.shape, exit);
        load(handler, exit);
        asm().ldcObject(accessor, Helpers.OBJECT_TYPE);
        asm().if_acmpne(exit);
        asm().aload(CodeGenerator.OBJECT);
        asm().invokestatic(Helpers.INTERPRETER + "CompiledTypedArrays", "length", "(" + Helpers.JS_OBJECT_TYPE + ")I");
        asm().istore(CodeGenerator.INDEX);
        asm().iload(CodeGenerator.INDEX);
        asm().iflt(exit);
        asm().iload(CodeGenerator.INDEX);
        registers.setInt(code[pc + 1]);
        return true;
    }

    private static boolean isLengthOfTypedArrays(Object property) {
        return property instanceof Accessor accessor
                && accessor.getter() instanceof NativeFunction getter
                && getter.table().intrinsic().equals("%TypedArray.prototype%")
                && getter.table().key(getter.id()).equals("length");
    }

    // ---- writing

    void set() {
        int pc = generator.pc;
        int base = code[pc + 1], value = code[pc + 3];
        List<StoreHandler> handlers = storeHandlers(code[pc + 4]);
        generator.beforeThrow();
        registers.pushObject(value);
        asm().pop();
        registers.pushObject(base);
        var slow = new Label();
        var done = new Label();
        if (handlers.isEmpty()) {
            asm().pop();
        } else {
            checkObject(slow);
            for (StoreHandler handler : handlers) {
                var other = new Label();
                checkShape(handler.shape, other);
                store(handler, value, slow);
                asm().goto_(done);
                asm().bind(other);
            }
        }
        asm().bind(slow);
        pushSite();
        registers.pushObject(base);
        registers.pushObject(value);
        asm().invokestatic(Helpers.PROPERTIES, "set", STORE_TO_BASE);
        asm().bind(done);
    }

    private List<StoreHandler> storeHandlers(int site) {
        var found = new ArrayList<StoreHandler>();
        if (generator.inlining.caches[site] instanceof StoreHandler first) {
            for (StoreHandler handler = first; handler != null; handler = handler.next) {
                boolean adds = handler.kind == StoreHandler.ADD && handler.cell != null;
                if (handler.kind == StoreHandler.OWN || adds) found.add(handler);
            }
        }
        return found;
    }

    private void store(StoreHandler handler, int value, Label slow) {
        if (handler.kind == StoreHandler.ADD) {
            checkCell(handler.cell, slow);
            asm().aload(CodeGenerator.OBJECT);
            asm().ldcObject(handler.target, Helpers.SHAPE_TYPE);
            asm().ldc(handler.slot);
            registers.pushObject(value);
            asm().invokevirtual(
                            Helpers.JS_OBJECT, "addSlot", "(" + Helpers.SHAPE_TYPE + "I" + Helpers.OBJECT_TYPE + ")V");
        } else {
            asm().aload(CodeGenerator.OBJECT);
            asm().ldc(handler.slot);
            registers.pushObject(value);
            asm().invokevirtual(Helpers.JS_OBJECT, "setSlot", "(I" + Helpers.OBJECT_TYPE + ")V");
        }
    }

    void define() {
        generator.beforeThrow();
        pushSite();
        registers.pushObject(code[generator.pc + 1]);
        registers.pushObject(code[generator.pc + 3]);
        asm().invokestatic(Helpers.PROPERTIES, "define", STORE_TO_BASE);
    }

    // ---- private names

    void getPrivate() {
        generator.beforeThrow();
        pushSite();
        registers.pushObject(code[generator.pc + 2]);
        registers.pushObject(code[generator.pc + 3]);
        asm().invokestatic(
                        Helpers.PROPERTIES,
                        "getPrivate",
                        "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.OBJECT_TYPE);
        registers.setObject(code[generator.pc + 1]);
    }

    void setPrivate() {
        generator.beforeThrow();
        pushSite();
        for (int i = 1; i <= 3; i++) registers.pushObject(code[generator.pc + i]);
        asm().invokestatic(
                        Helpers.PROPERTIES,
                        "setPrivate",
                        "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(3) + ")V");
    }
}
