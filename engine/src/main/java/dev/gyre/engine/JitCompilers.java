package dev.gyre.engine;

import dev.gyre.engine.jit.JitCompiler;
import dev.gyre.engine.jit.tiering.UnitCompiler;
import java.util.function.Supplier;

/** Makes the compiler of hot code when it is first needed. */
final class JitCompilers implements Supplier<UnitCompiler> {
    @Override
    public UnitCompiler get() {
        return new JitCompiler();
    }
}
