package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.interpreter.Profile;
import dev.gyre.engine.jit.HandlerCode.Handlers;
import dev.gyre.engine.jit.HandlerCode.Store;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.NativeFunction;
import java.util.List;

/** Properties with constant names, private names and super. */
final class PropertyCode {
    private static final String VALUE_OF_BASE =
            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE;
    private static final String STORE_TO_BASE = "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")V";

    /** The most slots that a literal is created with. */
    private static final int MOST_SLOTS = 64;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final HandlerCode handlers;

    PropertyCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
        handlers = new HandlerCode(generator);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    private boolean mayExit() {
        return generator.isInlined() || generator.sites.mayExit(generator.pc);
    }

    // ---- reading

    void get() {
        int base = code[generator.pc + 2];
        Handlers<LoadHandler> found = handlers.loads(code[generator.pc + 4]);
        if (found.isComplete() && mayExit()) {
            loadOrExit(base, found.simple());
        } else {
            getOrCall(base, found.simple());
        }
    }

    private void loadOrExit(int base, List<LoadHandler> simple) {
        registers.requireJsObject(base, generator.exit(ExitReason.NOT_OBJECT));
        Label exit = generator.exit(ExitReason.SHAPE);
        if (generator.sites.loadsDoubles(generator.pc)) {
            handlers.loadNumber(base, simple, exit);
            registers.setDouble(code[generator.pc + 1]);
        } else {
            handlers.load(base, simple, exit);
            registers.setObject(code[generator.pc + 1]);
        }
    }

    private void getOrCall(int base, List<LoadHandler> simple) {
        int result = code[generator.pc + 1];
        generator.beforeThrow();
        box(base);
        var slow = new Label();
        var done = new Label();
        if (!simple.isEmpty()) {
            boolean known = registers.isJsObject(base);
            registers.requireJsObject(base, slow);
            handlers.load(base, simple, slow);
            if (!known) registers.forgetJsObject(base);
            registers.storeObject(result);
            asm().goto_(done);
        }
        asm().bind(slow);
        pushSite();
        registers.pushObject(base);
        asm().invokestatic(Helpers.PROPERTIES, "get", VALUE_OF_BASE);
        registers.storeObject(result);
        asm().bind(done);
        registers.settled(result);
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
        int base = code[pc + 2];
        Label exit = generator.exit(ExitReason.SHAPE);
        registers.requireJsObject(base, exit);
        handlers.requireShape(base, List.of(handler.shape), exit);
        handlers.pushProperty("slot", base, handler, exit);
        asm().ldcObject(accessor, Helpers.OBJECT_TYPE);
        asm().if_acmpne(exit);
        registers.pushJsObject(base);
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
        int base = code[generator.pc + 1], value = code[generator.pc + 3];
        Handlers<Store> found = handlers.stores(code[generator.pc + 4]);
        if (found.isComplete() && mayExit()) {
            storeOrExit(base, value, found.simple());
        } else {
            setOrCall(base, value, found.simple());
        }
    }

    private void storeOrExit(int base, int value, List<Store> simple) {
        registers.requireJsObject(base, generator.exit(ExitReason.NOT_OBJECT));
        Label exit = generator.exit(ExitReason.SHAPE);
        if (registers.isDouble(value) && simple.stream().allMatch(store -> store.target() == null)) {
            handlers.storeNumber(base, value, simple, exit);
        } else {
            box(value);
            handlers.store(base, value, simple, exit);
        }
    }

    /** Before any branch, because what is known after it has to hold on all paths. */
    private void box(int register) {
        registers.pushObject(register);
        asm().pop();
    }

    private void setOrCall(int base, int value, List<Store> simple) {
        generator.beforeThrow();
        box(value);
        box(base);
        var slow = new Label();
        var done = new Label();
        if (!simple.isEmpty()) {
            boolean known = registers.isJsObject(base);
            registers.requireJsObject(base, slow);
            handlers.store(base, value, simple, slow);
            if (!known) registers.forgetJsObject(base);
            asm().goto_(done);
        }
        asm().bind(slow);
        pushSite();
        registers.pushObject(base);
        registers.pushObject(value);
        asm().invokestatic(Helpers.PROPERTIES, "set", STORE_TO_BASE);
        asm().bind(done);
    }

    // ---- literals

    void createObject() {
        generator.pushRealm();
        asm().ldc(slotsOfLiteral(code[generator.pc + 1]));
        asm().invokestatic(
                        Helpers.PROPERTIES, "createObject", "(" + Helpers.REALM_TYPE + "I)" + Helpers.JS_OBJECT_TYPE);
        registers.setJsObject(code[generator.pc + 1]);
    }

    /** The slots that the definitions after the creation of a literal fill, as far as the interpreter has seen them. */
    private int slotsOfLiteral(int literal) {
        int count = 0;
        for (int at = generator.pc + 2; at < generator.block.code.length; at += InstructionTable.length(code[at])) {
            if (code[at] == Op.CREATE_OBJECT && code[at + 1] == literal || InstructionTable.isTerminator(code[at]))
                break;
            if (code[at] != Op.DEFINE_NAMED_FIELD || code[at + 1] != literal) continue;
            for (Store store : handlers.stores(code[at + 4]).simple()) count = Math.max(count, store.slot() + 1);
        }
        return Math.min(count, MOST_SLOTS);
    }

    void define() {
        int base = code[generator.pc + 1], value = code[generator.pc + 3];
        Handlers<Store> found = handlers.stores(code[generator.pc + 4]);
        if (found.isComplete() && mayExit()) {
            storeOrExit(base, value, found.simple());
            return;
        }
        generator.beforeThrow();
        pushSite();
        registers.pushObject(base);
        registers.pushObject(value);
        asm().invokestatic(Helpers.PROPERTIES, "define", STORE_TO_BASE);
    }

    // ---- private names and super

    void getPrivate() {
        int base = code[generator.pc + 2], name = code[generator.pc + 3];
        if (loadOfKey(base, name, code[generator.pc + 4])) return;
        callWith("getPrivate", Helpers.OBJECT_TYPE, base, name);
        registers.setObject(code[generator.pc + 1]);
    }

    void getSuper() {
        int base = code[generator.pc + 2], receiver = code[generator.pc + 3], key = code[generator.pc + 4];
        if (loadOfKey(base, key, code[generator.pc + 5])) return;
        callWith("getSuper", Helpers.OBJECT_TYPE, base, receiver, key);
        registers.setObject(code[generator.pc + 1]);
    }

    /** Loads a property whose key is in a register, if there are handlers with one key for it. */
    private boolean loadOfKey(int base, int key, int site) {
        Handlers<LoadHandler> found = handlers.loads(site);
        if (!found.isComplete() || !mayExit()) return false;
        Object expected = found.simple().getFirst().key;
        if (!found.simple().stream().allMatch(handler -> handler.key == expected)) return false;
        requireKey(base, key, expected);
        loadOrExit(base, found.simple());
        return true;
    }

    private void requireKey(int base, int key, Object expected) {
        registers.requireJsObject(base, generator.exit(ExitReason.NOT_OBJECT));
        registers.pushObject(key);
        asm().ldcObject(expected, Helpers.OBJECT_TYPE);
        asm().if_acmpne(generator.exit(ExitReason.SHAPE));
    }

    void setPrivate() {
        int base = code[generator.pc + 1], name = code[generator.pc + 2], value = code[generator.pc + 3];
        Handlers<LoadHandler> found = handlers.loads(code[generator.pc + 4]);
        if (found.isComplete() && mayExit()) {
            Object expected = found.simple().getFirst().key;
            if (found.simple().stream().allMatch(handler -> handler.key == expected)) {
                requireKey(base, name, expected);
                storeOrExit(base, value, HandlerCode.storesTo(found.simple()));
                return;
            }
        }
        callWith("setPrivate", "V", base, name, value);
    }

    /** PrivateFieldAdd; its site has a handler for each pair of shape and name. */
    void definePrivate() {
        int base = code[generator.pc + 1], name = code[generator.pc + 2], value = code[generator.pc + 3];
        Object cache = generator.inlining.caches[code[generator.pc + 4]];
        Handlers<Store> found = handlers.stores(code[generator.pc + 4]);
        if (cache instanceof StoreHandler handler && handler.next == null && found.isComplete() && mayExit()) {
            requireKey(base, name, handler.key);
            storeOrExit(base, value, found.simple());
            return;
        }
        callWith("definePrivate", "V", base, name, value);
    }

    void hasPrivate() {
        callWith("hasPrivate", "Ljava/lang/Boolean;", code[generator.pc + 2], code[generator.pc + 3]);
        registers.setObject(code[generator.pc + 1]);
    }

    void superBase() {
        generator.pushFrame();
        asm().invokestatic(Helpers.PROPERTIES, "superBase", "(" + Helpers.FRAME_TYPE + ")" + Helpers.OBJECT_TYPE);
        registers.setObject(code[generator.pc + 1]);
    }

    /** Calls a helper with the frame, the site and registers. */
    private void callWith(String helper, String result, int... operands) {
        generator.beforeThrow();
        pushSite();
        for (int operand : operands) registers.pushObject(operand);
        asm().invokestatic(
                        Helpers.PROPERTIES,
                        helper,
                        "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(operands.length) + ")" + result);
    }
}
