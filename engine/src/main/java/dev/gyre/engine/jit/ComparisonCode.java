package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CaseTable;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;

/** Comparisons and tests, alone or fused with a jump. */
final class ComparisonCode {
    /** The relations. */
    static final int LESS = 0, LESS_EQUAL = 1, GREATER = 2, GREATER_EQUAL = 3, STRICT_EQUAL = 4, EQUAL = 5;

    /** How objects are compared whose operands have all been objects: by their identity. */
    private static final int IDENTITY = 4;

    /** How the result of typeof is compared with the name of a type: see {@link TypeTests}. */
    private static final int TYPE = 5;

    /** The most cases of a switch statement over strings that are compared one after the other before they are looked up. */
    private static final int MOST_IDENTITIES = 24;

    private static final String CASE_TABLE = "dev/gyre/engine/bytecode/CaseTable";
    private static final String OPS = Helpers.RUNTIME + "operations/ComparisonOps";
    private static final String TEST = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
    private static final String[] NAMES = {"less", "lessEqual", "greater", "greaterEqual", "strictEqual", "looseEqual"};

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ComparisonCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Jumps to the instruction's label if the result of the comparison is the expected one, and continues after the instruction otherwise. */
    void jump(int relation, boolean expected) {
        int mode = prepare(relation, code[generator.pc + 1], code[generator.pc + 2]);
        compareAndJump(mode, relation, expected, generator.jump(code[generator.pc + 3]));
        generator.go(generator.pc + 5);
    }

    void loopIfLess() {
        int mode = prepare(LESS, code[generator.pc + 1], code[generator.pc + 2]);
        compareAndJump(mode, LESS, false, generator.jump(generator.pc + 5));
        int head = code[generator.pc + 3];
        generator.polls.poll(head);
        generator.go(head);
    }

    /** Stores whether the result of the comparison is the expected one. */
    void value(int relation, boolean expected) {
        int mode = prepare(relation, code[generator.pc + 2], code[generator.pc + 3]);
        var unlike = new Label();
        compareAndJump(mode, relation, !expected, unlike);
        storeResult(unlike);
    }

    /** Stores true as the instruction's result, and false where code has jumped to a label. */
    private void storeResult(Label isFalse) {
        var end = new Label();
        int result = code[generator.pc + 1];
        generator.pushBoolean(true);
        registers.storeObject(result);
        asm().goto_(end);
        asm().bind(isFalse);
        generator.pushBoolean(false);
        registers.storeObject(result);
        asm().bind(end);
        registers.settled(result);
    }

    private int left;
    private int right;

    /** The number of a switch statement's case. */
    void caseIndex() {
        var table = (CaseTable) generator.inlining.constants[code[generator.pc + 3]];
        int value = code[generator.pc + 2];
        boolean isInt = registers.isInt(value);
        var found = new Label();
        if (!isInt && generator.sites.hasOperands(generator.pc, Profile.STRING))
            compareIdentities(value, table.literals(), found);
        asm().ldcObject(table, "L" + CASE_TABLE + ";");
        if (isInt) registers.pushInt(value);
        else registers.pushObject(value);
        asm().invokevirtual(CASE_TABLE, "indexOf", isInt ? "(I)I" : "(" + Helpers.OBJECT_TYPE + ")I");
        asm().istore(CodeGenerator.INDEX);
        asm().bind(found);
        asm().iload(CodeGenerator.INDEX);
        registers.setInt(code[generator.pc + 1]);
    }

    /** Jumps with the number of a case if its literal is the same String as the value, which most equal ones are (internalized strings). */
    private void compareIdentities(int value, Object[] literals, Label found) {
        if (literals.length > MOST_IDENTITIES || generator.size.isCompact()) return;
        // Boxed before any branch, so that it is boxed on all paths.
        registers.pushObject(value);
        asm().pop();
        for (int i = 0; i < literals.length; i++) {
            var other = new Label();
            registers.pushObject(value);
            asm().ldcObject(literals[i], Helpers.OBJECT_TYPE);
            asm().if_acmpne(other);
            asm().ldc(i);
            asm().istore(CodeGenerator.INDEX);
            asm().goto_(found);
            asm().bind(other);
        }
    }

    /** Converts the operands to the types of the returned mode. */
    private int prepare(int relation, int first, int second) {
        left = first;
        right = second;
        int mode = mode(relation);
        switch (mode) {
            case Sites.INT -> {
                registers.requireInt(left);
                registers.requireInt(right);
            }
            case Sites.DOUBLE -> {
                registers.requireNumber(left);
                registers.requireNumber(right);
            }
            case IDENTITY -> {
                Label exit = generator.exit(ExitReason.NOT_OBJECT);
                registers.requireJsObject(left, exit);
                registers.requireJsObject(right, exit);
            }
            case TYPE -> {}
            default -> {
                if (relation != STRICT_EQUAL) generator.beforeThrow();
                // Boxed before any branch, so that they are boxed on all paths.
                registers.pushObject(left);
                registers.pushObject(right);
                if (relation != STRICT_EQUAL) generator.storePc();
            }
        }
        return mode;
    }

