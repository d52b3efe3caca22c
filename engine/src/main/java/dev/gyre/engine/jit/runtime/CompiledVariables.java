package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.GlobalOps;
import dev.gyre.engine.scope.RuntimeReference;

/** What compiled code calls for captured variables and globals. */
public final class CompiledVariables {
    private CompiledVariables() {}

    /** The error for a variable in its temporal dead zone. */
    public static RuntimeException notInitialised(Frame frame, int pc, int name) {
        frame.pc = pc;
        return RuntimeReference.notInitialised(frame.constant(name));
    }

    public static Object loadGlobal(Frame frame, int pc) {
        return GlobalOps.load(frame, frame.code.code, pc);
    }
}
