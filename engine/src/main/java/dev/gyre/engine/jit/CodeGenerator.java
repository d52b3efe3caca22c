package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Liveness;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.interpreter.DirectCallSite;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.analysis.ControlFlow;
import dev.gyre.engine.jit.analysis.Inlining;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.analysis.KnownShapes;
import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.classfile.ClassAssembler;
import dev.gyre.engine.jit.classfile.ExceptionHandler;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Generates the class of one unit. First the blocks are visited without emitting code, until the state at the start of each no longer changes (a fixed point).
 * Then each is emitted.
 */
final class CodeGenerator {
    /** Numbers of the JVM's locals: scratch locals of one instruction. */
    static final int OBJECT = 15, OTHER_OBJECT = 16, INDEX = 17, NUMBER = 18, TARGET = 20;

    /** The parameters of a direct call. They are followed by the array of all arguments, if the code needs it, and the registers of the function's parameters. */
    static final int FUNCTION = 1, CONTEXT = 2, THIS = 3, AFTER_THIS = 4;

    /** Other locals. GIVEN is the frame that had been entered before the code began. */
    static final int FRAME = DirectCallSite.FRAME, GIVEN = 12;

    /** How many iterations of loops are left until the next poll. */
    static final int BUDGET = 14;

    private static final int REGISTERS = 13, FIRST_INLINED_FRAME = 21;

    static final String CLASS_NAME = Helpers.INTERPRETER + "Compiled";
    static final String FRAME_OF_ACTIVATION = "(" + Helpers.FRAME_TYPE + Helpers.FUNCTION_TYPE
            + Helpers.OBJECT_TYPE.repeat(2) + Helpers.OBJECTS_TYPE + ")" + Helpers.FRAME_TYPE;

    /** After so many visits of a block, likely types are not assumed any more, so that its state settles. */
    private static final int MOST_VISITS = 20;

    /** Code that is emitted out of line, for a guard that fails, a poll that is due, or a jump that has to convert values. */
    record Stub(Label label, int pc, Object purpose, short[] state) {}

    enum Purpose {
        POLL,
        JUMP
    }

    private final CompilationUnit unit;
    final CodeBlock block;
    final int[] code;
    final Inlining inlining;
    final Sites sites;
    final KnownShapes shapes;
    final Registers registers;
    final ResultUses uses;
    final TypeTests typeTests = new TypeTests(this);
    final ArgumentsCode arguments;
    final CallerCode callers;
    private final CatchCode catches;
    /** The method that is generated; during the analysis one whose end is unreachable, so that nothing is emitted. */
    MethodAssembler asm;
    /** The offset of the current instruction. */
    int pc;

    private final ClassAssembler assembler = new ClassAssembler(CLASS_NAME, Helpers.COMPILED_CODE);
    /** The code of the unit and of all inlined calls. */
    private final CodeBlock merged;

    private final Liveness liveness;
    /** The offsets at which activations begin and are resumed. */
    private final int[] entries;

    /** The offsets at which the exception handlers begin. */
    private final int[] handlers;

    private final ControlFlow flow;
    private final InstructionCode instructions;
    final InlinedCallCode inlinedCalls;
    final SampleCode samples;
    final PollCode polls;
    final ThisCode thisValues;
    private final ExitCode exitCode;
    private final EntryStates entryStates;
    private final List<Stub> stubs = new ArrayList<>();
    private final Map<Integer, Label> exits = new HashMap<>();
    private final Map<Integer, Label> labels = new HashMap<>();
    private final ArrayDeque<ControlFlow.Block> changed = new ArrayDeque<>();
    /** Whether the code is for direct calls, whose frame is created when it is first needed. */
    final boolean isDirect;

    final CodeSize size;

    private boolean emits;
    /** The block that the analysis visits. */
    private ControlFlow.Block visited;
    /** The block that is emitted after the current one. */
    private ControlFlow.Block next;