    private int mode(int relation) {
        if (relation >= STRICT_EQUAL && generator.typeTests.isTest(generator.pc)) return TYPE;
        boolean ints = registers.isInt(left) && registers.isInt(right);
        if (ints) return Sites.INT;
        boolean numbers = registers.isNumber(left) && registers.isNumber(right);
        if (numbers) return Sites.DOUBLE;
        if (relation >= STRICT_EQUAL && generator.sites.hasOperands(generator.pc, Profile.OBJECT)) return IDENTITY;
        int mode = generator.sites.comparison(generator.pc);
        if (mode == Sites.INT && (isDouble(left) || isDouble(right))) return Sites.DOUBLE;
        return mode;
    }

    private boolean isDouble(int register) {
        return registers.isNumber(register) && !registers.isInt(register);
    }

    private void compareAndJump(int mode, int relation, boolean expected, Label target) {
        if (mode == Sites.INT) ints(relation, expected, target);
        else if (mode == Sites.DOUBLE) doubles(relation, expected, target);
        else if (mode == IDENTITY) objects(expected, target);
        else if (mode == TYPE) generator.typeTests.jump(expected, target);
        else objects(relation, expected, target);
    }

    private void ints(int relation, boolean expected, Label target) {
        registers.pushInt(left);
        registers.pushInt(right);
        switch (relation) {
            case LESS -> jumpInts(expected, target, Op.LESS);
            case LESS_EQUAL -> jumpInts(!expected, target, Op.GREATER);
            case GREATER -> jumpInts(expected, target, Op.GREATER);
            case GREATER_EQUAL -> jumpInts(!expected, target, Op.LESS);
            default -> jumpInts(expected, target, Op.EQUAL);
        }
    }

    private void jumpInts(boolean expected, Label target, int relation) {
        switch (relation) {
            case Op.LESS -> {
                if (expected) asm().if_icmplt(target);
                else asm().if_icmpge(target);
            }
            case Op.GREATER -> {
                if (expected) asm().if_icmpgt(target);
                else asm().if_icmple(target);
            }
            default -> {
                if (expected) asm().if_icmpeq(target);
                else asm().if_icmpne(target);
            }
        }
    }

    /** NaN makes every relation false: dcmpg yields 1 for it and dcmpl -1, and the one that does not fulfil the relation is used. */
    private void doubles(int relation, boolean expected, Label target) {
        registers.pushDouble(left);
        registers.pushDouble(right);
        switch (relation) {
            case LESS -> {
                asm().dcmpg();
                if (expected) asm().iflt(target);
                else asm().ifge(target);
            }
            case LESS_EQUAL -> {
                asm().dcmpg();
                if (expected) asm().ifle(target);
                else asm().ifgt(target);
            }
            case GREATER -> {
                asm().dcmpl();
                if (expected) asm().ifgt(target);
                else asm().ifle(target);
            }
            case GREATER_EQUAL -> {
                asm().dcmpl();
                if (expected) asm().ifge(target);
                else asm().iflt(target);
            }
            default -> {
                asm().dcmpl();
                if (expected) asm().ifeq(target);
                else asm().ifne(target);
            }
        }
    }

    private void objects(boolean expected, Label target) {
        registers.pushJsObject(left);
        registers.pushJsObject(right);
        if (expected) asm().if_acmpeq(target);
        else asm().if_acmpne(target);
    }

    private void objects(int relation, boolean expected, Label target) {
        asm().invokestatic(OPS, NAMES[relation], TEST);
        if (expected) asm().ifne(target);
        else asm().ifeq(target);
    }

    // ---- truth

    /** Jumps to the instruction's label if ToBoolean of its operand is as expected, and continues after the instruction otherwise. */
    void jumpIfTrue(boolean expected) {
        int register = code[generator.pc + 1];
        prepareTest(register);
        testAndJump(register, expected, generator.jump(code[generator.pc + 2]));
        generator.go(generator.pc + 3);
    }

    void loopIfTrue(boolean expected) {
        int register = code[generator.pc + 1];
        prepareTest(register);
        testAndJump(register, !expected, generator.jump(generator.pc + 3));
        int head = code[generator.pc + 2];
        generator.polls.poll(head);
        generator.go(head);
    }

