package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.CodePosition;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.promise.AsyncStackWalk;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.error.UncallableMethod;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.syntax.ast.Program;
import java.util.List;

/**
 * One activation of a code block: registers and position. The frames of generators and async functions stay on the heap
 * while suspended.
 *
 * <p>Most of what programs allocate are frames, so one has 64 bytes. What few activations need is in an {@link Extension}.
 *
 * <p>When a call of a function that cannot suspend returns normally, its frame is cleared and kept for a later call, with its registers ({@link #release}). So nothing
 * refers to a frame for longer than its activation: stack traces copy what they show. Calls that throw do not give their frames back, nor do the direct calls of compiled
 * code, nor any while a debugger or a profiler observes frames.
 */
public final class Frame implements StackFrame {
    /** The resume mode of a generator. */
    static final int NEXT = 0, THROW = 1, RETURN = 2;

    public CodeBlock code;
    /** Null in a frame of compiled code that was called directly, until something needs them: see {@link #registers()}. */
    public Object[] registers;
    /** The running function; for eval code the function around it; null for top-level code. */
    public BytecodeFunction function;

    public Realm realm;
    /** The scope that LOAD_CLOSURE_SCOPE loads. */
    HeapScope scope;

    public Object thisValue;
    /** The new target, null when undefined; or the {@link ThisBinding} that has it, once there is one. */
    private Object context;
    /** Offset of the current instruction; up to date whenever an instruction can throw, call or suspend. */
    public int pc;
    /** The builtin that compiled code is calling, while the frame has no registers to hold it. */
    private Object builtin;
    /** The value that is passed in or out: caught, yielded or awaited; during a call of {@link #builtin} its this value. */
    private Object transfer;

    private StackFrame caller;
    /** The agent's depth before this frame was entered. */
    private long depthBelow;
    /** All arguments, if the code block needs them; or the {@link Extension} that has them, once there is one; null for neither. */
    private Object extra;

    /** What few activations have. */
    private static final class Extension {
        Object[] arguments;
        /** The receiver of a call of an arrow function, for stack traces only; null when undefined. */
        Object receiver;
        /** The first of the callers that have no frame of their own, once a stack trace has needed it; null otherwise. */
        StackFrame framelessCaller;
        /** The script or module of top-level and eval code. */
        ImportReferrer topLevel;
        /** The async activation that the frame belongs to. */
        AsyncActivation activation;
        /** The generator that the frame belongs to, once it has started. */
        GeneratorObject generator;
        /** How many polls there have been at loop heads of the activation. */
        int loopPolls;
    }

    Frame(CodeBlock code, Object[] registers, BytecodeFunction function, Realm realm, HeapScope scope) {
        this.code = code;
        this.registers = registers;
        this.function = function;
        this.realm = realm;
        this.scope = scope;
    }

    /** A frame with undefined registers for a call of a function: that of a call that has returned, or a new one. */
    static Frame ofCall(CodeBlock code, BytecodeFunction function, Realm realm, HeapScope scope) {
        Agent agent = realm.agent();
        int frameClass = code.frameClass;
        var spare = (Frame) agent.spareFrame(frameClass);
        if (spare == null) return new Frame(code, code.newRegisters(), function, realm, scope);
        agent.takeSpareFrame(frameClass, spare.caller);
        spare.code = code;
        spare.function = function;
        spare.realm = realm;
        spare.scope = scope;
        spare.pc = 0;
        return spare;
    }

    /** Gives a frame of {@link #ofCall} back after its call has returned normally and has been left. Nothing may use it afterwards, as another call may have it. */
    void release(Agent agent) {
        // Switches, because C2 prunes branches that were never taken: see Agent.interruptCheck.
        int frameClass = code.frameClass;
        switch (frameClass) {
            case 0 -> {}
            default -> {
                switch (agent.spareRoom()) {
                    case 0 -> {
                        if (agent.clearsFrames()) clear();
                    }
                    default -> {
                        clear();
                        caller = agent.spareFrame(frameClass);
                        agent.addSpareFrame(frameClass, this);
                    }
                }
            }
        }
    }

