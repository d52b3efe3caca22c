package dev.gyre.engine.jit;

import dev.gyre.engine.cache.GlobalCache;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.scope.HeapScope;

/** Captured variables, scopes and globals. */
final class VariableCode {
    private static final String REFERRER_TYPE = "Ldev/gyre/engine/runtime/host/ImportReferrer;";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final SlotCode slots;
    private final HandlerCode handlers;

    VariableCode(CodeGenerator generator) {
        this.generator = generator;
        slots = new SlotCode(generator);
        handlers = new HandlerCode(generator);
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Reads a variable; if checked, throws where it is in its temporal dead zone. */
    void load(boolean checked) {
        int pc = generator.pc;
        HeapScope known = knownScope(code[pc + 2], code[pc + 3]);
        Object constant = known == null ? null : known.constant(code[pc + 4]);
        if (constant != null) {
            registers.loadConstant(code[pc + 1], constant);
            return;
        }
        if (checked) generator.beforeThrow();
        pushSlots(code[pc + 2], code[pc + 3]);
        asm().ldc(code[pc + 4]);
        asm().aaload();
        if (checked) throwIfEmpty(code[pc + 5]);
        if (known != null && known.isWrittenOnce(code[pc + 4])) registers.setObject(code[pc + 1]);
        else loadStored(code[pc + 1]);
    }

    /** Pops what the slot of a variable has, and loads its value by the kind that it had. */
    private void loadStored(int result) {
        asm().astore(CodeGenerator.OBJECT);
        int kinds = generator.sites.loaded(generator.pc);
        int use = generator.uses.first(result);
        if ((kinds & Profile.DOUBLE) != 0 && Sites.areNumbers(kinds)) {
            slots.unbox(generator.exit(ExitReason.NOT_NUMBER));
            registers.setDouble(result);
        } else if (use >= 0 && kinds == Profile.INT && generator.sites.hasIntOperands(use)) {
            slots.unboxInteger(generator.exit(ExitReason.NOT_INT));
            registers.setInt(result);
        } else {
            slots.unwrap();
            asm().aload(CodeGenerator.OBJECT);
            registers.setObject(result);
        }
    }

    /** The scope at a depth from that in a register, if the function has only one closure; otherwise null. */
    private HeapScope knownScope(int register, int depth) {
        HeapScope scope = generator.activation().knownScope(register);
        for (int i = 0; i < depth && scope != null; i++) scope = scope.parent;
        return scope;
    }

    void store(boolean checked) {
        int pc = generator.pc;
        if (checked) {
            generator.beforeThrow();
            pushSlots(code[pc + 1], code[pc + 2]);
            asm().ldc(code[pc + 3]);
            asm().aaload();
            throwIfEmpty(code[pc + 5]);
            asm().pop();
        }
        int value = code[pc + 4];
        if (registers.isInt(value) || registers.isDouble(value)) {
            slots.storeVariable(() -> pushSlots(code[pc + 1], code[pc + 2]), code[pc + 3], value);
            return;
        }
        pushSlots(code[pc + 1], code[pc + 2]);
        asm().ldc(code[pc + 3]);
        registers.pushObject(value);
        asm().aastore();
    }

    private void pushSlots(int scope, int depth) {
        HeapScope known = knownScope(scope, depth);
        if (known != null) {
            asm().ldcObject(known.slots, Helpers.OBJECTS_TYPE);
            return;
        }
        registers.pushObject(scope);
        asm().checkcast(Helpers.SCOPE);
        for (int i = 0; i < depth; i++) asm().getfield(Helpers.SCOPE, "parent", Helpers.SCOPE_TYPE);
        asm().getfield(Helpers.SCOPE, "slots", Helpers.OBJECTS_TYPE);
    }

    /** Throws a ReferenceError if the value on the stack marks the temporal dead zone; otherwise the value stays there. */
    private void throwIfEmpty(int name) {
        var present = new Label();
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnonnull(present);
        generator.pushFrameToThrow();
        generator.pushPc();
        generator.pushConstantIndex(name);
        asm().invokestatic(
                        Helpers.VARIABLES,
                        "notInitialised",
                        "(" + Helpers.FRAME_TYPE + "II)Ljava/lang/RuntimeException;");
        asm().athrow();
        asm().bind(present);
        asm().aload(CodeGenerator.OBJECT);
    }

    /** Throws a ReferenceError if a register is in its temporal dead zone. */
    void check() {
        int register = code[generator.pc + 1];
        if (registers.isNumber(register)) return;
        generator.beforeThrow();
        registers.pushObject(register);
        throwIfEmpty(code[generator.pc + 2]);
        asm().pop();
    }

    /** Reads the binding by the module of the function, because modules with the same text share the code. */
    void loadImport() {
        int pc = generator.pc;
        BytecodeFunction closure = generator.activation().closure;
        Object constant = closure == null ? null : closure.importedConstant(code[pc + 2]);
        if (constant != null) {
            registers.loadConstant(code[pc + 1], constant);
            return;
        }
        generator.beforeThrow();
        String owner = Helpers.FUNCTION;
        if (!generator.pushesFunction()) {
            generator.pushFrame();
            owner = Helpers.FRAME;
        }
        asm().invokevirtual(owner, "scriptOrModule", "()" + REFERRER_TYPE);
        asm().ldc(code[pc + 2]);
        asm().invokestatic(
                        Helpers.INTERPRETER + "ScopeOps", "imported", "(" + REFERRER_TYPE + "I)" + Helpers.OBJECT_TYPE);
        throwIfEmpty(code[pc + 3]);
        registers.setObject(code[pc + 1]);
    }

    // ---- globals

    void loadGlobal() {
        int pc = generator.pc;
        if (cache(code[pc + 3]) instanceof GlobalCache found && generator.sites.mayExit(pc)) {
            loadFound(found);
            return;
        }
        generator.beforeThrow();
        generator.pushFrame();
        generator.pushPc();
        asm().invokestatic(Helpers.VARIABLES, "loadGlobal", "(" + Helpers.FRAME_TYPE + "I)" + Helpers.OBJECT_TYPE);
        registers.setObject(code[pc + 1]);
    }

    /** As {@link #loadGlobal}, for the operand of typeof; returns false if the inline cache does not tell where the name is. */
    boolean loadGlobalOrUndefined() {
        int pc = generator.pc;
        if (!(cache(code[pc + 3]) instanceof GlobalCache found) || !generator.sites.mayExit(pc)) return false;
        loadFound(found);
        return true;
    }

    private Object cache(int site) {
        return generator.inlining.caches[site];
    }

    private void loadFound(GlobalCache found) {
        Label exit = generator.exit(ExitReason.GLOBAL);
        int result = code[generator.pc + 1];
        Object constant = handlers.constant(found);
        if (constant != null) {
            requireScope(found, exit);
            handlers.requireValid(found.absence(), exit);
            handlers.requireValid(found.constant(), exit);
            registers.loadConstant(result, constant);
            return;
        }
        requireFound(found, exit);
        if (found.cell() != null) {
            asm().aload(CodeGenerator.OBJECT);
        } else {
            asm().ldcObject(found.global(), Helpers.JS_OBJECT_TYPE);
            asm().ldc(found.slot());
            asm().invokevirtual(Helpers.JS_OBJECT, "storedInSlot", "(I)" + Helpers.OBJECT_TYPE);
            asm().astore(CodeGenerator.OBJECT);
            slots.unwrap();
            asm().aload(CodeGenerator.OBJECT);
        }
        registers.setObject(result);
    }

    /** Jumps unless the inline cache of the name is still valid. The value of a binding's cell is then in the local OBJECT. */
    private void requireFound(GlobalCache found, Label exit) {
        requireScope(found, exit);
        if (found.cell() != null) {
            asm().ldcObject(found.cell(), Helpers.BINDING_CELL_TYPE);
            asm().invokevirtual(Helpers.BINDING_CELL, "value", "()" + Helpers.OBJECT_TYPE);
            asm().astore(CodeGenerator.OBJECT);
            asm().aload(CodeGenerator.OBJECT);
            asm().ifnull(exit);
            return;
        }
        asm().ldcObject(found.global(), Helpers.JS_OBJECT_TYPE);
        asm().getfield(Helpers.JS_OBJECT, "shape", Helpers.SHAPE_TYPE);
        asm().ldcObject(found.shape(), Helpers.SHAPE_TYPE);
        asm().if_acmpne(exit);
        asm().ldcObject(found.scope(), Helpers.GLOBAL_SCOPE_TYPE);
        asm().invokevirtual(Helpers.GLOBAL_SCOPE, "version", "()I");
        asm().ldc(found.version());
        asm().if_icmpne(exit);
    }

    /** Jumps unless the realm of the function is that of the inline cache. */
    private void requireScope(GlobalCache found, Label exit) {
        BytecodeFunction closure = generator.activation().closure;
        if (closure != null && closure.realm().globalScope() == found.scope()) return;
        generator.pushRealm();
        asm().invokevirtual(Helpers.REALM, "globalScope", "()" + Helpers.GLOBAL_SCOPE_TYPE);
        asm().ldcObject(found.scope(), Helpers.GLOBAL_SCOPE_TYPE);
        asm().if_acmpne(exit);
    }

    /** Returns false if the inline cache does not tell where the name is. */
    boolean storeGlobal() {
        int pc = generator.pc;
        if (!(cache(code[pc + 3]) instanceof GlobalCache found) || !generator.sites.mayExit(pc)) return false;
        int value = code[pc + 2];
        Label exit = generator.exit(ExitReason.GLOBAL);
        registers.pushObject(value);
        asm().pop();
        requireFound(found, exit);
        if (found.cell() != null) {
            asm().ldcObject(found.cell(), Helpers.BINDING_CELL_TYPE);
            registers.pushObject(value);
            asm().invokevirtual(Helpers.BINDING_CELL, "value", "(" + Helpers.OBJECT_TYPE + ")V");
        } else {
            asm().ldcObject(found.global(), Helpers.JS_OBJECT_TYPE);
            asm().ldc(found.slot());
            registers.pushObject(value);
            asm().invokevirtual(Helpers.JS_OBJECT, "setSlot", "(I" + Helpers.OBJECT_TYPE + ")V");
        }
        return true;
    }

    // ---- scopes

    void createScope() {
        int pc = generator.pc;
        registers.pushObject(code[pc + 2]);
        asm().checkcast(Helpers.SCOPE);
        asm().ldcObject(generator.inlining.constants[code[pc + 3]], Helpers.SCOPE_LAYOUT_TYPE);
        asm().invokestatic(
                        Helpers.SCOPE,
                        "create",
                        "(" + Helpers.SCOPE_TYPE + Helpers.SCOPE_LAYOUT_TYPE + ")" + Helpers.SCOPE_TYPE);
        registers.setObject(code[pc + 1]);
    }

    void copyScope() {
        int scope = code[generator.pc + 1];
        registers.pushObject(scope);
        asm().checkcast(Helpers.SCOPE);
        asm().invokevirtual(Helpers.SCOPE, "copy", "()" + Helpers.SCOPE_TYPE);
        registers.setObject(scope);
    }
}
