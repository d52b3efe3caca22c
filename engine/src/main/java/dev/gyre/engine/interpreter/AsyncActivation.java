package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.error.StackFrame;

/** A call of an async function, which async stack traces follow to the function that awaits it. */
public interface AsyncActivation {
    /** The frame that awaits this call, or null. */
    StackFrame awaiting();
}