    CodeGenerator(CompilationUnit unit, CodeSize size) {
        this.unit = unit;
        this.size = size;
        block = unit.code;
        isDirect = unit.isCalledDirectly();
        Profile profile = unit.copyProfile();
        inlining = new Inlining(unit, profile, size == CodeSize.INLINED);
        code = inlining.code;
        merged = inlining.merged().block();
        sites = new Sites(unit, profile, inlining);
        liveness = Liveness.of(merged);
        entryStates = new EntryStates(this, block, profile);
        entries = entries();
        handlers = handlers();
        flow = new ControlFlow(merged, inlining.merged(), roots());
        uses = new ResultUses(this);
        shapes = new KnownShapes(inlining.registerCount);
        registers = new Registers(
                this,
                inlining.registerCount,
                FIRST_INLINED_FRAME + inlining.merged().deepest());
        if (isDirect) registers.parametersAt(AFTER_THIS + (block.keepsArguments ? 1 : 0), block.parameterCount);
        arguments = new ArgumentsCode(this);
        callers = new CallerCode(this, unit);
        catches = new CatchCode(this);
        thisValues = new ThisCode(this);
        inlinedCalls = new InlinedCallCode(this);
        samples = new SampleCode(this, unit.agent());
        polls = new PollCode(this, unit);
        instructions = new InstructionCode(this);
        exitCode = new ExitCode(this, assembler, unit, isDirect);
    }

    /** The bytes of the class; for its class data see {@link #classData}. */
    byte[] generate() {
        analyse();
        emits = true;
        assembler.defaultConstructor();
        List<ControlFlow.Block> order = flow.order(roots());
        ExceptionHandler handler = null;
        if (isDirect) {
            var entry = new DirectEntry(assembler, block);
            entry.emitRun();
            entry.emitCalls();
            asm = entry.body();
            enterDirectly();
        } else {
            asm = assembler.method(Modifier.PROTECTED | Modifier.FINAL, DirectEntry.RUN_COMPILED, DirectEntry.RUN);
            handler = enter();
        }
        int start = asm.codeSize();
        for (int i = 0; i < order.size(); i++) {
            next = i + 1 < order.size() ? order.get(i + 1) : null;
            emit(order.get(i));
        }
        catches.end();
        emitStubs();
        if (handler != null) {
            asm.guard(handler, start, Helpers.JS_EXCEPTION);
            asm.guard(handler, start, "java/lang/StackOverflowError");
        }
        return assembler.toBytes();
    }

    /** The class data with which the class must be defined. */
    Object classData() {
        return assembler.classData();
    }

    /** The bytes of the largest method's code. */
    int codeSize() {
        return asm.codeSize();
    }

    private int[] entries() {
        if (unit.pc != 0) return new int[] {unit.pc};
        var found = new BitSet();
        found.set(0);
        for (int at = 0; at < block.code.length; at += InstructionTable.length(code[at])) {
            for (int point : InstructionTable.resumePoints(code, at)) found.set(point);
        }
        return found.stream().toArray();
    }

    private int[] handlers() {
        var found = new BitSet();
        for (int i = 0; i < block.handlers.length; i += 4) found.set(block.handlers[i + 2]);
        for (int entry : entries) found.clear(entry);
        return found.stream().toArray();
    }

    private int[] roots() {
        int[] all = Arrays.copyOf(entries, entries.length + handlers.length);
        System.arraycopy(handlers, 0, all, entries.length, handlers.length);
        return all;
    }

    // ---- analysis

    private void analyse() {
        asm = new ClassAssembler(CLASS_NAME, Helpers.COMPILED_CODE).method(Modifier.STATIC, "nothing", "()V");
        asm.return_();
        for (int entry : entries) flow(entry, entryStates.at(entry, liveAt(entry)), shapes.unknown());
        while (!changed.isEmpty()) visit(changed.poll());
    }

    private void visit(ControlFlow.Block current) {
        visited = current;
        visited.visits++;
        visited.reached.clear();
        registers.begin(visited.in);
        shapes.begin(visited.shapes);
        instructions(visited);
    }

    /** Notes that the current block has another as its successor. */
    private void reach(int target) {
        visited.reached.set(target);
        flow(target, registers.snapshot(), shapes.snapshot());
    }

