package dev.gyre.engine.compiler;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.source.Source;

/**
 * Entry points of the compiler: from a checked syntax tree to a code block. Inner functions are compiled at their first
 * call.
 */
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

    /** @param site the static scope around a direct eval, or null for an indirect one */
    public static CodeBlock compileEval(Program program, Source source, Scope site) {
        try {
            return ScriptCompiler.compileEval(program, source, site);
        } catch (StackOverflowError tooDeep) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
    }

    /** Compiles a function once more for a debugger, from a tree that is used for nothing else. */
    public static CodeMap map(FunctionNode function, Source source, ParseGoal goal) {
        var map = new CodeMap();
        FunctionCompiler.compile(new SharedFunctionInfo(function, source, goal), map);
        return map;
    }

    /** As {@link #map(FunctionNode, Source, ParseGoal)}, for the code of a script, module or eval. */
    public static CodeMap map(Program program, Source source, ParseGoal goal) {
        var map = new CodeMap();
        if (goal.kind() == Program.Kind.MODULE) ModuleCompiler.compile(program, source, map);
        else ScriptCompiler.map(program, source, goal, map);
        return map;
    }

    /** Returns the code of a function, compiling it if that has not happened yet. */
    public static CodeBlock compileFunction(SharedFunctionInfo shared) {
        if (shared.hasBody()) return shared.readBody();
        try {
            return FunctionCompiler.compile(shared);
        } catch (StackOverflowError tooDeep) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
    }
}
