package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.source.Source;

/**
 * The state that the parts of one parser share: the text, the objects that every part uses, and the current context.
 */
final class ParserContext {
    final Source source;
    final ParserOptions options;
    final boolean module;
    final Lexer lexer;
    final ScopeBuilder scopes;
    final CoverGrammar cover = new CoverGrammar();
    final SyntaxErrors errors;
    final Tokens tokens;
    boolean strict;
    FunctionState function;
    /** The offset of the most recent {@code await} read as an identifier, for async arrow parameters. */
    int lastAwaitIdentifier = -1;

    boolean hasTopLevelAwait;
    private int depth;

    ParserContext(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        this.source = source;
        this.options = options;
        this.module = module;
        strict = module || options.strict() || evalContext != null && evalContext.strict();
        lexer = new Lexer(source, !module);
        scopes = new ScopeBuilder(evalContext);
        errors = new SyntaxErrors(this);
        tokens = new Tokens(this);
    }

    /** Enters a level of nesting. */
    void enter() {
        if (++depth > options.maximumDepth()) {
            throw new ParseException(
                    ParseException.Kind.RANGE, "Maximum call stack size exceeded", source, lexer.start, lexer.end);
        }
    }

    void leave() {
        depth--;
    }

    /** Whether {@code await} is reserved here. */
    boolean isAwaitReserved() {
        return module || function.awaitAllowed || function.staticBlock;
    }

    /** Records an await expression, a for await loop or an await using declaration. */
    void noteAwait(int start) {
        function.lastAwait = start;
        hasTopLevelAwait |= function.parent == null;
    }
}