    /** Joins a state into the state at the start of a block. */
    private void flow(int target, short[] state, Shape[][] known) {
        ControlFlow.Block reached = flow.at(target);
        BitSet live = liveAt(target);
        short[] before = reached.in;
        short[] after = new short[state.length];
        for (int r = live.nextSetBit(0); r >= 0; r = live.nextSetBit(r + 1)) {
            int here = state[r] == 0 ? Registers.OBJECT : Registers.betweenBlocks(state[r]);
            after[r] = before == null ? (short) here : join(reached, before[r], here);
        }
        Shape[][] joined = shapes.join(reached.shapes, known, live);
        if (before != null && Arrays.equals(before, after) && joined == reached.shapes) return;
        reached.in = after;
        reached.shapes = joined;
        if (!changed.contains(reached)) changed.add(reached);
    }

    /** Where the state does not settle, or guards have failed, likely types are not assumed. */
    private short join(ControlFlow.Block block, int before, int here) {
        return block.visits < MOST_VISITS && sites.mayExit(block.start)
                ? Registers.joinLikely(before, here, block.isLoop)
                : Registers.join(before, here);
    }

    // ---- emission

    private void enterDirectly() {
        asm.declareLocal(FRAME, Helpers.FRAME);
        asm.declareLocal(GIVEN, Helpers.FRAME);
        if (block.keepsArguments) asm.declareLocal(AFTER_THIS, Helpers.OBJECTS_TYPE);
        declareInlinedFrames();
        asm.aload(CONTEXT);
        asm.invokestatic(Helpers.CALLS, "given", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.FRAME_TYPE);
        asm.astore(GIVEN);
        if (block.shared.kind() == FunctionKind.CONSTRUCTOR || activation(0).isDerived()) {
            asm.aload(FUNCTION);
            asm.aload(CONTEXT);
            asm.invokestatic(
                    Helpers.CALLS, "requireConstruction", "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE + ")V");
        }
        thisValues.convertAtEntry();
        begin();
        polls.loadBudget();
        for (int at : handlers) if (flow.at(at).in != null) catches.declare(at);
        load(0);
    }

    /** Makes the local FRAME hold the given frame, or the one that the interrupt check or the error about a full stack needs. */
    private void begin() {
        boolean usesFrame = activation(0).usesFrame;
        asm.aload(GIVEN);
        // Where calls are inlined, the check of their depth includes this one.
        if (usesFrame || !inlining.isAnyInlined()) {
            asm.ldcObject(unit.agent(), Helpers.AGENT_TYPE);
            asm.aload(FUNCTION);
            asm.aload(CONTEXT);
            asm.aload(THIS);
            pushKeptArguments();
            asm.invokestatic(
                    Helpers.CALLS,
                    !usesFrame ? "beginLeaf" : inlining.isAnyInlined() ? "beginInlining" : "begin",
                    "(" + Helpers.FRAME_TYPE + Helpers.AGENT_TYPE + Helpers.FUNCTION_TYPE
                            + Helpers.OBJECT_TYPE.repeat(2) + Helpers.OBJECTS_TYPE + ")" + Helpers.FRAME_TYPE);
        }
        asm.astore(FRAME);
    }

    private void declareInlinedFrames() {
        for (int i = 0; i < inlining.merged().deepest(); i++) asm.declareLocal(FIRST_INLINED_FRAME + i, Helpers.FRAME);
    }

    /** Emits the code before the first instruction. Returns the handler for exceptions of the rest; null if the unit handles none. */
    private ExceptionHandler enter() {
        asm.declareLocal(FRAME, Helpers.FRAME);
        asm.declareLocal(REGISTERS, Helpers.OBJECTS_TYPE);
        declareInlinedFrames();
        asm.aload(1);
        asm.astore(FRAME);
        asm.aload(FRAME);
        asm.getfield(Helpers.FRAME, "registers", Helpers.OBJECTS_TYPE);
        asm.astore(REGISTERS);
        polls.loadBudget();
        int[] reached = Arrays.stream(roots())
                .filter(at -> flow.at(at).in != null)
                .sorted()
                .toArray();
        ExceptionHandler handler = reached.length == entries.length ? null : catchExceptions();
        if (reached.length == 1) load(reached[0]);
        else loadAtPc(reached);
        return handler;
    }

