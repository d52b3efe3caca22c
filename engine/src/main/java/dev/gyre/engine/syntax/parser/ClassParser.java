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
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;

/** Classes. */
abstract class ClassParser extends FunctionParser {
    private static final ClassElement[] NO_ELEMENTS = {};

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

    /** The words before a member's key. */
    private static final class Modifiers {
        boolean isStatic;
        boolean async;
        boolean generator;
        FunctionKind kind = FunctionKind.METHOD;
    }

    ClassParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    @Override
    final Expression parseClassExpression() {
        int start = lexer.start;
        boolean outer = strict;
        strict = true;
        next();
        Identifier name = null;
        if (!at(EXTENDS) && !at(LEFT_BRACE)) {
            name = parseClassName(outer);
        }
        var result = parseClassRest(start, name == null ? null : name.name(), name);
        strict = outer;
        return result;
    }

    /** Reads a class from behind its name on, in strict mode. */
    final ClassNode parseClassRest(int start, String name, Identifier position) {
        enter();
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
            // V8 looks at the octal numbers of a class when it has read it whole.
            if (!outerStrict) {
                octalError = null;
            }
            throw error;
        }
        int end = lexer.previousEnd;
        checkOctals(start);
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
        leave();
        return new ClassNode(start, end, name, superclass, draft.constructor, array(draft.elements), instance, statics,
                scope, inner);
    }

    private void parseElements(Draft draft) {
        expect(LEFT_BRACE);
        while (!at(RIGHT_BRACE)) {
            if (!accept(SEMICOLON)) {
                parseElement(draft);
            }
        }
        next();
    }

    /** Reads what the class extends, if anything. */
    private Expression parseHeritage(OpenScope open) {
        if (!accept(EXTENDS)) {
            return null;
        }
        open.heritage = true;
        arrowStart = -1;
        var outer = coverError;
        coverError = null;
        Expression heritage;
        try {
            heritage = parseLeftHandSide();
            if (coverError != null) {
                throw coverError;
            }
        } catch (ParseException error) {
            throw unwound(outer, error);
        }
        coverError = outer;
        open.heritage = false;
        movePrivateNamesOut(open);
        return heritage;
    }

    /** No class is left to declare the private names that the outermost one has left over. */
    private void checkPrivateNames(OpenScope around, int from) {
        PrivateIdentifier first = null;
        for (int i = from; i < around.count; i++) {
            if (around.references[i] instanceof PrivateIdentifier name && (first == null || name.start() < first.start())) {
                first = name;
            }
        }
        if (first != null) {
            throw undeclared(first);
        }
    }

    private static ClassElement[] array(List<ClassElement> elements) {
        return elements.isEmpty() ? NO_ELEMENTS : elements.toArray(new ClassElement[elements.size()]);
    }

    private FunctionNode finishInitializer(Draft draft, OpenScope scope, List<ClassElement> elements) {
        return scope == null ? null : finishInitializer(scope, draft.start, array(elements));
    }

    /** The heritage cannot see the private names of its own class. */
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
        if (at(STATIC) && !lexer.escaped) {
            key = takeWord();
            if (!endsName() || at(COMMA) || at(COLON)) {
                key = null;
                modifiers.isStatic = true;
                if (at(LEFT_BRACE)) {
                    parseStaticBlock(draft, start);
                    return;
                }
                if (at(ELLIPSIS)) {
                    throw errorAtSpread(start, lexer.end, "Unexpected strict mode reserved word");
                }
            }
        }
        if (key == null && at(ELLIPSIS)) {
            throw errorAtSpread(start, lexer.end, "Unexpected token '...'");
        }
        boolean escaped = lexer.escaped;
        if (key == null && at(ASYNC)) {
            key = takeWord();
            if (!endsName() && !lexer.newlineBefore) {
                checkModifier(escaped);
                key = null;
                modifiers.async = true;
            }
        } else if (key == null && at(IDENTIFIER) && (lexer.value.equals("get") || lexer.value.equals("set"))) {
            boolean getter = lexer.value.equals("get");
            key = takeWord();
            if (!endsName() && !at(MULTIPLY)) {
                checkModifier(escaped);
                key = null;
                modifiers.kind = getter ? FunctionKind.GETTER : FunctionKind.SETTER;
            }
        }
        if (key == null && modifiers.kind == FunctionKind.METHOD && accept(MULTIPLY)) {
            modifiers.generator = true;
        }
        if (key == null) {
            key = at(PRIVATE_NAME) ? declaredPrivateName() : parsePropertyName();
        }
        boolean plain = modifiers.kind == FunctionKind.METHOD && !modifiers.async && !modifiers.generator;
        if (at(LEFT_PAREN) || !plain) {
            parseClassMethod(draft, start, key, modifiers);
        } else if (at(COMMA) || at(COLON)) {
            lexer.reset(mark);
            throw unexpected();
        } else {
            parseField(draft, start, key, modifiers.isStatic);
        }
    }

    /** The error of three dots in a class, which V8 makes when it has read what is behind them. */
    private ParseException errorAtSpread(int start, int end, String message) {
        next();
        try {
            parseAssignment(true);
        } catch (ParseException error) {
            if (kind().isIdentifier() && error.start() == lexer.start) {
                return error;
            }
        }
        return error(start, end, message);
    }

    private PropertyName takeWord() {
        var name = new PropertyName.Named(lexer.start, lexer.end, lexer.value);
        next();
        return name;
    }

    /** Whether the word just read was the member's name and no modifier. */
    private boolean endsName() {
        return at(LEFT_PAREN) || at(ASSIGN) || at(SEMICOLON) || at(RIGHT_BRACE) || at(COMMA) || at(COLON);
    }

    private PrivateIdentifier declaredPrivateName() {
        var name = new PrivateIdentifier(lexer.start, lexer.end, lexer.value);
        next();
        if (name.name().equals("#constructor")) {
            throw error(name, at(LEFT_PAREN) ? "Class constructor may not be a private method"
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
                throw redeclared(name.start(), name.end(), name.name());
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
            throw error(key, "Classes may not have a static property named 'prototype'");
        }
        int textStart = modifiers.isStatic ? functionStart(start) : start;
        var method = parseMethod(textStart, modifiers.kind, modifiers.async, modifiers.generator, true);
        if (key instanceof PrivateIdentifier privateName) {
            declarePrivate(draft, privateName, switch (modifiers.kind) {
                case GETTER -> BindingKind.PRIVATE_GETTER;
                case SETTER -> BindingKind.PRIVATE_SETTER;
                default -> BindingKind.PRIVATE_METHOD;
            }, modifiers.isStatic);
        }
        draft.elements.add(new ClassElement.Method(start, lexer.previousEnd, key, method, modifiers.isStatic));
    }

    /** The text of a static method begins behind {@code static}. */
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
            throw error(key, "Class constructor may not be an accessor");
        }
        if (modifiers.generator) {
            throw error(key, "Class constructor may not be a generator");
        }
        if (modifiers.async) {
            throw error(key, "Class constructor may not be an async method");
        }
        if (draft.constructor != null) {
            throw error(key, "A class may only have one constructor");
        }
        var kind = draft.derived ? FunctionKind.DERIVED_CONSTRUCTOR : FunctionKind.CONSTRUCTOR;
        draft.constructor = parseMethod(start, kind, false, false, true);
    }

    private void parseField(Draft draft, int start, PropertyName key, boolean isStatic) {
        var name = staticName(key);
        if ("constructor".equals(name)) {
            throw error(key, "Classes may not have a field named 'constructor'");
        }
        if (isStatic && "prototype".equals(name)) {
            throw error(key, "Classes may not have a static property named 'prototype'");
        }
        Binding keyBinding = null;
        PrivateIdentifier privateField = null;
        if (key instanceof PrivateIdentifier privateName) {
            privateField = privateName;
        } else if (key instanceof PropertyName.Computed) {
            keyBinding = draft.scope.scope.addSynthetic("%key" + draft.elements.size() + "%");
        }
        var scope = isStatic ? staticScope(draft) : instanceScope(draft);
        Expression initializer = accept(ASSIGN) ? parseFieldInitializer(scope) : null;
        expectSemicolon();
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
        var block = new ClassElement.StaticBlock(start, lexer.end, parseStaticBlock(start));
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
