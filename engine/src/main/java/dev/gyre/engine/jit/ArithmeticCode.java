package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;

/** Arithmetic and bit operators. */
final class ArithmeticCode {
    private static final String OPS = Helpers.RUNTIME + "operations/ArithmeticOps";
    private static final String BINARY = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
    private static final String UNARY = "(Ljava/lang/Object;)Ljava/lang/Object;";
    private static final String INT_TEST = "(II)Z";

    private final CodeGenerator generator;
    private final Registers registers;
    private final Sites sites;
    private final int[] code;
    private final StringCode strings;
    // The registers of the current instruction's operands. If the right one is negative, the right operand is the
    // constant.
    private int left;
    private int right;
    private int constant;

    ArithmeticCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        sites = generator.sites;
        code = generator.code;
        strings = new StringCode(generator);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** An operator with two register operands. */
    void binary(int op) {
        left = code[generator.pc + 2];
        right = code[generator.pc + 3];
        operate(op);
    }

    /** An operator whose right operand is a constant. */
    void withConstant(int op, int value) {
        left = code[generator.pc + 2];
        right = -1;
        constant = value;
        operate(op);
    }

    private void operate(int op) {
        int mode = op == Op.DIV || op == Op.SHIFT_RIGHT_UNSIGNED ? mode(Sites.DOUBLE) : mode();
        if (op == Op.EXP && mode == Sites.INT) mode = Sites.DOUBLE;
        if (mode != Sites.GENERIC && isExact(op)) longs(op);
        else if (mode == Sites.GENERIC) generic(op);
        else if (isBitOperator(op)) bits(op, mode);
        else if (mode == Sites.INT && !isWidened(op)) ints(op);
        else doubles(op);
    }

    /** Whether the result is only used as a double, so that checks that it is an int32 would be in vain. */
    private boolean isWidened(int op) {
        return (op == Op.ADD || op == Op.SUB || op == Op.MUL || op == Op.DIV)
                && generator.uses.areWidened(generator.pc);
    }

    private int mode() {
        return mode(Sites.INT);
    }

    /** @param unseen the mode for int operands if the instruction has not run yet */
    private int mode(int unseen) {
        int mode = sites.arithmetic(generator.pc);
        boolean leftInt = registers.isInt(left), rightInt = right < 0 || registers.isInt(right);
        boolean leftNumber = registers.isNumber(left), rightNumber = right < 0 || registers.isNumber(right);
        if (mode == Sites.GENERIC && sites.isUnseen(generator.pc)) {
            if (isLikely(Registers.INT)) return unseen;
            if (isLikely(Registers.DOUBLE)) return Sites.DOUBLE;
        }
        if (mode == Sites.GENERIC) return leftNumber && rightNumber ? Sites.DOUBLE : Sites.GENERIC;
        if (mode == Sites.INT && (leftNumber && !leftInt || rightNumber && !rightInt)) return Sites.DOUBLE;
        return mode;
    }

    private boolean isLikely(int type) {
        return registers.isLikely(type, left) && (right < 0 || registers.isLikely(type, right));
    }

    private static boolean isBitOperator(int op) {
        return switch (op) {
            case Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR, Op.SHIFT_LEFT, Op.SHIFT_RIGHT, Op.SHIFT_RIGHT_UNSIGNED -> true;
            default -> false;
        };
    }

    // ---- any values

    private void generic(int op) {
        if (op == Op.ADD && right >= 0 && strings.concatenate(left, right)) return;
        generator.beforeThrow();
        registers.pushObject(left);
        if (right >= 0) {
            registers.pushObject(right);
        } else {
            asm().ldc(constant);
            asm().invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;");
        }
        generator.storePc();
        asm().invokestatic(OPS, nameOf(op), BINARY);
        registers.setObject(code[generator.pc + 1]);
    }

    private static String nameOf(int op) {
        return switch (op) {
            case Op.ADD -> "add";
            case Op.SUB -> "subtract";
            case Op.MUL -> "multiply";
            case Op.DIV -> "divide";
            case Op.MOD -> "remainder";
            case Op.EXP -> "exponentiate";
            case Op.BIT_AND -> "bitAnd";
            case Op.BIT_OR -> "bitOr";
            case Op.BIT_XOR -> "bitXor";
            case Op.SHIFT_LEFT -> "shiftLeft";
            case Op.SHIFT_RIGHT -> "shiftRight";
            case Op.SHIFT_RIGHT_UNSIGNED -> "shiftRightUnsigned";
            default -> throw new IllegalArgumentException("operator " + op);
        };
    }

    // ---- int32