    /** Emits the JVM's exception handler: it sets the frame's pc to the JavaScript handler, and the code is entered again there. */
    private ExceptionHandler catchExceptions() {
        var dispatch = new Label();
        ExceptionHandler handler = asm.exceptionHandler("java/lang/Throwable");
        asm.goto_(dispatch);
        asm.bind(handler);
        asm.astore(OBJECT);
        asm.aload(FRAME);
        asm.aload(OBJECT);
        asm.invokestatic(
                Helpers.INTERPRETER + "Unwinding", "unwind", "(" + Helpers.FRAME_TYPE + "Ljava/lang/Throwable;)V");
        asm.bind(dispatch);
        return handler;
    }

    private void loadAtPc(int[] reached) {
        var targets = new Label[reached.length];
        for (int i = 0; i < targets.length; i++) targets[i] = new Label();
        var unknown = new Label();
        asm.aload(FRAME);
        asm.getfield(Helpers.FRAME, "pc", "I");
        asm.lookupswitch(reached, targets, unknown);
        for (int i = 0; i < targets.length; i++) {
            asm.bind(targets[i]);
            load(reached[i]);
        }
        asm.bind(unknown);
        asm.getstatic(Helpers.COMPILED_CODE, "EXIT", Helpers.OBJECT_TYPE);
        asm.areturn();
    }

    private void load(int entry) {
        short[] state = flow.at(entry).in;
        registers.begin(new short[state.length]);
        pc = entry;
        for (int r = 0; r < state.length; r++) {
            if (state[r] == 0) continue;
            Number constant = entryStates.constant(entry, r);
            if (entryStates.isUnwritten(entry, r)) registers.loadUndefined(r);
            else if (isDirect) registers.settled(r);
            else if (constant != null && Registers.isA(state[r], constant)) registers.loadConstantOfFrame(r, constant);
            else registers.reload(r);
        }
        next = null;
        requireDepth();
        go(entry);
    }

    /** Exits if the stack has no room for the inlined calls, which do not check its depth themselves. */
    private void requireDepth() {
        if (!inlining.isAnyInlined()) return;
        asm.ldcObject(unit.agent(), Helpers.AGENT_TYPE);
        asm.ldc(inlining.merged().deepest() + 1);
        asm.invokevirtual(Helpers.AGENT, "hasRoom", "(I)Z");
        asm.ifeq(exit(ExitReason.DEPTH));
    }

    private void emit(ControlFlow.Block emitted) {
        Label label = label(emitted.start);
        catches.guard(-1);
        if (!asm.isReachable()) emitConversions(emitted.start);
        catches.emit(emitted.start, emitted.in, label);
        if (emitted.isReturnedTo) {
            BitSet live = registers.locals(emitted.in);
            live.or(ownLocals());
            for (Activation each = activation(emitted.start); each.isInlined(); each = each.caller)
                if (each.usesFrame) live.set(frameLocal(each));
            asm.bind(label, live);
        } else {
            asm.bind(label);
        }
        registers.begin(emitted.in);
        shapes.begin(emitted.shapes);
        instructions(emitted);
    }

    /** The locals that the code reads everywhere. */
    BitSet ownLocals() {
        var locals = new BitSet();
        locals.set(FRAME);
        locals.set(isDirect ? GIVEN : REGISTERS);
        if (polls.areAny) locals.set(BUDGET);
        return locals;
    }

