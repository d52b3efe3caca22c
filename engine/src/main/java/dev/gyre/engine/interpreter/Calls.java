package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.EvalSite;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import java.util.Arrays;

/** Calls and constructions. */
public final class Calls {
    private Calls() {}

    static void call0(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        JsObject callee =
                r[code[pc + 2]] instanceof JsFunction function ? function : callable(frame, pc, r[code[pc + 2]]);
        r[code[pc + 1]] = callee.call0(r[code[pc + 3]]);
    }

    static void call1(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        JsObject callee =
                r[code[pc + 2]] instanceof JsFunction function ? function : callable(frame, pc, r[code[pc + 2]]);
        r[code[pc + 1]] = callee.call1(r[code[pc + 3]], r[code[pc + 4]]);
    }

    static void call2(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        JsObject callee =
                r[code[pc + 2]] instanceof JsFunction function ? function : callable(frame, pc, r[code[pc + 2]]);
        r[code[pc + 1]] = callee.call2(r[code[pc + 3]], r[code[pc + 4]], r[code[pc + 5]]);
    }

    static void call3(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        JsObject callee =
                r[code[pc + 2]] instanceof JsFunction function ? function : callable(frame, pc, r[code[pc + 2]]);
        r[code[pc + 1]] = callee.call3(r[code[pc + 3]], r[code[pc + 4]], r[code[pc + 5]], r[code[pc + 6]]);
    }

    static void callRange(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        r[code[pc + 1]] = callRange(frame, pc, r[code[pc + 2]], r[code[pc + 3]], r, code[pc + 4], code[pc + 5]);
    }

    public static Object callRange(
            Frame frame, int pc, Object callee, Object thisValue, Object[] r, int first, int count) {
        if (callee instanceof BytecodeFunction function) return function.callRange(thisValue, r, first, count);
        JsObject target = callable(frame, pc, callee);
        return switch (count) {
            case 0 -> target.call0(thisValue);
            case 1 -> target.call1(thisValue, r[first]);
            case 2 -> target.call2(thisValue, r[first], r[first + 1]);
            case 3 -> target.call3(thisValue, r[first], r[first + 1], r[first + 2]);
            default -> target.call(thisValue, Arrays.copyOfRange(r, first, first + count));
        };
    }

    static void callSpread(Frame frame, int[] code, Object[] r, int pc) {
        JsObject callee = callable(frame, pc, r[code[pc + 2]]);
        r[code[pc + 1]] = callee.call(r[code[pc + 3]], ((JsArray) r[code[pc + 4]]).toObjectArray());
    }

    static void applyArguments(Frame frame, int[] code, Object[] r, int pc) {
        Object callee = r[code[pc + 2]], function = r[code[pc + 3]], thisValue = r[code[pc + 4]];
        if (isPlainApply(callee, function, r[code[pc + 5]])) {
            r[code[pc + 1]] = applyArguments((JsFunction) function, thisValue, frame.arguments());
            return;
        }
        if (r[code[pc + 5]] == null)
            r[code[pc + 5]] = FunctionOps.createArguments(frame.function, frame.arguments(), code[pc + 6]);
        r[code[pc + 1]] = callable(frame, pc, callee).call2(function, thisValue, r[code[pc + 5]]);
    }

    /** Whether {@code f.apply(x, arguments)} calls f with the arguments of the running function, because nothing else has seen the arguments object. */
    public static boolean isPlainApply(Object callee, Object function, Object argumentsObject) {
        return argumentsObject == null
                && callee instanceof NativeFunction builtin
                && builtin.isApply()
                && function instanceof JsFunction;
    }

    /** Calls a function with the arguments of another one, which keeps the array. */
    public static Object applyArguments(JsFunction function, Object thisValue, Object[] arguments) {
        return function.call(thisValue, function instanceof BytecodeFunction ? arguments : arguments.clone());
    }

    /** Returns the callee as a callable object, or throws the TypeError that quotes its source text. */
    public static JsObject callable(Frame frame, int pc, Object callee) {
        if (callee instanceof JsObject object && object.isCallable()) return object;
        throw CallSiteErrors.notCallable(frame, pc, callee);
    }

    static void callEval(Frame frame, int[] code, Object[] r, int pc) {
        Object callee = r[code[pc + 2]];
        int first = code[pc + 4], count = code[pc + 5];
        if (callee == frame.realm.intrinsic(Intrinsic.EVAL)) {
            r[code[pc + 1]] = directEval(
                    frame, count == 0 ? Undefined.INSTANCE : r[first], r[code[pc + 6]], frame.constant(code[pc + 7]));
        } else {
            r[code[pc + 1]] = callRange(frame, pc, callee, r[code[pc + 3]], r, first, count);
        }
    }

    static void callEvalSpread(Frame frame, int[] code, Object[] r, int pc) {
        Object[] args = ((JsArray) r[code[pc + 4]]).toObjectArray();
        if (r[code[pc + 2]] == frame.realm.intrinsic(Intrinsic.EVAL)) {
            r[code[pc + 1]] = directEval(
                    frame,
                    args.length == 0 ? Undefined.INSTANCE : args[0],
                    r[code[pc + 5]],
                    frame.constant(code[pc + 6]));
        } else {
            r[code[pc + 1]] = callable(frame, pc, r[code[pc + 2]]).call(r[code[pc + 3]], args);
        }
    }

    private static Object directEval(Frame frame, Object source, Object scope, Object site) {
        return EvalOps.direct(frame, source, (HeapScope) scope, (EvalSite) site);
    }

    static void construct(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        int first = code[pc + 3], count = code[pc + 4];
        if (r[code[pc + 2]] instanceof BytecodeFunction function && function.isConstructor()) {
            r[code[pc + 1]] = function.constructRange(r, first, count, function);
        } else {
            JsObject callee = constructor(frame, pc, r[code[pc + 2]]);
            r[code[pc + 1]] = callee.construct(Arrays.copyOfRange(r, first, first + count), callee);
        }
    }

    static void newSpread(Frame frame, int[] code, Object[] r, int pc) {
        JsObject callee = constructor(frame, pc, r[code[pc + 2]]);
        r[code[pc + 1]] = callee.construct(((JsArray) r[code[pc + 3]]).toObjectArray(), callee);
    }

    public static JsObject constructor(Frame frame, int pc, Object callee) {
        if (callee instanceof JsObject object && object.isConstructor()) return object;
        throw notConstructor(frame, pc, callee);
    }

    private static JsException notConstructor(Frame frame, int pc, Object callee) {
        return CallSiteErrors.notConstructor(frame, pc, callee);
    }
}
