package dev.gyre.node.webassembly.vector;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.MStack;
import com.dylibso.chicory.runtime.Memory;
import com.dylibso.chicory.runtime.TrapException;
import com.dylibso.chicory.wasm.types.FunctionBody;
import com.dylibso.chicory.wasm.types.Instruction;
import com.dylibso.chicory.wasm.types.OpCode;
import com.dylibso.chicory.wasm.types.ValType;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.regex.Pattern;

/**
 * The vector instructions. A vector is two values of the stack, the lower half below the upper one. Lanes are computed
 * one by one.
 */
// https://webassembly.github.io/spec/core/exec/instructions.html#vector-instructions
public final class VectorInstructions {
    private static final int I8 = Byte.SIZE;
    private static final int I16 = Short.SIZE;
    private static final int I32 = Integer.SIZE;
    private static final int I64 = Long.SIZE;
    /** How the names of opcodes for vectors begin: V128_AND, I8x16_ADD. */
    private static final Pattern NAME = Pattern.compile("V128_|[IF]\\d+x");

    private static final Set<OpCode> OPCODES = opcodes();

    private final MStack stack;

    /** @param stack the values that instructions take and leave */
    public VectorInstructions(MStack stack) {
        this.stack = stack;
    }

    /** Whether a function has vectors, as locals or in instructions. */
    public static boolean hasVectors(FunctionBody body) {
        return body.localTypes().contains(ValType.V128)
                || body.instructions().stream().anyMatch(one -> OPCODES.contains(one.opcode()));
    }

    private static Set<OpCode> opcodes() {
        Set<OpCode> opcodes = EnumSet.noneOf(OpCode.class);
        for (OpCode opcode : OpCode.values()) if (NAME.matcher(opcode.name()).lookingAt()) opcodes.add(opcode);
        return Set.copyOf(opcodes);
    }

