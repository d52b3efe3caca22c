package dev.gyre.engine.jit.classfile;

import static dev.gyre.engine.jit.classfile.VerificationTypes.DOUBLE;
import static dev.gyre.engine.jit.classfile.VerificationTypes.FLOAT;
import static dev.gyre.engine.jit.classfile.VerificationTypes.INT;
import static dev.gyre.engine.jit.classfile.VerificationTypes.LONG;
import static dev.gyre.engine.jit.classfile.VerificationTypes.OBJECT;

/** The instructions whose only operands are on the stack, jumps and switches. */
public abstract sealed class InstructionAssembler extends CodeAssembler permits MethodAssembler {
    InstructionAssembler(ConstantPool pool, VerificationTypes types, FrameState start) {
        super(pool, types, start);
    }

    // Arithmetic

    public void iadd() {
        binary(0x60, INT);
    }

    public void ladd() {
        binary(0x61, LONG);
    }

    public void dadd() {
        binary(0x63, DOUBLE);
    }

    public void isub() {
        binary(0x64, INT);
    }

    public void lsub() {
        binary(0x65, LONG);
    }

    public void dsub() {
        binary(0x67, DOUBLE);
    }

    public void imul() {
        binary(0x68, INT);
    }

    public void lmul() {
        binary(0x69, LONG);
    }

    public void dmul() {
        binary(0x6b, DOUBLE);
    }

    public void idiv() {
        binary(0x6c, INT);
    }

    public void ldiv() {
        binary(0x6d, LONG);
    }

    public void ddiv() {
        binary(0x6f, DOUBLE);
    }

    public void irem() {
        binary(0x70, INT);
    }

    public void lrem() {
        binary(0x71, LONG);
    }

    public void drem() {
        binary(0x73, DOUBLE);
    }

    public void ineg() {
        convert(0x74, INT, INT);
    }

    public void lneg() {
        convert(0x75, LONG, LONG);
    }

    public void dneg() {
        convert(0x77, DOUBLE, DOUBLE);
    }

    public void ishl() {
        simple(0x78, INT, INT, INT);
    }

    public void lshl() {
        simple(0x79, LONG, INT, LONG);
    }

    public void ishr() {
        simple(0x7a, INT, INT, INT);
    }

    public void lshr() {
        simple(0x7b, LONG, INT, LONG);
    }

    public void iushr() {
        simple(0x7c, INT, INT, INT);
    }

    public void lushr() {
        simple(0x7d, LONG, INT, LONG);
    }

    public void iand() {
        binary(0x7e, INT);
    }

    public void land() {
        binary(0x7f, LONG);
    }

    public void ior() {
        binary(0x80, INT);
    }

    public void lor() {
        binary(0x81, LONG);
    }

    public void ixor() {
        binary(0x82, INT);
    }

    public void lxor() {
        binary(0x83, LONG);
    }

    public void i2l() {
        convert(0x85, INT, LONG);
    }

    public void i2f() {
        convert(0x86, INT, FLOAT);
    }

    public void i2d() {
        convert(0x87, INT, DOUBLE);
    }

    public void l2i() {
        convert(0x88, LONG, INT);
    }

    public void l2d() {
        convert(0x8a, LONG, DOUBLE);
    }

    public void f2d() {
        convert(0x8d, FLOAT, DOUBLE);
    }

    public void d2i() {
        convert(0x8e, DOUBLE, INT);
    }

    public void d2l() {
        convert(0x8f, DOUBLE, LONG);
    }

    public void d2f() {
        convert(0x90, DOUBLE, FLOAT);
    }

    public void i2b() {
        convert(0x91, INT, INT);
    }

    public void i2c() {
        convert(0x92, INT, INT);
    }

    public void i2s() {
        convert(0x93, INT, INT);
    }

    public void lcmp() {
        simple(0x94, LONG, LONG, INT);
    }

    public void dcmpl() {
        simple(0x97, DOUBLE, DOUBLE, INT);
    }

    public void dcmpg() {
        simple(0x98, DOUBLE, DOUBLE, INT);
    }

    // Arrays

    public void iaload() {
        simple(0x2e, OBJECT, INT, INT);
    }

    public void laload() {
        simple(0x2f, OBJECT, INT, LONG);
    }

    public void faload() {
        simple(0x30, OBJECT, INT, FLOAT);
    }

    public void daload() {
        simple(0x31, OBJECT, INT, DOUBLE);
    }

    public void baload() {
        simple(0x33, OBJECT, INT, INT);
    }

    public void caload() {
        simple(0x34, OBJECT, INT, INT);
    }

    public void saload() {
        simple(0x35, OBJECT, INT, INT);
    }

    public void aaload() {
        if (begin(0x32)) {
            popType(INT);
            push(types.component(popType()));
        }
    }

    public void iastore() {
        arrayStore(0x4f, INT);
    }

    public void lastore() {
        arrayStore(0x50, LONG);
    }

    public void fastore() {
        arrayStore(0x51, FLOAT);
    }

    public void dastore() {
        arrayStore(0x52, DOUBLE);
    }

