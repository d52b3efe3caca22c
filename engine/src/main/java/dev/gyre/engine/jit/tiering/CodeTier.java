package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.CodePosition;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.ExecutionTier;
import java.util.ArrayList;
import java.util.BitSet;

/** The state of a warm code block: its profile, its entry points, and the counts of their exits. */
final class CodeTier extends ExecutionTier {
    /** How often failed guards lead to a new compilation of a unit. */
    static final int RECOMPILATIONS = 3;
    /** After so many activations have entered the code of a loop, the whole function is compiled. */
    private static final int LOOP_ENTRIES = 3;
    /** Only in an activation that has been polled so often at loops are these compiled on their own; shorter ones soon enter the code of the whole function. */
    private static final int LONG_ACTIVATION = 3;
    /** How many instructions are recorded before a compilation: so many for each word of the code, so that a long loop is run through more than once, within bounds. */
    private static final int RECORDED_PER_WORD = 5, LEAST_RECORDED = 5_000, MOST_RECORDED = 20_000;
    /** After an exit the recording is shorter by this factor. */
    private static final int SHORTER_AFTER_EXIT = 10;
    /**
     * By this factor fewer samples are needed of what compiled code calls. C2 inlines only callees that had code when it compiled the caller.
     */
    private static final int SOONER = 10;
    /** Code of up to so many words is compiled after {@link dev.gyre.engine.runtime.host.JitOptions#samples} samples, longer code after more. */
    private static final float SHORT = 30;
    /** A callee is cold if its caller was met at so many times as many polls. */
    private static final int COLD = 50;
    /** Of code of more words only loops are compiled, each without what comes after it. */
    private static final int MOST_WHOLE = 20_000;
    /** The usual number of words of such a loop. */
    private static final int USUAL_LOOP = 2_000;
    /** After compilations in vain of as many copies of the code in succession, it needs no more samples for each further one. */
    private static final int MOST_VAIN = 6;
    /** Code of more words is never compiled. */
    private static final int MAXIMUM = 100_000;

    /** After so many calls that stack traces have found without a frame, the code makes frames. */
    private static final int MOST_TRACED = 500;

    private final CodeBlock code;
    private final TierUp policy;
    /** Whether activations can be suspended. */
    private final boolean suspends;
    /** Whether compiled code of the whole can be called directly, with its arguments as the JVM's. */
    private final boolean calledDirectly;

    private final ArrayList<EntryPoint> entries = new ArrayList<>(2);
    /** How often the code has been met at polls, by {@link #weight}. */
    private float samples;
    /** How often it has been met since it was compiled, if it is a copy. */
    private float samplesSince;
    /** The loop that was met last. */
    private int sampledLoop;
    /** What a sample of it counts. */
    private float loopWeight;

    /** The offsets from which to compile when the budget allows. */
    private final BitSet requested = new BitSet();
    /** For how many bytes of JVM code the budget has been charged before the compilation. */
    private int prepaidSize;
    /** Whether compiled code calls this code. */
    private boolean isCallee;

    /** How many calls without a frame stack traces have found. */
    private int traced;

    private Profile profile;
    /** Runs the activations that begin while the code is recorded; null at other times. */
    private Recording recording;
    /** The offsets from which to compile when the recording ends. */
    private final BitSet wanted = new BitSet();
    /** How many activations have entered the code of a loop because there was none for the whole function. */
    private int loopEntries;
    /** The offsets of exits since the last compilation; null before the first exit. */
    private BitSet exited;
    /** By offset, how many compilations exits there have led to; null before the first exit. */
    private byte[] widenings;
    /** By offset, the first unit after the last of them; exits of earlier units tell nothing new. */
    private int[] widened;
    /** Whether the last exit was at the end of a loop that is compiled on its own. */
    private boolean hasLeftLoop;

