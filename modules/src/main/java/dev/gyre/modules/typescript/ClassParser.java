package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises classes: heritage, modifiers and members, some of which exist for the compiler only. */
abstract class ClassParser extends FunctionParser {
    ClassParser(String source) {
        super(source);
    }

    @Override
    final void parseDecorator() {
        lexer.next();
        if (accept("(")) {
            parseExpression(true);
            expect(")");
            return;
        }
        expectName();
        while (accept(".")) {
            if (atKind(TokenKind.PRIVATE_NAME)) lexer.next();
            else expectName();
        }
        if (at("<")) eraseTypeArguments();
        if (at("(")) parseArguments();
    }

    /** A class from its keyword on, or from the word abstract, which is erased. */
    @Override
    final void parseClass(boolean mustHaveName) {
        boolean isAbstract = at("abstract");
        if (isAbstract) eraseToken();
        int start = lexer.start;
        expect("class");
        if (mustHaveName && atIdentifier()) syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
        syntax.open(Kind.CLASS, start);
        if (atIdentifier() && !(at("implements") && isFollowedByType())) {
            if (at("implements")) throw unexpectedHere("`implements` cannot be used as an identifier in strict mode");
            syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
            syntax.name(lexer.start, lexer.end);
            lexer.next();
        } else if (mustHaveName) {
            throw unexpectedHere("Expected ident");
        }
        if (at("<")) eraseTypeParameters();
        boolean isDerived = accept("extends");
        if (isDerived) {
            parseLeftHandSide();
            if (at("<")) eraseTypeArguments();
        }
        if (at("implements")) eraseImplements();
        int saved = context;
        context = Context.classBody(context, isAbstract, isDerived);
        syntax.enterBody(lexer.end);
        parseClassBody();
        context = saved;
        syntax.close(lexer.previousEnd);
    }

    private boolean isFollowedByType() {
        Mark mark = mark();
        lexer.next();
        boolean result = atName() && !at("extends");
        reset(mark);
        return result;
    }

    private void eraseImplements() {
        Mark mark = mark();
        int start = lexer.start;
        do {
            lexer.next();
            parseNestedType();
        } while (at(","));
        erase(mark, start);
    }

    private void parseClassBody() {
        expect("{");
        while (!at("}")) {
            if (!accept(";")) parseClassMember();
        }
        lexer.next();
    }

    /** What has been read of a member so far. */
    private static final class Member {
        final Mark mark;
        final int start;
        boolean isDecorated;
        boolean isStatic;
        boolean isAbstract;
        boolean isDeclared;
        boolean isAccessor;
        /** Has a modifier in front that is erased. */
        boolean isModified;
        boolean isAsync;
        boolean isGenerator;
        boolean isPrivateName;
        boolean isComputed;
        String name;

        Member(Mark mark, int start) {
            this.mark = mark;
            this.start = start;
        }

        /** Whether JavaScript would read the name as a continuation of the member before, now that the modifier is gone. */
        boolean needsSemicolon() {
            return isModified && !isStatic && !isDecorated && !isAccessor && !isPrivateName
                    && (isComputed || isGenerator || "in".equals(name) || "instanceof".equals(name));
        }
    }

    private void parseClassMember() {
        Member member = new Member(mark(), lexer.start);
        for (; at("@"); member.isDecorated = true) parseDecorator();
        if (at("static") && isStaticBlock()) {
            lexer.next();
            syntax.open(Kind.FUNCTION, lexer.start);
            parseFunctionBody(false, false);
            return;
        }
        parseModifiers(member);
        if (at("[") && isIndexSignature()) {
            parseIndexSignature();
            endMember();
            erase(member.mark, member.start);
            return;
        }
        parseName(member);
        if (at("(") || at("<")) parseMethod(member);
        else parseField(member);
        if (member.isAbstract && !isIn(Context.ABSTRACT_CLASS)) {
            throw TypeScriptLexer.error(member.start, lexer.previousEnd, "Abstract methods can only appear within an abstract class.");
        }
    }

    private boolean isStaticBlock() {
        Mark mark = mark();
        lexer.next();
        boolean result = at("{");
        reset(mark);
        return result;
    }

