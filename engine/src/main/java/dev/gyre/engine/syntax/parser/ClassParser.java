package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.PropertyName;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import java.util.ArrayList;
import java.util.List;

/** Classes. */
final class ClassParser {
    private static final ClassElement[] NO_ELEMENTS = {};

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final CoverGrammar cover;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private final ObjectParser objects;
    private final FunctionParser functions;
    private PrimaryParser primaries;

    ClassParser(
            ParserContext context,
            PatternParser patterns,
            ExpressionParser expressions,
            ObjectParser objects,
            FunctionParser functions) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        cover = context.cover;
        this.patterns = patterns;
        this.expressions = expressions;
        this.objects = objects;
        this.functions = functions;
    }

    /** Sets the parts that are created after this one. */
    void connect(PrimaryParser primaries) {
        this.primaries = primaries;
    }

    /** A class under construction. */
    private static final class Draft {
        final int start;
        final boolean derived;
        final OpenScope scope;
        final List<ClassElement> elements = new ArrayList<>();
        final List<ClassElement> instanceFields = new ArrayList<>();
        final List<ClassElement> staticElements = new ArrayList<>();
        FunctionNode constructor;
        OpenScope instanceScope;
        OpenScope staticScope;

        Draft(int start, boolean derived, OpenScope scope) {
            this.start = start;
            this.derived = derived;
            this.scope = scope;
        }
    }

    /** The modifiers before a member's key. */
    private static final class Modifiers {
        boolean isStatic;
        boolean async;
        boolean generator;
        FunctionKind kind = FunctionKind.METHOD;
    }

    Expression parseClassExpression() {
        int start = lexer.start;
        boolean outer = context.strict;
        context.strict = true;
        lexer.next();
        Identifier name = null;
        if (!lexer.at(EXTENDS) && !lexer.at(LEFT_BRACE)) {
            name = patterns.parseClassName(outer);
        }
        var result = parseClassRest(start, name == null ? null : name.name(), name);
        context.strict = outer;
        return result;
    }

    /** Parses a class after its name, in strict mode. */
    ClassNode parseClassRest(int start, String name, Identifier position) {
        context.enter();
        var around = scopes.current;
        int referencesBefore = around.count;
        var open = scopes.open(ScopeKind.CLASS, start, true);
        Binding inner = null;
        if (name != null) {
            inner = new Binding(name, BindingKind.CLASS, open.scope, position.start());
            open.scope.add(inner);
        }
        boolean outerStrict = around.scope.isStrict();
        Expression superclass;
        Draft draft;
        try {
            superclass = parseHeritage(open);
            draft = new Draft(start, superclass != null, open);
            parseElements(draft);
        } catch (ParseException error) {
            // V8 checks a class for octal literals after its end.
            if (!outerStrict) {
                errors.octalError = null;
            }
            throw error;
        }
        int end = lexer.previousEnd;
        errors.checkOctals(start);
        var instance = finishInitializer(draft, draft.instanceScope, draft.instanceFields);
        var statics = finishInitializer(draft, draft.staticScope, draft.staticElements);
        scopes.current = open;
        if (inner != null) {
            inner.initializedAt(end);
        }
        Scope scope = scopes.close();
        if (!scopes.isInClass()) {
            checkPrivateNames(around, referencesBefore);
        }
        context.leave();
        return new ClassNode(
                start,
                end,
                name,
                superclass,
                draft.constructor,
                array(draft.elements),
                instance,
                statics,
                scope,
                inner);
    }

    private void parseElements(Draft draft) {
        tokens.expect(LEFT_BRACE);
        while (!lexer.at(RIGHT_BRACE)) {
            if (!lexer.accept(SEMICOLON)) {
                parseElement(draft);
            }
        }
        lexer.next();
    }

    /** Parses the heritage, if there is one. */
    private Expression parseHeritage(OpenScope open) {
        if (!lexer.accept(EXTENDS)) {
            return null;
        }
        open.heritage = true;
        cover.arrowStart = -1;
        var outer = cover.error;
        cover.error = null;
        Expression heritage;
        try {
            heritage = primaries.parseLeftHandSide();
            if (cover.error != null) {
                throw cover.error;
            }
        } catch (ParseException error) {
            throw cover.unwound(outer, error);
        }
        cover.error = outer;
        open.heritage = false;
        movePrivateNamesOut(open);
        return heritage;
    }

    /** No class remains that could declare the unresolved private names of the outermost one. */
    private void checkPrivateNames(OpenScope around, int from) {
        PrivateIdentifier first = null;
        for (int i = from; i < around.count; i++) {
            if (around.references[i] instanceof PrivateIdentifier name
                    && (first == null || name.start() < first.start())) {
                first = name;
            }
        }
        if (first != null) {
            throw errors.undeclared(first);
        }
    }

    private static ClassElement[] array(List<ClassElement> elements) {
        return elements.isEmpty() ? NO_ELEMENTS : elements.toArray(new ClassElement[elements.size()]);
    }

    private FunctionNode finishInitializer(Draft draft, OpenScope scope, List<ClassElement> elements) {
        return scope == null ? null : functions.finishInitializer(scope, draft.start, array(elements));
    }

    /** The heritage cannot use the private names of its own class. */
    private static void movePrivateNamesOut(OpenScope open) {
        int kept = 0;
        for (int i = 0; i < open.count; i++) {
            if (open.references[i] instanceof PrivateIdentifier && open.parent != null) {
                open.parent.addReference(open.references[i], open.positions[i]);
            } else {
                open.references[kept] = open.references[i];
                open.positions[kept++] = open.positions[i];
            }
        }
        open.count = kept;
    }

    private void parseElement(Draft draft) {
        int start = lexer.start;
        var mark = lexer.mark();
        var modifiers = new Modifiers();
        PropertyName key = null;
        if (lexer.at(STATIC) && !lexer.escaped) {
            key = takeWord();
            if (!endsName() || lexer.at(COMMA) || lexer.at(COLON)) {
                key = null;
                modifiers.isStatic = true;
                if (lexer.at(LEFT_BRACE)) {
                    parseStaticBlock(draft, start);
                    return;
                }
                if (lexer.at(ELLIPSIS)) {
                    throw errorAtSpread(start, lexer.end, "Unexpected strict mode reserved word");
                }
            }
        }
        if (key == null && lexer.at(ELLIPSIS)) {
            throw errorAtSpread(start, lexer.end, "Unexpected token '...'");
        }
        boolean escaped = lexer.escaped;
        if (key == null && lexer.at(ASYNC)) {
            key = takeWord();
            if (!endsName() && !lexer.newlineBefore) {
                objects.checkModifier(escaped);
                key = null;
                modifiers.async = true;
            }
        } else if (key == null && lexer.at(IDENTIFIER) && (lexer.value.equals("get") || lexer.value.equals("set"))) {
            boolean getter = lexer.value.equals("get");
            key = takeWord();
            if (!endsName() && !lexer.at(MULTIPLY)) {
                objects.checkModifier(escaped);
                key = null;
                modifiers.kind = getter ? FunctionKind.GETTER : FunctionKind.SETTER;
            }
        }
        if (key == null && modifiers.kind == FunctionKind.METHOD && lexer.accept(MULTIPLY)) {
            modifiers.generator = true;
        }
        if (key == null) {
            key = lexer.at(PRIVATE_NAME) ? declaredPrivateName() : objects.parsePropertyName();
        }
        boolean plain = modifiers.kind == FunctionKind.METHOD && !modifiers.async && !modifiers.generator;
        if (lexer.at(LEFT_PAREN) || !plain) {
            parseClassMethod(draft, start, key, modifiers);
        } else if (lexer.at(COMMA) || lexer.at(COLON)) {
            lexer.reset(mark);
            throw errors.unexpected();
        } else {
            parseField(draft, start, key, modifiers.isStatic);
        }
    }

    /** The error for three dots in a class, which V8 reports after parsing the expression that follows. */
    private ParseException errorAtSpread(int start, int end, String message) {
        lexer.next();
        try {
            expressions.parseAssignment(true);
        } catch (ParseException error) {
            if (lexer.kind.isIdentifier() && error.start() == lexer.start) {
                return error;
            }
        }
        return errors.at(start, end, message);
    }

    private PropertyName takeWord() {
        var name = new PropertyName.Named(lexer.start, lexer.end, lexer.value);
        lexer.next();
        return name;
    }

    /** Whether the word just read was the member's name rather than a modifier. */
    private boolean endsName() {
        return lexer.at(LEFT_PAREN)
                || lexer.at(ASSIGN)
                || lexer.at(SEMICOLON)
                || lexer.at(RIGHT_BRACE)
                || lexer.at(COMMA)
                || lexer.at(COLON);
    }

    private PrivateIdentifier declaredPrivateName() {
        var name = new PrivateIdentifier(lexer.start, lexer.end, lexer.value);
        lexer.next();
        if (name.name().equals("#constructor")) {
            throw errors.at(
                    name,
                    lexer.at(LEFT_PAREN)
                            ? "Class constructor may not be a private method"
                            : "Classes may not have a field named 'constructor'");
        }
        return name;
    }

    private void declarePrivate(Draft draft, PrivateIdentifier name, BindingKind kind, boolean isStatic) {
        var scope = draft.scope.scope;
        var found = scope.find(name.name());
        if (found == null) {
            found = new Binding(name.name(), kind, scope, name.start());
            if (isStatic) {
                found.markStaticMember();
            }
            scope.add(found);
        } else {
            boolean pair = found.kind() == BindingKind.PRIVATE_GETTER && kind == BindingKind.PRIVATE_SETTER
                    || found.kind() == BindingKind.PRIVATE_SETTER && kind == BindingKind.PRIVATE_GETTER;
            if (!pair || found.isStaticMember() != isStatic) {
                throw errors.redeclared(name.start(), name.end(), name.name());
            }
            found.kind(BindingKind.PRIVATE_ACCESSOR);
        }
        found.markCaptured();
        found.markUsed();
        name.declare(found);
    }

    private static String staticName(PropertyName key) {
        return key instanceof PropertyName.Named named ? named.name() : null;
    }

    private void parseClassMethod(Draft draft, int start, PropertyName key, Modifiers modifiers) {
        var name = staticName(key);
        if ("constructor".equals(name) && !modifiers.isStatic) {
            parseConstructor(draft, start, key, modifiers);
            return;
        }
        if (modifiers.isStatic && "prototype".equals(name)) {
            throw errors.at(key, "Classes may not have a static property named 'prototype'");
        }
        int textStart = modifiers.isStatic ? functionStart(start) : start;
        var method = functions.parseMethod(textStart, modifiers.kind, modifiers.async, modifiers.generator, true);
        if (key instanceof PrivateIdentifier privateName) {
            declarePrivate(
                    draft,
                    privateName,
                    switch (modifiers.kind) {
                        case GETTER -> BindingKind.PRIVATE_GETTER;
                        case SETTER -> BindingKind.PRIVATE_SETTER;
                        default -> BindingKind.PRIVATE_METHOD;
                    },
                    modifiers.isStatic);
        }
        draft.elements.add(new ClassElement.Method(start, lexer.previousEnd, key, method, modifiers.isStatic));
    }

    /** The text of a static method begins after {@code static}. */
    private int functionStart(int start) {
        var mark = lexer.mark();
        lexer.position = start;
        lexer.next();
        lexer.next();
        int result = lexer.start;
        lexer.reset(mark);
        return result;
    }

    private void parseConstructor(Draft draft, int start, PropertyName key, Modifiers modifiers) {
        if (modifiers.kind != FunctionKind.METHOD) {
            throw errors.at(key, "Class constructor may not be an accessor");
        }
        if (modifiers.generator) {
            throw errors.at(key, "Class constructor may not be a generator");
        }
        if (modifiers.async) {
            throw errors.at(key, "Class constructor may not be an async method");
        }
        if (draft.constructor != null) {
            throw errors.at(key, "A class may only have one constructor");
        }
        var kind = draft.derived ? FunctionKind.DERIVED_CONSTRUCTOR : FunctionKind.CONSTRUCTOR;
        draft.constructor = functions.parseMethod(start, kind, false, false, true);
    }

    private void parseField(Draft draft, int start, PropertyName key, boolean isStatic) {
        var name = staticName(key);
        if ("constructor".equals(name)) {
            throw errors.at(key, "Classes may not have a field named 'constructor'");
        }
        if (isStatic && "prototype".equals(name)) {
            throw errors.at(key, "Classes may not have a static property named 'prototype'");
        }
        Binding keyBinding = null;
        PrivateIdentifier privateField = null;
        if (key instanceof PrivateIdentifier privateName) {
            privateField = privateName;
        } else if (key instanceof PropertyName.Computed) {
            keyBinding = draft.scope.scope.addSynthetic("%key" + draft.elements.size() + "%");
        }
        var scope = isStatic ? staticScope(draft) : instanceScope(draft);
        Expression initializer = lexer.accept(ASSIGN) ? functions.parseFieldInitializer(scope) : null;
        tokens.expectSemicolon();
        if (privateField != null) {
            declarePrivate(draft, privateField, BindingKind.PRIVATE_FIELD, isStatic);
        }
        var field = new ClassElement.Field(start, lexer.previousEnd, key, initializer, isStatic, keyBinding);
        draft.elements.add(field);
        (isStatic ? draft.staticElements : draft.instanceFields).add(field);
    }

    private void parseStaticBlock(Draft draft, int start) {
        var scope = staticScope(draft);
        var saved = scopes.current;
        scopes.current = scope;
        var block = new ClassElement.StaticBlock(start, lexer.end, functions.parseStaticBlock(start));
        scopes.current = saved;
        draft.elements.add(block);
        draft.staticElements.add(block);
    }

    private OpenScope instanceScope(Draft draft) {
        if (draft.instanceScope == null) {
            draft.instanceScope = openInitializer(draft);
        }
        return draft.instanceScope;
    }

    private OpenScope staticScope(Draft draft) {
        if (draft.staticScope == null) {
            draft.staticScope = openInitializer(draft);
        }
        return draft.staticScope;
    }

    private OpenScope openInitializer(Draft draft) {
        var saved = scopes.current;
        var open = scopes.open(ScopeKind.FUNCTION, lexer.start, true, draft.scope);
        scopes.current = saved;
        open.scope.functionKind(FunctionKind.CLASS_FIELD_INITIALIZER);
        open.functionBoundary = true;
        open.classElement = true;
        open.simpleParameters = true;
        return open;
    }
}
