package dev.gyre.engine.syntax.ast;

import dev.gyre.engine.syntax.source.Source;

/**
 * The outcome of a parse: a script, a module, eval code, or (FUNCTION) the one function expression of a function made
 * from text, which is then the expression of the only statement.
 */
public record Program(
        int start,
        int end,
        Kind kind,
        Source source,
        boolean strict,
        Scope scope,
        Statement[] body,
        boolean hasTopLevelAwait,
        ModuleRequest[] moduleRequests,
        ImportEntry[] importEntries,
        ExportEntry[] exportEntries)
        implements Node {
    /** What was parsed. */
    public enum Kind {
        SCRIPT,
        MODULE,
        EVAL,
        FUNCTION
    }

    @Override
    public NodeType type() {
        return NodeType.PROGRAM;
    }

    /** The same program without its statements and scope, which compiled code does not need. */
    public Program withoutTree() {
        return withoutTree(source);
    }

    /** As {@link #withoutTree()}, for another source with the same text. */
    public Program withoutTree(Source other) {
        return new Program(
                start,
                end,
                kind,
                other,
                strict,
                null,
                null,
                hasTopLevelAwait,
                moduleRequests,
                importEntries,
                exportEntries);
    }

    /** The function of a program of kind FUNCTION. */
    public FunctionNode function() {
        return (FunctionNode) ((Statement.ExpressionStatement) body[0]).expression();
    }
}
