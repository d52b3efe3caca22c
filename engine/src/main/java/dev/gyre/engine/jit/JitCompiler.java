package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.jit.classfile.CodeTooLargeException;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.UnitCompiler;

/** Translates units of bytecode to hidden classes. */
public final class JitCompiler implements UnitCompiler {
    /** HotSpot compiles no method over 8,000 bytes. */
    private static final int MOST_CODE = 7_900;

    @Override
    public CompiledCode compile(CompilationUnit unit) {
        CompiledCode result = compile(unit, CodeSize.INLINED);
        if (result == null) result = compile(unit, CodeSize.FAST);
        return result == null ? compile(unit, CodeSize.COMPACT) : result;
    }

    private static CompiledCode compile(CompilationUnit unit, CodeSize size) {
        var generator = new CodeGenerator(unit, size);
        byte[] bytes;
        try {
            bytes = generator.generate();
        } catch (CodeTooLargeException e) {
            return null;
        }
        if (generator.codeSize() > MOST_CODE) return null;
        unit.generated(generator.codeSize());
        if (CodeListing.isWanted(unit)) unit.trace(CodeListing.of(unit, bytes));
        CompiledCode code = CompiledCode.define(bytes, generator.classData());
        code.callSites(generator.callers.sites());
        return code;
    }
}
