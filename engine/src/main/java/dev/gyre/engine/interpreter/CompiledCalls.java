package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;

/** Calls of compiled code. */
final class CompiledCalls {
    private CompiledCalls() {}

    static Object call0(Frame frame, int pc, Object callee, Object thisValue) {
        frame.pc = pc;
        return callee instanceof BytecodeFunction function
                ? function.call0(thisValue)
                : target(frame, pc, callee, thisValue).call0(thisValue);
    }

    static Object call1(Frame frame, int pc, Object callee, Object thisValue, Object a) {
        frame.pc = pc;
        return callee instanceof BytecodeFunction function
                ? function.call1(thisValue, a)
                : target(frame, pc, callee, thisValue).call1(thisValue, a);
    }

    static Object call2(Frame frame, int pc, Object callee, Object thisValue, Object a, Object b) {
        frame.pc = pc;
        return callee instanceof BytecodeFunction function
                ? function.call2(thisValue, a, b)
                : target(frame, pc, callee, thisValue).call2(thisValue, a, b);
    }

    static Object call3(Frame frame, int pc, Object callee, Object thisValue, Object a, Object b, Object c) {
        frame.pc = pc;
        return callee instanceof BytecodeFunction function
                ? function.call3(thisValue, a, b, c)
                : target(frame, pc, callee, thisValue).call3(thisValue, a, b, c);
    }

    /** Whether a callee is a function with this code. */
    static boolean isFunction(Object callee, SharedFunctionInfo shared) {
        return callee instanceof BytecodeFunction function && function.shared() == shared;
    }

    /** The scope over which a JavaScript function is closed. */
    static HeapScope scopeOf(Object function) {
        return ((BytecodeFunction) function).scope();
    }

    // ---- calls whose callee's compiled code the caller runs itself: frame, run, leave

    static Frame enter0(Frame frame, int pc, Object callee, Object thisValue) {
        frame.pc = pc;
        Frame entered = callee instanceof BytecodeFunction function ? function.directFrame(frame, thisValue) : null;
        return entered == null ? null : enter(entered, 0);
    }

    static Frame enter1(Frame frame, int pc, Object callee, Object thisValue, Object a) {
        frame.pc = pc;
        Frame entered = callee instanceof BytecodeFunction function ? function.directFrame(frame, thisValue) : null;
        if (entered == null) return null;
        if (entered.code.parameterCount > 0) entered.registers[0] = a;
        return enter(entered, 1);
    }

    static Frame enter2(Frame frame, int pc, Object callee, Object thisValue, Object a, Object b) {
        frame.pc = pc;
        Frame entered = callee instanceof BytecodeFunction function ? function.directFrame(frame, thisValue) : null;
        if (entered == null) return null;
        int parameters = entered.code.parameterCount;
        if (parameters > 0) entered.registers[0] = a;
        if (parameters > 1) entered.registers[1] = b;
        return enter(entered, 2);
    }

    static Frame enter3(Frame frame, int pc, Object callee, Object thisValue, Object a, Object b, Object c) {
        frame.pc = pc;
        Frame entered = callee instanceof BytecodeFunction function ? function.directFrame(frame, thisValue) : null;
        if (entered == null) return null;
        int parameters = entered.code.parameterCount;
        if (parameters > 0) entered.registers[0] = a;
        if (parameters > 1) entered.registers[1] = b;
        if (parameters > 2) entered.registers[2] = c;
        return enter(entered, 3);
    }

    /** Null when the callee's compiled code was given up at the poll: the call then takes the usual way. */
    private static Frame enter(Frame entered, int arguments) {
        for (int i = arguments; i < entered.code.parameterCount; i++) entered.registers[i] = Undefined.INSTANCE;
        Agent agent = entered.realm.agent();
        entered.enter(agent);
        switch (agent.interruptCheck()) {
            case Agent.POLL -> {
                TierUp.pollAtEntry(entered, agent);
                if (entered.code.direct == null) {
                    entered.leave(agent);
                    return null;
                }
            }
            default -> {}
        }
        return entered;
    }

    /** The value of a call whose compiled code has returned this. An exception leaves frames entered; who catches it repairs that. */
    static Object leave(Frame entered, Object result) {
        Agent agent = entered.realm.agent();
        Object value = result == null || result == CompiledCode.EXIT
                ? TieredExecution.continueAfter(entered, agent, result)
                : result;
        entered.leave(agent);
        return value;
    }

    /** What is to be called, where that is no JavaScript function: stack traces and messages find it, and its this value, in the frame. */
    private static JsObject target(Frame frame, int pc, Object callee, Object thisValue) {
        int[] code = frame.code.code;
        frame.registers[code[pc + 2]] = callee;
        frame.registers[code[pc + 3]] = thisValue;
        return callee instanceof JsFunction function ? function : Calls.callable(frame, pc, callee);
    }
}
