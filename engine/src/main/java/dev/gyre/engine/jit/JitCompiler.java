package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.jit.classfile.CodeTooLargeException;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.UnitCompiler;

/** Translates units of bytecode to hidden classes. */
public final class JitCompiler implements UnitCompiler {
    @Override
    public CompiledCode compile(CompilationUnit unit) {
        for (CodeSize size : CodeSize.values()) {
            if (size == CodeSize.INLINED && unit.isLoopAlone()) continue;
            CompiledCode result = compile(unit, size);
            if (result != null) return result;
        }
        return null;
    }

    private static CompiledCode compile(CompilationUnit unit, CodeSize size) {
        var generator = new CodeGenerator(unit, size);
        byte[] bytes;
        try {
            bytes = generator.generate();
        } catch (CodeTooLargeException e) {
            return null;
        }
        if (generator.codeSize() > size.mostBytes) return null;
        unit.generated(generator.codeSize());
        if (CodeListing.isWanted(unit)) unit.trace(CodeListing.of(unit, bytes));
        CompiledCode code = CompiledCode.define(bytes, generator.classData());
        code.callSites(generator.callers.sites());
        return code;
    }
}