    /**
     * Executes an instruction.
     *
     * @return false if it is none of vectors
     * @throws TrapException for memory outside the bounds
     */
    public boolean execute(Instance instance, Instruction instruction) {
        OpCode opcode = instruction.opcode();
        Memory memory = instance.memory();
        switch (opcode) {
            case V128_CONST -> push(new Vector(instruction.operand(0), instruction.operand(1)));

            case V128_LOAD -> {
                int at = address(instruction);
                push(new Vector(memory.readLong(at), memory.readLong(after(at))));
            }
            case V128_LOAD8x8_S -> loadWidened(I8, memory, instruction, true);
            case V128_LOAD8x8_U -> loadWidened(I8, memory, instruction, false);
            case V128_LOAD16x4_S -> loadWidened(I16, memory, instruction, true);
            case V128_LOAD16x4_U -> loadWidened(I16, memory, instruction, false);
            case V128_LOAD32x2_S -> loadWidened(I32, memory, instruction, true);
            case V128_LOAD32x2_U -> loadWidened(I32, memory, instruction, false);
            case V128_LOAD8_SPLAT -> splat(I8, load(I8, memory, address(instruction)));
            case V128_LOAD16_SPLAT -> splat(I16, load(I16, memory, address(instruction)));
            case V128_LOAD32_SPLAT -> splat(I32, load(I32, memory, address(instruction)));
            case V128_LOAD64_SPLAT -> splat(I64, load(I64, memory, address(instruction)));
            case V128_LOAD32_ZERO -> push(new Vector(Integer.toUnsignedLong(memory.readInt(address(instruction))), 0));
            case V128_LOAD64_ZERO -> push(new Vector(memory.readLong(address(instruction)), 0));
            case V128_LOAD8_LANE -> loadLane(I8, memory, instruction);
            case V128_LOAD16_LANE -> loadLane(I16, memory, instruction);
            case V128_LOAD32_LANE -> loadLane(I32, memory, instruction);
            case V128_LOAD64_LANE -> loadLane(I64, memory, instruction);
            case V128_STORE -> {
                Vector vector = pop();
                int at = address(instruction);
                memory.readLong(after(at)); // Nothing is stored if the end is outside the memory.
                memory.writeLong(at, vector.low());
                memory.writeLong(after(at), vector.high());
            }
            case V128_STORE8_LANE -> storeLane(I8, memory, instruction);
            case V128_STORE16_LANE -> storeLane(I16, memory, instruction);
            case V128_STORE32_LANE -> storeLane(I32, memory, instruction);
            case V128_STORE64_LANE -> storeLane(I64, memory, instruction);

            case V128_NOT -> unary(I64, a -> ~a);
            case V128_AND -> binary(I64, (a, b) -> a & b);
            case V128_ANDNOT -> binary(I64, (a, b) -> a & ~b);
            case V128_OR -> binary(I64, (a, b) -> a | b);
            case V128_XOR -> binary(I64, (a, b) -> a ^ b);
            case V128_BITSELECT -> {
                Vector mask = pop();
                Vector b = pop();
                Vector a = pop();
                push(new Vector(
                        a.low() & mask.low() | b.low() & ~mask.low(),
                        a.high() & mask.high() | b.high() & ~mask.high()));
            }
            case V128_ANY_TRUE -> {
                Vector a = pop();
                stack.push((a.low() | a.high()) != 0 ? 1 : 0);
            }

            case I8x16_SHUFFLE -> shuffle(new Vector(instruction.operand(0), instruction.operand(1)));
            case I8x16_SWIZZLE -> {
                Vector places = pop();
                Vector a = pop();
                push(Vector.of(I8, i -> {
                    long place = places.unsigned(I8, i);
                    return place < Vector.lanes(I8) ? a.signed(I8, (int) place) : 0;
                }));
            }
            case I8x16_SPLAT -> splat(I8, stack.pop());
            case I16x8_SPLAT -> splat(I16, stack.pop());
            case I32x4_SPLAT, F32x4_SPLAT -> splat(I32, stack.pop());
            case I64x2_SPLAT, F64x2_SPLAT -> splat(I64, stack.pop());
            case I8x16_EXTRACT_LANE_S -> extract(I8, instruction, true);
            case I8x16_EXTRACT_LANE_U -> extract(I8, instruction, false);
            case I16x8_EXTRACT_LANE_S -> extract(I16, instruction, true);
            case I16x8_EXTRACT_LANE_U -> extract(I16, instruction, false);
            case I32x4_EXTRACT_LANE, F32x4_EXTRACT_LANE -> extract(I32, instruction, true);
            case I64x2_EXTRACT_LANE, F64x2_EXTRACT_LANE -> extract(I64, instruction, true);
            case I8x16_REPLACE_LANE -> replace(I8, instruction);
            case I16x8_REPLACE_LANE -> replace(I16, instruction);
            case I32x4_REPLACE_LANE, F32x4_REPLACE_LANE -> replace(I32, instruction);
            case I64x2_REPLACE_LANE, F64x2_REPLACE_LANE -> replace(I64, instruction);

            case I8x16_EQ -> binary(I8, (a, b) -> mask(a == b));
            case I8x16_NE -> binary(I8, (a, b) -> mask(a != b));
            case I8x16_LT_S -> binary(I8, (a, b) -> mask(a < b));
            case I8x16_LT_U -> unsigned(I8, (a, b) -> mask(a < b));
            case I8x16_GT_S -> binary(I8, (a, b) -> mask(a > b));
            case I8x16_GT_U -> unsigned(I8, (a, b) -> mask(a > b));
            case I8x16_LE_S -> binary(I8, (a, b) -> mask(a <= b));
            case I8x16_LE_U -> unsigned(I8, (a, b) -> mask(a <= b));
            case I8x16_GE_S -> binary(I8, (a, b) -> mask(a >= b));
            case I8x16_GE_U -> unsigned(I8, (a, b) -> mask(a >= b));
            case I16x8_EQ -> binary(I16, (a, b) -> mask(a == b));
            case I16x8_NE -> binary(I16, (a, b) -> mask(a != b));
            case I16x8_LT_S -> binary(I16, (a, b) -> mask(a < b));
            case I16x8_LT_U -> unsigned(I16, (a, b) -> mask(a < b));
            case I16x8_GT_S -> binary(I16, (a, b) -> mask(a > b));
            case I16x8_GT_U -> unsigned(I16, (a, b) -> mask(a > b));
            case I16x8_LE_S -> binary(I16, (a, b) -> mask(a <= b));
            case I16x8_LE_U -> unsigned(I16, (a, b) -> mask(a <= b));
            case I16x8_GE_S -> binary(I16, (a, b) -> mask(a >= b));
            case I16x8_GE_U -> unsigned(I16, (a, b) -> mask(a >= b));
            case I32x4_EQ -> binary(I32, (a, b) -> mask(a == b));
            case I32x4_NE -> binary(I32, (a, b) -> mask(a != b));
            case I32x4_LT_S -> binary(I32, (a, b) -> mask(a < b));
            case I32x4_LT_U -> unsigned(I32, (a, b) -> mask(a < b));
            case I32x4_GT_S -> binary(I32, (a, b) -> mask(a > b));
            case I32x4_GT_U -> unsigned(I32, (a, b) -> mask(a > b));
            case I32x4_LE_S -> binary(I32, (a, b) -> mask(a <= b));
            case I32x4_LE_U -> unsigned(I32, (a, b) -> mask(a <= b));
            case I32x4_GE_S -> binary(I32, (a, b) -> mask(a >= b));
            case I32x4_GE_U -> unsigned(I32, (a, b) -> mask(a >= b));
            case I64x2_EQ -> binary(I64, (a, b) -> mask(a == b));
            case I64x2_NE -> binary(I64, (a, b) -> mask(a != b));
            case I64x2_LT_S -> binary(I64, (a, b) -> mask(a < b));
            case I64x2_GT_S -> binary(I64, (a, b) -> mask(a > b));
            case I64x2_LE_S -> binary(I64, (a, b) -> mask(a <= b));
            case I64x2_GE_S -> binary(I64, (a, b) -> mask(a >= b));
            case F32x4_EQ -> singles((a, b) -> a == b);
            case F32x4_NE -> singles((a, b) -> a != b);
            case F32x4_LT -> singles((a, b) -> a < b);
            case F32x4_GT -> singles((a, b) -> a > b);
            case F32x4_LE -> singles((a, b) -> a <= b);
            case F32x4_GE -> singles((a, b) -> a >= b);
            case F64x2_EQ -> doubles((a, b) -> a == b);
            case F64x2_NE -> doubles((a, b) -> a != b);
            case F64x2_LT -> doubles((a, b) -> a < b);
            case F64x2_GT -> doubles((a, b) -> a > b);
            case F64x2_LE -> doubles((a, b) -> a <= b);
            case F64x2_GE -> doubles((a, b) -> a >= b);

            case I8x16_ABS -> unary(I8, Math::abs);
            case I8x16_NEG -> unary(I8, a -> -a);
            case I8x16_POPCNT -> unary(I8, a -> Long.bitCount(a & 0xff));
            case I8x16_ALL_TRUE -> allTrue(I8);
            case I8x16_BITMASK -> bitmask(I8);
            case I8x16_NARROW_I16x8_S -> narrow(I8, true);
            case I8x16_NARROW_I16x8_U -> narrow(I8, false);
            case I8x16_SHL -> shift(I8, true, (a, count) -> a << count);
            case I8x16_SHR_S -> shift(I8, true, (a, count) -> a >> count);
            case I8x16_SHR_U -> shift(I8, false, (a, count) -> a >>> count);
            case I8x16_ADD -> binary(I8, Long::sum);
            case I8x16_ADD_SAT_S -> binary(I8, (a, b) -> saturateSigned(I8, a + b));
            case I8x16_ADD_SAT_U -> unsigned(I8, (a, b) -> saturateUnsigned(I8, a + b));
            case I8x16_SUB -> binary(I8, (a, b) -> a - b);
            case I8x16_SUB_SAT_S -> binary(I8, (a, b) -> saturateSigned(I8, a - b));
            case I8x16_SUB_SAT_U -> unsigned(I8, (a, b) -> saturateUnsigned(I8, a - b));
            case I8x16_MIN_S -> binary(I8, Math::min);
            case I8x16_MIN_U -> unsigned(I8, Math::min);
            case I8x16_MAX_S -> binary(I8, Math::max);
            case I8x16_MAX_U -> unsigned(I8, Math::max);
            case I8x16_AVGR_U -> unsigned(I8, (a, b) -> (a + b + 1) >> 1);

            case I16x8_EXTADD_PAIRWISE_I8x16_S -> addPairs(I16, true);
            case I16x8_EXTADD_PAIRWISE_I8x16_U -> addPairs(I16, false);
            case I16x8_ABS -> unary(I16, Math::abs);
            case I16x8_NEG -> unary(I16, a -> -a);
            case I16x8_Q15MULR_SAT_S -> binary(I16, (a, b) -> saturateSigned(I16, (a * b + 0x4000) >> 15));
            case I16x8_ALL_TRUE -> allTrue(I16);
            case I16x8_BITMASK -> bitmask(I16);
            case I16x8_NARROW_I32x4_S -> narrow(I16, true);
            case I16x8_NARROW_I32x4_U -> narrow(I16, false);
            case I16x8_EXTEND_LOW_I8x16_S -> extend(I16, false, true);
            case I16x8_EXTEND_HIGH_I8x16_S -> extend(I16, true, true);
            case I16x8_EXTEND_LOW_I8x16_U -> extend(I16, false, false);
            case I16x8_EXTEND_HIGH_I8x16_U -> extend(I16, true, false);
            case I16x8_SHL -> shift(I16, true, (a, count) -> a << count);
            case I16x8_SHR_S -> shift(I16, true, (a, count) -> a >> count);
            case I16x8_SHR_U -> shift(I16, false, (a, count) -> a >>> count);
            case I16x8_ADD -> binary(I16, Long::sum);
            case I16x8_ADD_SAT_S -> binary(I16, (a, b) -> saturateSigned(I16, a + b));
            case I16x8_ADD_SAT_U -> unsigned(I16, (a, b) -> saturateUnsigned(I16, a + b));
            case I16x8_SUB -> binary(I16, (a, b) -> a - b);
            case I16x8_SUB_SAT_S -> binary(I16, (a, b) -> saturateSigned(I16, a - b));
            case I16x8_SUB_SAT_U -> unsigned(I16, (a, b) -> saturateUnsigned(I16, a - b));
            case I16x8_MUL -> binary(I16, (a, b) -> a * b);
            case I16x8_MIN_S -> binary(I16, Math::min);
            case I16x8_MIN_U -> unsigned(I16, Math::min);
            case I16x8_MAX_S -> binary(I16, Math::max);
            case I16x8_MAX_U -> unsigned(I16, Math::max);
            case I16x8_AVGR_U -> unsigned(I16, (a, b) -> (a + b + 1) >> 1);
            case I16x8_EXTMUL_LOW_I8x16_S -> multiplyExtended(I16, false, true);
            case I16x8_EXTMUL_HIGH_I8x16_S -> multiplyExtended(I16, true, true);
            case I16x8_EXTMUL_LOW_I8x16_U -> multiplyExtended(I16, false, false);
            case I16x8_EXTMUL_HIGH_I8x16_U -> multiplyExtended(I16, true, false);

            case I32x4_EXTADD_PAIRWISE_I16x8_S -> addPairs(I32, true);
            case I32x4_EXTADD_PAIRWISE_I16x8_U -> addPairs(I32, false);
            case I32x4_ABS -> unary(I32, Math::abs);
            case I32x4_NEG -> unary(I32, a -> -a);
            case I32x4_ALL_TRUE -> allTrue(I32);
            case I32x4_BITMASK -> bitmask(I32);
            case I32x4_EXTEND_LOW_I16x8_S -> extend(I32, false, true);
            case I32x4_EXTEND_HIGH_I16x8_S -> extend(I32, true, true);
            case I32x4_EXTEND_LOW_I16x8_U -> extend(I32, false, false);
            case I32x4_EXTEND_HIGH_I16x8_U -> extend(I32, true, false);
            case I32x4_SHL -> shift(I32, true, (a, count) -> a << count);
            case I32x4_SHR_S -> shift(I32, true, (a, count) -> a >> count);
            case I32x4_SHR_U -> shift(I32, false, (a, count) -> a >>> count);
            case I32x4_ADD -> binary(I32, Long::sum);
            case I32x4_SUB -> binary(I32, (a, b) -> a - b);
            case I32x4_MUL -> binary(I32, (a, b) -> a * b);
            case I32x4_MIN_S -> binary(I32, Math::min);
            case I32x4_MIN_U -> unsigned(I32, Math::min);
            case I32x4_MAX_S -> binary(I32, Math::max);
            case I32x4_MAX_U -> unsigned(I32, Math::max);
            case I32x4_DOT_I16x8_S -> {
                Vector b = pop();
                Vector a = pop();
                push(Vector.of(
                        I32,
                        i -> a.signed(I16, 2 * i) * b.signed(I16, 2 * i)
                                + a.signed(I16, 2 * i + 1) * b.signed(I16, 2 * i + 1)));
            }
            case I32x4_EXTMUL_LOW_I16x8_S -> multiplyExtended(I32, false, true);
            case I32x4_EXTMUL_HIGH_I16x8_S -> multiplyExtended(I32, true, true);
            case I32x4_EXTMUL_LOW_I16x8_U -> multiplyExtended(I32, false, false);
            case I32x4_EXTMUL_HIGH_I16x8_U -> multiplyExtended(I32, true, false);

            case I64x2_ABS -> unary(I64, Math::abs);
            case I64x2_NEG -> unary(I64, a -> -a);
            case I64x2_ALL_TRUE -> allTrue(I64);
            case I64x2_BITMASK -> bitmask(I64);
            case I64x2_EXTEND_LOW_I32x4_S -> extend(I64, false, true);
            case I64x2_EXTEND_HIGH_I32x4_S -> extend(I64, true, true);
            case I64x2_EXTEND_LOW_I32x4_U -> extend(I64, false, false);
            case I64x2_EXTEND_HIGH_I32x4_U -> extend(I64, true, false);
            case I64x2_SHL -> shift(I64, true, (a, count) -> a << count);
            case I64x2_SHR_S -> shift(I64, true, (a, count) -> a >> count);
            case I64x2_SHR_U -> shift(I64, false, (a, count) -> a >>> count);
            case I64x2_ADD -> binary(I64, Long::sum);
            case I64x2_SUB -> binary(I64, (a, b) -> a - b);
            case I64x2_MUL -> binary(I64, (a, b) -> a * b);
            case I64x2_EXTMUL_LOW_I32x4_S -> multiplyExtended(I64, false, true);
            case I64x2_EXTMUL_HIGH_I32x4_S -> multiplyExtended(I64, true, true);
            case I64x2_EXTMUL_LOW_I32x4_U -> multiplyExtended(I64, false, false);
            case I64x2_EXTMUL_HIGH_I32x4_U -> multiplyExtended(I64, true, false);

            case F32x4_ABS -> unary(I32, a -> a & Integer.MAX_VALUE);
            case F32x4_NEG -> unary(I32, a -> a ^ Integer.MIN_VALUE);
            case F32x4_SQRT -> single(Math::sqrt);
            case F32x4_CEIL -> single(Math::ceil);
            case F32x4_FLOOR -> single(Math::floor);
            case F32x4_TRUNC -> single(VectorInstructions::truncate);
            case F32x4_NEAREST -> single(Math::rint);
            // The sum, difference, product or quotient of floats, rounded from that of doubles, is the right one.
            case F32x4_ADD -> single(Double::sum);
            case F32x4_SUB -> single((a, b) -> a - b);
            case F32x4_MUL -> single((a, b) -> a * b);
            case F32x4_DIV -> single((a, b) -> a / b);
            case F32x4_MIN -> single(Math::min);
            case F32x4_MAX -> single(Math::max);
            case F32x4_PMIN -> binary(I32, (a, b) -> toSingle(b) < toSingle(a) ? b : a);
            case F32x4_PMAX -> binary(I32, (a, b) -> toSingle(a) < toSingle(b) ? b : a);
            case F64x2_ABS -> unary(I64, a -> a & Long.MAX_VALUE);
            case F64x2_NEG -> unary(I64, a -> a ^ Long.MIN_VALUE);
            case F64x2_SQRT -> twofold(Math::sqrt);
            case F64x2_CEIL -> twofold(Math::ceil);
            case F64x2_FLOOR -> twofold(Math::floor);
            case F64x2_TRUNC -> twofold(VectorInstructions::truncate);
            case F64x2_NEAREST -> twofold(Math::rint);
            case F64x2_ADD -> twofold(Double::sum);
            case F64x2_SUB -> twofold((a, b) -> a - b);
            case F64x2_MUL -> twofold((a, b) -> a * b);
            case F64x2_DIV -> twofold((a, b) -> a / b);
            case F64x2_MIN -> twofold(Math::min);
            case F64x2_MAX -> twofold(Math::max);
            case F64x2_PMIN -> binary(I64, (a, b) -> Double.longBitsToDouble(b) < Double.longBitsToDouble(a) ? b : a);
            case F64x2_PMAX -> binary(I64, (a, b) -> Double.longBitsToDouble(a) < Double.longBitsToDouble(b) ? b : a);

            // Java's conversions of floating-point numbers to integers saturate, and NaN becomes 0.
            case I32x4_TRUNC_SAT_F32X4_S -> unary(I32, a -> (int) toSingle(a));
            case I32x4_TRUNC_SAT_F32X4_U -> unary(I32, a -> saturateUnsigned(I32, (long) toSingle(a)));
            case F32x4_CONVERT_I32x4_S -> unary(I32, a -> Float.floatToRawIntBits((int) a));
            case F32x4_CONVERT_I32x4_U -> unary(I32, a -> Float.floatToRawIntBits(a & 0xffff_ffffL));
            case I32x4_TRUNC_SAT_F64x2_S_ZERO -> {
                Vector a = pop();
                push(Vector.of(I32, i -> i < 2 ? (int) a.twofold(i) : 0));
            }
            case I32x4_TRUNC_SAT_F64x2_U_ZERO -> {
                Vector a = pop();
                push(Vector.of(I32, i -> i < 2 ? saturateUnsigned(I32, (long) a.twofold(i)) : 0));
            }
            case F64x2_CONVERT_LOW_I32x4_S -> {
                Vector a = pop();
                push(Vector.of(I64, i -> Double.doubleToRawLongBits(a.signed(I32, i))));
            }
            case F64x2_CONVERT_LOW_I32x4_U -> {
                Vector a = pop();
                push(Vector.of(I64, i -> Double.doubleToRawLongBits(a.unsigned(I32, i))));
            }
            case F32x4_DEMOTE_LOW_F64x2_ZERO -> {
                Vector a = pop();
                push(Vector.of(I32, i -> i < 2 ? Float.floatToRawIntBits((float) a.twofold(i)) : 0));
            }
            case F64x2_PROMOTE_LOW_F32x4 -> {
                Vector a = pop();
                push(Vector.of(I64, i -> Double.doubleToRawLongBits(a.single(i))));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- the stack

    private Vector pop() {
        long high = stack.pop();
        return new Vector(stack.pop(), high);
    }

    private void push(Vector vector) {
        stack.push(vector.low());
        stack.push(vector.high());
    }

    // ---- shapes of instructions; lanes are signed where nothing else is said

    private void unary(int bits, LongUnaryOperator operator) {
        Vector a = pop();
        push(Vector.of(bits, i -> operator.applyAsLong(a.signed(bits, i))));
    }

    private void binary(int bits, LongBinaryOperator operator) {
        Vector b = pop();
        Vector a = pop();
        push(Vector.of(bits, i -> operator.applyAsLong(a.signed(bits, i), b.signed(bits, i))));
    }

    private void unsigned(int bits, LongBinaryOperator operator) {
        Vector b = pop();
        Vector a = pop();
        push(Vector.of(bits, i -> operator.applyAsLong(a.unsigned(bits, i), b.unsigned(bits, i))));
    }

    private void single(DoubleUnaryOperator operator) {
        Vector a = pop();
        push(Vector.of(I32, i -> Float.floatToRawIntBits((float) operator.applyAsDouble(a.single(i)))));
    }

    private void single(DoubleBinaryOperator operator) {
        Vector b = pop();
        Vector a = pop();
        push(Vector.of(I32, i -> Float.floatToRawIntBits((float) operator.applyAsDouble(a.single(i), b.single(i)))));
    }

    private void twofold(DoubleUnaryOperator operator) {
        Vector a = pop();
        push(Vector.of(I64, i -> Double.doubleToRawLongBits(operator.applyAsDouble(a.twofold(i)))));
    }

    private void twofold(DoubleBinaryOperator operator) {
        Vector b = pop();
        Vector a = pop();
        push(Vector.of(I64, i -> Double.doubleToRawLongBits(operator.applyAsDouble(a.twofold(i), b.twofold(i)))));
    }

    /** A comparison of two numbers. */
    private interface Comparison {
        boolean test(double a, double b);
    }

    private void singles(Comparison comparison) {
        Vector b = pop();
        Vector a = pop();
        push(Vector.of(I32, i -> mask(comparison.test(a.single(i), b.single(i)))));
    }

    private void doubles(Comparison comparison) {
        Vector b = pop();
        Vector a = pop();
        push(Vector.of(I64, i -> mask(comparison.test(a.twofold(i), b.twofold(i)))));
    }

    private void shift(int bits, boolean signed, LongBinaryOperator operator) {
        long count = stack.pop() & (bits - 1);
        Vector a = pop();
        push(Vector.of(bits, i -> operator.applyAsLong(signed ? a.signed(bits, i) : a.unsigned(bits, i), count)));
    }

    private void splat(int bits, long value) {
        push(Vector.of(bits, i -> value));
    }

    private void extract(int bits, Instruction instruction, boolean signed) {
        int lane = (int) instruction.operand(0);
        Vector a = pop();
        stack.push(signed ? a.signed(bits, lane) : a.unsigned(bits, lane));
    }

    private void replace(int bits, Instruction instruction) {
        long value = stack.pop();
        push(pop().with(bits, (int) instruction.operand(0), value));
    }

    private void shuffle(Vector places) {
        Vector b = pop();
        Vector a = pop();
        int lanes = Vector.lanes(I8);
        push(Vector.of(I8, i -> {
            int place = (int) places.unsigned(I8, i);
            return place < lanes ? a.signed(I8, place) : b.signed(I8, place - lanes);
        }));
    }

    private void allTrue(int bits) {
        Vector a = pop();
        boolean all = true;
        for (int i = 0; i < Vector.lanes(bits); i++) all &= a.signed(bits, i) != 0;
        stack.push(all ? 1 : 0);
    }

    private void bitmask(int bits) {
        Vector a = pop();
        int mask = 0;
        for (int i = 0; i < Vector.lanes(bits); i++) if (a.signed(bits, i) < 0) mask |= 1 << i;
        stack.push(mask);
    }

    /** Lanes of half the width from signed lanes, those of the second operand in the upper half. */
    private void narrow(int bits, boolean signed) {
        Vector b = pop();
        Vector a = pop();
        int half = Vector.lanes(bits) / 2;
        push(Vector.of(bits, i -> {
            long value = i < half ? a.signed(2 * bits, i) : b.signed(2 * bits, i - half);
            return signed ? saturateSigned(bits, value) : saturateUnsigned(bits, value);
        }));
    }

    /** Lanes of twice the width, from one half of the operand. */
    private void extend(int bits, boolean upper, boolean signed) {
        push(extended(pop(), bits, upper, signed));
    }

    private static Vector extended(Vector a, int bits, boolean upper, boolean signed) {
        int first = upper ? Vector.lanes(bits) : 0;
        return Vector.of(bits, i -> signed ? a.signed(bits / 2, first + i) : a.unsigned(bits / 2, first + i));
    }

    private void multiplyExtended(int bits, boolean upper, boolean signed) {
        Vector b = extended(pop(), bits, upper, signed);
        Vector a = extended(pop(), bits, upper, signed);
        push(Vector.of(bits, i -> a.signed(bits, i) * b.signed(bits, i)));
    }

    private void addPairs(int bits, boolean signed) {
        Vector a = pop();
        int half = bits / 2;
        push(Vector.of(
                bits,
                i -> signed
                        ? a.signed(half, 2 * i) + a.signed(half, 2 * i + 1)
                        : a.unsigned(half, 2 * i) + a.unsigned(half, 2 * i + 1)));
    }

    // ---- numbers

    private static long mask(boolean holds) {
        return holds ? -1 : 0;
    }

    private static float toSingle(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    private static double truncate(double number) {
        return number < 0 ? Math.ceil(number) : Math.floor(number);
    }

    private static long saturateSigned(int bits, long value) {
        long least = -1L << (bits - 1);
        return Math.clamp(value, least, ~least);
    }

    private static long saturateUnsigned(int bits, long value) {
        return Math.clamp(value, 0, (1L << bits) - 1);
    }

    // ---- memory; the operands are the alignment, the offset and for some instructions the lane

    private int address(Instruction instruction) {
        int base = (int) stack.pop();
        long address = Integer.toUnsignedLong(base) + Integer.toUnsignedLong((int) instruction.operand(1));
        if (address > Integer.MAX_VALUE) throw new TrapException("out of bounds memory access");
        return (int) address;
    }

    /** The address of the upper half of a vector. */
    private static int after(int address) {
        if (address > Integer.MAX_VALUE - Long.BYTES) throw new TrapException("out of bounds memory access");
        return address + Long.BYTES;
    }

    private static long load(int bits, Memory memory, int address) {
        return switch (bits) {
            case I8 -> memory.read(address);
            case I16 -> memory.readShort(address);
            case I32 -> memory.readInt(address);
            default -> memory.readLong(address);
        };
    }

    private void loadWidened(int bits, Memory memory, Instruction instruction, boolean signed) {
        push(extended(new Vector(memory.readLong(address(instruction)), 0), 2 * bits, false, signed));
    }

    private void loadLane(int bits, Memory memory, Instruction instruction) {
        Vector vector = pop();
        long value = load(bits, memory, address(instruction));
        push(vector.with(bits, (int) instruction.operand(2), value));
    }

    private void storeLane(int bits, Memory memory, Instruction instruction) {
        long value = pop().signed(bits, (int) instruction.operand(2));
        int address = address(instruction);
        switch (bits) {
            case I8 -> memory.writeByte(address, (byte) value);
            case I16 -> memory.writeShort(address, (short) value);
            case I32 -> memory.writeI32(address, (int) value);
            default -> memory.writeLong(address, value);
        }
    }
}