    private void clear() {
        code.resetRegisters(registers);
        code = null;
        function = null;
        realm = null;
        scope = null;
        thisValue = null;
        context = null;
        builtin = null;
        transfer = null;
        extra = null;
    }

    private Extension extension() {
        if (extra instanceof Extension existing) return existing;
        var extension = new Extension();
        extension.arguments = (Object[]) extra;
        extra = extension;
        return extension;
    }

    /** Creates a frame for the code of a script or module. */
    public static Frame topLevel(
            CodeBlock code, Realm realm, HeapScope scope, Object thisValue, ImportReferrer scriptOrModule) {
        var frame = new Frame(code, code.newRegisters(), null, realm, scope);
        frame.thisValue = thisValue;
        frame.extension().topLevel = scriptOrModule;
        return frame;
    }

    /** Creates a frame for eval code with this frame's function and bindings. */
    Frame forEval(CodeBlock evalCode, HeapScope evalScope) {
        var frame = new Frame(evalCode, evalCode.newRegisters(), function, realm, evalScope);
        frame.thisValue = thisValue;
        if (function != null) frame.context = thisBinding();
        frame.extension().topLevel = topLevel();
        return frame;
    }

    /** The registers. In a direct call they are allocated at the first call of this method, and are empty then. */
    public Object[] registers() {
        if (registers == null) registers = new Object[code.registerCount];
        return registers;
    }

    void enter(Agent agent) {
        StackFrame below = agent.topFrame();
        depthBelow = agent.depth();
        agent.enter(this);
        caller = below;
        if (extra instanceof Extension extension) extension.framelessCaller = null;
        if (below == null) agent.enteredOutermost();
    }

    void leave(Agent agent) {
        if (agent.isInterruptRequested()) agent.sampleAtReturn();
        agent.leave(caller, depthBelow);
        if (caller == null) agent.leftOutermost();
        caller = null;
    }

    /** Leaves the frame of a direct call, which is never the agent's outermost frame. */
    public void leaveDirectly(Agent agent) {
        agent.leave(caller, depthBelow);
    }

    /** Creates and enters the frame of a call that is inlined in this frame's code. */
    public Frame enterInlined(int callPc, BytecodeFunction callee, JsObject calleesTarget, Object calleesThis) {
        pc = callPc;
        // Stack traces tell by the callee whether it is a builtin.
        if (registers != null && readsCallee(callPc)) registers[code.code[callPc + 2]] = callee;
        return callee.enterDirectly(calleesTarget, calleesThis, null);
    }

    /** Whether the instruction of a call has the callee in a register of its own: it is not that of a getter or setter, and not one that Function.prototype.apply calls. */
    private boolean readsCallee(int callPc) {
        int instruction = code.code[callPc];
        return switch (instruction) {
            case Op.GET_NAMED, Op.SET_NAMED, Op.APPLY_ARGUMENTS, Op.RUN_FIELD_INITIALIZER -> false;
            default -> true;
        };
    }

    /** Gives the frame all its arguments, in an array of its own. */
    public void keepArguments(Object[] all) {
        if (extra instanceof Extension extension) extension.arguments = all;
        else extra = all;
    }

    /** All arguments, if the code block needs them. */
    public Object[] arguments() {
        return extra instanceof Extension extension ? extension.arguments : (Object[]) extra;
    }

    /** Sets the receiver of a call of an arrow function. */
    void receiver(Object value) {
        if (value != Undefined.INSTANCE) extension().receiver = value;
    }

    /** Sets the new target of a construction. */
    void newTarget(JsObject target) {
        context = target;
    }

    /** The new target; null when undefined. */
    public JsObject newTarget() {
        return context instanceof ThisBinding binding ? binding.newTarget : (JsObject) context;
    }

