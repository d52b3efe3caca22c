package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.bytecode.TierAttachment;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.Calls;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.FunctionOps;
import dev.gyre.engine.interpreter.TieredExecution;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.exotic.ArgumentsObject;
import dev.gyre.engine.runtime.object.CallbackMethods;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;

/** Calls from compiled code, and the frames of direct and inlined calls. */
public final class CompiledCalls {
    private CompiledCalls() {}

    public static Object call0(Frame frame, int pc, Object callee, Object thisValue) {
        frame.pc = pc;
        if (callee instanceof BytecodeFunction function) return function.call0(thisValue);
        return frame.calledBuiltin(target(frame, pc, callee, thisValue).call0(thisValue));
    }

    public static Object call1(Frame frame, int pc, Object callee, Object thisValue, Object a) {
        frame.pc = pc;
        if (callee instanceof BytecodeFunction function) return function.call1(thisValue, a);
        return frame.calledBuiltin(target(frame, pc, callee, thisValue).call1(thisValue, a));
    }

    public static Object call2(Frame frame, int pc, Object callee, Object thisValue, Object a, Object b) {
        frame.pc = pc;
        if (callee instanceof BytecodeFunction function) return function.call2(thisValue, a, b);
        return frame.calledBuiltin(target(frame, pc, callee, thisValue).call2(thisValue, a, b));
    }

    public static Object call3(Frame frame, int pc, Object callee, Object thisValue, Object a, Object b, Object c) {
        frame.pc = pc;
        if (callee instanceof BytecodeFunction function) return function.call3(thisValue, a, b, c);
        return frame.calledBuiltin(target(frame, pc, callee, thisValue).call3(thisValue, a, b, c));
    }

    /** A call with one argument where a builtin was called that has been copied for the site. */
    public static Object callCopy(
            Frame frame, int pc, Object callee, Object self, Object a, NativeFunction expected, CallbackMethods copy) {
        if (callee != expected) return call1(frame, pc, callee, self, a);
        frame.pc = pc;
        frame.callsBuiltin(callee, self);
        return frame.calledBuiltin(expected.callCopy(copy, self, a, null));
    }

    /** As {@link #callCopy}, with two arguments. */
    public static Object callCopy(
            Frame frame,
            int pc,
            Object callee,
            Object self,
            Object a,
            Object b,
            NativeFunction expected,
            CallbackMethods copy) {
        if (callee != expected) return call2(frame, pc, callee, self, a, b);
        frame.pc = pc;
        frame.callsBuiltin(callee, self);
        return frame.calledBuiltin(expected.callCopy(copy, self, a, b));
    }

    /** Whether a callee is a function with this code. */
    public static boolean isFunction(Object callee, SharedFunctionInfo shared) {
        return callee instanceof BytecodeFunction function && function.shared() == shared;
    }

    /** The scope over which a JavaScript function is closed. */
    public static HeapScope scopeOf(Object function) {
        return ((BytecodeFunction) function).scope();
    }

    /** The callee where it is not a JavaScript function. It and its this value are stored in the frame for stack traces and error messages. */
    private static JsObject target(Frame frame, int pc, Object callee, Object thisValue) {
        frame.callsBuiltin(callee, thisValue);
        return callee instanceof JsFunction function ? function : Calls.callable(frame, pc, callee);
    }

    public static Object callRange(Frame frame, int pc, Object callee, Object thisValue, Object[] arguments) {
        frame.pc = pc;
        if (!(callee instanceof BytecodeFunction)) frame.callsBuiltin(callee, thisValue);
        return frame.calledBuiltin(Calls.callRange(frame, pc, callee, thisValue, arguments, 0, arguments.length));
    }

    public static Object callSpread(Frame frame, int pc, Object callee, Object thisValue, Object[] arguments) {
        frame.pc = pc;
        if (callee instanceof BytecodeFunction function) return function.call(thisValue, arguments);
        return frame.calledBuiltin(target(frame, pc, callee, thisValue).call(thisValue, arguments));
    }

    public static Object construct(Frame frame, int pc, Object callee, Object[] arguments) {
        frame.pc = pc;
        if (callee instanceof BytecodeFunction function && function.isConstructor())
            return function.constructRange(arguments, 0, arguments.length, function);
        frame.callsBuiltin(callee, null);
        JsObject constructor = Calls.constructor(frame, pc, callee);
        return frame.calledBuiltin(constructor.construct(arguments, constructor));
    }

    // ---- direct calls

