package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises what is bound: parameters and destructuring patterns, with their annotations. */
abstract class BindingParser extends TypeParser {
    BindingParser(String source) {
        super(source);
    }

    /** What the names of patterns are declared as. */
    Kind bindingKind = Kind.LEXICAL;

    /** A name or a pattern. */
    final void parseBindingTarget() {
        enter();
        if (at("[")) parseArrayPattern();
        else if (at("{")) parseObjectPattern();
        else if (atIdentifier()) bindIdentifier();
        else throw atName() ? unexpectedHere("Expected ident") : unexpectedToken("yield, an identifier, [ or {");
        leave();
    }

    private void bindIdentifier() {
        syntax.addName(bindingKind, lexer.start, lexer.end, false);
        lexer.next();
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
                parseBindingProperty();
            }
            if (!at("}")) expect(",");
        }
        lexer.next();
    }

    private void parseBindingProperty() {
        boolean mayBeShort = atName();
        int start = lexer.start;
        parsePropertyName();
        if (accept(":")) {
            parseElement();
            return;
        }
        if (!mayBeShort) throw expected("':', got '" + tokenText() + "'");
        syntax.addName(bindingKind, start, lexer.previousEnd, true);
        parseInitializer();
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

    /** Where the last parameters that ended have one that is a property; -1 where they have none. */
    int propertyStart = -1;

    /** Parameters in parentheses. A {@code this} in front is erased with its comma. */
    @Override
    final void parseParameters() {
        expect("(");
        Kind saved = bindingKind;
        bindingKind = Kind.LEXICAL;
        int property = -1;
        boolean isFirst = true;
        while (!at(")")) {
            int start = lexer.start;
            if (parseParameter(isFirst) && property < 0) property = start;
            isFirst = false;
        }
        bindingKind = saved;
        propertyStart = property;
        lexer.next();
    }

    /** Says whether the parameter is a property as well. */
    private boolean parseParameter(boolean isFirst) {
        Mark mark = mark();
        int start = lexer.start;
        while (at("@")) parseDecorator();
        if (isFirst && at("this")) {
            lexer.next();
            if (at(":")) eraseAnnotation();
            if (!at(")")) expect(",");
            erase(mark, start);
            return false;
        }
        int modifiers = lexer.start;
        boolean isProperty = false;
        while (atName() && Words.isParameterModifier(lexer.word) && isParameterModifier()) {
            lexer.next();
            isProperty = true;
        }
        start = lexer.start;
        if (isProperty && at("...")) throw unexpectedToken("yield, an identifier, [ or {");
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
        if (isProperty) endParameterProperty(modifiers, start, isPattern);
        if (!at(")")) expect(",");
        return isProperty;
    }

    private void endParameterProperty(int modifiers, int start, boolean isPattern) {
        if (isPattern) throw TypeScriptLexer.error(start, lexer.previousEnd, "Typescript parameter property must be an identifier or assignment pattern");
        refuse(start, lexer.previousEnd, "TypeScript parameter property is not supported in strip-only mode");
        if (!syntax.isRecording()) return;
        erasures.blank(modifiers, start);
        syntax.addName(Kind.PARAMETER_PROPERTY, start, lexer.endOfName(start), false);
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
