package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.jit.analysis.Handlers;
import dev.gyre.engine.jit.analysis.Handlers.Access;
import dev.gyre.engine.jit.analysis.Handlers.Store;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.Shape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Properties with constant names, private names and super. */
final class PropertyCode {
    private static final String VALUE_OF_BASE =
            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE;
    private static final String STORE_TO_BASE = "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")V";

    /** The most slots that are allocated for a literal. */
    private static final int MOST_SLOTS = 64;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final HandlerCode handlers;
    private final StringCode strings;
    /** By the offset of a load, whether its slot had ints in cells when that was first needed, because analysis and generation must agree. */
    private final Map<Integer, Boolean> expectsInteger = new HashMap<>();

    PropertyCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
        handlers = new HandlerCode(generator);
        strings = new StringCode(generator);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    private boolean mayExit() {
        return generator.sites.mayExit(generator.pc);
    }

    // ---- reading

    void get() {
        if (strings.getMethod()) return;
        int base = code[generator.pc + 2];
        Handlers<LoadHandler> found = handlers.loads(code[generator.pc + 4]);
        if (found.isComplete() && mayExit()) {
            loadOrExit(base, found.simple());
        } else {
            getOrCall(base, handlers.withDirectCalls(false, found));
        }
    }

    private void loadOrExit(int base, List<LoadHandler> simple) {
        int result = code[generator.pc + 1];
        Object constant = handlers.constantOf(base, simple);
        if (constant != null) {
            handlers.requireValid(simple.getFirst().constant, generator.exit(ExitReason.SHAPE));
            registers.loadConstant(result, constant);
            return;
        }
        handlers.requireObject(base, simple, each -> each.shape, generator.exit(ExitReason.NOT_OBJECT));
        Label exit = generator.exit(ExitReason.SHAPE);
        int kinds = handlers.readSlots(simple) ? generator.sites.loaded(generator.pc) : 0;
        if ((kinds & Profile.DOUBLE) != 0 && Sites.areNumbers(kinds)) {
            handlers.loadNumber(base, simple, exit);
            generator.shapes.learn(base, shapesOf(simple));
            registers.setDouble(result);
            return;
        }
        int use = generator.uses.first(result);
        if (use >= 0 && kinds == Profile.INT && generator.sites.hasIntOperands(use)) {
            loadIntegerOrExit(base, simple, exit);
        } else if (use >= 0 && kinds == Profile.OBJECT && readsOrdinaryObject(use, result)) {
            handlers.loadStored(base, simple, exit);
            registers.pushIfA(Helpers.ORDINARY_OBJECT, CodeGenerator.OBJECT, generator.exit(ExitReason.NOT_OBJECT));
            generator.shapes.learn(base, shapesOf(simple));
            registers.setJsObject(result);
        } else if (kinds == Profile.BOOLEAN) {
            loadBooleanOrExit(base, simple, exit);
        } else if (kinds != 0 && generator.sites.loadedOrdinaryObjects(generator.pc)) {
            loadOrdinaryOrExit(base, simple, kinds, exit);
        } else {
            handlers.load(base, simple, exit);
            generator.shapes.learn(base, shapesOf(simple));
            registers.setObject(result);
            Object inherited = simple.size() == 1 ? handlers.constant(simple.getFirst()) : null;
            if (inherited != null) registers.noteConstant(result, inherited);
        }
    }

    /** Compares the object itself, since only a test of its class would need its header. */
    private void loadBooleanOrExit(int base, List<LoadHandler> simple, Label exit) {
        var done = new Label();
        handlers.loadStored(base, simple, exit);
        asm().aload(CodeGenerator.OBJECT);
        generator.pushBoolean(true);
        asm().if_acmpeq(done);
        asm().aload(CodeGenerator.OBJECT);
        generator.pushBoolean(false);
        asm().if_acmpne(generator.exit(ExitReason.OTHER));
        asm().bind(done);
        asm().aload(CodeGenerator.OBJECT);
        generator.shapes.learn(base, shapesOf(simple));
        registers.setObject(code[generator.pc + 1]);
    }

    /** Tests for what there was, which is no NumberCell: the test of a class that is known exactly is cheaper, and the next uses need not repeat it. */
    private void loadOrdinaryOrExit(int base, List<LoadHandler> simple, int kinds, Label exit) {
        int result = code[generator.pc + 1];
        var done = new Label();
        handlers.loadStored(base, simple, exit);
        if (kinds == Profile.OBJECT) {
            registers.pushIfA(Helpers.ORDINARY_OBJECT, CodeGenerator.OBJECT, generator.exit(ExitReason.NOT_OBJECT));
            generator.shapes.learn(base, shapesOf(simple));
            registers.setJsObject(result);
            return;
        }
        asm().aload(CodeGenerator.OBJECT);
        asm().instanceOf(Helpers.ORDINARY_OBJECT);
        asm().ifne(done);
        registers.jumpIfNullish(CodeGenerator.OBJECT, done);
        asm().goto_(generator.exit(ExitReason.NOT_OBJECT));
        asm().bind(done);
        asm().aload(CodeGenerator.OBJECT);
        generator.shapes.learn(base, shapesOf(simple));
        registers.setObject(result);
    }

    private void loadIntegerOrExit(int base, List<LoadHandler> simple, Label exit) {
        int result = code[generator.pc + 1];
        if (expectsInteger.computeIfAbsent(generator.pc, pc -> simple.stream().anyMatch(PropertyCode::mayHaveCell))) {
            handlers.loadInteger(base, simple, exit);
            generator.shapes.learn(base, shapesOf(simple));
            registers.setInt(result);
            return;
        }
        handlers.load(base, simple, exit);
        asm().astore(CodeGenerator.OBJECT);
        registers.pushIfA("java/lang/Integer", CodeGenerator.OBJECT, generator.exit(ExitReason.NOT_INT));
        generator.shapes.learn(base, shapesOf(simple));
        registers.setInteger(result);
    }

    private static boolean mayHaveCell(LoadHandler handler) {
        return handler.kind == LoadHandler.OWN && handler.shape.expectsInteger(handler.slot);
    }

    // The guard of the first instruction that uses a loaded value is at the load, if nothing comes between them but
    // instructions of the same block: it also tells that the
    // slot had no cell for doubles. If it fails, the interpreter loads once more.

    private boolean readsOrdinaryObject(int pc, int base) {
        if (code[pc] != Op.GET_NAMED || code[pc + 2] != base || !generator.sites.mayExit(pc)) return false;
        Handlers<LoadHandler> found = handlers.loads(code[pc + 4]);
        return found.isComplete() && found.simple().stream().allMatch(each -> SlotCode.isInObject(each.shape));
    }

    private static List<Shape> shapesOf(List<LoadHandler> handlers) {
        return handlers.stream().map(each -> each.shape).toList();
    }

    private void getOrCall(int base, Handlers<LoadHandler> found) {
        int result = code[generator.pc + 1];
        generator.beforeThrow();
        box(base);
        var slow = new Label();
        var done = new Label();
        if (found.areFew()) {
            boolean known = registers.isJsObject(base);
            registers.requireJsObject(base, slow);
            loadByShape(base, found, slow, done);
            if (!known) registers.forgetJsObject(base);
        }
        asm().bind(slow);
        if (generator.inlining.caches[code[generator.pc + 4]] == LoadHandler.MEGAMORPHIC) findWithoutFrame(base, done);
        pushSite();
        registers.pushObject(base);
        asm().invokestatic(Helpers.PROPERTIES, "get", VALUE_OF_BASE);
        registers.storeObject(result);
        asm().bind(done);
        registers.settled(result);
    }

    /** Loads the property if one step finds it, which needs no frame, and jumps to {@code done}. */
    private void findWithoutFrame(int base, Label done) {
        var slow = new Label();
        registers.pushObject(base);
        asm().ldcObject(generator.inlining.constants[code[generator.pc + 3]], Helpers.OBJECT_TYPE);
        asm().invokestatic(Helpers.PROPERTIES, "find", "(" + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.OBJECT_TYPE);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(slow);
        asm().aload(CodeGenerator.OBJECT);
        registers.storeObject(code[generator.pc + 1]);
        asm().goto_(done);
        asm().bind(slow);
    }

    /** Loads the property by handlers and getters and jumps to {@code done}; jumps to {@code otherwise} if none applies. */
    private void loadByShape(int base, Handlers<LoadHandler> found, Label otherwise, Label done) {
        int result = code[generator.pc + 1];
        if (!found.simple().isEmpty()) {
            Label other = found.accessors().isEmpty() ? otherwise : new Label();
            handlers.load(base, found.simple(), other);
            registers.storeObject(result);
            asm().goto_(done);
            if (other != otherwise) asm().bind(other);
        }
        for (int i = 0; i < found.accessors().size(); i++) {
            Label other = i < found.accessors().size() - 1 ? new Label() : otherwise;
            callGetter(base, found.accessors().get(i), other);
            registers.storeObject(result);
            asm().goto_(done);
            if (other != otherwise) asm().bind(other);
        }
    }

    /** Calls a getter and pushes its result; jumps if the shape differs or the getter has no compiled code for direct calls. */
    private void callGetter(int base, Access access, Label otherwise) {
        findAccessor("getter", base, access, otherwise);
        registers.pushObject(base);
        asm().invokevirtual(Helpers.COMPILED_CODE, DirectEntry.name(0), DirectEntry.descriptor(0));
    }

    /** As {@link #callGetter} for a setter, whose result is dropped. */
    private void callSetter(int base, int value, Access access, Label otherwise) {
        findAccessor("setter", base, access, otherwise);
        registers.pushObject(base);
        registers.pushObject(value);
        asm().invokevirtual(Helpers.COMPILED_CODE, DirectEntry.name(1), DirectEntry.descriptor(1));
        asm().pop();
    }

    /** Pushes the compiled code of a getter or setter, the function, and null as the new target. */
    private void findAccessor(String function, int base, Access access, Label otherwise) {
        handlers.pushAccessor(function, base, access, otherwise);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().invokestatic(Helpers.CALLS, "direct", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.COMPILED_CODE_TYPE);
        asm().astore(CodeGenerator.TARGET);
        asm().aload(CodeGenerator.TARGET);
        asm().ifnull(otherwise);
        generator.storePc();
        asm().aload(CodeGenerator.TARGET);
        asm().aload(CodeGenerator.OBJECT);
        asm().checkcast(Helpers.FUNCTION);
        asm().aconst_null();
    }

    private void pushSite() {
        generator.pushFrame();
        generator.pushPc();
    }

    void length() {
        int pc = generator.pc;
        int bases = generator.sites.bases(pc);
        if (bases == Profile.TYPED_ARRAY && lengthOfTypedArray()) return;
        if (bases == Profile.CHARACTERS) {
            strings.length();
            return;
        }
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

    /** Reads the length of a typed array; returns false if the getter is not the builtin one. */
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
        generator.shapes.learn(base, List.of(handler.shape));
        handlers.pushProperty(base, handler, exit);
        asm().ldcObject(accessor, Helpers.OBJECT_TYPE);
        asm().if_acmpne(exit);
        registers.pushJsObject(base);
        asm().invokestatic(Helpers.JIT_RUNTIME + "CompiledTypedArrays", "length", "(" + Helpers.JS_OBJECT_TYPE + ")I");
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

    // ---- testing

    /** {@code 'name' in object}: by the shapes that the site has had, or by its inline cache. */
    void has() {
        int result = code[generator.pc + 1], base = code[generator.pc + 2];
        Handlers<LoadHandler> found = handlers.loads(code[generator.pc + 4]);
        if (found.isComplete() && mayExit()) {
            handlers.requireObject(base, found.simple(), each -> each.shape, generator.exit(ExitReason.NOT_OBJECT));
            handlers.test(base, found.simple(), generator.exit(ExitReason.SHAPE));
            generator.shapes.learn(base, shapesOf(found.simple()));
        } else {
            generator.beforeThrow();
            pushSite();
            registers.pushObject(base);
            asm().invokestatic(
                            Helpers.INTERPRETER + "ComparisonInstructions",
                            "hasNamed",
                            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")Z");
            asm().invokestatic("java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;");
        }
        registers.setObject(result);
    }

    // ---- writing

    void set() {
        int base = code[generator.pc + 1], value = code[generator.pc + 3];
        Handlers<Store> found = handlers.stores(code[generator.pc + 4]);
        if (found.isComplete() && mayExit()) {
            storeOrExit(base, value, found.simple());
        } else {
            setOrCall(base, value, handlers.withDirectCalls(true, found));
        }
    }

    private void storeOrExit(int base, int value, List<Store> simple) {
        handlers.requireObject(base, simple, Store::shape, generator.exit(ExitReason.NOT_OBJECT));
        Label exit = generator.exit(ExitReason.SHAPE);
        if (storesNumber(value, simple)) {
            registers.requireNumber(value);
            handlers.storeNumber(base, value, simple, exit);
        } else if (registers.isInt(value) && simple.stream().allMatch(store -> store.target() == null)) {
            handlers.storeInteger(base, value, simple, exit);
        } else {
            box(value);
            handlers.store(base, value, simple, exit);
        }
        generator.shapes.store(base, simple);
    }

    private boolean storesNumber(int value, List<Store> simple) {
        return simple.stream().allMatch(Store::isNumber)
                ? registers.isLikely(Registers.DOUBLE, value)
                : registers.isDouble(value) && simple.stream().allMatch(store -> store.target() == null);
    }

    /** Boxes a register before a branch, so that it is boxed on all paths. */
    private void box(int register) {
        registers.pushObject(register);
        asm().pop();
    }

    private void setOrCall(int base, int value, Handlers<Store> found) {
        generator.beforeThrow();
        box(value);
        box(base);
        var slow = new Label();
        var done = new Label();
        if (found.areFew()) {
            boolean known = registers.isJsObject(base);
            registers.requireJsObject(base, slow);
            storeByShape(base, value, found, slow, done);
            if (!known) registers.forgetJsObject(base);
        }
        asm().bind(slow);
        pushSite();
        registers.pushObject(base);
        registers.pushObject(value);
        asm().invokestatic(Helpers.PROPERTIES, "set", STORE_TO_BASE);
        asm().bind(done);
    }

    /** As {@link #loadByShape}, for stores and setters. */
    private void storeByShape(int base, int value, Handlers<Store> found, Label otherwise, Label done) {
        if (!found.simple().isEmpty()) {
            Label other = found.accessors().isEmpty() ? otherwise : new Label();
            handlers.store(base, value, found.simple(), other);
            asm().goto_(done);
            if (other != otherwise) asm().bind(other);
        }
        for (int i = 0; i < found.accessors().size(); i++) {
            Label other = i < found.accessors().size() - 1 ? new Label() : otherwise;
            callSetter(base, value, found.accessors().get(i), other);
            asm().goto_(done);
            if (other != otherwise) asm().bind(other);
        }
    }

    // ---- literals

    void createObject() {
        generator.pushRealm();
        asm().ldc(slotsOfLiteral(code[generator.pc + 1]));
        asm().invokestatic(
                        Helpers.PROPERTIES, "createObject", "(" + Helpers.REALM_TYPE + "I)" + Helpers.JS_OBJECT_TYPE);
        registers.setJsObject(code[generator.pc + 1]);
    }

    /** The slots that the definitions after the creation of a literal fill, according to their inline caches. */
    private int slotsOfLiteral(int literal) {
        int count = 0;
        for (int at = generator.pc + 2; at < code.length; at += InstructionTable.length(code[at])) {
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
        int site = code[generator.pc + 4];
        if (loadOfKey(base, name, site)) return;
        Handlers<LoadHandler> found = handlers.withDirectCalls(false, handlers.loads(site));
        Object key = Handlers.keyOfLoads(generator.inlining.caches[site]);
        if (key == null || !found.areFew()) {
            callWith("getPrivate", Helpers.OBJECT_TYPE, base, name);
            registers.setObject(code[generator.pc + 1]);
            return;
        }
        var slow = new Label();
        var done = new Label();
        generator.beforeThrow();
        box(base);
        box(name);
        boolean known = registers.isJsObject(base);
        registers.requireJsObject(base, slow);
        requireKey(name, key, slow);
        loadByShape(base, found, slow, done);
        if (!known) registers.forgetJsObject(base);
        asm().bind(slow);
        callWith("getPrivate", Helpers.OBJECT_TYPE, base, name);
        registers.storeObject(code[generator.pc + 1]);
        asm().bind(done);
        registers.settled(code[generator.pc + 1]);
    }

    void getSuper() {
        int base = code[generator.pc + 2], receiver = code[generator.pc + 3], key = code[generator.pc + 4];
        if (loadOfKey(base, key, code[generator.pc + 5])) return;
        callWith("getSuper", Helpers.OBJECT_TYPE, base, receiver, key);
        registers.setObject(code[generator.pc + 1]);
    }

    /** Loads a property whose key is in a register; returns false if the inline cache has several keys, or no simple handlers. */
    private boolean loadOfKey(int base, int key, int site) {
        Handlers<LoadHandler> found = handlers.loads(site);
        if (!found.isComplete() || !mayExit()) return false;
        Object expected = Handlers.keyOfLoads(generator.inlining.caches[site]);
        if (expected == null) return false;
        requireKey(key, expected, generator.exit(ExitReason.SHAPE));
        loadOrExit(base, found.simple());
        return true;
    }

    private void requireKey(int key, Object expected, Label otherwise) {
        registers.pushObject(key);
        asm().ldcObject(expected, Helpers.OBJECT_TYPE);
        asm().if_acmpne(otherwise);
    }

    void setPrivate() {
        int base = code[generator.pc + 1], name = code[generator.pc + 2], value = code[generator.pc + 3];
        int site = code[generator.pc + 4];
        if (storeToKey(base, name, value, site)) return;
        Handlers<Store> found = handlers.withDirectCalls(true, handlers.stores(site));
        Object key = Handlers.keyOfStores(generator.inlining.caches[site]);
        if (key == null || !found.areFew()) {
            callWith("setPrivate", "V", base, name, value);
            return;
        }
        var slow = new Label();
        var done = new Label();
        generator.beforeThrow();
        box(base);
        box(name);
        box(value);
        boolean known = registers.isJsObject(base);
        registers.requireJsObject(base, slow);
        requireKey(name, key, slow);
        storeByShape(base, value, found, slow, done);
        if (!known) registers.forgetJsObject(base);
        asm().bind(slow);
        callWith("setPrivate", "V", base, name, value);
        asm().bind(done);
    }

    /** As {@link #loadOfKey}, for stores. */
    private boolean storeToKey(int base, int key, int value, int site) {
        Handlers<Store> found = handlers.stores(site);
        Object expected = Handlers.keyOfStores(generator.inlining.caches[site]);
        if (expected == null || !found.isComplete() || !mayExit()) return false;
        requireKey(key, expected, generator.exit(ExitReason.SHAPE));
        storeOrExit(base, value, found.simple());
        return true;
    }

    // PrivateFieldAdd ( O, P, value ), https://tc39.es/ecma262/#sec-privatefieldadd
    void definePrivate() {
        int base = code[generator.pc + 1], name = code[generator.pc + 2], value = code[generator.pc + 3];
        if (!storeToKey(base, name, value, code[generator.pc + 4])) callWith("definePrivate", "V", base, name, value);
    }

    void hasPrivate() {
        callWith("hasPrivate", "Ljava/lang/Boolean;", code[generator.pc + 2], code[generator.pc + 3]);
        registers.setObject(code[generator.pc + 1]);
    }

    void superBase() {
        String argument = Helpers.FUNCTION_TYPE;
        if (!generator.pushesFunction()) {
            generator.pushFrame();
            argument = Helpers.FRAME_TYPE;
        }
        asm().invokestatic(Helpers.PROPERTIES, "superBase", "(" + argument + ")" + Helpers.OBJECT_TYPE);
        registers.setObject(code[generator.pc + 1]);
    }

    /** Calls a helper with the frame, the offset and registers. */
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