    /** A new object for a direct call of its constructor; null if the constructor must be called in the general way. */
    public static JsObject instance(Object callee, Object newTarget) {
        return callee instanceof BytecodeFunction function
                        && function.isBase()
                        && newTarget instanceof BytecodeFunction target
                ? target.newInstance()
                : null;
    }

    /** Whether a callee is a derived constructor, which gets no new object. */
    public static boolean isDerived(Object callee) {
        return callee instanceof BytecodeFunction function && function.isDerived();
    }

    /** The new target of a direct call, see {@link #given}. */
    public static Object newTarget(Object context) {
        return context instanceof Frame frame ? frame.newTarget() : context;
    }

    /** The value of new.target by the context of an activation. */
    public static Object newTargetOrUndefined(Object context) {
        Object target = newTarget(context);
        return target == null ? Undefined.INSTANCE : target;
    }

    /** After super() in a direct or inlined call, whose frame is null if it has none. */
    public static void bindThis(Frame frame, Object value) {
        if (frame != null) frame.thisValue = value;
    }

    /** The function that defines the fields of a constructor's instances; null if there are none. */
    public static Object fieldInitializer(BytecodeFunction constructor) {
        return constructor.fieldInitializer();
    }

    /** The value of a construction whose constructor has returned. */
    public static Object constructed(Object result, JsObject created, Object newTarget) {
        return result instanceof JsObject ? result : BytecodeFunction.constructed(created, (JsObject) newTarget);
    }

    /** As {@link #constructed}, for a derived constructor, of which a direct call returns the object. */
    public static Object constructedByDerived(Object result, JsObject none, Object newTarget) {
        return BytecodeFunction.constructed((JsObject) result, (JsObject) newTarget);
    }

    /** The callee's compiled code for direct calls; null if it must be called in the general way. */
    public static CompiledCode direct(Object callee) {
        return callee instanceof BytecodeFunction function ? function.direct() : null;
    }

    /** Where activations of the callee begin: {@link CodeBlock#DIRECT} if it has compiled code for direct calls. */
    public static int entry(Object callee) {
        return callee instanceof BytecodeFunction function ? function.entry() : CodeBlock.INTERPRETED;
    }

    /** As {@link #direct}, for callers that cast the result to CompiledCode. */
    public static TierAttachment attached(Object callee) {
        return callee instanceof BytecodeFunction function ? function.attached() : null;
    }

    /** An element of an arguments object; null if the object exists, or the element may be a property of a prototype. */
    public static Object argument(Realm realm, Object argumentsObject, Object[] arguments, int index) {
        return argumentsObject == null ? FunctionOps.argument(realm, arguments, index) : null;
    }

    /** An argument of a direct call with arguments in an array. */
    public static Object argument(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : Undefined.INSTANCE;
    }

    /**
     * The arguments that Function.prototype.apply passes for an array-like object, in a new array; null if reading them might run code.
     */
    public static Object[] listOf(Object arguments) {
        if (arguments instanceof JsArray array) return array.isDense() ? array.toObjectArray() : null;
        return arguments instanceof ArgumentsObject object ? object.toList() : null;
    }

    /** The frame that the caller has entered; null in a direct call. */
    public static Frame given(Object context) {
        return context instanceof Frame frame ? frame : null;
    }

    /** At the start of code that calls: checks the depth and the interrupts. Returns null if no frame is needed yet. */
    public static Frame begin(
            Frame given, Agent agent, BytecodeFunction function, Object context, Object thisValue, Object[] arguments) {
        if (given == null && agent.isFull()) return function.enterDirectly(context, thisValue, arguments);
        return beginInlining(given, agent, function, context, thisValue, arguments);
    }

    /** As {@link #begin} for code with inlined calls, which checks the depth itself. */
    public static Frame beginInlining(
            Frame given, Agent agent, BytecodeFunction function, Object context, Object thisValue, Object[] arguments) {
        if (given != null) return given;
        switch (agent.interruptCheck()) {
            case Agent.POLL -> {
                Frame frame = function.enterDirectly(context, thisValue, arguments);
                TieredExecution.pollAtEntry(frame, agent);
                return frame;
            }
            default -> {
                return null;
            }
        }
    }

    /** As {@link #begin} for code without calls and loops, which needs no interrupt check. */
    public static Frame beginLeaf(
            Frame given, Agent agent, BytecodeFunction function, Object context, Object thisValue, Object[] arguments) {
        return given == null && agent.isFull() ? function.enterDirectly(context, thisValue, arguments) : given;
    }

    /** The frame of a direct call, which is created and entered when it is first needed. */
    public static Frame frame(
            Frame frame, BytecodeFunction function, Object context, Object thisValue, Object[] arguments) {
        return frame != null ? frame : function.enterDirectly(context, thisValue, arguments);
    }

