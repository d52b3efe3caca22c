package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.BitSet;

/** Recognises functions and arrow functions; a text that may be an arrow function is tried as one. */
abstract class FunctionParser extends PrimaryParser {
    /** As {@link #noArrows}, for what would be an arrow function if no colon had to follow. */
    private final BitSet noArrowsBeforeColon = new BitSet();
    // The last arrow function with type parameters.
    private int genericStart = -1;
    private int genericParenthesis;
    private int genericEnd;

    FunctionParser(String source) {
        super(source);
    }

    @Override
    final void parseFunctionExpression(boolean async) {
        expect("function");
        boolean generator = accept("*");
        syntax.open(Kind.FUNCTION, lexer.start);
        if (atIdentifier()) {
            syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
            lexer.next();
        }
        parseFunctionHead();
        parseFunctionBody(async, generator);
    }

    @Override
    final void parseFunctionBody(boolean async, boolean generator) {
        if (isIn(Context.AMBIENT)) throw unexpectedHere("An implementation cannot be declared in ambient contexts");
        int saved = context;
        context = Context.function(context, async, generator);
        syntax.enterBody(lexer.end);
        parseBlock();
        context = saved;
        syntax.close(lexer.previousEnd);
    }

    abstract void parseBlock();

    // ---- arrow functions

    @Override
    final boolean parseAsyncArrow(boolean in, boolean beforeColon) {
        Mark mark = mark();
        int start = lexer.start;
        lexer.next();
        if (!lexer.newlineBefore) {
            if ((at("(") || at("<")) && parseArrow(start, in, beforeColon)) return true;
            if (atIdentifier() && lexer.isArrowNext()) {
                parseArrowParameter();
                parseArrowBody(true, in, beforeColon);
                return true;
            }
        }
        reset(mark);
        return false;
    }

    /** What is in front of the arrow. */
    private record Head(int typeParameters, int typeParametersEnd, int open, int close, int returnEnd) {}

    @Override
    final boolean parseArrow(int asyncStart, boolean in, boolean beforeColon) {
        int start = lexer.start;
        if (noArrows.get(start) || beforeColon && noArrowsBeforeColon.get(start) || at("(") && !mayBeParameters()) return false;
        Mark mark = mark();
        Head head;
        try {
            head = parseHead();
        } catch (TypeScriptSyntaxException otherwise) {
            reset(mark);
            if (at("(") && isAnnotated()) throw otherwise;
            noArrows.set(start);
            return false;
        }
        int arrow = lexer.start;
        if (lexer.newlineBefore) {
            throw TypeScriptLexer.error(asyncStart >= 0 ? asyncStart : start, lexer.previousEnd, "Unexpected line break between arrow head and arrow");
        }
        if (beforeColon && head.returnEnd >= 0) {
            if (!parseBodyBeforeColon(asyncStart >= 0, in)) {
                reset(mark);
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
        if (at("<")) {
            typeParameters = lexer.start;
            eraseTypeParameters();
            typeParametersEnd = lexer.previousEnd;
        }
        int open = lexer.start;
        int saved = context;
        context |= Context.ARROW_PARAMETERS;
        parseParameters();
        context = saved;
        int close = lexer.previousStart;
        int returnEnd = -1;
        if (at(":")) {
            eraseReturnAnnotation();
            returnEnd = lexer.previousEnd;
        }
        if (!at("=>")) throw unexpectedHere("Expected '=>', got '" + tokenText() + "'");
        return new Head(typeParameters, typeParametersEnd, open, close, returnEnd);
    }

    private boolean parseBodyBeforeColon(boolean async, boolean in) {
        try {
            parseArrowBody(async, in, true);
            return at(":");
        } catch (TypeScriptSyntaxException otherwise) {
            return false;
        }
    }

    /** Parentheses move so that no line ends where JavaScript allows none: in front of the arrow, and after async. */
    private void keepHeadTogether(Head head, int arrow, boolean async) {
        if (head.returnEnd >= 0 && lexer.hasNewline(head.close, arrow)) {
            erasures.blank(head.close, head.close + 1);
            erasures.overwrite(head.returnEnd - 1, ')');
        }
        if (head.typeParameters < 0) return;
        if (async) {
            if (lexer.hasNewline(head.typeParameters, head.typeParametersEnd)) moveOpening(head.typeParameters, head.open);
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

    @Override
    final void keepArgumentOnLine(int start) {
        if (genericStart != start || genericEnd != lexer.previousEnd || !lexer.hasNewline(genericStart, genericParenthesis)) return;
        moveOpening(genericStart, genericParenthesis);
    }

    /** Whether a name with a type is in the parentheses: then they are parameters and nothing else. */
    private boolean isAnnotated() {
        Mark mark = mark();
        lexer.next();
        boolean result = atName();
        lexer.next();
        result &= at(":");
        reset(mark);
        return result;
    }

    /** A cheap look whether a parenthesis can open parameters. */
    private boolean mayBeParameters() {
        Mark mark = mark();
        lexer.next();
        boolean result = at(")") || at("...") || at("{") || at("[") || at("@") || at("this");
        if (!result && atName()) {
            lexer.next();
            result = at(",") || at(":") || at("?") || at("=") || at(")");
        }
        reset(mark);
        return result;
    }

    @Override
    final void parseArrowBody(boolean async, boolean in, boolean beforeColon) {
        expect("=>");
        if (at("{")) {
            parseFunctionBody(async, false);
            return;
        }
        int saved = context;
        context = Context.function(context, async, false);
        parseAssignment(in, beforeColon);
        context = saved;
        syntax.close(lexer.previousEnd);
    }
}