    /** Counts a poll at a loop head; returns how many there have been in this activation. */
    public int countLoopPoll() {
        return ++extension().loopPolls;
    }

    /** Continues after the call at its pc, whose value it gets. */
    public void returned(Object value) {
        int instruction = code.code[pc];
        if (instruction != Op.SET_NAMED && instruction != Op.RUN_FIELD_INITIALIZER)
            registers()[code.code[pc + 1]] = value;
        pc += Opcode.of(code.code[pc]).length();
    }

    /** The value of the call or construction whose code has returned a value. */
    public Object completion(Object returned) {
        if (!isConstructor() || returned instanceof JsObject) return returned;
        return function.isDerived() ? BytecodeFunction.derivedResult(returned, boundThis()) : thisValue;
    }

    /** Makes this the running frame again after an exception has left frames that compiled code had entered. */
    void reenter(Agent agent) {
        agent.leave(this, depthBelow + 1);
    }

    /** Sets the offset at which to continue after an interrupt check. */
    public Object pauseAt(int at) {
        pc = at;
        return null;
    }

    /**
     * Suspends the frame at a YIELD, AWAIT, or another instruction that does; returns the {@link Suspension}, or the generator that an INITIAL_YIELD makes. The dispatch
     * method calls this rather than what only it knows: C2 discards the compiled method when it comes to a class that was not loaded before.
     */
    public Object suspend(int at) {
        int[] words = code.code;
        return switch (words[at]) {
            case Op.YIELD, Op.ASYNC_GENERATOR_YIELD -> suspend(at, registers[words[at + 3]], Suspension.YIELD);
            case Op.YIELD_DELEGATED -> suspendDelegated(at, registers[words[at + 3]]);
            case Op.AWAIT -> suspend(at, registers[words[at + 2]], Suspension.AWAIT);
            default -> GeneratorOps.initialYield(this, at);
        };
    }

    /** Suspends the frame at an instruction; {@code value} is what it yields or awaits. */
    public Suspension suspend(int at, Object value, Suspension kind) {
        pc = at;
        transfer = value;
        return kind;
    }

    /** Suspends the frame at a YIELD_DELEGATED, with the delegate's result object, or the frame of a generator that has the value which it has yielded. */
    public Suspension suspendDelegated(int at, Object result) {
        return result instanceof Frame delegate
                ? suspend(at, delegate.takeTransfer(), Suspension.YIELD)
                : suspend(at, result, Suspension.YIELD_DELEGATED);
    }

    /** Continues at an exception handler. */
    void handle(Object exception, int handler) {
        transfer = exception;
        pc = handler;
    }

    /** The value that the frame yielded or awaits, or that its handler has caught. */
    public Object takeTransfer() {
        Object value = transfer;
        transfer = null;
        return value;
    }

    /** Continues after an AWAIT with its value. */
    public void resumeAwait(Object value) {
        registers[code.code[pc + 1]] = value;
        pc += 3;
    }

    /** Continues after a yield with the received value and a resume mode (NEXT, THROW or RETURN). */
    public void resumeYield(Object value, int mode) {
        registers[code.code[pc + 1]] = value;
        if (mode == NEXT) {
            pc = code.code[pc + 4];
        } else {
            registers[code.code[pc + 2]] = mode;
            pc += 5;
        }
    }

    /** The binding that this frame shares with arrow functions and direct evals in it. */
    ThisBinding thisBinding() {
        if (context instanceof ThisBinding existing) return existing;
        var binding = new ThisBinding(thisValue, (JsObject) context, function);
        context = binding;
        return binding;
    }

    void useBinding(ThisBinding binding) {
        context = binding;
        thisValue = binding.value;
    }

    /** The this value of a derived constructor, or null before super() has returned. */
    Object boundThis() {
        if (thisValue == null && context instanceof ThisBinding binding) thisValue = binding.value;
        return thisValue;
    }