    public static Object end(Object result, Frame given, Frame frame, Agent agent) {
        if (frame != given) frame.leaveDirectly(agent);
        return result;
    }

    /** As {@link #end}, for a derived constructor: the result of a direct call is the constructed object. */
    public static Object endDerived(Object result, Frame given, Frame frame, Agent agent, Object thisValue) {
        if (given != null) return result;
        if (frame == null) return BytecodeFunction.derivedResult(result, thisValue);
        frame.leaveDirectly(agent);
        return frame.completion(result);
    }

    /** After a failed guard. The interpreter completes a direct call before this returns. */
    public static Object exit(Frame frame, Frame given, CompilationUnit unit, int at, int reason) {
        frame.registers();
        Object result = CompilationUnit.exit(frame, unit, at, reason);
        return frame == given ? result : complete(frame, result);
    }

    /** At the head of a loop, where a poll is due. */
    public static Object pause(Frame frame, Frame given, CompilationUnit unit, int at) {
        unit.polled();
        frame.registers();
        frame.pauseAt(at);
        return frame == given ? null : complete(frame, null);
    }

    private static Object complete(Frame frame, Object result) {
        Agent agent = frame.realm.agent();
        Object value = TieredExecution.continueAfter(frame, agent, result);
        frame.leaveDirectly(agent);
        return frame.function.isDerived() ? frame.completion(value) : value;
    }

    // ---- inlined calls

    /** A new object for an inlined construction with this new target; null if the constructor must be called in the general way. */
    public static JsObject instance(Object newTarget, int slots) {
        return newTarget instanceof BytecodeFunction function ? function.newInstance(slots) : null;
    }

    /** The frame of an inlined call, which is created and entered when it is first needed. */
    public static Frame inlinedCall(Frame caller, int callPc, Frame frame, Object callee, Object thisValue) {
        return frame != null ? frame : caller.enterInlined(callPc, (BytecodeFunction) callee, null, thisValue);
    }

    public static Frame inlinedConstruction(Frame caller, int callPc, Frame frame, Object callee, Object thisValue) {
        var constructor = (BytecodeFunction) callee;
        return frame != null ? frame : caller.enterInlined(callPc, constructor, constructor, thisValue);
    }

    /** As {@link #inlinedConstruction}, for super(). */
    public static Frame inlinedSuperCall(Frame caller, int callPc, Frame frame, Object callee, Object thisValue) {
        return frame != null
                ? frame
                : caller.enterInlined(callPc, (BytecodeFunction) callee, caller.newTarget(), thisValue);
    }

    /** At the return of an inlined call. */
    public static void leave(Frame frame, Agent agent) {
        if (frame != null) frame.leaveDirectly(agent);
    }

    /** In a loop of an inlined call where a poll is due. */
    public static void poll(Frame frame, int head) {
        frame.pc = head;
        TieredExecution.pollAtLoop(frame, frame.realm.agent());
    }

    /** Before a return, in code that is profiled. */
    public static void sampleAtReturn(Frame frame, int at) {
        frame.pc = at;
        frame.realm.agent().sampleAtReturn();
    }

    /** After a failed guard in inlined calls: the interpreter completes them, and then continues their caller. */
    public static Object exit(Frame frame, Frame given, Frame innermost, CompilationUnit unit, int at, int reason) {
        CompilationUnit.exit(innermost, unit, at, reason);
        if (frame == given || frame.code.handlers.length == 0) {
            completeInlined(frame, innermost);
        } else {
            try {
                completeInlined(frame, innermost);
            } catch (JsException | StackOverflowError thrown) {
                TieredExecution.unwind(frame, thrown);
            }
        }
        return frame == given ? CompiledCode.EXIT : complete(frame, CompiledCode.EXIT);
    }

    private static void completeInlined(Frame frame, Frame innermost) {
        Agent agent = frame.realm.agent();
        for (Frame each = innermost; each != frame; ) {
            Object value = TieredExecution.continueAfter(each, agent, CompiledCode.EXIT);
            var caller = (Frame) each.caller();
            each.leaveDirectly(agent);
            caller.returned(each.completion(value));
            each = caller;
        }
    }

    // ---- this values

    /** Throws the TypeError for a class constructor that is called without new. */
    public static void requireConstruction(BytecodeFunction function, Object context) {
        if (context == null) throw function.notConstructed();
    }

    public static Object sloppyThis(BytecodeFunction function, Object thisValue) {
        return function.sloppyThis(thisValue);
    }

    public static Object lexicalThis(BytecodeFunction function) {
        return function.lexicalThis();
    }
}