    private void ints(int op) {
        registers.requireInt(left);
        if (right >= 0) registers.requireInt(right);
        switch (op) {
            case Op.ADD -> checkSum();
            case Op.SUB -> checkDifference();
            case Op.MUL -> exitUnless("multiplyOverflows", false);
            case Op.DIV -> exitUnless("divides", true);
            case Op.MOD -> checkRemainder();
            default -> throw new IllegalArgumentException("operator " + op);
        }
        pushInts();
        switch (op) {
            case Op.ADD -> asm().iadd();
            case Op.SUB -> asm().isub();
            case Op.MUL -> asm().imul();
            case Op.DIV -> asm().idiv();
            default -> asm().irem();
        }
        registers.setInt(code[generator.pc + 1]);
    }

    private void pushInts() {
        registers.pushInt(left);
        if (right >= 0) registers.pushInt(right);
        else asm().ldc(constant);
    }

    private void exitUnless(String test, boolean expected) {
        pushInts();
        asm().invokestatic(Helpers.NUMBERS, test, INT_TEST);
        if (expected) asm().ifeq(generator.exit(ExitReason.OVERFLOW));
        else asm().ifne(generator.exit(ExitReason.OVERFLOW));
    }

    /** Exits if the sum overflows. For a constant summand it compares the other one with a bound, a check that C2 can remove in counting loops. */
    private void checkSum() {
        if (right >= 0) {
            // The test is part of the code, since in long code C2 soon stops inlining methods: the sum differs from
            // both in its sign.
            registers.pushInt(left);
            pushInts();
            asm().iadd();
            asm().ixor();
            registers.pushInt(right);
            pushInts();
            asm().iadd();
            asm().ixor();
            asm().iand();
            asm().iflt(generator.exit(ExitReason.OVERFLOW));
        } else {
            checkSum(constant);
        }
    }

    private void checkSum(int summand) {
        if (summand == 0) return;
        registers.pushInt(left);
        if (summand > 0) {
            asm().ldc(Integer.MAX_VALUE - summand);
            asm().if_icmpgt(generator.exit(ExitReason.OVERFLOW));
        } else {
            asm().ldc(Integer.MIN_VALUE - summand);
            asm().if_icmplt(generator.exit(ExitReason.OVERFLOW));
        }
    }

    private void checkDifference() {
        if (right < 0 && constant != Integer.MIN_VALUE) {
            checkSum(-constant);
            return;
        }
        // The minuend differs in its sign from both the subtrahend and the difference.
        pushInts();
        asm().ixor();
        registers.pushInt(left);
        pushInts();
        asm().isub();
        asm().ixor();
        asm().iand();
        asm().iflt(generator.exit(ExitReason.OVERFLOW));
    }

    /** Exits where the remainder could be -0 or NaN. */
    private void checkRemainder() {
        registers.pushInt(left);
        asm().iflt(generator.exit(ExitReason.OVERFLOW));
        pushRightInt();
        asm().ifle(generator.exit(ExitReason.OVERFLOW));
    }

    private void pushRightInt() {
        if (right >= 0) registers.pushInt(right);
        else asm().ldc(constant);
    }

    // ---- integers that need not be int32

    /** Whether the result may be computed exactly as a long: without a check for overflow, and for -0 where only the low 32 bits are used. */
    private boolean isExact(int op) {
        boolean known = registers.isExact(left) && (right < 0 || registers.isExact(right));
        boolean isSum = op == Op.ADD || op == Op.SUB;
        return (isSum || op == Op.MUL)
                && (known || sites.hasIntOperands(generator.pc))
                && Registers.isExact(magnitude(op))
                && (generator.uses.areTruncated(generator.pc)
                        || isSum && !hasDouble() && generator.uses.areWidened(generator.pc));
    }

    /** Whether an operand is a double, which would have to be shown to be an int. */
    private boolean hasDouble() {
        return registers.isDouble(left) || right >= 0 && registers.isDouble(right);
    }

    private long magnitude(int op) {
        long other = right < 0 ? Math.abs((long) constant) : magnitudeOf(right);
        return op == Op.MUL ? saturatingProduct(magnitudeOf(left), other) : magnitudeOf(left) + other;
    }

    private static long saturatingProduct(long x, long y) {
        return Math.multiplyHigh(x, y) == 0 && x * y >= 0 ? x * y : Long.MAX_VALUE;
    }

    private long magnitudeOf(int register) {
        return registers.isExact(register) ? registers.magnitude(register) : 1L << 31;
    }

    private void longs(int op) {
        long magnitude = magnitude(op);
        if (!registers.isExact(left)) registers.requireInt(left);
        if (right >= 0 && !registers.isExact(right)) registers.requireInt(right);
        registers.pushLong(left);
        if (right >= 0) registers.pushLong(right);
        else asm().ldc((long) constant);
        switch (op) {
            case Op.ADD -> asm().ladd();
            case Op.SUB -> asm().lsub();
            default -> asm().lmul();
        }
        registers.setLong(code[generator.pc + 1], magnitude);
    }

    // ---- doubles

