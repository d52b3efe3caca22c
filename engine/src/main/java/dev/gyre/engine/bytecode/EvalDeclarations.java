package dev.gyre.engine.bytecode;

// EvalDeclarationInstantiation ( body, varEnv, lexEnv, privateEnv, strict ),
// https://tc39.es/ecma262/#sec-evaldeclarationinstantiation
/**
 * The names that sloppy eval code declares in the variable scope around it.
 *
 * @param functionNames names of the functions to initialise, in source order
 * @param functions per function name: index into the code block's inner functions
 * @param variableNames var names that are not function names
 * @param blockFunctionNames names of Annex B.3.2.3, declared as var only if that does not cause a conflict
 */
public record EvalDeclarations(
        String[] functionNames, int[] functions, String[] variableNames, String[] blockFunctionNames) {}
