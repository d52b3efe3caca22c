package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises classes: heritage, modifiers and members, some of which are erased. */
final class ClassParser {
    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final Erasures erasures;
    private final SyntaxRecorder syntax;
    private final TypeParser types;
    private final BindingParser bindings;
    private final ExpressionParser expressions;
    private final PrimaryParser primaries;
    private final FunctionParser functions;

    ClassParser(
            ParserState state,
            TypeParser types,
            BindingParser bindings,
            ExpressionParser expressions,
            PrimaryParser primaries,
            FunctionParser functions) {
        this.state = state;
        lexer = state.lexer;
        erasures = state.erasures;
        syntax = state.syntax;
        this.types = types;
        this.bindings = bindings;
        this.expressions = expressions;
        this.primaries = primaries;
        this.functions = functions;
    }

    void parseDecorator() {
        lexer.next();
        if (state.accept("(")) {
            expressions.parseExpression(true);
            state.expect(")");
            return;
        }
        state.expectName();
        while (state.accept(".")) {
            if (state.atKind(TokenKind.PRIVATE_NAME)) lexer.next();
            else state.expectName();
        }
        if (state.at("<")) types.eraseTypeArguments();
        if (state.at("(")) primaries.parseArguments();
    }

    /** A class from its keyword, or from the word abstract, which is erased. */
    void parseClass(boolean mustHaveName) {
        boolean isAbstract = state.at("abstract");
        if (isAbstract) state.eraseToken();
        int start = lexer.start;
        state.expect("class");
        if (mustHaveName && state.atIdentifier()) syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
        syntax.open(Kind.CLASS, start);
        if (state.atIdentifier() && !(state.at("implements") && isFollowedByType())) {
            if (state.at("implements"))
                throw state.unexpectedHere("`implements` cannot be used as an identifier in strict mode");
            syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
            syntax.name(lexer.start, lexer.end);
            lexer.next();
        } else if (mustHaveName) {
            throw state.unexpectedHere("Expected ident");
        }
        if (state.at("<")) types.eraseTypeParameters();
        boolean isDerived = state.accept("extends");
        if (isDerived) {
            primaries.parseLeftHandSide();
            if (state.at("<")) types.eraseTypeArguments();
        }
        if (state.at("implements")) eraseImplements();
        int saved = state.context;
        state.context = Context.classBody(state.context, isAbstract, isDerived);
        syntax.enterBody(lexer.end);
        parseClassBody();
        state.context = saved;
        syntax.close(lexer.previousEnd);
    }

