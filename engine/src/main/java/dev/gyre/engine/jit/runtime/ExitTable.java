package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import java.util.ArrayList;

/**
 * The places at which the code of a unit is left, by number. The code passes the number of the place and the values that are in the JVM's locals there; the table
 * says to which registers they belong.
 */
public final class ExitTable {
    /** Instead of a reason, where a poll is due. */
    public static final int POLL = -1;

    private final CompilationUnit unit;
    private final ArrayList<Exit> exits = new ArrayList<>();

    /**
     * @param at the offset at which the interpreter continues, in the code of the innermost activation
     * @param reason the ordinal of an {@link dev.gyre.engine.jit.tiering.ExitReason}, or {@link #POLL}
     */
    private record Exit(int at, int reason, LiveValues live) {}

    /**
     * What is in the JVM's locals.
     *
     * @param registers the registers of the unit to which the values belong, in the order in which they are passed
     * @param calls the inlined calls around the place, the outermost first
     */
    public record LiveValues(int[] registers, InlinedCall... calls) {}

    /** How an inlined function is called, which decides about the new target of its frame. */
    public enum CallKind {
        CALL,
        /** By {@code new}. */
        CONSTRUCTION,
        /** By {@code super()}. */
        SUPER_CALL
    }

    /**
     * An inlined call.
     *
     * @param callPc the offset of the call in its caller's code
     * @param firstRegister the first of its registers among those of the unit
     * @param functionRegister the register after them, which holds the function; those of the this value and of the kept arguments follow
     * @param keptArguments how many arguments its frame gets in an array; -1 if its code does not need that
     * @param passesFrame whether its frame is passed, which is null if it has not been created yet
     */
    public record InlinedCall(
            int callPc,
            CallKind kind,
            int firstRegister,
            int functionRegister,
            int keptArguments,
            boolean passesFrame) {}

    public ExitTable(CompilationUnit unit) {
        this.unit = unit;
    }

    /** Adds a place; returns its number. */
    public int add(int at, int reason, LiveValues live) {
        exits.add(new Exit(at, reason, live));
        return exits.size() - 1;
    }

    /**
     * Leaves code that runs an entered frame.
     *
     * @param values what {@link LiveValues} says
     * @param inlined the frames that inlined calls pass; null for none
     * @return what the code returns
     */
    public static Object leave(int number, Object[] values, Frame[] inlined, Frame frame, ExitTable table) {
        return table.leave(number, values, inlined, frame, frame);
    }

    /** As {@link #leave(int, Object[], Frame[], Frame, ExitTable)} for direct calls, whose frame is created if there is none yet. */
    public static Object leaveDirect(
            int number,
            Object[] values,
            Frame[] inlined,
            Frame frame,
            Frame given,
            BytecodeFunction function,
            Object context,
            Object thisValue,
            Object[] arguments,
            ExitTable table) {
        Frame entered = CompiledCalls.frame(frame, function, context, thisValue, arguments);
        return table.leave(number, values, inlined, entered, given);
    }

    private Object leave(int number, Object[] values, Frame[] inlined, Frame frame, Frame given) {
        Exit exit = exits.get(number);
        LiveValues live = exit.live;
        InlinedCall[] calls = live.calls;
        store(live.registers, values, 0, calls.length == 0 ? Integer.MAX_VALUE : calls[0].firstRegister, frame);
        Frame innermost = frame;
        int passed = 0;
        for (InlinedCall call : calls) {
            innermost = enter(call, innermost, call.passesFrame ? inlined[passed++] : null, live.registers, values);
        }
        if (exit.reason == POLL) return CompiledCalls.pause(frame, given, unit, exit.at);
        return calls.length == 0
                ? CompiledCalls.exit(frame, given, unit, exit.at, exit.reason)
                : CompiledCalls.exit(frame, given, innermost, unit, exit.at, exit.reason);
    }

    /** The frame of an inlined call, with its live registers. */
    private static Frame enter(InlinedCall call, Frame caller, Frame entered, int[] registers, Object[] values) {
        int at = call.functionRegister;
        Object function = values[indexOf(registers, at)];
        Object thisValue = values[indexOf(registers, at + 1)];
        Frame frame = switch (call.kind) {
            case CALL -> CompiledCalls.inlinedCall(caller, call.callPc, entered, function, thisValue);
            case CONSTRUCTION -> CompiledCalls.inlinedConstruction(caller, call.callPc, entered, function, thisValue);
            case SUPER_CALL -> CompiledCalls.inlinedSuperCall(caller, call.callPc, entered, function, thisValue);
        };
        if (call.keptArguments >= 0) {
            var arguments = new Object[call.keptArguments];
            for (int i = 0; i < arguments.length; i++) arguments[i] = values[indexOf(registers, at + 2 + i)];
            frame.keepArguments(arguments);
        }
        store(registers, values, call.firstRegister, at, frame);
        return frame;
    }

    private static int indexOf(int[] registers, int register) {
        int index = 0;
        while (registers[index] != register) index++;
        return index;
    }

    /** Stores the values of the registers from {@code first} to before {@code end} in a frame. */
    private static void store(int[] registers, Object[] values, int first, int end, Frame frame) {
        Object[] stored = frame.registers();
        for (int i = 0; i < registers.length; i++) {
            int register = registers[i];
            if (register >= first && register < end) stored[register - first] = values[i];
        }
    }
}