    void bindThis(JsObject value) {
        thisValue = value;
        if (context instanceof ThisBinding binding) binding.value = value;
    }

    /** Whether the current instruction is strict mode code. */
    boolean isStrict() {
        return code.strict || code.isStrictAt(pc);
    }

    /**
     * The function whose home object, super constructor and fields apply: the innermost that is not an arrow function.
     */
    public BytecodeFunction activeFunction() {
        return context instanceof ThisBinding binding ? binding.function : function;
    }

    /** Sets the async function call whose awaiting callers are part of this frame's stack traces. */
    public void activation(AsyncActivation owner) {
        extension().activation = owner;
    }

    AsyncActivation activation() {
        return extra instanceof Extension extension ? extension.activation : null;
    }

    void generator(GeneratorObject owner) {
        extension().generator = owner;
    }

    @Override
    public StackFrame resumption() {
        return extra instanceof Extension extension && extension.generator != null
                ? extension.generator.resumption(caller)
                : null;
    }

    private ImportReferrer topLevel() {
        return extra instanceof Extension extension ? extension.topLevel : null;
    }

    /** The Script or Module Record that contains the code, or null. */
    public ImportReferrer scriptOrModule() {
        ImportReferrer topLevel = topLevel();
        return topLevel != null || function == null ? topLevel : function.scriptOrModule();
    }

    // GetActiveScriptOrModule ( ), https://tc39.es/ecma262/#sec-getactivescriptormodule
    /** The Script or Module Record of the running code; null if none is running. */
    public static ImportReferrer activeScriptOrModule(Realm realm) {
        for (StackFrame frame = realm.agent().topFrame(); frame != null; frame = frame.caller()) {
            if (frame instanceof Frame running && running.scriptOrModule() != null) return running.scriptOrModule();
        }
        return null;
    }

    @Override
    public StackFrame caller() {
        if (caller == null) return awaiting();
        if (framelessAbove() > 0) {
            Extension extension = extension();
            if (extension.framelessCaller == null) FramelessCalls.find(this);
            if (extension.framelessCaller != null) return extension.framelessCaller;
        }
        return caller instanceof EntryFrame ? awaiting() : caller;
    }

    /** The async function that awaits the outermost call; null if there is none. */
    private StackFrame awaiting() {
        AsyncActivation activation = activation();
        return activation == null ? AsyncStackWalk.ofReaction(realm.agent()) : activation.awaiting();
    }

    // ---- callers without frames

    /** How many calls without a frame there are between this frame and its caller. */
    private int framelessAbove() {
        if (caller instanceof Frame below) return framelessBelow() - below.framelessBelow();
        return caller instanceof EntryFrame ? framelessBelow() : 0;
    }

    /** How many calls without a frame there are below this frame. */
    int framelessBelow() {
        return Agent.frameless(depthBelow);
    }

    /** How many calls without a frame have been entered since this frame, up to a depth. */
    int framelessSince(long depth) {
        return Agent.frameless(depth) - Agent.frameless(depthBelow);
    }

    /**
     * Makes frames for stack traces the callers of this one and of the next.
     *
     * @param found the calls without a frame from this frame on, the innermost first
     */
    void linkFrameless(List<Frame> found) {
        Frame above = this;
        for (int next = 0; next < found.size(); ) {
            StackFrame below = above.caller;
            if (above.framelessAbove() == 0) {
                if (!(below instanceof Frame frame)) return;
                above = frame;
                continue;
            }
            Frame added = found.get(next++);
            added.caller = below;
            added.depthBelow = above.depthBelow - Agent.FRAMELESS;
            above.extension().framelessCaller = added;
            above = added;
        }
    }

    /** The frame that stack traces begin with when this is the top frame: that of the innermost call without a frame, if there is one. */
    @Override
    public StackFrame top(Agent agent) {
        return framelessSince(agent.depth()) == 0
                ? this
                : innermostOn(this, realm, agent.depth()).caller();
    }

