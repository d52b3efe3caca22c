package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ArithmeticOps;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.ShortString;

/**
 * Bodies of the arithmetic and conversion instructions; results that are not int32 are recorded in the feedback byte of
 * the site. The four that double arithmetic uses most return the next instruction's offset, because the launcher
 * excludes instructions that return void from being inlined into the dispatch method.
 */
final class ArithmeticInstructions {
    private ArithmeticInstructions() {}

    private static void record(Frame frame, int site, Object result) {
        frame.code.feedback[site] |= (byte) kindOf(result);
    }

    private static int kindOf(Object result) {
        if (result instanceof Integer) return ArithmeticOps.INT;
        if (result instanceof Double) return ArithmeticOps.DOUBLE;
        return result instanceof CharSequence ? ArithmeticOps.STRING : ArithmeticOps.OTHER;
    }

    static int add(Frame frame, int[] code, Object[] r, int pc) {
        Object a = r[code[pc + 2]], b = r[code[pc + 3]];
        Object result;
        if (a instanceof Double x && b instanceof Double y) {
            result = x + y;
        } else if (a instanceof Integer x && b instanceof Integer y) {
            long exact = (long) x + y;
            result = exact == (int) exact ? (Object) (int) exact : (Object) (double) exact;
        } else {
            frame.pc = pc;
            result = ArithmeticOps.add(a, b);
        }
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
        return pc + 5;
    }

    static int sub(Frame frame, int[] code, Object[] r, int pc) {
        Object a = r[code[pc + 2]], b = r[code[pc + 3]];
        Object result;
        if (a instanceof Double x && b instanceof Double y) {
            result = x - y;
        } else if (a instanceof Integer x && b instanceof Integer y) {
            long exact = (long) x - y;
            result = exact == (int) exact ? (Object) (int) exact : (Object) (double) exact;
        } else {
            frame.pc = pc;
            result = ArithmeticOps.subtract(a, b);
        }
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
        return pc + 5;
    }

    static int mul(Frame frame, int[] code, Object[] r, int pc) {
        Object a = r[code[pc + 2]], b = r[code[pc + 3]];
        Object result;
        if (a instanceof Double x && b instanceof Double y) {
            result = x * y;
        } else {
            frame.pc = pc;
            result = ArithmeticOps.multiply(a, b);
        }
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
        return pc + 5;
    }

    static void addInt(Frame frame, int[] code, Object[] r, int pc) {
        Object a = r[code[pc + 2]];
        Object result;
        if (a instanceof Double x) {
            result = x + code[pc + 3];
        } else {
            frame.pc = pc;
            result = ArithmeticOps.add(a, code[pc + 3]);
        }
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
    }

    static void subInt(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.subtract(r[code[pc + 2]], code[pc + 3]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
    }

    static int div(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.divide(r[code[pc + 2]], r[code[pc + 3]]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
        return pc + 5;
    }

    static void mod(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.remainder(r[code[pc + 2]], r[code[pc + 3]]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
    }

    static void exp(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.exponentiate(r[code[pc + 2]], r[code[pc + 3]]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
    }

    static void shiftRightUnsigned(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.shiftRightUnsigned(r[code[pc + 2]], r[code[pc + 3]]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
    }

    static void bitAnd(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x && r[code[pc + 3]] instanceof Integer y) {
            r[code[pc + 1]] = x & y;
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.bitAnd(r[code[pc + 2]], r[code[pc + 3]]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void bitOr(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x && r[code[pc + 3]] instanceof Integer y) {
            r[code[pc + 1]] = x | y;
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.bitOr(r[code[pc + 2]], r[code[pc + 3]]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void bitXor(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x && r[code[pc + 3]] instanceof Integer y) {
            r[code[pc + 1]] = x ^ y;
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.bitXor(r[code[pc + 2]], r[code[pc + 3]]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void shiftLeft(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x && r[code[pc + 3]] instanceof Integer y) {
            r[code[pc + 1]] = x << y;
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.shiftLeft(r[code[pc + 2]], r[code[pc + 3]]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void shiftRight(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x && r[code[pc + 3]] instanceof Integer y) {
            r[code[pc + 1]] = x >> y;
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.shiftRight(r[code[pc + 2]], r[code[pc + 3]]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void mulInt(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.multiply(r[code[pc + 2]], code[pc + 3]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
    }

    static void shiftRightUnsignedInt(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.shiftRightUnsigned(r[code[pc + 2]], code[pc + 3]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 4], result);
    }

    static void bitAndInt(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x) {
            r[code[pc + 1]] = x & code[pc + 3];
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.bitAnd(r[code[pc + 2]], code[pc + 3]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void bitOrInt(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x) {
            r[code[pc + 1]] = x | code[pc + 3];
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.bitOr(r[code[pc + 2]], code[pc + 3]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void shiftLeftInt(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x) {
            r[code[pc + 1]] = x << code[pc + 3];
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.shiftLeft(r[code[pc + 2]], code[pc + 3]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void shiftRightInt(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x) {
            r[code[pc + 1]] = x >> code[pc + 3];
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.shiftRight(r[code[pc + 2]], code[pc + 3]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 4], result);
        }
    }

    static void negate(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.negate(r[code[pc + 2]]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 3], result);
    }

    static void bitNot(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = ArithmeticOps.bitNot(r[code[pc + 2]]);
        r[code[pc + 1]] = result;
        record(frame, code[pc + 3], result);
    }

    static void increment(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x && x != Integer.MAX_VALUE) {
            r[code[pc + 1]] = x + 1;
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.increment(r[code[pc + 2]]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 3], result);
        }
    }

    static void decrement(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof Integer x && x != Integer.MIN_VALUE) {
            r[code[pc + 1]] = x - 1;
        } else {
            frame.pc = pc;
            Object result = ArithmeticOps.decrement(r[code[pc + 2]]);
            r[code[pc + 1]] = result;
            record(frame, code[pc + 3], result);
        }
    }

    static void toNumber(Frame frame, int[] code, Object[] r, int pc) {
        Object value = r[code[pc + 2]];
        if (!(value instanceof Integer || value instanceof Double)) {
            frame.pc = pc;
            value = TypeConversion.toNumberValue(value);
        }
        r[code[pc + 1]] = value;
    }

    static void toNumeric(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = TypeConversion.toNumeric(r[code[pc + 2]]);
    }

    static void toPropertyKey(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = PropertyKey.of(r[code[pc + 2]]);
    }

    static void toStringValue(Frame frame, int[] code, Object[] r, int pc) {
        Object value = r[code[pc + 2]];
        if (value instanceof Integer number) {
            value = ShortString.of(number);
        } else if (!(value instanceof CharSequence)) {
            frame.pc = pc;
            value = TypeConversion.toCharSequence(value);
        }
        r[code[pc + 1]] = value;
    }

    static void typeof(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = TypeConversion.typeof(r[code[pc + 2]]);
    }
}