    void not() {
        var isTrue = new Label();
        testAndJump(code[generator.pc + 2], true, isTrue);
        storeResult(isTrue);
    }

    /** Boxes an operand before any branch, so that it is boxed on all paths. */
    private void prepareTest(int register) {
        if (registers.isNumber(register)) return;
        registers.pushObject(register);
        asm().pop();
    }

    private void testAndJump(int register, boolean expected, Label target) {
        if (!registers.isNumber(register) && generator.sites.hasOperands(generator.pc, Profile.BOOLEAN)) {
            testBoolean(register, expected, target);
            return;
        }
        pushTruth(register);
        if (expected) asm().ifne(target);
        else asm().ifeq(target);
    }

    /** Compares the object itself, so that C2 sees which way the result of an inlined function takes. */
    private void testBoolean(int register, boolean expected, Label target) {
        registers.pushObject(register);
        generator.pushBoolean(expected);
        asm().if_acmpeq(target);
        registers.pushObject(register);
        generator.pushBoolean(!expected);
        asm().if_acmpne(generator.exit(ExitReason.OTHER));
    }

    private void pushTruth(int register) {
        if (registers.isInt(register)) {
            registers.pushInt(register);
            var zero = new Label();
            var end = new Label();
            asm().ifeq(zero);
            asm().ldc(1);
            asm().istore(CodeGenerator.INDEX);
            asm().goto_(end);
            asm().bind(zero);
            asm().ldc(0);
            asm().istore(CodeGenerator.INDEX);
            asm().bind(end);
            asm().iload(CodeGenerator.INDEX);
        } else if (registers.isNumber(register)) {
            registers.pushDouble(register);
            asm().invokestatic(Helpers.NUMBERS, "isTrue", "(D)Z");
        } else {
            registers.pushObject(register);
            asm().invokestatic(Helpers.NUMBERS, "isTrue", "(Ljava/lang/Object;)Z");
        }
    }

    // ---- single values

    /** Jumps if the operand is undefined, or if it is not. */
    void jumpIfUndefined(boolean expected) {
        if (jumpsNever(expected)) return;
        registers.pushObject(code[generator.pc + 1]);
        pushUndefined();
        Label target = generator.jump(code[generator.pc + 2]);
        if (expected) asm().if_acmpeq(target);
        else asm().if_acmpne(target);
        generator.go(generator.pc + 3);
    }

    void jumpIfEmpty() {
        if (jumpsNever(true)) return;
        registers.pushObject(code[generator.pc + 1]);
        asm().ifnull(generator.jump(code[generator.pc + 2]));
        generator.go(generator.pc + 3);
    }

    /**
     * Jumps if the operand is undefined or null, or if it is not. The tests are in the unit's own method, since C2 then knows what has passed them.
     *
     * @param loosely whether an object with [[IsHTMLDDA]] counts as undefined
     */
    void jumpIfNullish(boolean loosely, boolean expected) {
        if (jumpsNever(expected)) return;
        int register = code[generator.pc + 1];
        registers.pushObject(register);
        asm().pop();
        int local = registers.objectLocal(register);
        Label target = generator.jump(code[generator.pc + 2]);
        var next = new Label();
        Label isNullish = expected ? target : next, isOther = expected ? next : target;
        if (generator.sites.hadObjects(generator.pc)) {
            asm().aload(local);
            asm().instanceOf(Helpers.ORDINARY_OBJECT);
            asm().ifne(isOther);
        }
        registers.jumpIfNullish(local, isNullish);
        if (loosely) {
            asm().aload(local);
            asm().instanceOf(Helpers.HTML_DDA);
            asm().ifne(isNullish);
        }
        if (!expected) asm().goto_(target);
        asm().bind(next);
        generator.go(generator.pc + 3);
    }

    /** If the operand is known to be a Number, which passes no such test, continues without the test and returns true. */
    private boolean jumpsNever(boolean expected) {
        if (!registers.isNumber(code[generator.pc + 1])) return false;
        generator.go(expected ? generator.pc + 3 : code[generator.pc + 2]);
        return true;
    }

    /** Exits for undefined and null, for which the interpreter throws; returns false if the code may not be left here. */
    boolean requireObjectCoercible() {
        int register = code[generator.pc + 1];
        if (registers.isNumber(register) || registers.isJsObject(register)) return true;
        if (!generator.sites.mayExit(generator.pc)) return false;
        registers.pushObject(register);
        asm().invokestatic(Helpers.NUMBERS, "isNullish", "(Ljava/lang/Object;)Z");
        asm().ifne(generator.exit(ExitReason.OTHER));
        return true;
    }

    private void pushUndefined() {
        asm().getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
    }
}
