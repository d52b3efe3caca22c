package dev.gyre.modules.typescript;

/** Recognises what is bound: parameters and destructuring patterns, with their annotations. */
abstract class BindingParser extends TypeParser {
    BindingParser(String source) {
        super(source);
    }

    /** A name or a pattern. */
    final void parseBindingTarget() {
        enter();
        if (at("[")) parseArrayPattern();
        else if (at("{")) parseObjectPattern();
        else if (atIdentifier()) lexer.next();
        else throw atName() ? unexpectedHere("Expected ident") : unexpectedToken("yield, an identifier, [ or {");
        leave();
    }

    private void parseArrayPattern() {
        expect("[");
        while (!at("]")) {
            if (accept(",")) continue;
            boolean isRest = at("...");
            if (isRest) lexer.next();
            parseElement();
            if (isRest && at(",")) throw TypeScriptLexer.error(lexer.previousStart, lexer.previousEnd, "Rest element must be final element");
            if (!at("]")) expect(",");
        }
        lexer.next();
    }

    private void parseObjectPattern() {
        expect("{");
        while (!at("}")) {
            if (accept("...")) {
                parseBindingTarget();
            } else {
                boolean mayBeShort = atName();
                parsePropertyName();
                if (accept(":")) parseElement();
                else if (!mayBeShort) throw expected("':', got '" + tokenText() + "'");
                else parseInitializer();
            }
            if (!at("}")) expect(",");
        }
        lexer.next();
    }

    private void parseElement() {
        parseBindingTarget();
        if (at("?")) eraseToken();
        if (at(":")) eraseAnnotation();
        parseInitializer();
    }

    final void parseInitializer() {
        if (accept("=")) parseAssignment(true);
    }

    // ---- parameters

    /** Parameters in parentheses. A {@code this} in front is erased with its comma. */
    @Override
    final void parseParameters() {
        expect("(");
        boolean isFirst = true;
        while (!at(")")) {
            parseParameter(isFirst);
            isFirst = false;
        }
        lexer.next();
    }

    private void parseParameter(boolean isFirst) {
        Mark mark = mark();
        int start = lexer.start;
        while (at("@")) parseDecorator();
        if (isFirst && at("this")) {
            lexer.next();
            if (at(":")) eraseAnnotation();
            if (!at(")")) expect(",");
            erase(mark, start);
            return;
        }
        boolean isProperty = false;
        while (atName() && Words.isParameterModifier(lexer.word) && isParameterModifier()) {
            lexer.next();
            isProperty = true;
        }
        start = lexer.start;
        boolean isRest = accept("...");
        boolean isPattern = at("{") || at("[");
        parseBindingTarget();
        int named = lexer.previousEnd;
        boolean isOptional = at("?") && (!isPattern || !isIn(Context.ARROW_PARAMETERS));
        if (isOptional) eraseToken();
        if (at(":")) eraseAnnotation();
        if (isRest && at(",")) throw TypeScriptLexer.error(start, Math.max(named, lexer.previousEnd), "A rest parameter must be last in a parameter list");
        if (isOptional && at("=")) {
            throw TypeScriptLexer.error(start, lexer.previousEnd, "Parameter cannot have question mark and initializer");
        }
        parseInitializer();
        if (isProperty) refuse(start, lexer.previousEnd, "TypeScript parameter property is not supported in strip-only mode");
        if (!at(")")) expect(",");
    }

    private boolean isParameterModifier() {
        Mark mark = mark();
        lexer.next();
        boolean result = atName() || at("{") || at("[") || at("...");
        reset(mark);
        return result;
    }

    // ---- names

    /** A property's name; a computed one is an expression in brackets. */
    final void parsePropertyName() {
        if (accept("[")) {
            parseAssignment(true);
            expect("]");
        } else if (atPropertyName()) {
            lexer.next();
        } else {
            throw unexpectedHere("Unexpected token `" + tokenText() + "`. Expected identifier, string literal, numeric literal or [ for the computed key");
        }
    }

    final boolean atPropertyName() {
        return switch (lexer.kind) {
            case NAME, STRING, NUMBER, BIGINT, PRIVATE_NAME -> true;
            default -> at("[");
        };
    }

    abstract void parseDecorator();
}
