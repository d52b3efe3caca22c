package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.syntax.source.SourcePosition;

/** What is compiled into one class: a code block from its start or from the head of one loop. */
public final class CompilationUnit {
    /** The usual number of bytes that are generated for a word. */
    private static final int USUAL_EXPANSION = 10;

    public final CodeBlock code;
    /** 0 or the target of a LOOP instruction. */
    public final int pc;
    /** How often failed guards have led to a new compilation from here. */
    public final int recompilations;

    /** The number of units before it. */
    final int number;

    private final CodeTier tier;
    /** The offset after the code; 0 if the unit has all that can be reached. */
    private final int end;
    /** By offset how often exits have led to a new compilation; null for never. */
    private final byte[] widenings;

    private final PollInterval polls;
    private int codeSize;

    CompilationUnit(CodeBlock code, int pc, int recompilations, CodeTier tier) {
        this.code = code;
        this.pc = pc;
        this.recompilations = recompilations;
        this.tier = tier;
        number = tier.policy().countUnit();
        widenings = tier.widenings();
        codeSize = usualSize(code);
        end = tier.isCompiledWhole() ? 0 : tier.endOfLoop(pc);
        polls = new PollInterval(code.code.length, options().stressSeed() != 0);
    }

    /**
     * Copies the profile; null if nothing has been recorded, so that instructions without a record may still have run. A compilation uses one copy
     * throughout, because the recording goes on.
     */
    public Profile copyProfile() {
        return copyProfile(code);
    }

    /** Copies the profile of any code; null when it has none. */
    public static Profile copyProfile(CodeBlock code) {
        if (!(code.tier instanceof CodeTier tier)) return null;
        Profile profile = tier.profile();
        return profile == null ? null : profile.copy();
    }

    /** Copies by offset how many compilations exits have led to; null for none. */
    public static byte[] widenings(CodeBlock code) {
        return code.tier instanceof CodeTier tier ? tier.widenings() : null;
    }

    /** How many compilations exits at an instruction have led to although its profile was known. From 1 on, the instruction must not have that guard again. */
    public int widening(int at) {
        return widenings == null ? 0 : widenings[at];
    }

    /** Whether the code must not contain guards that exit, because it will not be compiled again. */
    public boolean isLast() {
        return recompilations >= CodeTier.RECOMPILATIONS;
    }

    /** Whether the unit is a loop of long code, without what comes after it. */
    public boolean isLoopAlone() {
        return end > 0;
    }

    /** Whether the unit has the code at an offset, if that can be reached. */
    public boolean contains(int at) {
        return end == 0 || at >= pc && at < end;
    }

    /** Whether the code of the whole function is called by other code without a frame, with its arguments as the JVM's. */
    public boolean isCalledDirectly() {
        return pc == 0 && tier.isCalledDirectly();
    }

    /** Whether a callee has no code for direct calls and will hardly get it soon. */
    public boolean callsSeldomDirectly(CodeBlock callee) {
        return tier.callsSeldomDirectly(callee);
    }

    /** Whether direct calls have a frame although only stack traces read it, because they often do. */
    public boolean makesFrames() {
        return tier.makesFrames();
    }

    /** The agent that runs the code. */
    public Agent agent() {
        return tier.policy().agent();
    }

    public JitOptions options() {
        return tier.policy().options();
    }

    /** Gives lines to the embedder that asked for them by its options. */
    public void trace(String lines) {
        tier.policy().trace(lines);
    }

    /** The usual length in bytes of the JVM code for a code block. */
    static int usualSize(CodeBlock code) {
        return code.code.length * USUAL_EXPANSION;
    }

    /** Reports the length of the generated JVM code in bytes. */
    public void generated(int bytes) {
        codeSize = bytes;
    }

    /** The length of the JVM code in bytes; an estimate until it has been generated. */
    int codeSize() {
        return codeSize;
    }

    /** After how many iterations of its loops the code has to poll. */
    public int iterationsToPoll() {
        return polls.iterations();
    }

    /** Reports that the code has been left for a poll. */
    public void polled() {
        polls.polled();
    }

    /**
     * Reports an exit. Compiled code calls this when the live registers are in the frame, and returns its result.
     *
     * @param frame that of the unit's code, or of a call that is inlined in it
     * @param at an instruction that has had no effect yet
     * @param reason the ordinal of an {@link ExitReason}
     */
    public static Object exit(Frame frame, CompilationUnit unit, int at, int reason) {
        frame.pc = at;
        if (frame.code.tier instanceof CodeTier tier) unit.tier.exited(unit, tier, at, ExitReason.of(reason));
        return CompiledCode.EXIT;
    }

    /** Whether a guard has to fail because of {@link JitOptions#stressSeed}. Called only by code that is compiled with a seed. */
    public static boolean stress(CompilationUnit unit) {
        return unit.tier.policy().stress().exits();
    }

    /** Names the function and its place in the program. */
    @Override
    public String toString() {
        String name = code.shared == null ? "top level" : code.shared.name();
        if (name == null || name.isEmpty()) name = "anonymous";
        SourcePosition start = code.source.position(
                code.shared == null ? 0 : code.shared.signature().start());
        return (pc == 0 ? "" : "loop at " + pc + " of ") + name + " (" + code.source.name() + ':' + start.line() + ':'
                + start.column() + ')';
    }
}
