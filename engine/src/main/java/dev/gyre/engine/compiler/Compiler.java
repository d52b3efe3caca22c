package dev.gyre.engine.compiler;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.source.Source;

/** The front door of the compiler: checked trees in, code blocks out; inner functions are compiled at their first call. */
public final class Compiler {
    private Compiler() {}

    public static CodeBlock compileScript(Program program, Source source) {
        try {
            return ScriptCompiler.compileScript(program, source);
        } catch (StackOverflowError tooDeep) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
    }

    public static CodeBlock compileModule(Program program, Source source) {
        try {
            return ModuleCompiler.compile(program, source);
        } catch (StackOverflowError tooDeep) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
    }

    /** {@code site} is the static scope around a direct eval, null for an indirect one. */
    public static CodeBlock compileEval(Program program, Source source, Scope site) {
        try {
            return ScriptCompiler.compileEval(program, source, site);
        } catch (StackOverflowError tooDeep) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
    }

    /** The code of a function, which has been compiled earlier or is now. */
    public static CodeBlock compileFunction(SharedFunctionInfo shared) {
        if (shared.isCached()) return shared.readBody();
        try {
            return FunctionCompiler.compile(shared);
        } catch (StackOverflowError tooDeep) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
    }
}