    private void parseModifiers(Member member) {
        boolean erasing = true;
        int modifiers = lexer.start;
        boolean isFirst = true;
        boolean isEarly = true;
        while (atName() && Words.isModifier(lexer.word) && isModifier()) {
            int start = lexer.start;
            int end = lexer.end;
            String word = lexer.word;
            boolean isAccessibility = word.equals("public") || word.equals("private") || word.equals("protected");
            // The order is: accessibility and declare, then the others.
            if (isAccessibility && !isFirst || word.equals("declare") && !isEarly) break;
            if (!word.equals("declare")) isFirst = false;
            if (!isAccessibility && !word.equals("declare")) isEarly = false;
            if (word.equals("override") && !isIn(Context.DERIVED_CLASS | Context.AMBIENT)) {
                throw unexpectedHere("This member cannot have an 'override' modifier because its containing class does not extend another class.");
            }
            lexer.next();
            if (isAccessibility && atKind(TokenKind.PRIVATE_NAME)) {
                throw TypeScriptLexer.error(modifiers, lexer.end, "An accessibility modifier cannot be used with a private identifier.");
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
        member.isAsync = at("async") && isFollowedByName(true);
        if (member.isAsync) lexer.next();
        member.isGenerator = accept("*");
        if (!member.isAsync && !member.isGenerator && (at("get") || at("set")) && isFollowedByName(false)) lexer.next();
    }

    private boolean isModifier() {
        boolean isStatic = at("static");
        Mark mark = mark();
        lexer.next();
        boolean result = (isStatic || !lexer.newlineBefore) && (atPropertyName() || at("*"));
        reset(mark);
        return result;
    }

    private void parseName(Member member) {
        member.isPrivateName = atKind(TokenKind.PRIVATE_NAME);
        member.isComputed = at("[");
        if (atName()) member.name = lexer.word;
        if (atKind(TokenKind.END)) throw unexpectedHere("Unexpected eof");
        parsePropertyName();
        if (at("?")) eraseToken();
        else if (at("!") && !lexer.newlineBefore) eraseToken();
    }

    private void parseMethod(Member member) {
        boolean isConstructor = "constructor".equals(member.name) && !member.isStatic;
        SyntaxNode function = syntax.open(isConstructor ? Kind.CONSTRUCTOR : Kind.FUNCTION, lexer.start);
        if (isConstructor && function != null) function.isDerived = isIn(Context.DERIVED_CLASS);
        if (isConstructor) parseAnyHead();
        else parseFunctionHead();
        if (!at("{")) {
            checkNoProperties();
            endMember();
            erase(member.mark, member.start);
            return;
        }
        parseFunctionBody(member.isAsync, member.isGenerator);
        if (member.isAbstract) {
            throw TypeScriptLexer.error(member.start, lexer.previousEnd, "Abstract method cannot have an implementation.");
        }
        if (member.needsSemicolon() && !"constructor".equals(member.name)) erasures.overwrite(member.start, ';');
    }

    private void parseField(Member member) {
        int annotation = at(":") ? lexer.start : -1;
        if (annotation >= 0) eraseAnnotation();
        boolean hasValue = accept("=");
        if (hasValue) parseAssignment(true);
        if (hasValue && member.isAbstract) throw TypeScriptLexer.error(member.start, lexer.previousEnd, "Abstract property cannot have an initializer.");
        endMember();
        if (member.isDeclared || member.isAbstract) {
            erase(member.mark, member.start);
            return;
        }
        // get, set and static without a value and without a type would be modifiers of the next member.
        boolean isModifierName = "get".equals(member.name) || "set".equals(member.name) || "static".equals(member.name);
        if (annotation >= 0 && !hasValue && isModifierName) erasures.overwrite(annotation, ';');
        if (member.needsSemicolon()) erasures.overwrite(member.start, ';');
    }

    private void endMember() {
        if (accept(";") || at("}") || lexer.newlineBefore) return;
        throw unexpectedToken(atName() ? "* for generator, private key, identifier or async"
                : "identifier, string literal, numeric literal or [ for the computed key");
    }
}
