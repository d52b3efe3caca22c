package dev.gyre.engine;

import dev.gyre.engine.interpreter.UnitCompiler;
import dev.gyre.engine.jit.JitCompiler;
import java.util.function.Supplier;

/** Makes the compiler of hot code when it is first needed. */
final class JitCompilers implements Supplier<UnitCompiler> {
    @Override
    public UnitCompiler get() {
        return new JitCompiler();
    }
}
