package dev.gyre.engine.module;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.scope.HeapScope;

/** Runs the code of a source text module, first its declarations and later its body. */
public interface ModuleExecution {
    /** Declares the functions of the module in its environment. */
    void instantiate(SourceTextModule module, CodeBlock code, HeapScope environment);

    /** Runs the body of a module without top-level await. */
    void evaluate();

    /** Starts the body of a module with top-level await; the promise is settled when the body ends. */
    PromiseObject evaluateAsync();

    /** The position of the body that {@link #evaluateAsync} started; null before. */
    FramePosition asyncPosition();
}