    private void doubles(int op) {
        requireNumbers();
        registers.pushDouble(left);
        if (right >= 0) registers.pushDouble(right);
        else asm().ldc((double) constant);
        switch (op) {
            case Op.ADD -> asm().dadd();
            case Op.SUB -> asm().dsub();
            case Op.MUL -> asm().dmul();
            case Op.DIV -> asm().ddiv();
            case Op.EXP -> asm().invokestatic(Helpers.RUNTIME + "operations/TypeConversion", "exponentiate", "(DD)D");
            default -> asm().invokestatic(Helpers.NUMBERS, "remainder", "(DD)D");
        }
        registers.setDouble(code[generator.pc + 1]);
    }

    private void requireNumbers() {
        registers.requireNumber(left);
        if (right >= 0) registers.requireNumber(right);
    }

    // ---- bits

    private void bits(int op, int mode) {
        if (mode == Sites.INT) {
            registers.requireInt(left);
            if (right >= 0) registers.requireInt(right);
        } else {
            requireNumbers();
        }
        if (op == Op.SHIFT_RIGHT_UNSIGNED) {
            unsignedShift(mode);
            return;
        }
        pushBits();
        switch (op) {
            case Op.BIT_AND -> asm().iand();
            case Op.BIT_OR -> asm().ior();
            case Op.BIT_XOR -> asm().ixor();
            case Op.SHIFT_LEFT -> asm().ishl();
            default -> asm().ishr();
        }
        registers.setInt(code[generator.pc + 1], magnitudeOfBits(op));
    }

    /** The greatest magnitude of the result of a bit operator with a constant. */
    private long magnitudeOfBits(int op) {
        if (right < 0 && op == Op.BIT_AND && constant >= 0) return constant;
        return right < 0 && op == Op.SHIFT_RIGHT ? 1L << 31 - (constant & 31) : 1L << 31;
    }

    private void pushBits() {
        registers.pushInt32(left);
        if (right >= 0) registers.pushInt32(right);
        else asm().ldc(constant);
    }

    private void unsignedShift(int mode) {
        pushBits();
        asm().iushr();
        int result = code[generator.pc + 1];
        if (right < 0 && (constant & 31) != 0) {
            registers.setInt(result, 1L << 32 - (constant & 31));
        } else if (mode == Sites.INT && !generator.uses.areTruncated(generator.pc)) {
            asm().istore(CodeGenerator.INDEX);
            asm().iload(CodeGenerator.INDEX);
            asm().iflt(generator.exit(ExitReason.OVERFLOW));
            asm().iload(CodeGenerator.INDEX);
            registers.setInt(result);
        } else {
            registers.setUint32(result);
        }
    }

    // ---- one operand

    void negate() {
        left = code[generator.pc + 2];
        right = -1;
        switch (mode()) {
            case Sites.INT -> {
                registers.requireInt(left);
                // -0 is no int32, and neither is the negative of the least int32.
                registers.pushInt(left);
                asm().ldc(Integer.MAX_VALUE);
                asm().iand();
                asm().ifeq(generator.exit(ExitReason.OVERFLOW));
                registers.pushInt(left);
                asm().ineg();
                registers.setInt(code[generator.pc + 1]);
            }
            case Sites.DOUBLE -> {
                registers.requireNumber(left);
                registers.pushDouble(left);
                asm().dneg();
                registers.setDouble(code[generator.pc + 1]);
            }
            default -> unary("negate");
        }
    }

    void bitNot() {
        left = code[generator.pc + 2];
        right = -1;
        int mode = mode();
        if (mode == Sites.GENERIC) {
            unary("bitNot");
            return;
        }
        if (mode == Sites.INT) registers.requireInt(left);
        else registers.requireNumber(left);
        registers.pushInt32(left);
        asm().ldc(-1);
        asm().ixor();
        registers.setInt(code[generator.pc + 1]);
    }

    /** ++ and --. */
    void step(int op) {
        left = code[generator.pc + 2];
        right = -1;
        constant = 1;
        int mode = mode();
        if (mode == Sites.GENERIC) unary(op == Op.INCREMENT ? "increment" : "decrement");
        else if (mode == Sites.INT) ints(op == Op.INCREMENT ? Op.ADD : Op.SUB);
        else doubles(op == Op.INCREMENT ? Op.ADD : Op.SUB);
    }

    /** ToNumber of an operand that has been a Number; returns false if it has not, so that the interpreter's body is called. */
    boolean toNumber() {
        left = code[generator.pc + 2];
        right = -1;
        switch (mode()) {
            case Sites.INT -> registers.requireInt(left);
            case Sites.DOUBLE -> registers.requireNumber(left);
            default -> {
                return false;
            }
        }
        registers.move(code[generator.pc + 1], left);
        return true;
    }

    private void unary(String name) {
        generator.beforeThrow();
        registers.pushObject(left);
        generator.storePc();
        asm().invokestatic(OPS, name, UNARY);
        registers.setObject(code[generator.pc + 1]);
    }
}
