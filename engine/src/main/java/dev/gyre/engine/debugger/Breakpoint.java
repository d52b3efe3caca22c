package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;

/** A place at which the program pauses. */
public final class Breakpoint {
    private final DebugScript script;
    private final DebugFunction function;
    private final BreakLocation location;
    private final String condition;

    Breakpoint(DebugScript script, DebugScript.Place place, String conditionOrNull) {
        this.script = script;
        function = place.function();
        location = place.location();
        condition = conditionOrNull == null || conditionOrNull.isEmpty() ? null : conditionOrNull;
    }

    public DebugScript script() {
        return script;
    }

    public BreakLocation location() {
        return location;
    }

    /** An expression that is evaluated in the frame; the program pauses if it is true. Null for always. */
    public String conditionOrNull() {
        return condition;
    }

    /** Whether it is in this code. */
    boolean isIn(CodeBlock code) {
        if (code.source != script.source()) return false;
        SharedFunctionInfo other = function.map().code().shared;
        if (code.shared == null || other == null) return code.shared == other;
        var signature = code.shared.signature();
        return signature.start() == other.signature().start()
                && signature.end() == other.signature().end()
                && function.matches(code);
    }
}
