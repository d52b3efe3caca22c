package dev.gyre.engine.jit;

import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.runtime.realm.Agent;

/** Lets a profiler take samples where compiled code returns, since the function that called may not poll for long. */
final class SampleCode {
    private static final int SHORT_WORDS = 64;

    private final CodeGenerator generator;
    private final Agent agent;

    SampleCode(CodeGenerator generator, Agent agent) {
        this.generator = generator;
        this.agent = agent;
    }

    /** Before the end of an inlined call. The time of a short one counts for its caller: the check would take as long as the call. */
    void beforeInlinedReturn(Activation inlined) {
        if (inlined.block.code.length > SHORT_WORDS) beforeReturn();
    }

    /** Nothing, if no profile is taken while the code is generated. */
    void beforeReturn() {
        if (!agent.isProfiled()) return;
        MethodAssembler asm = generator.asm;
        var end = new Label();
        asm.ldcObject(agent, Helpers.AGENT_TYPE);
        asm.invokevirtual(Helpers.AGENT, "isInterruptRequested", "()Z");
        asm.ifeq(end);
        short[] known = generator.registers.snapshot();
        generator.beforeThrow();
        generator.pushFrame();
        asm.ldc(generator.inlining.merged().origin(generator.pc));
        asm.invokestatic(Helpers.CALLS, "sampleAtReturn", "(" + Helpers.FRAME_TYPE + "I)V");
        generator.registers.begin(known);
        asm.bind(end);
    }
}
