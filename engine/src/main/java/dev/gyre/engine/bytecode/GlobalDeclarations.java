package dev.gyre.engine.bytecode;

// GlobalDeclarationInstantiation ( script, env ), https://tc39.es/ecma262/#sec-globaldeclarationinstantiation
/**
 * What a script declares at its top level.
 *
 * @param lexicalNames let, const and class names
 * @param constants per lexical name: whether it is immutable
 * @param functionNames names of the functions to initialise, in source order
 * @param functions per function name: index into the code block's inner functions
 * @param variableNames var names that are no function names
 * @param blockFunctionNames names of Annex B.3.2.2, declared as var only where that conflicts with nothing
 */
public record GlobalDeclarations(
        String[] lexicalNames,
        boolean[] constants,
        String[] functionNames,
        int[] functions,
        String[] variableNames,
        String[] blockFunctionNames) {}