    private void instructions(ControlFlow.Block current) {
        for (int at : current.offsets) {
            pc = at;
            shapes.beginInstruction();
            catches.guard(emits ? handlerFor(pc) : -1);
            int op = code[pc];
            if (unit.pc != pc
                    && InstructionTable.dependsOnProfile(op)
                    && sites.isUnseen(pc)
                    && !instructions.isKnown(op)) {
                leave(ExitReason.NOT_SEEN);
                return;
            }
            if (mayExitAtRandom() && pc != unit.pc && inlining.merged().beginsOrigin(pc)) exitAtRandom();
            if (inlining.merged().isReturn(pc)) {
                samples.beforeInlinedReturn(activation());
                inlinedCalls.leave(activation());
                // The code after the call belongs to this block.
                if (flow.following(pc) >= 0) continue;
            }
            List<Activation> entered = inlining.merged().inlinedAt(pc);
            if (inlining.merged().branches(pc)) {
                inlinedCalls.branch(entered);
                if (inlining.merged().isCalled(pc)) emitCall(op);
                return;
            }
            if (!entered.isEmpty()) {
                inlinedCalls.enter(entered.getFirst());
                continue;
            }
            boolean jumps = instructions.emit(op);
            if (jumps) return;
            expectResult(op);
        }
        go(current.end);
    }

    /** Emits a call, after the inlined calls of other functions, with which its block ends. */
    private void emitCall(int op) {
        instructions.emit(op);
        expectResult(op);
        go(pc + InstructionTable.length(op));
    }

    private void expectResult(int op) {
        OperandKind[] kinds = InstructionTable.operands(op);
        if (kinds.length == 0 || kinds[0] != OperandKind.DST) return;
        registers.expect(code[pc + 1], sites.resultKinds(pc));
    }

    /** Whether the code may be left before any instruction. */
    boolean mayExitAtRandom() {
        return unit.options().stressSeed() != 0;
    }

    private void exitAtRandom() {
        asm.ldcObject(unit, Helpers.UNIT_TYPE);
        asm.invokestatic(Helpers.UNIT, "stress", "(" + Helpers.UNIT_TYPE + ")Z");
        asm.ifne(exit(ExitReason.STRESS));
    }

    private void leave(ExitReason reason) {
        asm.goto_(exit(reason));
    }

    private Label label(int target) {
        return labels.computeIfAbsent(target, at -> new Label());
    }

    // ---- inlining

    Activation activation(int at) {
        return inlining.merged().activation(at);
    }

    /** The activation of the current instruction. */
    Activation activation() {
        return activation(pc);
    }

    /** The JVM's local for the frame of an inlined call. */
    int frameLocal(Activation activation) {
        return FIRST_INLINED_FRAME + activation.depth - 1;
    }

    /** Pushes the offset of the current instruction in its own code. */
    void pushPc() {
        asm.ldc(inlining.merged().origin(pc));
    }

    /** Pushes the index of a constant in the current instruction's own code. */
    void pushConstantIndex(int constant) {
        asm.ldc(constant - activation().firstConstant);
    }

    Agent agent() {
        return unit.agent();
    }

    // ---- control

    /** A label for a conditional jump from here to an instruction. */
    Label jump(int target) {
        if (!unit.contains(target)) return stub(target, ExitReason.LOOP_END);
        var direct = label(target);
        if (!emits) {
            reach(target);
            return new Label();
        }
        if (registers.satisfies(flow.at(target).in)) return direct;
        var stub = new Stub(new Label(), target, Purpose.JUMP, registers.snapshot());
        stubs.add(stub);
        return stub.label;
    }

    /** Continues at an instruction, which ends the code of this path. */
    void go(int target) {
        if (!unit.contains(target)) {
            asm.goto_(stub(target, ExitReason.LOOP_END));
            return;
        }
        if (!emits) {
            reach(target);
            return;
        }
        registers.convertTo(flow.at(target).in, target);
        if (next == null || next.start != target || label(target).isBound()) asm.goto_(label(target));
    }

    /** A label of code out of line that begins in the current state. */
    Label stub(int target, Object purpose) {
        var label = new Label();
        if (emits) stubs.add(new Stub(label, target, purpose, registers.snapshot()));
        return label;
    }