    public void aastore() {
        arrayStore(0x53, OBJECT);
    }

    public void bastore() {
        arrayStore(0x54, INT);
    }

    public void castore() {
        arrayStore(0x55, INT);
    }

    public void sastore() {
        arrayStore(0x56, INT);
    }

    public void arraylength() {
        convert(0xbe, OBJECT, INT);
    }

    // Jumps

    public void goto_(Label target) {
        jump(0xa7, target);
        endPath();
    }

    public void ifeq(Label target) {
        jumpIf(0x99, INT, target);
    }

    public void ifne(Label target) {
        jumpIf(0x9a, INT, target);
    }

    public void iflt(Label target) {
        jumpIf(0x9b, INT, target);
    }

    public void ifge(Label target) {
        jumpIf(0x9c, INT, target);
    }

    public void ifgt(Label target) {
        jumpIf(0x9d, INT, target);
    }

    public void ifle(Label target) {
        jumpIf(0x9e, INT, target);
    }

    public void if_icmpeq(Label target) {
        jumpIfCompared(0x9f, INT, target);
    }

    public void if_icmpne(Label target) {
        jumpIfCompared(0xa0, INT, target);
    }

    public void if_icmplt(Label target) {
        jumpIfCompared(0xa1, INT, target);
    }

    public void if_icmpge(Label target) {
        jumpIfCompared(0xa2, INT, target);
    }

    public void if_icmpgt(Label target) {
        jumpIfCompared(0xa3, INT, target);
    }

    public void if_icmple(Label target) {
        jumpIfCompared(0xa4, INT, target);
    }

    public void if_acmpeq(Label target) {
        jumpIfCompared(0xa5, OBJECT, target);
    }

    public void if_acmpne(Label target) {
        jumpIfCompared(0xa6, OBJECT, target);
    }

    public void ifnull(Label target) {
        jumpIf(0xc6, OBJECT, target);
    }

    public void ifnonnull(Label target) {
        jumpIf(0xc7, OBJECT, target);
    }

    public void ireturn() {
        end(0xac, INT);
    }

    public void lreturn() {
        end(0xad, LONG);
    }

    public void freturn() {
        end(0xae, FLOAT);
    }

    public void dreturn() {
        end(0xaf, DOUBLE);
    }

    public void areturn() {
        end(0xb0, OBJECT);
    }

    public void athrow() {
        end(0xbf, OBJECT);
    }

    public void return_() {
        if (begin(0xb1)) {
            endPath();
        }
    }

    /** Pops an int and jumps to {@code targets[value - low]}, or to {@code otherwise} if there is none. */
    public void tableswitch(int low, Label[] targets, Label otherwise) {
        int instruction = beginSwitch(0xaa);
        if (instruction < 0) {
            return;
        }
        switchTarget(otherwise, instruction);
        code.u4(low);
        code.u4(low + targets.length - 1);
        for (var target : targets) {
            switchTarget(target, instruction);
        }
        endPath();
    }

    /** Pops an int and jumps to the target of the equal key, or to {@code otherwise} if there is none. The keys ascend. */
    public void lookupswitch(int[] keys, Label[] targets, Label otherwise) {
        int instruction = beginSwitch(0xab);
        if (instruction < 0) {
            return;
        }
        switchTarget(otherwise, instruction);
        code.u4(keys.length);
        for (int i = 0; i < keys.length; i++) {
            code.u4(keys[i]);
            switchTarget(targets[i], instruction);
        }
        endPath();
    }

    // Shared by several instructions

    private void convert(int opcode, int from, int to) {
        if (begin(opcode)) {
            popType(from);
            push(to);
        }
    }

    private void binary(int opcode, int type) {
        simple(opcode, type, type, type);
    }

    /** An instruction with two operands, the second of which is on top of the stack. */
    private void simple(int opcode, int first, int second, int result) {
        if (begin(opcode)) {
            popType(second);
            popType(first);
            push(result);
        }
    }

    private void arrayStore(int opcode, int type) {
        if (begin(opcode)) {
            popType(type);
            popType(INT);
            popType(OBJECT);
        }
    }

    private void jumpIf(int opcode, int type, Label target) {
        if (isReachable()) {
            popType(type);
            jump(opcode, target);
        }
    }

    private void jumpIfCompared(int opcode, int type, Label target) {
        if (isReachable()) {
            popType(type);
            popType(type);
            jump(opcode, target);
        }
    }

    private void end(int opcode, int type) {
        if (begin(opcode)) {
            popType(type);
            endPath();
        }
    }

    /** Returns the position of the instruction, or -1 if it is unreachable. */
    private int beginSwitch(int opcode) {
        if (!begin(opcode)) {
            return -1;
        }
        int instruction = code.size() - 1;
        popType(INT);
        while ((code.size() & 3) != 0) {
            code.u1(0);
        }
        return instruction;
    }

    private void switchTarget(Label target, int instruction) {
        int distanceAt = code.size();
        code.u4(0);
        addJump(target, instruction, -distanceAt);
    }
}
