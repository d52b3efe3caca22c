package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.Statement.FunctionDeclaration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A scope that is being parsed, with its references that are not resolved yet. */
final class OpenScope {
    final OpenScope parent;
    final Scope scope;
    /** The nearest outer scope for var declarations; cached, because thousands of blocks may be nested. */
    final OpenScope variables;

    Reference[] references = new Reference[8];
    /**
     * The offset at which each reference may first be evaluated: its own, or the start of the scope that a function
     * around it is hoisted to.
     */
    int[] positions = new int[8];

    int count;
    /** Whether the scope is a function's outermost. */
    boolean functionBoundary;
    /** Whether the scope is that of a function declaration, which exists from the start of the scope around it. */
    boolean hoisted;
    /** Whether this is a method or initializer of the class whose scope is around it. */
    boolean classElement;
    /** For classes: whether the heritage is being read, which does not see their private names. */
    boolean heritage;
    /** Whether this may turn out to be the scope of an arrow function's parameters, or no scope. */
    boolean tentative;
    /** For functions: whether the parameters are plain names. */
    boolean simpleParameters;

    boolean directEval;
    /** Whether a direct eval can see this scope's {@code this}. */
    boolean thisEval;
    /** Whether a sloppy direct eval can declare variables in the scope. */
    boolean sloppyEval;

    List<BlockFunction> blockFunctions;

    /** A function in a block of sloppy code, which may also become a variable (Annex B.3.2). */
    record BlockFunction(FunctionDeclaration declaration, Scope block) {}

    OpenScope(OpenScope parent, Scope scope) {
        this.parent = parent;
        this.scope = scope;
        variables = parent == null || parent.isVariableScope() ? parent : parent.variables;
    }

    void addReference(Reference reference, int position) {
        if (count == references.length) {
            references = Arrays.copyOf(references, count * 2);
            positions = Arrays.copyOf(positions, count * 2);
        }
        references[count] = reference;
        positions[count++] = position;
    }

    void addBlockFunction(FunctionDeclaration declaration, Scope block) {
        if (blockFunctions == null) {
            blockFunctions = new ArrayList<>();
        }
        blockFunctions.add(new BlockFunction(declaration, block));
    }

    boolean isVariableScope() {
        return !tentative && scope.isVariableScope();
    }
}