    /** A label to which a guard of the current instruction jumps when it fails, before the instruction has had an effect. The JVM's stack must be empty there. */
    Label exit(ExitReason reason) {
        if (!emits) return new Label();
        return exits.computeIfAbsent(pc << 8 | reason.ordinal(), key -> stub(pc, reason));
    }

    /** A label for a guard on an edge of the control flow: the interpreter continues at the start of the block. */
    Label exitBefore(int start) {
        return stub(start, ExitReason.NOT_NUMBER);
    }

    // ---- the frame

    /** Pushes the frame of the current instruction, which may then run any code. A direct or inlined call that has none yet creates and enters it. */
    void pushFrame() {
        shapes.change();
        pushFrame(activation());
    }

    /** As {@link #pushFrame()}, on a path that ends by an exception. */
    void pushFrameToThrow() {
        pushFrame(activation());
    }

    private void pushFrame(Activation of) {
        if (of.isInlined()) {
            pushFrame(of.caller);
            inlinedCalls.pushFrame(of);
            return;
        }
        asm.aload(FRAME);
        if (!isDirect) return;
        of.usesFrame = true;
        asm.aload(FUNCTION);
        asm.aload(CONTEXT);
        asm.aload(THIS);
        pushKeptArguments();
        asm.invokestatic(Helpers.CALLS, "frame", FRAME_OF_ACTIVATION);
        asm.dup();
        asm.astore(FRAME);
    }

    /** Pushes the array of all arguments of a direct call; null if the code does not need it. */
    private void pushKeptArguments() {
        if (block.keepsArguments) asm.aload(AFTER_THIS);
        else asm.aconst_null();
    }

    /** Pushes the array of the registers of the current instruction's frame. */
    void pushRegisters() {
        pushRegisters(activation());
    }

    private void pushRegisters(Activation of) {
        if (isDirect || of.isInlined()) {
            of.usesRegisters = true;
            pushFrame(of);
            asm.invokevirtual(Helpers.FRAME, "registers", "()" + Helpers.OBJECTS_TYPE);
        } else {
            asm.aload(REGISTERS);
        }
    }

    /** Pushes the array and the index of a register in its frame. */
    void pushPlace(int register) {
        Activation of = activation();
        while (register < of.firstRegister) of = of.caller;
        pushRegisters(of);
        asm.ldc(register - of.firstRegister);
    }

    /** Pushes the scope over which the function is closed. */
    void pushScope() {
        if (activation().closure != null) {
            asm.ldcObject(activation().closure.scope(), Helpers.SCOPE_TYPE);
        } else if (pushesFunction()) {
            asm.invokevirtual(Helpers.FUNCTION, "scope", "()" + Helpers.SCOPE_TYPE);
        } else {
            asm.aload(FRAME);
            asm.getfield(Helpers.FRAME, "scope", Helpers.SCOPE_TYPE);
        }
    }

    /** Pushes the function, if it is in a local; false where only the frame has it. */
    boolean pushesFunction() {
        if (activation().isInlined()) inlinedCalls.pushFunction(activation());
        else if (isDirect) asm.aload(FUNCTION);
        return isDirect || activation().isInlined();
    }

    /** Pushes the new target of a direct or inlined call or null, or the frame that had been entered for it. */
    void pushContext() {
        if (!activation().isInlined()) asm.aload(CONTEXT);
        else if (activation().isConstruction()) pushNewTarget(activation());
        else asm.aconst_null();
    }

    /** Pushes the new target of a construction, which is inlined or the unit's own. */
    void pushNewTarget(Activation construction) {
        Activation target = construction.newTarget();
        if (target != null) {
            registers.pushObject(target.functionRegister());
        } else {
            asm.aload(CONTEXT);
            asm.invokestatic(Helpers.CALLS, "newTarget", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE);
        }
    }

