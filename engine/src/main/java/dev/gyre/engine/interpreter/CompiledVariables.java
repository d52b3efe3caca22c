package dev.gyre.engine.interpreter;

import dev.gyre.engine.scope.RuntimeReference;

/** What compiled code calls for captured variables and globals. */
final class CompiledVariables {
    private CompiledVariables() {}

    /** The error for a variable in its temporal dead zone. */
    static RuntimeException notInitialised(Frame frame, int pc, int name) {
        frame.pc = pc;
        return RuntimeReference.notInitialised(frame.constant(name));
    }

    static Object loadGlobal(Frame frame, int pc) {
        return GlobalOps.load(frame, frame.code.code, pc);
    }
}
