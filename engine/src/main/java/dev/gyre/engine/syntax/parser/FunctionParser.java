package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.PatternElement;
import dev.gyre.engine.syntax.ast.PropertyName;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import java.util.ArrayList;
import java.util.List;

/** Parses functions of all kinds: parameters, bodies, directives, and the scopes around them. */
final class FunctionParser {
    static final PatternElement[] NO_PARAMETERS = {};
    private static final String END_OF_PARAMETERS = "Unexpected end of arg string";

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private StatementParser statements;

    FunctionParser(ParserContext context, PatternParser patterns, ExpressionParser expressions) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        this.patterns = patterns;
        this.expressions = expressions;
    }

    /** Sets the parts that are created after this one. */
    void connect(StatementParser statements) {
        this.statements = statements;
    }

    /** A function under construction. */
    static final class Draft {
        final int start;
        final FunctionKind kind;
        final boolean async;
        final boolean generator;
        Identifier name;
        /** Whether the name is bound only inside the function. */
        boolean ownName;

        boolean declaration;
        boolean classElement;
        boolean concise;
        /** The offset at which the parameters given to a Function constructor must end, -1 for other functions. */
        int parametersEnd = -1;

        PatternElement[] parameters = NO_PARAMETERS;
        Pattern rest;
        boolean simple = true;
        boolean expressions;
        Identifier duplicate;
        Statement[] body = StatementParser.NO_STATEMENTS;
        ClassElement[] elements;
        Scope bodyScope;

        Draft(int start, FunctionKind kind, boolean async, boolean generator) {
            this.start = start;
            this.kind = kind;
            this.async = async;
            this.generator = generator;
        }
    }

    /** The context outside a function, restored after it. */
    private record Outside(boolean strict, FunctionState function, int lastAwaitIdentifier) {}

    private Outside enterFunction(FunctionState state) {
        context.enter();
        var outside = new Outside(context.strict, context.function, context.lastAwaitIdentifier);
        context.function = state;
        return outside;
    }

    private void leaveFunction(Outside outside) {
        if (context.function.kind != FunctionKind.ARROW) {
            context.lastAwaitIdentifier = outside.lastAwaitIdentifier;
        }
        context.strict = outside.strict;
        context.function = outside.function;
        context.leave();
    }

    Expression parseFunctionExpression(int start, boolean async) {
        lexer.next();
        boolean generator = lexer.accept(MULTIPLY);
        var draft = new Draft(start, FunctionKind.NORMAL, async, generator);
        var outside = enterFunction(new FunctionState(context.function, FunctionKind.NORMAL, async, generator));
        if (!lexer.at(LEFT_PAREN)) {
            draft.name = patterns.parseFunctionName();
            draft.ownName = true;
        }
        return parseFunctionRest(draft, outside);
    }

    /** Parses a function from its opening parenthesis on, as a declaration of the name. */
    FunctionNode parseDeclaredFunction(int start, Identifier name, boolean async, boolean generator) {
        var draft = new Draft(start, FunctionKind.NORMAL, async, generator);
        draft.name = name;
        draft.declaration = true;
        return parseFunctionRest(
                draft, enterFunction(new FunctionState(context.function, FunctionKind.NORMAL, async, generator)));
    }

    FunctionNode parseMethod(int start, PropertyName key, FunctionKind kind, boolean async, boolean generator) {
        return parseMethod(start, kind, async, generator, false);
    }

    FunctionNode parseMethod(int start, FunctionKind kind, boolean async, boolean generator, boolean classElement) {
        var draft = new Draft(start, kind, async, generator);
        draft.classElement = classElement;
        return parseFunctionRest(draft, enterFunction(new FunctionState(context.function, kind, async, generator)));
    }

    private FunctionNode parseFunctionRest(Draft draft, Outside outside) {
        OpenScope nameScope = null;
        if (draft.ownName) {
            nameScope = scopes.open(ScopeKind.FUNCTION_NAME, draft.start, context.strict);
            nameScope.functionBoundary = true;
            nameScope.scope.add(
                    new Binding(draft.name.name(), BindingKind.FUNCTION_NAME, nameScope.scope, draft.name.start()));
            draft.name.declare(nameScope.scope.binding(0));
        }
        var open = scopes.open(ScopeKind.FUNCTION, lexer.start, context.strict);
        open.scope.functionKind(draft.kind);
        open.functionBoundary = nameScope == null;
        open.hoisted = draft.declaration;
        open.classElement = draft.classElement;
        context.function.inParameters = true;
        try {
            parseParameters(draft);
            context.function.inParameters = false;
            parseBody(draft, open);
        } catch (ParseException error) {
            throw brokenOff(draft, open, error);
        }
        return finish(draft, outside, open, nameScope);
    }

    /**
     * The error to report when one has ended the parsing of the function: its names and octal literals are checked
     * nevertheless.
     */
    private ParseException brokenOff(Draft draft, OpenScope open, ParseException error) {
        context.strict = open.scope.isStrict();
        var octal = context.strict && errors.octalError != null && errors.octalError.start() >= open.scope.start()
                ? errors.octalError
                : null;
        return SyntaxErrors.first(strictNameError(draft), SyntaxErrors.first(octal, error));
    }

    // parameters

    private void parseParameters(Draft draft) {
        int start = lexer.start;
        tokens.expect(LEFT_PAREN);
        var list = new ArrayList<PatternElement>();
        while (!lexer.at(RIGHT_PAREN)) {
            if (lexer.accept(ELLIPSIS)) {
                parseRestParameter(draft);
                break;
            }
            var element = patterns.parseParameter();
            declareParameter(draft, element);
            list.add(element);
            if (!lexer.accept(COMMA)) {
                break;
            }
        }
        checkParametersEnd(draft.parametersEnd);
        tokens.expect(RIGHT_PAREN);
        draft.parameters = list.isEmpty() ? NO_PARAMETERS : list.toArray(new PatternElement[list.size()]);
        checkAccessorParameters(draft, start);
    }

    /** The parameters given to a Function constructor must end where the constructor's own parenthesis is. */
    private void checkParametersEnd(int offset) {
        if (offset >= 0 && lexer.start != offset) {
            throw errors.here(lexer.start < offset ? "Arg string terminates parameters early" : END_OF_PARAMETERS);
        }
    }

    private void parseRestParameter(Draft draft) {
        draft.rest = patterns.parseBindingTarget(null);
        if (lexer.at(ASSIGN)) {
            throw errors.here("Rest parameter may not have a default initializer");
        }
        if (lexer.at(COMMA)) {
            throw errors.before("Rest parameter must be last formal parameter");
        }
        declareRest(draft);
    }

    private void declareRest(Draft draft) {
        draft.simple = false;
        draft.expressions |= containsExpression(draft.rest);
        patterns.declare(draft.rest, BindingKind.PARAMETER, draft.rest.end());
        noteDuplicate(draft);
    }

    private void declareParameter(Draft draft, PatternElement element) {
        draft.simple &= element.initializer() == null && element.target() instanceof Identifier;
        draft.expressions |= element.initializer() != null || containsExpression(element.target());
        patterns.declare(element.target(), BindingKind.PARAMETER, draft.simple ? 0 : element.end());
        noteDuplicate(draft);
    }

    private void noteDuplicate(Draft draft) {
        if (draft.duplicate == null) {
            draft.duplicate = patterns.duplicateParameter;
        }
        patterns.duplicateParameter = null;
    }

    private void checkAccessorParameters(Draft draft, int start) {
        if (draft.kind == FunctionKind.GETTER && (draft.parameters.length > 0 || draft.rest != null)) {
            throw errors.at(start, lexer.previousEnd, "Getter must not have any formal parameters.");
        }
        if (draft.kind == FunctionKind.SETTER) {
            if (draft.parameters.length + (draft.rest == null ? 0 : 1) != 1) {
                throw errors.at(start, lexer.previousEnd, "Setter must have exactly one formal parameter.");
            }
            if (draft.rest != null) {
                throw errors.at(start, lexer.previousEnd, "Setter function argument must not be a rest parameter");
            }
        }
    }

    // Static Semantics: ContainsExpression, https://tc39.es/ecma262/#sec-static-semantics-containsexpression
    private static boolean containsExpression(Pattern pattern) {
        if (pattern instanceof Pattern.ArrayPattern array) {
            for (var element : array.elements()) {
                if (element != null && (element.initializer() != null || containsExpression(element.target()))) {
                    return true;
                }
            }
            return array.rest() != null && containsExpression(array.rest());
        }
        if (pattern instanceof Pattern.ObjectPattern object) {
            for (var property : object.properties()) {
                var value = property.value();
                if (property.key() instanceof PropertyName.Computed
                        || value.initializer() != null
                        || containsExpression(value.target())) {
                    return true;
                }
            }
        }
        return false;
    }

    // bodies

    private void parseBody(Draft draft, OpenScope open) {
        if (!lexer.at(LEFT_BRACE)) {
            throw errors.unexpected();
        }
        openBodyScope(draft, open);
        lexer.next();
        draft.body = parseStatements(RIGHT_BRACE, draft.simple);
        if (scopes.current.scope.isStrict()) {
            open.scope.markStrict();
        }
        checkStrictNames(draft);
        closeBodyScope(draft, open);
        lexer.next();
    }

    private void openBodyScope(Draft draft, OpenScope open) {
        open.simpleParameters = draft.simple;
        if (draft.expressions) {
            open.scope.markParametersOnly();
            scopes.open(ScopeKind.VARIABLES, lexer.start, context.strict);
        }
    }

    private void closeBodyScope(Draft draft, OpenScope open) {
        if (!draft.expressions) {
            draft.bodyScope = open.scope;
            return;
        }
        var body = scopes.current.scope;
        var variable = body.find(Reference.ARGUMENTS);
        if (variable != null
                && variable.kind() == BindingKind.VAR
                && variable.initialValue() == null
                && draft.kind != FunctionKind.ARROW) {
            ScopeBuilder.declareArguments(open.scope);
            var arguments = open.scope.find(Reference.ARGUMENTS);
            arguments.markUsed();
            variable.initialValue(arguments);
        }
        draft.bodyScope = scopes.close();
    }

    /** Parses directives and statements up to the terminator, which remains the current token. */
    Statement[] parseStatements(TokenKind terminator, boolean strictAllowed) {
        var list = new ArrayList<Statement>();
        parseDirectives(list, strictAllowed);
        while (!lexer.at(terminator)) {
            list.add(statements.parseStatementListItem());
        }
        return StatementParser.statements(list);
    }

    private void parseDirectives(List<Statement> list, boolean strictAllowed) {
        int octal = -1;
        String octalMessage = null;
        while (lexer.at(STRING)) {
            int start = lexer.start;
            int end = lexer.end;
            if (octal < 0 && lexer.octalPosition >= 0) {
                octal = lexer.octalPosition;
                octalMessage = lexer.octalMessage;
            }
            boolean useStrict = end - start == 12 && context.source.text().startsWith("use strict", start + 1);
            var statement = statements.parseStatementListItem();
            list.add(statement);
            if (!(statement instanceof Statement.ExpressionStatement expression)
                    || !(expression.expression() instanceof Expression.StringLiteral)
                    || expression.expression().end() != end) {
                return;
            }
            if (useStrict) {
                if (!strictAllowed) {
                    throw errors.at(
                            start, end, "Illegal 'use strict' directive in function with non-simple parameter list");
                }
                context.strict = true;
                scopes.current.scope.markStrict();
            }
            if (context.strict && octal >= 0) {
                errors.octalError = errors.at(octal, octal + 1, octalMessage);
            }
            if (useStrict) {
                recheckStrictToken();
            }
        }
    }

    /** The token after the directive was read before strictness was known; this matters only for octal literals. */
    private void recheckStrictToken() {
        if (lexer.at(NUMBER)) {
            errors.checkStrictOctal();
        }
    }

    private void checkStrictNames(Draft draft) {
        var error = strictNameError(draft);
        if (error != null) {
            throw error;
        }
    }

    /** The error in the names of a function and its parameters, once its strictness is known; null if there is none. */
    private ParseException strictNameError(Draft draft) {
        boolean unique = context.strict || !draft.simple || draft.kind != FunctionKind.NORMAL;
        if (draft.duplicate != null && unique) {
            return errors.at(draft.duplicate, "Duplicate parameter name not allowed in this context");
        }
        if (!context.strict) {
            return null;
        }
        var error = draft.name == null ? null : strictNameError(draft.name, false);
        for (int i = 0; i < draft.parameters.length && error == null; i++) {
            if (draft.parameters[i].target() instanceof Identifier name) {
                error = strictNameError(name, true);
            }
        }
        return error;
    }

    private ParseException strictNameError(Identifier name, boolean parameter) {
        if (ReservedNames.isEvalOrArguments(name.name())) {
            return errors.at(name, "Unexpected eval or arguments in strict mode");
        }
        boolean escaped = parameter && name.end() - name.start() > name.name().length();
        return !ReservedNames.isStrictReserved(name.name())
                ? null
                : errors.at(name, escaped ? SyntaxErrors.ESCAPED_WORD : "Unexpected strict mode reserved word");
    }

    // arrow functions

    FunctionNode parseArrow(int start, boolean async, List<Expression> parameters, Pattern rest, boolean in) {
        var draft = new Draft(start, FunctionKind.ARROW, async, false);
        var open = scopes.current;
        open.tentative = false;
        open.functionBoundary = true;
        open.scope.functionKind(FunctionKind.ARROW);
        takeParameters(draft, parameters, rest);
        checkArrowParameters(start);
        var outside = enterFunction(new FunctionState(context.function, FunctionKind.ARROW, async, false));
        lexer.next();
        try {
            if (lexer.at(LEFT_BRACE)) {
                parseBody(draft, open);
            } else {
                parseConciseBody(draft, open, in);
            }
        } catch (ParseException error) {
            throw brokenOff(draft, open, error);
        }
        return finish(draft, outside, open, null);
    }

    private void checkArrowParameters(int start) {
        if (context.function.lastYield >= start) {
            throw errors.at(
                    context.function.lastYield,
                    context.function.lastYield + 5,
                    "Yield expression not allowed in formal parameter");
        }
        if (context.function.lastAwait >= start) {
            throw errors.at(
                    context.function.lastAwait,
                    context.function.lastAwait + 5,
                    "Illegal await-expression in formal parameters of async function");
        }
    }

    private void takeParameters(Draft draft, List<Expression> parameters, Pattern rest) {
        draft.parameters = parameters.isEmpty() ? NO_PARAMETERS : new PatternElement[parameters.size()];
        for (int i = 0; i < draft.parameters.length; i++) {
            var parameter = parameters.get(i);
            if (parameter instanceof Identifier) {
                patterns.toSimpleTarget(parameter, PatternParser.INVALID_DESTRUCTURING);
            }
            draft.parameters[i] = patterns.toElement(parameter);
            if (draft.parameters[i].initializer() != null) {
                patterns.checkNoProperty(draft.parameters[i].target());
            }
            declareParameter(draft, draft.parameters[i]);
        }
        if (rest != null) {
            draft.rest = rest;
            declareRest(draft);
        }
    }

    private void parseConciseBody(Draft draft, OpenScope open, boolean in) {
        checkStrictNames(draft);
        openBodyScope(draft, open);
        int start = lexer.start;
        var value = expressions.parseAssignment(in);
        draft.concise = true;
        draft.body = new Statement[] {new Statement.Return(start, lexer.previousEnd, value)};
        closeBodyScope(draft, open);
    }

    // finishing

    private FunctionNode finish(Draft draft, Outside outside, OpenScope open, OpenScope nameScope) {
        boolean isStrict = open.scope.isStrict();
        if (isStrict && draft.kind != FunctionKind.CLASS_STATIC_BLOCK) {
            errors.checkOctals(open.scope.start());
        }
        boolean eval = open.thisEval;
        var scope = scopes.close();
        int flags = flags(draft, scope, isStrict, eval);
        Scope ownName = nameScope == null ? null : scopes.current.scope;
        if (nameScope != null) {
            var binding = ownName.binding(0);
            scopes.close();
            ownName = binding.isUsed() ? ownName : null;
            if (ownName == null) {
                nameScope.scope.markTransparent();
            }
        }
        leaveFunction(outside);
        return new FunctionNode(
                draft.start,
                lexer.previousEnd,
                draft.kind,
                flags,
                draft.name == null ? null : draft.name.name().equals("*default*") ? "default" : draft.name.name(),
                draft.parameters,
                draft.rest,
                expectedArgumentCount(draft),
                draft.body,
                draft.elements,
                ownName,
                scope,
                draft.bodyScope == open.scope ? scope : draft.bodyScope);
    }

    private static int flags(Draft draft, Scope scope, boolean isStrict, boolean eval) {
        int flags = (draft.async ? FunctionNode.ASYNC : 0)
                | (draft.generator ? FunctionNode.GENERATOR : 0)
                | (isStrict ? FunctionNode.STRICT : 0)
                | (draft.simple ? FunctionNode.SIMPLE_PARAMETERS : 0)
                | (draft.expressions ? FunctionNode.PARAMETER_EXPRESSIONS : 0)
                | (draft.concise ? FunctionNode.CONCISE_BODY : 0)
                | (draft.declaration ? FunctionNode.DECLARATION : 0)
                | (eval ? FunctionNode.USES_DIRECT_EVAL : 0);
        if (draft.kind == FunctionKind.ARROW) {
            return flags;
        }
        var arguments = scope.find(Reference.ARGUMENTS);
        return flags
                | (scope.find(Reference.THIS) != null ? FunctionNode.USES_THIS : 0)
                | (scope.find(Reference.NEW_TARGET) != null ? FunctionNode.USES_NEW_TARGET : 0)
                | (scope.find(Reference.HOME_OBJECT) != null ? FunctionNode.USES_SUPER_PROPERTY : 0)
                | (scope.find(Reference.ACTIVE_FUNCTION) != null ? FunctionNode.USES_SUPER_CALL : 0)
                | (arguments != null && arguments.kind() == BindingKind.ARGUMENTS ? FunctionNode.USES_ARGUMENTS : 0);
    }

    // Static Semantics: ExpectedArgumentCount, https://tc39.es/ecma262/#sec-static-semantics-expectedargumentcount
    private static int expectedArgumentCount(Draft draft) {
        int count = 0;
        while (count < draft.parameters.length && draft.parameters[count].initializer() == null) {
            count++;
        }
        return count;
    }

    // functions without a parameter list of their own

    /** Parses {@code { ... }} of a static block. */
    FunctionNode parseStaticBlock(int start) {
        var draft = new Draft(start, FunctionKind.CLASS_STATIC_BLOCK, false, false);
        var state = new FunctionState(context.function, FunctionKind.CLASS_STATIC_BLOCK, false, false);
        state.returnAllowed = false;
        var outside = enterFunction(state);
        var open = scopes.open(ScopeKind.FUNCTION, start, true);
        open.scope.functionKind(draft.kind);
        open.functionBoundary = true;
        open.simpleParameters = true;
        lexer.next();
        var list = new ArrayList<Statement>();
        while (!lexer.at(RIGHT_BRACE)) {
            list.add(statements.parseStatementListItem());
        }
        draft.body = StatementParser.statements(list);
        draft.bodyScope = open.scope;
        lexer.next();
        return finish(draft, outside, open, null);
    }

    /** Parses a field's initializer inside the scope of its class's initializer function. */
    Expression parseFieldInitializer(OpenScope initializer) {
        var saved = scopes.current;
        scopes.current = initializer;
        var outside =
                enterFunction(new FunctionState(context.function, FunctionKind.CLASS_FIELD_INITIALIZER, false, false));
        Expression value;
        try {
            value = expressions.parseAssignment(true);
        } catch (ParseException error) {
            errors.takeAhead();
            throw error;
        }
        leaveFunction(outside);
        scopes.current = saved;
        return value;
    }

    /** Closes the initializer function of a class. */
    FunctionNode finishInitializer(OpenScope initializer, int start, ClassElement[] elements) {
        scopes.current = initializer;
        var draft = new Draft(start, FunctionKind.CLASS_FIELD_INITIALIZER, false, false);
        draft.elements = elements;
        draft.bodyScope = initializer.scope;
        var outside = enterFunction(new FunctionState(context.function, draft.kind, false, false));
        return finish(draft, outside, initializer, null);
    }

    /** Parses the rest of the text as the body of a function with these parameters. */
    FunctionNode parseWholeBody(String[] parameters) {
        var draft = new Draft(0, FunctionKind.NORMAL, false, false);
        var outside = enterFunction(new FunctionState(context.function, FunctionKind.NORMAL, false, false));
        var open = scopes.open(ScopeKind.FUNCTION, 0, context.strict);
        open.scope.functionKind(draft.kind);
        open.functionBoundary = true;
        open.simpleParameters = true;
        draft.parameters = new PatternElement[parameters.length];
        for (int i = 0; i < parameters.length; i++) {
            var name = new Identifier(0, 0, lexer.names.name(lexer.names.intern(parameters[i])));
            draft.parameters[i] = new PatternElement(0, 0, name, null, false);
            declareParameter(draft, draft.parameters[i]);
        }
        draft.body = parseStatements(END, true);
        checkStrictNames(draft);
        draft.bodyScope = open.scope;
        return finish(draft, outside, open, null);
    }

    /** Parses the text of a Function constructor, whose name is not bound. */
    FunctionNode parseAssembled(boolean async, boolean generator, int parenthesis) {
        int start = lexer.start;
        if (async) {
            lexer.next();
        }
        lexer.next();
        lexer.accept(MULTIPLY);
        var draft = new Draft(start, FunctionKind.NORMAL, async, generator);
        var outside = enterFunction(new FunctionState(context.function, FunctionKind.NORMAL, async, generator));
        draft.name = patterns.parseBindingIdentifier();
        var open = scopes.open(ScopeKind.FUNCTION, lexer.start, context.strict);
        open.scope.functionKind(draft.kind);
        open.functionBoundary = true;
        context.function.inParameters = true;
        draft.parametersEnd = parenthesis;
        var inBody = errors.endInTemplateMessage;
        errors.endInTemplateMessage = END_OF_PARAMETERS;
        parseParameters(draft);
        errors.endInTemplateMessage = inBody;
        context.function.inParameters = false;
        parseBody(draft, open);
        return finish(draft, outside, open, null);
    }
}
