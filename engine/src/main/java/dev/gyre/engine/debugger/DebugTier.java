package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.ExecutionTier;
import java.util.BitSet;

/** Runs all activations of a code block in a {@link DebugDispatch} while a debugger is attached, instead of compiled code. */
final class DebugTier extends ExecutionTier {
    private final Debugger debugger;
    private final CodeBlock code;
    private final DebugDispatch dispatch = new DebugDispatch(this);
    private DebugFunction function;
    private boolean isSearched;
    /** The offsets of breakpoints; null if there is none. */
    BitSet breakpoints;

    DebugTier(Debugger debugger, CodeBlock code) {
        this.debugger = debugger;
        this.code = code;
        code.tier = this;
        code.direct = null;
        code.resumed = null;
        code.entry = CodeBlock.TIERED;
    }

    /** Lets the code run, and be compiled, as usual. */
    void remove() {
        code.tier = null;
        code.entry = CodeBlock.INTERPRETED;
    }

    Debugger debugger() {
        return debugger;
    }

    CodeBlock code() {
        return code;
    }

    /** What the code is compiled from; null if that is not known. */
    DebugFunction function() {
        if (!isSearched) {
            isSearched = true;
            DebugScript script = debugger.script(code.source);
            function = script == null ? null : script.functionOf(code);
        }
        return function;
    }

    boolean isBreakpoint(int offset) {
        return breakpoints != null && breakpoints.get(offset);
    }

    @Override
    protected CompiledCode entryCode() {
        return current();
    }

    @Override
    protected CompiledCode loopCode(int pc) {
        return current();
    }

    @Override
    protected CompiledCode afterExit(CompiledCode of) {
        return current();
    }

    private CompiledCode current() {
        return debugger.isAttached() ? dispatch : null;
    }

    @Override
    protected void enteredAtLoop() {}

    @Override
    protected void tracedWithoutFrame() {}

    @Override
    protected void secondClosure() {}
}
