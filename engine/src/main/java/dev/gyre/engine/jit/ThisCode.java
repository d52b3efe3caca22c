package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.analysis.Handlers;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.syntax.ast.FunctionKind;

/** The this values of activations. */
final class ThisCode {
    private static final String SLOPPY_THIS =
            "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE;

    private final CodeGenerator generator;
    private final Registers registers;
    private final HandlerCode handlers;

    ThisCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        handlers = new HandlerCode(generator);
    }

    /** At the start of code for direct calls: converts the this value, if the code may read one that is no object without an exit. A frame gets it converted in any case. */
    void convertAtEntry() {
        if (!generator.activation(0).convertsThis() || areReadsGuarded()) return;
        generator.asm.aload(CodeGenerator.FUNCTION);
        generator.asm.aload(CodeGenerator.THIS);
        pushConverted();
        generator.asm.astore(CodeGenerator.THIS);
    }

    /** Replaces the function and the this value on the stack by the value that a sloppy function gets. */
    void pushConverted() {
        generator.asm.invokestatic(Helpers.CALLS, "sloppyThis", SLOPPY_THIS);
    }

    private boolean areReadsGuarded() {
        int[] code = generator.block.code;
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc]))
            if (code[pc] == Op.LOAD_THIS && !readsOrdinaryObject(pc)) return false;
        return true;
    }

    /** Whether a read had only ordinary objects as its values, which no conversion makes, so that it may exit for others. */
    private boolean readsOrdinaryObject(int pc) {
        return readsObject(pc) && isBaseOfOrdinaryObjects(generator.activation(pc), generator.code[pc + 1]);
    }

    private boolean readsObject(int pc) {
        return generator.sites.loaded(pc) == Profile.OBJECT;
    }

    /** Pushes the value of a direct or inlined call. */
    void push() {
        if (generator.activation().isInlined())
            registers.pushObject(generator.activation().thisRegister());
        else generator.asm.aload(CodeGenerator.THIS);
    }

    /** After super(): sets the value of a derived constructor, which is in a local, and in its frame, if it has one. */
    void bind(int value) {
        Activation current = generator.activation();
        if (current.isInlined()) {
            registers.move(current.thisRegister(), value);
            if (!current.usesFrame) return;
            generator.asm.aload(generator.frameLocal(current));
        } else {
            registers.pushObject(value);
            generator.asm.astore(CodeGenerator.THIS);
            generator.shapes.moveToThis(value);
            generator.asm.aload(CodeGenerator.FRAME);
        }
        push();
        generator.asm.invokestatic(Helpers.CALLS, "bindThis", "(" + Helpers.FRAME_TYPE + Helpers.OBJECT_TYPE + ")V");
    }

    /** Loads the value of a derived constructor, which is in a local and not null, into a register. */
    void loadBound(int result) {
        Activation current = generator.activation();
        if (current.isInlined()) {
            registers.move(result, current.thisRegister());
            return;
        }
        generator.asm.aload(CodeGenerator.THIS);
        generator.asm.checkcast(Helpers.JS_OBJECT);
        registers.setJsObject(result);
        generator.shapes.moveThis(result);
    }

    /** Gives an activation that is inlined at the current instruction the value of this one, which is an object. */
    void pass(Activation entered) {
        loadBound(entered.thisRegister());
    }

    /** Loads the value into the register of the current instruction. */
    void load() {
        int result = generator.code[generator.pc + 1];
        if (generator.activation().isInlined()) generator.inlinedCalls.loadThis(generator.activation(), result);
        else loadOwn(result);
        if (readsOrdinaryObject(generator.pc))
            registers.requireOrdinaryObject(result, generator.exit(ExitReason.NOT_OBJECT));
        else if (readsObject(generator.pc)) registers.requireJsObject(result, generator.exit(ExitReason.NOT_OBJECT));
    }

    /** Loads the value of the unit's own activation. */
    private void loadOwn(int result) {
        if (!generator.isDirect) {
            generator.asm.aload(CodeGenerator.FRAME);
            generator.asm.getfield(Helpers.FRAME, "thisValue", Helpers.OBJECT_TYPE);
        } else if (generator.block.shared.kind() == FunctionKind.ARROW) {
            generator.asm.aload(CodeGenerator.FUNCTION);
            generator.asm.invokestatic(
                    Helpers.CALLS, "lexicalThis", "(" + Helpers.FUNCTION_TYPE + ")" + Helpers.OBJECT_TYPE);
        } else {
            generator.asm.aload(CodeGenerator.THIS);
        }
        registers.setObject(result);
        generator.shapes.moveThis(result);
    }

    /** Loads new.target; returns false where only the frame or an enclosing function has it. */
    boolean loadNewTarget(int result) {
        if (!generator.arguments.areLocal()
                || generator.activation().block.shared.kind() == FunctionKind.ARROW) return false;
        generator.pushContext();
        generator.asm.invokestatic(
                Helpers.CALLS, "newTargetOrUndefined", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE);
        registers.setObject(result);
        return true;
    }

    /** Whether an instruction reads a property of a register's value, which has always been an ordinary object there. */
    private boolean isBaseOfOrdinaryObjects(Activation of, int register) {
        int[] code = of.block.code;
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            if (code[pc] != Op.GET_NAMED || code[pc + 2] + of.firstRegister != register) continue;
            Handlers<LoadHandler> found = handlers.loads(code[pc + 4] + of.firstCache);
            if (found.isComplete() && found.simple().stream().allMatch(each -> SlotCode.isInObject(each.shape)))
                return true;
        }
        return false;
    }
}
