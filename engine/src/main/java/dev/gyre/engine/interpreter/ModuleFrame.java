package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.module.ModuleExecution;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;

/** The frame of a source text module, which suspends itself between the module's declarations and its body. */
public final class ModuleFrame implements ModuleExecution {
    /** Null before the declarations and once the body has begun. */
    private Frame frame;

    private Frame asyncFrame;

    @Override
    public void instantiate(SourceTextModule module, CodeBlock code, HeapScope environment) {
        frame = Frame.topLevel(code, module.realm(), environment, Undefined.INSTANCE, module);
        Interpreter.run(frame);
    }

    @Override
    public void evaluate() {
        Interpreter.run(takeFrame());
    }

    @Override
    public PromiseObject evaluateAsync() {
        asyncFrame = takeFrame();
        return AsyncFunctionActivation.start(asyncFrame);
    }

    @Override
    public FramePosition asyncPosition() {
        return asyncFrame == null ? null : asyncFrame.position();
    }

    private Frame takeFrame() {
        Frame taken = frame;
        frame = null;
        return taken;
    }
}