    /** A frame for no call, whose callers are the calls without a frame since the top frame of a stack. */
    static Frame innermostOn(StackFrame top, Realm realm, long depth) {
        var innermost = new Frame(null, null, null, realm, null);
        innermost.caller = top;
        innermost.depthBelow = depth;
        return innermost;
    }

    @Override
    public JsObject function() {
        return function;
    }

    @Override
    public String functionName() {
        return isEval() ? "eval" : function == null ? "" : function.debugName();
    }

    @Override
    public Object thisValue() {
        if (isEval()) return Undefined.INSTANCE;
        if (function == null || !function.isArrow()) return thisValue;
        return extra instanceof Extension extension && extension.receiver != null
                ? extension.receiver
                : Undefined.INSTANCE;
    }

    @Override
    public boolean isConstructor() {
        if (!(context instanceof ThisBinding binding)) return context != null;
        return binding.newTarget != null && binding.function == function;
    }

    @Override
    public boolean isEval() {
        return code.shared == null && code.goal.kind() == Program.Kind.EVAL;
    }

    @Override
    public FramePosition position() {
        return new CodePosition(code, pc);
    }

    @Override
    public String uncallable(UncallableMethod method) {
        return CallSiteErrors.uncallable(this, method);
    }

    @Override
    public Realm realm() {
        return realm;
    }

    @Override
    public boolean isLibrary() {
        return code.source.isLibrary();
    }

    @Override
    public boolean isInterruptible() {
        return code.source.isInterruptible();
    }

    @Override
    public boolean readsOriginal(Object key) {
        if (!code.source.isLibrary()) return false;
        int instruction = code.code[pc];
        // A computed key is not part of the library's own logic: util.inspect and assert show the program's value.
        if (instruction == Op.GET_ELEMENT || instruction == Op.GET_ARGUMENTS_ELEMENT) return key instanceof JsSymbol;
        if (instruction == Op.GET_NAMED || instruction == Op.GET_SUPER) return true;
        // Conversions and JSON.stringify work on the program's values, by the program's definitions.
        return key != JsSymbol.TO_PRIMITIVE
                && !"toString".equals(key)
                && !"valueOf".equals(key)
                && !"toJSON".equals(key);
    }

    @Override
    public JsFunction activeNative() {
        return calleeNow() instanceof JsFunction callee && !(callee instanceof BytecodeFunction) ? callee : null;
    }

    @Override
    public boolean isActiveNativeConstructed() {
        return code.code[pc] == Op.NEW || code.code[pc] == Op.NEW_SPREAD;
    }

    @Override
    public Object activeNativeThis() {
        if (isActiveNativeConstructed()) return Undefined.INSTANCE;
        return registers == null ? transfer : registers[code.code[pc + 3]];
    }

    /** Notes for stack traces which builtin the current instruction of compiled code calls. */
    public void callsBuiltin(Object callee, Object calleeThis) {
        if (registers == null) {
            builtin = callee;
            transfer = calleeThis;
        } else {
            registers[code.code[pc + 2]] = callee;
            if (!isActiveNativeConstructed()) registers[code.code[pc + 3]] = calleeThis;
        }
    }

    /** After {@link #callsBuiltin}; returns the result. */
    public Object calledBuiltin(Object result) {
        builtin = null;
        return result;
    }

    private Object calleeNow() {
        return switch (code.code[pc]) {
            case Op.CALL0,
                    Op.CALL1,
                    Op.CALL2,
                    Op.CALL3,
                    Op.DELEGATE_NEXT,
                    Op.CALL_RANGE,
                    Op.CALL_SPREAD,
                    Op.NEW,
                    Op.NEW_SPREAD -> registers == null ? builtin : registers[code.code[pc + 2]];
            default -> null;
        };
    }

    /** The heap scope of the function, or of the top-level code. */
    public HeapScope heapScope() {
        return scope;
    }

    public Object constant(int index) {
        return code.constants[index];
    }
}