    private boolean isFollowedByType() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atName() && !state.at("extends");
        state.reset(mark);
        return result;
    }

    private void eraseImplements() {
        ParserState.Mark mark = state.mark();
        int start = lexer.start;
        do {
            lexer.next();
            types.parseNestedType();
        } while (state.at(","));
        state.erase(mark, start);
    }

    private void parseClassBody() {
        state.expect("{");
        while (!state.at("}")) {
            if (!state.accept(";")) parseClassMember();
        }
        lexer.next();
    }

    /** The state of the member being parsed. */
    private static final class Member {
        final ParserState.Mark mark;
        final int start;
        boolean isDecorated;
        boolean isStatic;
        boolean isAbstract;
        boolean isDeclared;
        boolean isAccessor;
        /** Whether an erased modifier precedes the member. */
        boolean isModified;

        boolean isAsync;
        boolean isGenerator;
        boolean isPrivateName;
        boolean isComputed;
        String name;

        Member(ParserState.Mark mark, int start) {
            this.mark = mark;
            this.start = start;
        }

        /**
         * Whether JavaScript would parse the name as a continuation of the member before, now that the modifier is
         * erased.
         */
        boolean needsSemicolon() {
            return isModified
                    && !isStatic
                    && !isDecorated
                    && !isAccessor
                    && !isPrivateName
                    && (isComputed || isGenerator || "in".equals(name) || "instanceof".equals(name));
        }
    }

    private void parseClassMember() {
        Member member = new Member(state.mark(), lexer.start);
        for (; state.at("@"); member.isDecorated = true) parseDecorator();
        if (state.at("static") && isStaticBlock()) {
            lexer.next();
            syntax.open(Kind.FUNCTION, lexer.start);
            functions.parseFunctionBody(false, false);
            return;
        }
        parseModifiers(member);
        if (state.at("[") && types.isIndexSignature()) {
            types.parseIndexSignature();
            endMember();
            state.erase(member.mark, member.start);
            return;
        }
        parseName(member);
        if (state.at("(") || state.at("<")) parseMethod(member);
        else parseField(member);
        if (member.isAbstract && !state.isIn(Context.ABSTRACT_CLASS)) {
            throw TypeScriptLexer.error(
                    member.start, lexer.previousEnd, "Abstract methods can only appear within an abstract class.");
        }
    }

    private boolean isStaticBlock() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.at("{");
        state.reset(mark);
        return result;
    }

    private void parseModifiers(Member member) {
        boolean erasing = true;
        int modifiers = lexer.start;
        boolean isFirst = true;
        boolean isEarly = true;
        while (state.atName() && Words.isModifier(lexer.word) && isModifier()) {
            int start = lexer.start;
            int end = lexer.end;
            String word = lexer.word;
            boolean isAccessibility = word.equals("public") || word.equals("private") || word.equals("protected");
            // The order is: accessibility and declare, then the others.
            if (isAccessibility && !isFirst || word.equals("declare") && !isEarly) break;
            if (!word.equals("declare")) isFirst = false;
            if (!isAccessibility && !word.equals("declare")) isEarly = false;
            if (word.equals("override") && !state.isIn(Context.DERIVED_CLASS | Context.AMBIENT)) {
                throw state.unexpectedHere(
                        "This member cannot have an 'override' modifier because its containing class does not extend another class.");
            }
            lexer.next();
            if (isAccessibility && state.atKind(TokenKind.PRIVATE_NAME)) {
                throw TypeScriptLexer.error(
                        modifiers, lexer.end, "An accessibility modifier cannot be used with a private identifier.");
            }
            if (lexer.newlineBefore) erasing = false;
            switch (word) {
                case "static" -> member.isStatic = true;
                case "declare" -> member.isDeclared = true;
                case "abstract" -> member.isAbstract = true;
                case "accessor" -> {
                    member.isAccessor = true;
                    erasing = false;
                }
                default -> {
                    member.isModified = true;
                    if (erasing) erasures.blank(start, end);
                }
            }
        }
        member.isAsync = state.at("async") && primaries.isFollowedByName(true);
        if (member.isAsync) lexer.next();
        member.isGenerator = state.accept("*");
        if (!member.isAsync
                && !member.isGenerator
                && (state.at("get") || state.at("set"))
                && primaries.isFollowedByName(false)) lexer.next();
    }

    private boolean isModifier() {
        boolean isStatic = state.at("static");
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = (isStatic || !lexer.newlineBefore) && (bindings.atPropertyName() || state.at("*"));
        state.reset(mark);
        return result;
    }

    private void parseName(Member member) {
        member.isPrivateName = state.atKind(TokenKind.PRIVATE_NAME);
        member.isComputed = state.at("[");
        if (state.atName()) member.name = lexer.word;
        if (state.atKind(TokenKind.END)) throw state.unexpectedHere("Unexpected eof");
        bindings.parsePropertyName();
        if (state.at("?")) state.eraseToken();
        else if (state.at("!") && !lexer.newlineBefore) state.eraseToken();
    }

    private void parseMethod(Member member) {
        boolean isConstructor = "constructor".equals(member.name) && !member.isStatic;
        SyntaxNode function = syntax.open(isConstructor ? Kind.CONSTRUCTOR : Kind.FUNCTION, lexer.start);
        if (isConstructor && function != null) function.isDerived = state.isIn(Context.DERIVED_CLASS);
        if (isConstructor) primaries.parseAnyHead();
        else primaries.parseFunctionHead();
        if (!state.at("{")) {
            primaries.checkNoProperties();
            endMember();
            state.erase(member.mark, member.start);
            return;
        }
        functions.parseFunctionBody(member.isAsync, member.isGenerator);
        if (member.isAbstract) {
            throw TypeScriptLexer.error(
                    member.start, lexer.previousEnd, "Abstract method cannot have an implementation.");
        }
        if (member.needsSemicolon() && !"constructor".equals(member.name)) erasures.overwrite(member.start, ';');
    }

    private void parseField(Member member) {
        int annotation = state.at(":") ? lexer.start : -1;
        if (annotation >= 0) types.eraseAnnotation();
        boolean hasValue = state.accept("=");
        if (hasValue) expressions.parseAssignment(true);
        if (hasValue && member.isAbstract)
            throw TypeScriptLexer.error(
                    member.start, lexer.previousEnd, "Abstract property cannot have an initializer.");
        endMember();
        if (member.isDeclared || member.isAbstract) {
            state.erase(member.mark, member.start);
            return;
        }
        // Without a value and a type, get, set and static would be modifiers of the next member.
        boolean isModifierName = "get".equals(member.name) || "set".equals(member.name) || "static".equals(member.name);
        if (annotation >= 0 && !hasValue && isModifierName) erasures.overwrite(annotation, ';');
        if (member.needsSemicolon()) erasures.overwrite(member.start, ';');
    }

    private void endMember() {
        if (state.accept(";") || state.at("}") || lexer.newlineBefore) return;
        throw state.unexpectedToken(
                state.atName()
                        ? "* for generator, private key, identifier or async"
                        : "identifier, string literal, numeric literal or [ for the computed key");
    }
}