    CodeTier(CodeBlock code, TierUp policy) {
        this.code = code;
        this.policy = policy;
        suspends = code.shared == null || code.shared.isAsync() || code.shared.isGenerator();
        calledDirectly = !suspends
                && code.parameterCount <= CompiledCode.MOST_ARGUMENTS
                && !code.loopsToStart()
                && isCompiledWhole();
    }

    boolean isCalledDirectly() {
        return calledDirectly;
    }

    /** Whether units have all code that can be reached from their start; otherwise they are loops alone. */
    boolean isCompiledWhole() {
        return code.code.length <= MOST_WHOLE;
    }

    CodeBlock code() {
        return code;
    }

    TierUp policy() {
        return policy;
    }

    Profile profile() {
        return profile;
    }

    /** By offset, how many compilations exits have led to although the profile included the value at the exit; a copy, or null for none. */
    byte[] widenings() {
        if (widenings == null) return null;
        byte[] counts = widenings.clone();
        if (profile != null) {
            for (int pc = 0; pc < counts.length; pc++) if (counts[pc] > 0) counts[pc]--;
        }
        return counts;
    }

    // ---- running

    @Override
    protected CompiledCode entryCode() {
        return recording != null ? recording : codeAt(0);
    }

    @Override
    protected CompiledCode loopCode(int pc) {
        return recordsContinuations() ? recording : codeAt(pc);
    }

    /**
     * Whether activations that began before the recording continue in it. If the code is to be compiled from its start, its loops must not use up
     * the recording before an activation has begun in it.
     */
    private boolean recordsContinuations() {
        return recording != null && (recording.entries() > 0 || !wanted.get(0) || suspends);
    }

    @Override
    protected CompiledCode afterExit(CompiledCode of) {
        boolean sawAll = hasLeftLoop;
        hasLeftLoop = false;
        if (of instanceof Recording || sawAll || policy.isEager() || profile == null) return null;
        return recordsContinuations() ? recording : new Recording(this, profile, recordedLength() / SHORTER_AFTER_EXIT);
    }

    private CompiledCode codeAt(int pc) {
        EntryPoint entry = entryAt(pc);
        return entry == null ? null : entry.code;
    }

