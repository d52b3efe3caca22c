package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.AssignmentOperator;
import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.Pattern.ArrayPattern;
import dev.gyre.engine.syntax.ast.Pattern.ObjectPattern;
import dev.gyre.engine.syntax.ast.PatternElement;
import dev.gyre.engine.syntax.ast.PatternProperty;
import dev.gyre.engine.syntax.ast.Property;
import dev.gyre.engine.syntax.ast.PropertyName;
import java.util.ArrayList;

/** Parses binding patterns, and converts literals to assignment patterns before {@code =} or {@code =>}. */
final class PatternParser {
    static final String INVALID_DESTRUCTURING = "Invalid destructuring assignment target";
    private static final String INVALID_REST = "`...` must be followed by an identifier in declaration contexts";
    private static final String ILLEGAL_PROPERTY = "Illegal property in declaration context";
    private static final String STRAY_REST = "Unexpected token '...'";
    private static final PatternElement[] NO_ELEMENTS = {};
    private static final PatternProperty[] NO_PROPERTIES = {};

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final CoverGrammar cover;
    private ExpressionParser expressions;
    private PrimaryParser primaries;
    private ObjectParser objects;

    PatternParser(ParserContext context) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        cover = context.cover;
    }

    /** Sets the parts that are created after this one. */
    void connect(ExpressionParser expressions, PrimaryParser primaries, ObjectParser objects) {
        this.expressions = expressions;
        this.primaries = primaries;
        this.objects = objects;
    }

    /** The first parameter whose name another parameter has too. */
    Identifier duplicateParameter;

    /** Whether the pattern of an arrow function's rest parameter is being read as an expression. */
    private boolean inArrowRest;

    /** The error of the first index in the current expression that would be an error in a binding pattern. */
    private ParseException indexError;

    // binding patterns; the names are declared afterwards, by declare(), or as they are read if a kind is given

    Identifier parseBindingIdentifier() {
        tokens.checkIdentifier();
        tokens.checkArguments();
        if (context.strict && ReservedNames.isEvalOrArguments(lexer.value)) {
            throw errors.here("Unexpected eval or arguments in strict mode");
        }
        var name = new Identifier(lexer.start, lexer.end, lexer.value);
        lexer.next();
        return name;
    }

    /** Parses the name of a function, which V8 checks for strict mode only after the opening parenthesis. */
    Identifier parseFunctionName() {
        if (!context.strict || !lexer.at(IDENTIFIER) || !ReservedNames.isEvalOrArguments(lexer.value)) {
            return parseBindingIdentifier();
        }
        var forbidden = errors.here("Unexpected eval or arguments in strict mode");
        lexer.next();
        tokens.expect(LEFT_PAREN);
        throw forbidden;
    }

    Identifier parseBindingIdentifier(BindingKind kind) {
        var name = parseBindingIdentifier();
        if (kind != null) {
            declareName(name, kind, 0);
        }
        return name;
    }

    /** Parses the name of a class, after which strict mode begins. */
    Identifier parseClassName(boolean outerStrict) {
        boolean reserved = lexer.at(LET) || lexer.at(STATIC) || lexer.at(STRICT_RESERVED) || lexer.at(YIELD);
        context.strict = outerStrict;
        tokens.checkIdentifier();
        context.strict = true;
        if (reserved) {
            throw errors.here("Unexpected strict mode reserved word");
        }
        return parseBindingIdentifier();
    }

    Pattern parseBindingTarget(BindingKind kind) {
        return switch (lexer.kind) {
            case LEFT_BRACKET -> parseArrayBinding(kind);
            case LEFT_BRACE -> parseObjectBinding(kind);
            default -> parseBindingIdentifier(kind);
        };
    }

    PatternElement parseParameter() {
        int start = lexer.start;
        return finishBindingElement(start, parseBindingTarget(null));
    }

    private PatternElement parseBindingElement(BindingKind kind) {
        int start = lexer.start;
        return finishBindingElement(start, parseInnerTarget(kind));
    }

    /**
     * Parses a target inside a pattern. If there is an expression instead, V8 reports the error only after the whole
     * expression.
     */
    private Pattern parseInnerTarget(BindingKind kind) {
        if (!lexer.at(LEFT_BRACKET) && !lexer.at(LEFT_BRACE) && !tokens.isIdentifierHere()) {
            throw lexer.kind.isIdentifier() ? errors.unexpected() : errorAtExpression(kind, lexer.start);
        }
        var mark = lexer.mark();
        var target = parseBindingTarget(kind);
        if (!continuesExpression()) {
            return target;
        }
        int declaredTo = lexer.start;
        lexer.reset(mark);
        throw errorAtExpression(kind, declaredTo);
    }

    /**
     * The error for an expression in a pattern. Its names from {@code declaredTo} on are declared, as those of the
     * pattern are.
     */
    private ParseException errorAtExpression(BindingKind kind, int declaredTo) {
        cover.arrowStart = lexer.start;
        cover.arrowIn = true;
        cover.misplacedKind = kind;
        cover.declaredEnd = declaredTo;
        Expression expression;
        indexError = null;
        try {
            expression = expressions.parseConditional(true);
        } catch (ParseException error) {
            throw SyntaxErrors.first(indexError, error);
        } finally {
            cover.misplacedKind = null;
        }
        var operator = lexer.kind.assignment;
        boolean property = expression instanceof Pattern
                && !(expression instanceof Identifier)
                && !(expression instanceof Expression.Call);
        if (property) {
            return errorAtProperty(expression);
        }
        boolean literal = operator == AssignmentOperator.ASSIGN
                && (expression instanceof ArrayLiteral || expression instanceof ObjectLiteral);
        if (operator == null || literal) {
            return errors.around(expression, INVALID_DESTRUCTURING);
        }
        if (!(expression instanceof Pattern) || operator.logical() != null && expression instanceof Expression.Call) {
            return errors.around(expression, "Invalid left-hand side in assignment");
        }
        var error = errors.around(expression, INVALID_DESTRUCTURING);
        if (expression instanceof Identifier && !cover.parenthesized.containsKey(expression)) {
            lexer.next();
            expressions.parseAssignment(true);
        }
        return error;
    }

    /** Records that an expression reads a name; declares the name if the expression is in place of a pattern. */
    void use(Identifier name) {
        if (cover.misplacedKind != null && name.start() >= cover.declaredEnd) {
            declareName(name, cover.misplacedKind, 0);
        } else {
            scopes.use(name, name.start());
        }
    }

    /**
     * The error for a property in place of a name. V8 parses its index as if it could be a parameter, and reports one
     * that cannot first.
     */
    private ParseException errorAtProperty(Expression property) {
        return errors.around(property, hasForeignIndex(property) ? INVALID_DESTRUCTURING : ILLEGAL_PROPERTY);
    }

    /** Records the first index that cannot be a parameter, in case that an error ends the pattern element around it. */
    void noteIndex(Expression index) {
        if (indexError == null && isForeign(index)) {
            indexError = errors.at(index, INVALID_DESTRUCTURING);
        }
    }

    private boolean hasForeignIndex(Expression property) {
        var at = property;
        while (at instanceof Expression.Member member) {
            at = member.object();
        }
        return at instanceof Expression.Index index && (isForeign(index.index()) || hasForeignIndex(index.object()));
    }

    private boolean isForeign(Expression index) {
        if (cover.parenthesized.containsKey(index)) {
            return true;
        }
        if (index instanceof Expression.Sequence sequence) {
            for (var part : sequence.expressions()) {
                if (isForeign(part)) {
                    return true;
                }
            }
            return false;
        }
        return !(index instanceof Identifier
                || index instanceof Assignment
                || index instanceof ArrayLiteral
                || index instanceof ObjectLiteral);
    }

    private boolean continuesExpression() {
        if (lexer.previousKind == ASYNC
                && !lexer.newlineBefore
                && (lexer.at(FUNCTION) || lexer.kind.isIdentifier() && lexer.isBeforeArrow())) {
            return true;
        }
        return switch (lexer.kind) {
            case DOT, LEFT_PAREN, LEFT_BRACKET, OPTIONAL_DOT, TEMPLATE, QUESTION, ARROW -> true;
            case INCREMENT, DECREMENT -> !lexer.newlineBefore;
            case ASSIGN -> false;
            default -> lexer.kind.precedence > 0 || lexer.kind.assignment != null;
        };
    }

    /**
     * Parses the rest parameter of an arrow function, where V8 reports the three dots rather than the tokens after
     * them.
     */
    Pattern parseArrowRest() {
        int start = lexer.start;
        lexer.next();
        var mark = lexer.mark();
        Pattern rest;
        try {
            rest = parseBindingTarget(null);
        } catch (ParseException error) {
            throw errorInArrowRest(start, mark, error);
        }
        checkArrowRestEnd(start);
        return rest;
    }

    /**
     * The error for a pattern after the three dots. It may be valid as an expression, which only the next token shows.
     */
    private ParseException errorInArrowRest(int start, Lexer.Mark mark, ParseException error) {
        var reported = error.start() > start + 3 ? errors.at(start, start + 3, STRAY_REST) : error;
        if (error.kind() == ParseException.Kind.RANGE) {
            return error;
        }
        lexer.reset(mark);
        if (inArrowRest || !lexer.at(LEFT_BRACKET) && !lexer.at(LEFT_BRACE)) {
            return reported;
        }
        inArrowRest = true;
        try {
            primaries.parsePrimary();
        } catch (ParseException inExpression) {
            return reported;
        } finally {
            inArrowRest = false;
        }
        checkArrowRestEnd(start);
        return error;
    }

    private void checkArrowRestEnd(int start) {
        if (lexer.at(ASSIGN)) {
            throw errors.here("Rest parameter may not have a default initializer");
        }
        if (lexer.at(COMMA)) {
            throw errors.before("Rest parameter must be last formal parameter");
        }
        var mark = lexer.mark();
        boolean arrow = lexer.accept(RIGHT_PAREN) && lexer.at(ARROW);
        lexer.reset(mark);
        if (!arrow) {
            throw errors.at(start, start + 3, STRAY_REST);
        }
    }

    private PatternElement finishBindingElement(int start, Pattern target) {
        var initializer = lexer.accept(ASSIGN) ? expressions.parseAssignment(true) : null;
        return element(start, target, initializer);
    }

    private PatternElement element(int start, Pattern target, Expression initializer) {
        boolean names = initializer != null
                && target instanceof Identifier
                && !cover.parenthesized.containsKey(target)
                && initializer.isAnonymousFunctionDefinition();
        return new PatternElement(
                start, initializer == null ? target.end() : initializer.end(), target, initializer, names);
    }

    private ArrayPattern parseArrayBinding(BindingKind kind) {
        context.enter();
        int start = lexer.start;
        lexer.next();
        var elements = new ArrayList<PatternElement>();
        Pattern rest = null;
        while (!lexer.at(RIGHT_BRACKET)) {
            if (lexer.accept(COMMA)) {
                elements.add(null);
                continue;
            }
            if (lexer.accept(ELLIPSIS)) {
                int from = lexer.start;
                rest = parseInnerTarget(kind);
                if (finishBindingElement(from, rest).initializer() != null) {
                    throw errors.at(rest, INVALID_DESTRUCTURING);
                }
                if (lexer.at(COMMA)) {
                    throw errors.here("Rest element must be last element");
                }
                break;
            }
            elements.add(parseBindingElement(kind));
            if (!lexer.at(RIGHT_BRACKET)) {
                tokens.expect(COMMA);
            }
        }
        tokens.expect(RIGHT_BRACKET);
        context.leave();
        return new ArrayPattern(start, lexer.previousEnd, elements.toArray(NO_ELEMENTS), rest);
    }

    private ObjectPattern parseObjectBinding(BindingKind kind) {
        context.enter();
        int start = lexer.start;
        lexer.next();
        var properties = new ArrayList<PatternProperty>();
        Pattern rest = null;
        while (!lexer.at(RIGHT_BRACE)) {
            if (lexer.accept(ELLIPSIS)) {
                int from = lexer.start;
                rest = parseInnerTarget(kind);
                if (finishBindingElement(from, rest).initializer() != null || !(rest instanceof Identifier)) {
                    throw errors.at(rest, INVALID_REST);
                }
                if (!lexer.at(RIGHT_BRACE)) {
                    throw errors.before("Rest element must be last element");
                }
                break;
            }
            properties.add(parseBindingProperty(kind));
            if (!lexer.at(RIGHT_BRACE)) {
                tokens.expect(COMMA);
            }
        }
        tokens.expect(RIGHT_BRACE);
        context.leave();
        return new ObjectPattern(start, lexer.previousEnd, properties.toArray(NO_PROPERTIES), rest);
    }

    private PatternProperty parseBindingProperty(BindingKind kind) {
        int start = lexer.start;
        if (lexer.accept(MULTIPLY)) {
            throw errorAtMethod(objects.parsePropertyName());
        }
        if (lexer.kind.isName()) {
            boolean modifier = lexer.at(ASYNC) || lexer.atWord("get") || lexer.atWord("set");
            var mark = lexer.mark();
            lexer.next();
            if (lexer.at(LEFT_PAREN)) {
                throw errors.before(INVALID_DESTRUCTURING);
            }
            if (modifier && !lexer.at(COLON) && !lexer.at(COMMA) && !lexer.at(RIGHT_BRACE) && !lexer.at(ASSIGN)) {
                throw errorAtMethod(objects.parsePropertyName());
            }
            if (!lexer.at(COLON)) {
                if (!lexer.at(COMMA) && !lexer.at(RIGHT_BRACE) && !lexer.at(ASSIGN)) {
                    throw errors.unexpected();
                }
                lexer.reset(mark);
                var key = new PropertyName.Named(lexer.start, lexer.end, lexer.value);
                var value = finishBindingElement(start, parseBindingIdentifier(kind));
                return new PatternProperty(start, value.end(), key, value);
            }
            lexer.reset(mark);
        }
        var key = objects.parsePropertyName();
        if (lexer.at(LEFT_PAREN)) {
            throw errorAtMethod(key);
        }
        expectKeyColon(key);
        var value = parseBindingElement(kind);
        return new PatternProperty(start, value.end(), key, value);
    }

    private ParseException errorAtMethod(PropertyName key) {
        return errors.at(key.start(), key.end(), INVALID_DESTRUCTURING);
    }

    /** Expects the colon after a key that cannot be a shorthand. */
    void expectKeyColon(PropertyName key) {
        if (lexer.at(COMMA) || lexer.at(RIGHT_BRACE) || lexer.at(ASSIGN)) {
            throw errors.before(
                    key instanceof PropertyName.Computed
                            ? "Unexpected token '['"
                            : lexer.previousKind == STRING ? "Unexpected string" : "Unexpected number");
        }
        tokens.expect(COLON);
    }

    // declaring

    /** Declares every name of the pattern in the current scope. */
    void declare(Pattern pattern, BindingKind kind, int initializedAt) {
        if (pattern instanceof Identifier name) {
            declareName(name, kind, initializedAt);
        } else if (pattern instanceof ArrayPattern array) {
            for (var element : array.elements()) {
                if (element != null) {
                    declareInside(element.target(), kind, initializedAt);
                }
            }
            if (array.rest() != null) {
                declareInside(array.rest(), kind, initializedAt);
            }
        } else if (pattern instanceof ObjectPattern object) {
            for (var property : object.properties()) {
                declareInside(property.value().target(), kind, initializedAt);
            }
            if (object.rest() != null) {
                declareInside(object.rest(), kind, initializedAt);
            }
        } else {
            throw errors.at(pattern, INVALID_DESTRUCTURING);
        }
    }

    /** Records the offset at which the names of a declared pattern are initialised. */
    void initialize(Pattern pattern, int initializedAt) {
        if (pattern instanceof Identifier name) {
            name.binding().initializedAt(initializedAt);
        } else if (pattern instanceof ArrayPattern array) {
            for (var element : array.elements()) {
                if (element != null) {
                    initialize(element.target(), initializedAt);
                }
            }
            if (array.rest() != null) {
                initialize(array.rest(), initializedAt);
            }
        } else if (pattern instanceof ObjectPattern object) {
            for (var property : object.properties()) {
                initialize(property.value().target(), initializedAt);
            }
            if (object.rest() != null) {
                initialize(object.rest(), initializedAt);
            }
        }
    }

    /** Throws the error of the first property that is a target in a pattern that allows only names. */
    void checkNoProperties(Pattern pattern) {
        if (pattern instanceof ArrayPattern array) {
            for (var element : array.elements()) {
                if (element != null) {
                    checkNoProperties(element.target());
                }
            }
            if (array.rest() != null) {
                checkNoProperties(array.rest());
            }
        } else if (pattern instanceof ObjectPattern object) {
            for (var property : object.properties()) {
                checkNoProperties(property.value().target());
            }
            if (object.rest() != null) {
                checkNoProperties(object.rest());
            }
        } else {
            checkNoProperty(pattern);
        }
    }

    void checkNoProperty(Pattern pattern) {
        if (pattern instanceof Expression property && !(pattern instanceof Identifier)) {
            throw errors.around(
                    property, property instanceof Expression.Call ? INVALID_DESTRUCTURING : ILLEGAL_PROPERTY);
        }
    }

    private void declareInside(Pattern pattern, BindingKind kind, int initializedAt) {
        checkNoProperty(pattern);
        declare(pattern, kind, initializedAt);
    }

    private void declareName(Identifier name, BindingKind kind, int initializedAt) {
        if (cover.parenthesized.containsKey(name)) {
            throw errors.around(name, INVALID_DESTRUCTURING);
        }
        if (kind.isLexical() || kind == BindingKind.CATCH_PARAMETER) {
            checkLexicalName(name);
        }
        Binding binding = switch (kind) {
            case VAR -> scopes.declareVariable(name);
            case PARAMETER -> declareParameter(name, initializedAt);
            default -> scopes.declareLexical(name, kind);
        };
        if (binding == null) {
            throw errors.redeclared(name.start(), name.end(), name.name());
        }
        if (kind == BindingKind.VAR) {
            binding.markAssigned();
        } else {
            binding.initializedAt(initializedAt);
        }
        name.declare(binding);
    }

    void checkLexicalName(Identifier name) {
        if (name.name().equals("let")) {
            throw errors.at(name, "let is disallowed as a lexically bound name");
        }
    }

    private Binding declareParameter(Identifier name, int initializedAt) {
        if (duplicateParameter == null && scopes.current.scope.find(name.name()) != null) {
            duplicateParameter = name;
        }
        return scopes.declareParameter(name, initializedAt);
    }

    // cover grammar

    /** Converts an expression before {@code =}, or in place of a pattern's element, to a target. */
    Pattern toPattern(Expression expression) {
        if (expression instanceof ArrayLiteral || expression instanceof ObjectLiteral) {
            if (cover.parenthesized.containsKey(expression)) {
                throw errors.around(expression, INVALID_DESTRUCTURING);
            }
            context.enter();
            var pattern = expression instanceof ArrayLiteral array
                    ? toArrayPattern(array)
                    : toObjectPattern((ObjectLiteral) expression);
            context.leave();
            return pattern;
        }
        if (expression instanceof Expression.Call) {
            throw errors.at(expression, INVALID_DESTRUCTURING);
        }
        if (context.strict && expression instanceof Identifier name && ReservedNames.isEvalOrArguments(name.name())) {
            throw errors.at(expression, INVALID_DESTRUCTURING);
        }
        return toSimpleTarget(expression, INVALID_DESTRUCTURING);
    }

    Pattern toSimpleTarget(Expression expression, String message) {
        if (expression instanceof Identifier name) {
            if (context.strict && ReservedNames.isEvalOrArguments(name.name())) {
                throw errors.at(name, "Unexpected eval or arguments in strict mode");
            }
            name.markAssigned();
            return name;
        }
        if (expression instanceof Pattern target && (!context.strict || !(expression instanceof Expression.Call))) {
            return target;
        }
        throw errors.around(expression, message);
    }

    private Pattern toArrayPattern(ArrayLiteral array) {
        var source = array.elements();
        int count = source.length;
        Pattern rest = null;
        if (count > 0 && source[count - 1] instanceof Expression.Spread spread) {
            if (cover.commaAfterSpread.containsKey(array)) {
                throw errors.at(spread, "Rest element must be last element");
            }
            if (spread.argument() instanceof Assignment) {
                throw errors.at(spread, INVALID_DESTRUCTURING);
            }
            rest = toPattern(spread.argument());
            count--;
        }
        var elements = new PatternElement[count];
        for (int i = 0; i < count; i++) {
            if (source[i] instanceof Expression.Spread) {
                throw errors.at(source[i], "Rest element must be last element");
            }
            elements[i] = source[i] == null ? null : toElement(source[i]);
        }
        return new ArrayPattern(array.start(), array.end(), elements, rest);
    }

    PatternElement toElement(Expression expression) {
        if (expression instanceof Assignment assignment
                && !cover.parenthesized.containsKey(assignment)
                && assignment.operator() == AssignmentOperator.ASSIGN) {
            return element(assignment.start(), assignment.target(), assignment.value());
        }
        if (expression instanceof Assignment) {
            throw errors.around(expression, INVALID_DESTRUCTURING);
        }
        return element(expression.start(), toPattern(expression), null);
    }

    private Pattern toObjectPattern(ObjectLiteral object) {
        var source = object.properties();
        int count = source.length;
        Pattern rest = null;
        if (count > 0 && source[count - 1].kind() == Property.Kind.SPREAD) {
            var last = source[count - 1];
            if (cover.commaAfterSpread.containsKey(object)) {
                throw errors.at(last.value(), "Rest element must be last element");
            }
            var argument = last.value();
            rest = toElement(argument).target();
            if (argument instanceof Assignment
                    || argument instanceof ArrayLiteral
                    || argument instanceof ObjectLiteral) {
                throw errors.at(argument, "`...` must be followed by an assignable reference in assignment contexts");
            }
            count--;
        }
        var properties = new PatternProperty[count];
        for (int i = 0; i < count; i++) {
            properties[i] = toPatternProperty(source[i]);
        }
        return new ObjectPattern(object.start(), object.end(), properties, rest);
    }

    private PatternProperty toPatternProperty(Property property) {
        return switch (property.kind()) {
            case SHORTHAND -> {
                if (property.value() instanceof Identifier) {
                    toSimpleTarget(property.value(), INVALID_DESTRUCTURING);
                } else if (context.strict
                        && property.key() instanceof PropertyName.Named key
                        && ReservedNames.isEvalOrArguments(key.name())) {
                    throw errors.at(key, "Unexpected eval or arguments in strict mode");
                }
                yield new PatternProperty(
                        property.start(), property.end(), property.key(), toElement(property.value()));
            }
            case VALUE, PROTOTYPE ->
                new PatternProperty(property.start(), property.end(), property.key(), toElement(property.value()));
            case SPREAD -> throw errors.at(property.value(), "Rest element must be last element");
            default -> throw errors.at(property.start(), property.key().end(), INVALID_DESTRUCTURING);
        };
    }
}
