package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises bindings: parameters and destructuring patterns, with their annotations. */
final class BindingParser {
    /** How the names of patterns are declared. */
    Kind bindingKind = Kind.LEXICAL;

    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final Erasures erasures;
    private final SyntaxRecorder syntax;
    private final TypeParser types;
    private ExpressionParser expressions;
    private ClassParser classes;

    BindingParser(ParserState state, TypeParser types) {
        this.state = state;
        lexer = state.lexer;
        erasures = state.erasures;
        syntax = state.syntax;
        this.types = types;
    }

    /** Sets the parts that are created after this one. */
    void connect(ExpressionParser expressions, ClassParser classes) {
        this.expressions = expressions;
        this.classes = classes;
    }

    /** A name or a pattern. */
    void parseBindingTarget() {
        state.enter();
        if (state.at("[")) parseArrayPattern();
        else if (state.at("{")) parseObjectPattern();
        else if (state.atIdentifier()) bindIdentifier();
        else
            throw state.atName()
                    ? state.unexpectedHere("Expected ident")
                    : state.unexpectedToken("yield, an identifier, [ or {");
        state.leave();
    }

    private void bindIdentifier() {
        syntax.addName(bindingKind, lexer.start, lexer.end, false);
        lexer.next();
    }

    private void parseArrayPattern() {
        state.expect("[");
        while (!state.at("]")) {
            if (state.accept(",")) continue;
            boolean isRest = state.at("...");
            if (isRest) lexer.next();
            parseElement();
            if (isRest && state.at(","))
                throw TypeScriptLexer.error(
                        lexer.previousStart, lexer.previousEnd, "Rest element must be final element");
            if (!state.at("]")) state.expect(",");
        }
        lexer.next();
    }

    private void parseObjectPattern() {
        state.expect("{");
        while (!state.at("}")) {
            if (state.accept("...")) {
                parseBindingTarget();
            } else {
                parseBindingProperty();
            }
            if (!state.at("}")) state.expect(",");
        }
        lexer.next();
    }

    private void parseBindingProperty() {
        boolean mayBeShort = state.atName();
        int start = lexer.start;
        parsePropertyName();
        if (state.accept(":")) {
            parseElement();
            return;
        }
        if (!mayBeShort) throw state.expected("':', got '" + state.tokenText() + "'");
        syntax.addName(bindingKind, start, lexer.previousEnd, true);
        parseInitializer();
    }

    private void parseElement() {
        parseBindingTarget();
        if (state.at("?")) state.eraseToken();
        if (state.at(":")) types.eraseAnnotation();
        parseInitializer();
    }

    void parseInitializer() {
        if (state.accept("=")) expressions.parseAssignment(true);
    }

    // ---- parameters

    /** The start of the last parameter list's first parameter property; -1 if there is none. */
    int propertyStart = -1;

    /** Parameters in parentheses. A leading {@code this} is erased with its comma. */
    void parseParameters() {
        state.expect("(");
        Kind saved = bindingKind;
        bindingKind = Kind.LEXICAL;
        int property = -1;
        boolean isFirst = true;
        while (!state.at(")")) {
            int start = lexer.start;
            if (parseParameter(isFirst) && property < 0) property = start;
            isFirst = false;
        }
        bindingKind = saved;
        propertyStart = property;
        lexer.next();
    }

    /** Returns whether the parameter is also a property. */
    private boolean parseParameter(boolean isFirst) {
        ParserState.Mark mark = state.mark();
        int start = lexer.start;
        while (state.at("@")) classes.parseDecorator();
        if (isFirst && state.at("this")) {
            lexer.next();
            if (state.at(":")) types.eraseAnnotation();
            if (!state.at(")")) state.expect(",");
            state.erase(mark, start);
            return false;
        }
        int modifiers = lexer.start;
        boolean isProperty = false;
        while (state.atName() && Words.isParameterModifier(lexer.word) && isParameterModifier()) {
            lexer.next();
            isProperty = true;
        }
        start = lexer.start;
        if (isProperty && state.at("...")) throw state.unexpectedToken("yield, an identifier, [ or {");
        boolean isRest = state.accept("...");
        boolean isPattern = state.at("{") || state.at("[");
        parseBindingTarget();
        int named = lexer.previousEnd;
        boolean isOptional = state.at("?") && (!isPattern || !state.isIn(Context.ARROW_PARAMETERS));
        if (isOptional) state.eraseToken();
        if (state.at(":")) types.eraseAnnotation();
        if (isRest && state.at(","))
            throw TypeScriptLexer.error(
                    start, Math.max(named, lexer.previousEnd), "A rest parameter must be last in a parameter list");
        if (isOptional && state.at("=")) {
            throw TypeScriptLexer.error(
                    start, lexer.previousEnd, "Parameter cannot have question mark and initializer");
        }
        parseInitializer();
        if (isProperty) endParameterProperty(modifiers, start, isPattern);
        if (!state.at(")")) state.expect(",");
        return isProperty;
    }

    private void endParameterProperty(int modifiers, int start, boolean isPattern) {
        if (isPattern)
            throw TypeScriptLexer.error(
                    start,
                    lexer.previousEnd,
                    "Typescript parameter property must be an identifier or assignment pattern");
        state.refuse(start, lexer.previousEnd, "TypeScript parameter property is not supported in strip-only mode");
        if (!syntax.isRecording()) return;
        erasures.blank(modifiers, start);
        syntax.addName(Kind.PARAMETER_PROPERTY, start, lexer.endOfName(start), false);
    }

    private boolean isParameterModifier() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atName() || state.at("{") || state.at("[") || state.at("...");
        state.reset(mark);
        return result;
    }

    // ---- names

    /** A property's name; a computed one is an expression in brackets. */
    void parsePropertyName() {
        if (state.accept("[")) {
            expressions.parseAssignment(true);
            state.expect("]");
        } else if (atPropertyName()) {
            lexer.next();
        } else {
            throw state.unexpectedHere("Unexpected token `" + state.tokenText()
                    + "`. Expected identifier, string literal, numeric literal or [ for the computed key");
        }
    }

    boolean atPropertyName() {
        return switch (lexer.kind) {
            case NAME, STRING, NUMBER, BIGINT, PRIVATE_NAME -> true;
            default -> state.at("[");
        };
    }
}