    private EntryPoint entryAt(int pc) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).pc == pc) return entries.get(i);
        }
        return null;
    }

    // ---- heat

    /**
     * A poll at the entry (0) or at the head of a loop.
     *
     * @param loopPolls how many polls there have been at loop heads of the activation
     */
    void sampled(int pc, int loopPolls) {
        if (code.code.length > MAXIMUM || recording != null || pc == 0 && !isCompiledWhole()) return;
        if (policy.isEager()) {
            if (entryAt(pc) == null) compile(pc);
            return;
        }
        if (entryAt(pc) != null) {
            if (code.copies() != null) sampledSince(pc);
            return;
        }
        samples += weight(pc);
        if (samples >= samplesNeeded() * patience() || policy.stress() != null)
            request(isLong(loopPolls) || !isCompiledWhole() ? pc : 0);
    }

    /** The compilation has paid once the code has been met as often as before it. */
    private void sampledSince(int pc) {
        float before = samplesSince;
        samplesSince += weight(pc);
        float needed = samplesNeeded();
        if (before < needed && samplesSince >= needed) code.copies().paid();
    }

    /** By what factor the number of samples differs: idle compilers make it smaller, copies in other realms that were compiled in vain, as in pages that end soon, larger. */
    private float patience() {
        int vain = code.copies() == null || policy.options().isUnpaced()
                ? 0
                : Math.min(code.copies().vain(), MOST_VAIN);
        return vain == 0 ? policy.patience() : 1 << vain;
    }

    /** What a sample counts: 1 for a call, and less for a lap of a short loop in long code. */
    private float weight(int pc) {
        if (pc == 0 || !isCompiledWhole()) return 1;
        if (pc != sampledLoop) {
            sampledLoop = pc;
            loopWeight = (float) Math.sqrt((float) (endOfLoop(pc) - pc) / code.code.length);
        }
        return loopWeight;
    }

    /** The offset after the last jump back to the head of a loop. */
    int endOfLoop(int head) {
        int end = head;
        for (int pc = head; pc < code.code.length; ) {
            var opcode = Opcode.of(code.code[pc]);
            int label = opcode.operands().indexOf(OperandKind.LABEL);
            int next = pc + opcode.length();
            if (label >= 0 && code.code[pc + 1 + label] == head) end = next;
            pc = next;
        }
        return end;
    }

    private boolean isLong(int loopPolls) {
        return loopPolls >= LONG_ACTIVATION || code.shared == null || policy.stress() != null;
    }

    private void request(int pc) {
        if (entryAt(pc) != null) return;
        if (policy.stress() != null) {
            want(pc);
            return;
        }
        if (requested.isEmpty()) policy.request(this);
        requested.set(pc);
    }

    /** How often the code has been met at polls for each time that it must be. */
    float heat() {
        return samples / samplesNeeded();
    }

    /** Whether a callee has no code for direct calls and will hardly get it soon: it never can, or has been met at polls far less often than this code. */
    boolean callsSeldomDirectly(CodeBlock callee) {
        if (policy.isEager() || callee.direct != null) return false;
        CodeTier other = callee.tier instanceof CodeTier tier ? tier : null;
        if (other != null && !other.calledDirectly) return true;
        float met = other == null ? 0 : other.samples;
        return samples * 2 >= policy.options().samples() && met * COLD < samples;
    }

    /** Compiles from the requested offsets. The recording before that takes time, in which the budget must not serve colder code. */
    void compileRequested() {
        prepaidSize = CompilationUnit.usualSize(code);
        policy.spend(prepaidSize);
        for (int pc = requested.nextSetBit(0); pc >= 0; pc = requested.nextSetBit(pc + 1)) {
            if (entryAt(pc) == null) want(pc);
        }
        requested.clear();
    }

    /**
     * The time for which a sample stands grows with the length of the code, as does the time that HotSpot takes to compile it, but more slowly: the longer the
     * code, the less of it runs in a call.
     */
    private float samplesNeeded() {
        int length = isCompiledWhole() ? code.code.length : USUAL_LOOP;
        float needed = policy.options().samples() * (float) Math.sqrt(Math.max(1, length / SHORT));
        return isCallee ? needed / SOONER : needed;
    }

    /** If that happens often, the function is compiled from its start. */
    @Override
    protected void enteredAtLoop() {
        if (recording == null && code.shared != null && isCompiledWhole() && ++loopEntries >= LOOP_ENTRIES) request(0);
    }

    @Override
    protected void tracedWithoutFrame() {
        if (++traced == MOST_TRACED && entryAt(0) != null) compile(0);
    }

    /** Whether direct calls have a frame although only stack traces read it. */
    boolean makesFrames() {
        return traced >= MOST_TRACED;
    }

    /** Discards the code if it depends on the only closure. */
    @Override
    protected void secondClosure() {
        if (profile != null && profile.forgetClosure()) discardCode();
    }

    /** Compiles from an offset, after a recording unless the offset has been recorded already. */
    private void want(int pc) {
        if (profile != null && profile.isSeen(pc)) {
            compile(pc);
            return;
        }
        wanted.set(pc);
        beginRecording();
    }

    void beginRecording() {
        if (recording != null) return;
        if (profile == null) profile = new Profile(code);
        TierStress stress = policy.stress();
        recording = new Recording(this, profile, stress == null ? recordedLength() : stress.recordedInstructions());
        updateEntry();
    }

    private int recordedLength() {
        return Math.clamp((long) code.code.length * RECORDED_PER_WORD, LEAST_RECORDED, MOST_RECORDED);
    }

    void endRecording() {
        if (recording != null) recorded(recording);
    }

    /** A recording has ended: compiles from the offsets that wait for it. */
    void recorded(Recording ended) {
        if (ended != recording) return;
        recording = null;
        updateEntry();
        if (ended.entries() > 1 && entryAt(0) == null && isCompiledWhole()) wanted.set(0);
        for (int pc = wanted.nextSetBit(0); pc >= 0; pc = wanted.nextSetBit(pc + 1)) {
            if (profile.isSeen(pc) || suspends) compile(pc);
        }
        wanted.clear();
    }

    // ---- compilation

    private void compile(int pc) {
        EntryPoint entry = entryAt(pc);
        if (entry == null) {
            if (entries.isEmpty() && code.copies() != null) code.copies().compiled();
            entries.add(entry = new EntryPoint(pc));
        }
        if (profile != null) noteCallees();
        policy.spend(-prepaidSize);
        prepaidSize = 0;
        policy.compile(entry.begin(this));
    }

    private void noteCallees() {
        for (int pc = 0; pc < code.code.length; pc += Opcode.of(code.code[pc]).length()) {
            for (Object target : profile.targets(pc)) {
                if (target instanceof SharedFunctionInfo callee && callee.code() != null)
                    policy.tierOf(callee.code()).isCallee = true;
            }
        }
    }

    /** Installs the code of a unit, null if it cannot be compiled, unless the code block has discarded all code in the meantime. */
    void install(CompilationUnit unit, CompiledCode result) {
        EntryPoint entry = entryAt(unit.pc);
        if (entry == null || !entry.awaits(unit)) return;
        entry.complete(result);
        updateEntry();
    }

    /** Discards all code. Frames that run in it leave it at their next exit, poll or return. */
    void discardCode() {
        entries.clear();
        samples = 0;
        updateEntry();
    }

    private void updateEntry() {
        CompiledCode compiled = recording == null ? codeAt(0) : null;
        code.direct = compiled != null && compiled.isCalledDirectly() ? compiled : null;
        code.resumed = suspends ? compiled : null;
        if (code.direct != null) code.entry = CodeBlock.DIRECT;
        else code.entry = recording == null && compiled == null ? CodeBlock.INTERPRETED : CodeBlock.TIERED;
    }

    /**
     * Counts an exit, and compiles again if there have been enough.
     *
     * @param place the code block of the instruction that exited: this, or that of an inlined call
     */
    void exited(CompilationUnit unit, CodeTier place, int pc, ExitReason reason) {
        if (policy.options().tracesExits()) policy.trace(place.describe(unit, pc, reason));
        hasLeftLoop = reason == ExitReason.LOOP_END;
        EntryPoint entry = entryAt(unit.pc);
        if (entry == null) return;
        if (reason == ExitReason.NOT_SEEN) {
            if (!entry.reachedUnseen(unit)) return;
            if (entry.knowsAll()) place.profile.recordAll();
            compile(unit.pc);
        } else if (!reason.isExpected()) {
            place.noteFailure(unit, pc);
            if (!entry.guardFailed(unit)) return;
            widen();
            if (place != this) place.widen();
            compile(unit.pc);
        }
    }

    private void noteFailure(CompilationUnit unit, int pc) {
        if (exited == null) {
            exited = new BitSet();
            widenings = new byte[code.code.length];
            widened = new int[code.code.length];
        }
        if (unit.number >= widened[pc]) exited.set(pc);
    }

    private void widen() {
        if (exited == null) return;
        for (int pc = exited.nextSetBit(0); pc >= 0; pc = exited.nextSetBit(pc + 1)) {
            widenings[pc]++;
            widened[pc] = policy.units();
        }
        exited.clear();
    }

    private String describe(CompilationUnit unit, int pc, ExitReason reason) {
        var position = new CodePosition(code, pc);
        return "[jit] exit from " + unit + " at " + position.line() + ':' + position.column() + " (" + pc + ' '
                + Opcode.of(code.code[pc]) + "): " + reason;
    }
}