    /** Returns the value on the stack from the function. */
    void return_() {
        if (isDirect) {
            asm.aload(GIVEN);
            asm.aload(FRAME);
            asm.ldcObject(unit.agent(), Helpers.AGENT_TYPE);
            boolean isDerived = activation(0).isDerived();
            if (isDerived) asm.aload(THIS);
            asm.invokestatic(
                    Helpers.CALLS,
                    isDerived ? "endDerived" : "end",
                    "(" + Helpers.OBJECT_TYPE + Helpers.FRAME_TYPE.repeat(2) + Helpers.AGENT_TYPE
                            + (isDerived ? Helpers.OBJECT_TYPE : "") + ")" + Helpers.OBJECT_TYPE);
        }
        asm.areturn();
    }

    /** Sets the frame's pc to the current instruction, for stack traces of what it calls. */
    void storePc() {
        pushFrame();
        pushPc();
        asm.putfield(Helpers.FRAME, "pc", "I");
    }

    /** Pushes the realm of the function. */
    void pushRealm() {
        if (activation().closure != null) {
            asm.ldcObject(activation().closure.realm(), Helpers.REALM_TYPE);
        } else if (pushesFunction()) {
            asm.invokevirtual(Helpers.FUNCTION, "realm", "()" + Helpers.REALM_TYPE);
        } else {
            asm.aload(FRAME);
            asm.getfield(Helpers.FRAME, "realm", Helpers.REALM_TYPE);
        }
    }

    /** Before an instruction that may throw: stores in the frame the registers that its exception handler reads. */
    void beforeThrow() {
        int handler = handlerFor(pc);
        if (handler < 0) return;
        if (isDirect) {
            pushFrame(activation());
            asm.pop();
        }
        spillLiveAt(handler);
        if (!emits && unit.contains(handler)) flow(handler, registers.snapshotForHandler(), shapes.unknown());
    }

    /** Stores the registers that are live at an offset in the frame. */
    void spillLiveAt(int target) {
        BitSet live = liveAt(target);
        for (int r = live.nextSetBit(0); r >= 0; r = live.nextSetBit(r + 1)) {
            if (registers.isHeld(r)) registers.spill(r);
        }
    }

    /** The registers that are live at an offset, and those that hold the function and the this value of each inlined call around it. */
    BitSet liveAt(int target) {
        BitSet live = liveness.liveAt(target);
        if (!activation(target).isInlined()) return live;
        live = (BitSet) live.clone();
        for (Activation each = activation(target); each.isInlined(); each = each.caller)
            live.set(each.functionRegister(), each.endOfRegisters());
        return live;
    }

    boolean isLiveAt(int target, int register) {
        return liveAt(target).get(register);
    }

    /** The offset of the exception handler for an instruction; negative for none. */
    int handlerFor(int at) {
        return merged.handlerFor(at);
    }

    /** The offset after an instruction; negative where control may go elsewhere. */
    int following(int at) {
        return flow.following(at);
    }

    boolean startsBlock(int at) {
        return flow.at(at) != null;
    }

    void pushConstant(Object value, String type) {
        asm.ldcObject(value, type);
    }

    void pushBoolean(boolean value) {
        asm.getstatic("java/lang/Boolean", value ? "TRUE" : "FALSE", "Ljava/lang/Boolean;");
    }

    // ---- stubs

    /**
     * Emits the conversions of jumps to a block directly before the block. If all forward jumps to it need conversions, its label could not
     * be bound otherwise, because no jump would have told the types there.
     */
    private void emitConversions(int target) {
        for (int i = 0; i < stubs.size(); i++) {
            Stub stub = stubs.get(i);
            if (stub.purpose != Purpose.JUMP || stub.pc != target) continue;
            stubs.remove(i--);
            emitConversion(stub);
        }
    }

    private void emitConversion(Stub stub) {
        asm.bind(stub.label);
        pc = stub.pc;
        registers.begin(stub.state);
        registers.convertTo(flow.at(stub.pc).in, stub.pc);
        asm.goto_(label(stub.pc));
    }

    private void emitStubs() {
        for (int i = 0; i < stubs.size(); i++) {
            if (stubs.get(i).purpose == Purpose.JUMP) emitConversion(stubs.get(i));
        }
        for (Stub stub : stubs) {
            if (stub.purpose != Purpose.JUMP) exitCode.add(stub);
        }
        exitCode.emit();
    }
}
