package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.TierAttachment;

/** What a warm code block can be run by in place of the dispatch loop. */
public abstract class ExecutionTier extends TierAttachment {
    /** For a frame at its start or where it was suspended; null for the dispatch loop. */
    protected abstract CompiledCode entryCode();

    /** For a frame at the head of a loop; null for the dispatch loop. */
    protected abstract CompiledCode loopCode(int pc);

    /** What to continue with after an activation has returned {@link CompiledCode#EXIT}; null for the dispatch loop. */
    protected abstract CompiledCode afterExit(CompiledCode of);

    /** Called when an activation that the dispatch loop began continues at the head of a loop, in the result of {@link #loopCode}. */
    protected abstract void enteredAtLoop();

    /** Called when a stack trace has found a call of the code's function that has no frame, which takes longer than reading a frame. */
    protected abstract void tracedWithoutFrame();

    /** Called when a function gets a second closure, so that its code must no longer depend on the first. */
    protected abstract void secondClosure();
}
