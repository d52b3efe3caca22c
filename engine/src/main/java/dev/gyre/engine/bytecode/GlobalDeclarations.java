package dev.gyre.engine.bytecode;

// GlobalDeclarationInstantiation ( script, env ), https://tc39.es/ecma262/#sec-globaldeclarationinstantiation
/**
 * The names that a script declares at its top level.
 *
 * @param lexicalNames let, const and class names
 * @param constants per lexical name: whether it is immutable
 * @param functionNames names of the functions to initialise, in source order
 * @param functions per function name: index into the code block's inner functions
 * @param variableNames var names that are not function names
 * @param blockFunctionNames names of Annex B.3.2.2, declared as var only if that does not cause a conflict
 */
public record GlobalDeclarations(
        String[] lexicalNames,
        boolean[] constants,
        String[] functionNames,
        int[] functions,
        String[] variableNames,
        String[] blockFunctionNames) {}
