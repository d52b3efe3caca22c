package dev.gyre.engine;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.interpreter.AsyncFunctionActivation;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.Interpreter;
import dev.gyre.engine.module.ModuleExecution;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.realm.Agent;
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
        Frame body = takeFrame();
        Agent agent = body.realm.agent();
        agent.enterModule();
        try {
            Interpreter.run(body);
        } finally {
            agent.leaveModule();
        }
    }

    @Override
    public PromiseObject evaluateAsync() {
        asyncFrame = takeFrame();
        Agent agent = asyncFrame.realm.agent();
        agent.enterModule();
        try {
            return AsyncFunctionActivation.start(asyncFrame);
        } finally {
            agent.leaveModule();
        }
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
