package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.BitSet;

/** Recognises functions and arrow functions; a text that may be an arrow function is first parsed as one. */
final class FunctionParser {
    /** As {@link ParserState#noArrows}, for arrow functions that are not ones if a colon must follow. */
    private final BitSet noArrowsBeforeColon = new BitSet();
    // The last arrow function with type parameters.
    private int genericStart = -1;
    private int genericParenthesis;
    private int genericEnd;

    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final Erasures erasures;
    private final SyntaxRecorder syntax;
    private final TypeParser types;
    private final BindingParser bindings;
    private final ExpressionParser expressions;
    private final PrimaryParser primaries;
    private StatementParser statements;

    FunctionParser(
            ParserState state,
            TypeParser types,
            BindingParser bindings,
            ExpressionParser expressions,
            PrimaryParser primaries) {
        this.state = state;
        lexer = state.lexer;
        erasures = state.erasures;
        syntax = state.syntax;
        this.types = types;
        this.bindings = bindings;
        this.expressions = expressions;
        this.primaries = primaries;
    }

    /** Sets the parts that are created after this one. */
    void connect(StatementParser statements) {
        this.statements = statements;
    }

    void parseFunctionExpression(boolean async) {
        state.expect("function");
        boolean generator = state.accept("*");
        syntax.open(Kind.FUNCTION, lexer.start);
        if (state.atIdentifier()) {
            syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
            lexer.next();
        }
        primaries.parseFunctionHead();
        parseFunctionBody(async, generator);
    }

    void parseFunctionBody(boolean async, boolean generator) {
        if (state.isIn(Context.AMBIENT))
            throw state.unexpectedHere("An implementation cannot be declared in ambient contexts");
        int saved = state.context;
        state.context = Context.function(state.context, async, generator);
        syntax.enterBody(lexer.end);
        statements.parseBlock();
        state.context = saved;
        syntax.close(lexer.previousEnd);
    }

    // ---- arrow functions

    boolean parseAsyncArrow(boolean in, boolean beforeColon) {
        ParserState.Mark mark = state.mark();
        int start = lexer.start;
        lexer.next();
        if (!lexer.newlineBefore) {
            if ((state.at("(") || state.at("<")) && parseArrow(start, in, beforeColon)) return true;
            if (state.atIdentifier() && lexer.isArrowNext()) {
                expressions.parseArrowParameter();
                parseArrowBody(true, in, beforeColon);
                return true;
            }
        }
        state.reset(mark);
        return false;
    }

    /** The part before the arrow. */
    private record Head(int typeParameters, int typeParametersEnd, int open, int close, int returnEnd) {}

    boolean parseArrow(int asyncStart, boolean in, boolean beforeColon) {
        int start = lexer.start;
        if (state.noArrows.get(start)
                || beforeColon && noArrowsBeforeColon.get(start)
                || state.at("(") && !mayBeParameters()) return false;
        ParserState.Mark mark = state.mark();
        Head head;
        try {
            head = parseHead();
        } catch (TypeScriptSyntaxException otherwise) {
            state.reset(mark);
            if (state.at("(") && isAnnotated()) throw otherwise;
            state.noArrows.set(start);
            return false;
        }
        int arrow = lexer.start;
        if (lexer.newlineBefore) {
            throw TypeScriptLexer.error(
                    asyncStart >= 0 ? asyncStart : start,
                    lexer.previousEnd,
                    "Unexpected line break between arrow head and arrow");
        }
        if (beforeColon && head.returnEnd >= 0) {
            if (!parseBodyBeforeColon(asyncStart >= 0, in)) {
                state.reset(mark);
                noArrowsBeforeColon.set(start);
                return false;
            }
        } else {
            parseArrowBody(asyncStart >= 0, in, beforeColon);
        }
        keepHeadTogether(head, arrow, asyncStart >= 0);
        return true;
    }

    private Head parseHead() {
        syntax.openArrow(lexer.start);
        int typeParameters = -1;
        int typeParametersEnd = -1;
        if (state.at("<")) {
            typeParameters = lexer.start;
            types.eraseTypeParameters();
            typeParametersEnd = lexer.previousEnd;
        }
        int open = lexer.start;
        int saved = state.context;
        state.context |= Context.ARROW_PARAMETERS;
        bindings.parseParameters();
        state.context = saved;
        int close = lexer.previousStart;
        int returnEnd = -1;
        if (state.at(":")) {
            types.eraseReturnAnnotation();
            returnEnd = lexer.previousEnd;
        }
        if (!state.at("=>")) throw state.unexpectedHere("Expected '=>', got '" + state.tokenText() + "'");
        return new Head(typeParameters, typeParametersEnd, open, close, returnEnd);
    }

    private boolean parseBodyBeforeColon(boolean async, boolean in) {
        try {
            parseArrowBody(async, in, true);
            return state.at(":");
        } catch (TypeScriptSyntaxException otherwise) {
            return false;
        }
    }

    /**
     * Moves parentheses so that there is no line end where JavaScript does not allow one: before the arrow, and after
     * async.
     */
    private void keepHeadTogether(Head head, int arrow, boolean async) {
        if (head.returnEnd >= 0 && lexer.hasNewline(head.close, arrow)) {
            erasures.blank(head.close, head.close + 1);
            erasures.overwrite(head.returnEnd - 1, ')');
        }
        if (head.typeParameters < 0) return;
        if (async) {
            if (lexer.hasNewline(head.typeParameters, head.typeParametersEnd))
                moveOpening(head.typeParameters, head.open);
        } else {
            genericStart = head.typeParameters;
            genericParenthesis = head.open;
            genericEnd = lexer.previousEnd;
        }
    }

    private void moveOpening(int to, int from) {
        erasures.overwrite(from, ' ');
        erasures.overwrite(to, '(');
    }

    void keepArgumentOnLine(int start) {
        if (genericStart != start
                || genericEnd != lexer.previousEnd
                || !lexer.hasNewline(genericStart, genericParenthesis)) return;
        moveOpening(genericStart, genericParenthesis);
    }

    /** Whether the parentheses have a name with a type, so that they must be parameters. */
    private boolean isAnnotated() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atName();
        lexer.next();
        result &= state.at(":");
        state.reset(mark);
        return result;
    }

    /** A cheap test whether a parenthesis can begin parameters. */
    private boolean mayBeParameters() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result =
                state.at(")") || state.at("...") || state.at("{") || state.at("[") || state.at("@") || state.at("this");
        if (!result && state.atName()) {
            lexer.next();
            result = state.at(",") || state.at(":") || state.at("?") || state.at("=") || state.at(")");
        }
        state.reset(mark);
        return result;
    }

    void parseArrowBody(boolean async, boolean in, boolean beforeColon) {
        state.expect("=>");
        if (state.at("{")) {
            parseFunctionBody(async, false);
            return;
        }
        int saved = state.context;
        state.context = Context.function(state.context, async, false);
        expressions.parseAssignment(in, beforeColon);
        state.context = saved;
        syntax.close(lexer.previousEnd);
    }
}
