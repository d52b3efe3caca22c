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
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.IdentityHashMap;

/** Binding patterns, and the reading of literals as assignment patterns where an {@code =} or {@code =>} follows. */
abstract class PatternParser extends ParserBase {
    static final String INVALID_DESTRUCTURING = "Invalid destructuring assignment target";
    private static final String INVALID_REST = "`...` must be followed by an identifier in declaration contexts";
    private static final String ILLEGAL_PROPERTY = "Illegal property in declaration context";
    private static final String STRAY_REST = "Unexpected token '...'";
    private static final PatternElement[] NO_ELEMENTS = {};
    private static final PatternProperty[] NO_PROPERTIES = {};

    /** Array and object literals with a comma behind a spread element: as patterns they are errors. */
    final IdentityHashMap<Expression, Boolean> commaAfterSpread = new IdentityHashMap<>();

    /** The first parameter just declared whose name another parameter has. */
    Identifier duplicateParameter;

    /** Whether the pattern of an arrow function's rest parameter is being read as an expression. */
    private boolean inArrowRest;

    /** The error of the first index in the expression at hand that would be one if it were the element of a binding pattern. */
    private ParseException indexError;

    /** What the names of an expression are declared as that stands in place of a pattern, from {@link #declaredEnd} on; null elsewhere. */
    BindingKind misplacedKind;
    private int declaredEnd;

    PatternParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    // binding patterns; the names are declared afterwards, by declare(), or as they are read if a kind is given

    final Identifier parseBindingIdentifier() {
        checkIdentifier();
        checkArguments();
        if (strict && isEvalOrArguments(lexer.value)) {
            throw errorHere("Unexpected eval or arguments in strict mode");
        }
        var name = new Identifier(lexer.start, lexer.end, lexer.value);
        next();
        return name;
    }

    /** The name of a function: V8 looks whether strict code may have it when it has seen the parameters begin. */
    final Identifier parseFunctionName() {
        if (!strict || !at(IDENTIFIER) || !isEvalOrArguments(lexer.value)) {
            return parseBindingIdentifier();
        }
        var forbidden = errorHere("Unexpected eval or arguments in strict mode");
        next();
        expect(LEFT_PAREN);
        throw forbidden;
    }

    final Identifier parseBindingIdentifier(BindingKind kind) {
        var name = parseBindingIdentifier();
        if (kind != null) {
            declareName(name, kind, 0);
        }
        return name;
    }

    /** The name of a class, which strict code begins behind. */
    final Identifier parseClassName(boolean outerStrict) {
        boolean reserved = at(LET) || at(STATIC) || at(STRICT_RESERVED) || at(YIELD);
        strict = outerStrict;
        checkIdentifier();
        strict = true;
        if (reserved) {
            throw errorHere("Unexpected strict mode reserved word");
        }
        return parseBindingIdentifier();
    }

    final Pattern parseBindingTarget(BindingKind kind) {
        return switch (kind()) {
            case LEFT_BRACKET -> parseArrayBinding(kind);
            case LEFT_BRACE -> parseObjectBinding(kind);
            default -> parseBindingIdentifier(kind);
        };
    }

    final PatternElement parseParameter() {
        int start = lexer.start;
        return finishBindingElement(start, parseBindingTarget(null));
    }

    private PatternElement parseBindingElement(BindingKind kind) {
        int start = lexer.start;
        return finishBindingElement(start, parseInnerTarget(kind));
    }

    /** A target inside of a pattern. Where an expression stands instead, V8 reads it to its end before it complains. */
    private Pattern parseInnerTarget(BindingKind kind) {
        if (!at(LEFT_BRACKET) && !at(LEFT_BRACE) && !isIdentifierHere()) {
            throw kind().isIdentifier() ? unexpected() : errorAtExpression(kind, lexer.start);
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

    /** The error of an expression in a pattern. Its names from {@code declaredTo} on are declared as they are read, as are those of the pattern. */
    private ParseException errorAtExpression(BindingKind kind, int declaredTo) {
        arrowStart = lexer.start;
        arrowIn = true;
        misplacedKind = kind;
        declaredEnd = declaredTo;
        Expression expression;
        indexError = null;
        try {
            expression = parseConditional(true);
        } catch (ParseException error) {
            throw first(indexError, error);
        } finally {
            misplacedKind = null;
        }
        var operator = lexer.kind.assignment;
        boolean property = expression instanceof Pattern && !(expression instanceof Identifier) && !(expression instanceof Expression.Call);
        if (property) {
            return errorAtProperty(expression);
        }
        boolean literal = operator == AssignmentOperator.ASSIGN && (expression instanceof ArrayLiteral || expression instanceof ObjectLiteral);
        if (operator == null || literal) {
            return errorAround(expression, INVALID_DESTRUCTURING);
        }
        if (!(expression instanceof Pattern) || operator.logical() != null && expression instanceof Expression.Call) {
            return errorAround(expression, "Invalid left-hand side in assignment");
        }
        var error = errorAround(expression, INVALID_DESTRUCTURING);
        if (expression instanceof Identifier && !parenthesized.containsKey(expression)) {
            next();
            parseAssignment(true);
        }
        return error;
    }

    /** Notes that an expression reads a name, or declares it where the expression stands in place of a pattern. */
    final void use(Identifier name) {
        if (misplacedKind != null && name.start() >= declaredEnd) {
            declareName(name, misplacedKind, 0);
        } else {
            scopes.use(name, name.start());
        }
    }

    /** The error of a property in place of a name; V8 reads the index of one as if it could be a parameter, and complains first of one that cannot. */
    private ParseException errorAtProperty(Expression property) {
        return errorAround(property, hasForeignIndex(property) ? INVALID_DESTRUCTURING : ILLEGAL_PROPERTY);
    }

    /** Notes the first index that cannot be a parameter, in case that an error breaks off the element of a pattern that it is in. */
    final void noteIndex(Expression index) {
        if (indexError == null && isForeign(index)) {
            indexError = error(index, INVALID_DESTRUCTURING);
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
        if (parenthesized.containsKey(index)) {
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
        return !(index instanceof Identifier || index instanceof Assignment || index instanceof ArrayLiteral || index instanceof ObjectLiteral);
    }

    private boolean continuesExpression() {
        if (lexer.previousKind == ASYNC && !lexer.newlineBefore && (at(FUNCTION) || kind().isIdentifier() && isBeforeArrow())) {
            return true;
        }
        return switch (kind()) {
            case DOT, LEFT_PAREN, LEFT_BRACKET, OPTIONAL_DOT, TEMPLATE, QUESTION, ARROW -> true;
            case INCREMENT, DECREMENT -> !lexer.newlineBefore;
            case ASSIGN -> false;
            default -> kind().precedence > 0 || kind().assignment != null;
        };
    }

    /** The rest of an arrow function's parameters, whose three dots V8 rather complains about than about what follows them. */
    final Pattern parseArrowRest() {
        int start = lexer.start;
        next();
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

    /** The error of a pattern behind the three dots, which may be right as an expression: what it is shows only behind it. */
    private ParseException errorInArrowRest(int start, Lexer.Mark mark, ParseException error) {
        var reported = error.start() > start + 3 ? error(start, start + 3, STRAY_REST) : error;
        if (error.kind() == ParseException.Kind.RANGE) {
            return error;
        }
        lexer.reset(mark);
        if (inArrowRest || !at(LEFT_BRACKET) && !at(LEFT_BRACE)) {
            return reported;
        }
        inArrowRest = true;
        try {
            parsePrimary();
        } catch (ParseException inExpression) {
            return reported;
        } finally {
            inArrowRest = false;
        }
        checkArrowRestEnd(start);
        return error;
    }

    private void checkArrowRestEnd(int start) {
        if (at(ASSIGN)) {
            throw errorHere("Rest parameter may not have a default initializer");
        }
        if (at(COMMA)) {
            throw errorBefore("Rest parameter must be last formal parameter");
        }
        var mark = lexer.mark();
        boolean arrow = accept(RIGHT_PAREN) && at(ARROW);
        lexer.reset(mark);
        if (!arrow) {
            throw error(start, start + 3, STRAY_REST);
        }
    }

    private PatternElement finishBindingElement(int start, Pattern target) {
        var initializer = accept(ASSIGN) ? parseAssignment(true) : null;
        return element(start, target, initializer);
    }

    private PatternElement element(int start, Pattern target, Expression initializer) {
        boolean names = initializer != null && target instanceof Identifier && !parenthesized.containsKey(target)
                && initializer.isAnonymousFunctionDefinition();
        return new PatternElement(start, initializer == null ? target.end() : initializer.end(), target, initializer,
                names);
    }

    private ArrayPattern parseArrayBinding(BindingKind kind) {
        enter();
        int start = lexer.start;
        next();
        var elements = new ArrayList<PatternElement>();
        Pattern rest = null;
        while (!at(RIGHT_BRACKET)) {
            if (accept(COMMA)) {
                elements.add(null);
                continue;
            }
            if (accept(ELLIPSIS)) {
                int from = lexer.start;
                rest = parseInnerTarget(kind);
                if (finishBindingElement(from, rest).initializer() != null) {
                    throw error(rest, INVALID_DESTRUCTURING);
                }
                if (at(COMMA)) {
                    throw errorHere("Rest element must be last element");
                }
                break;
            }
            elements.add(parseBindingElement(kind));
            if (!at(RIGHT_BRACKET)) {
                expect(COMMA);
            }
        }
        expect(RIGHT_BRACKET);
        leave();
        return new ArrayPattern(start, lexer.previousEnd, elements.toArray(NO_ELEMENTS), rest);
    }

    private ObjectPattern parseObjectBinding(BindingKind kind) {
        enter();
        int start = lexer.start;
        next();
        var properties = new ArrayList<PatternProperty>();
        Pattern rest = null;
        while (!at(RIGHT_BRACE)) {
            if (accept(ELLIPSIS)) {
                int from = lexer.start;
                rest = parseInnerTarget(kind);
                if (finishBindingElement(from, rest).initializer() != null || !(rest instanceof Identifier)) {
                    throw error(rest, INVALID_REST);
                }
                if (!at(RIGHT_BRACE)) {
                    throw errorBefore("Rest element must be last element");
                }
                break;
            }
            properties.add(parseBindingProperty(kind));
            if (!at(RIGHT_BRACE)) {
                expect(COMMA);
            }
        }
        expect(RIGHT_BRACE);
        leave();
        return new ObjectPattern(start, lexer.previousEnd, properties.toArray(NO_PROPERTIES), rest);
    }

    private PatternProperty parseBindingProperty(BindingKind kind) {
        int start = lexer.start;
        if (accept(MULTIPLY)) {
            throw errorAtMethod(parsePropertyName());
        }
        if (kind().isName()) {
            boolean modifier = at(ASYNC) || atWord("get") || atWord("set");
            var mark = lexer.mark();
            next();
            if (at(LEFT_PAREN)) {
                throw errorBefore(INVALID_DESTRUCTURING);
            }
            if (modifier && !at(COLON) && !at(COMMA) && !at(RIGHT_BRACE) && !at(ASSIGN)) {
                throw errorAtMethod(parsePropertyName());
            }
            if (!at(COLON)) {
                if (!at(COMMA) && !at(RIGHT_BRACE) && !at(ASSIGN)) {
                    throw unexpected();
                }
                lexer.reset(mark);
                var key = new PropertyName.Named(lexer.start, lexer.end, lexer.value);
                var value = finishBindingElement(start, parseBindingIdentifier(kind));
                return new PatternProperty(start, value.end(), key, value);
            }
            lexer.reset(mark);
        }
        var key = parsePropertyName();
        if (at(LEFT_PAREN)) {
            throw errorAtMethod(key);
        }
        expectKeyColon(key);
        var value = parseBindingElement(kind);
        return new PatternProperty(start, value.end(), key, value);
    }

    private ParseException errorAtMethod(PropertyName key) {
        return error(key.start(), key.end(), INVALID_DESTRUCTURING);
    }

    /** Expects the colon behind a key that cannot be a shorthand. */
    final void expectKeyColon(PropertyName key) {
        if (at(COMMA) || at(RIGHT_BRACE) || at(ASSIGN)) {
            throw errorBefore(key instanceof PropertyName.Computed ? "Unexpected token '['"
                    : lexer.previousKind == STRING ? "Unexpected string" : "Unexpected number");
        }
        expect(COLON);
    }

    // declaring

    /** Declares every name of the pattern in the current scope. */
    final void declare(Pattern pattern, BindingKind kind, int initializedAt) {
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
            throw error(pattern, INVALID_DESTRUCTURING);
        }
    }

    /** Notes where the names of a pattern that are declared already have their values. */
    final void initialize(Pattern pattern, int initializedAt) {
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

    /** Complains about the first property that is a target in a pattern, where only names may be. */
    final void checkNoProperties(Pattern pattern) {
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

    final void checkNoProperty(Pattern pattern) {
        if (pattern instanceof Expression property && !(pattern instanceof Identifier)) {
            throw errorAround(property, property instanceof Expression.Call ? INVALID_DESTRUCTURING : ILLEGAL_PROPERTY);
        }
    }

    private void declareInside(Pattern pattern, BindingKind kind, int initializedAt) {
        checkNoProperty(pattern);
        declare(pattern, kind, initializedAt);
    }

    private void declareName(Identifier name, BindingKind kind, int initializedAt) {
        if (parenthesized.containsKey(name)) {
            throw errorAround(name, INVALID_DESTRUCTURING);
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
            throw redeclared(name.start(), name.end(), name.name());
        }
        if (kind == BindingKind.VAR) {
            binding.markAssigned();
        } else {
            binding.initializedAt(initializedAt);
        }
        name.declare(binding);
    }

    final void checkLexicalName(Identifier name) {
        if (name.name().equals("let")) {
            throw error(name, "let is disallowed as a lexically bound name");
        }
    }

    private Binding declareParameter(Identifier name, int initializedAt) {
        if (duplicateParameter == null && scopes.current.scope.find(name.name()) != null) {
            duplicateParameter = name;
        }
        return scopes.declareParameter(name, initializedAt);
    }

    // cover grammar

    /** Reads an expression that stands before {@code =}, or in place of a pattern's element, as its target. */
    final Pattern toPattern(Expression expression) {
        if (expression instanceof ArrayLiteral || expression instanceof ObjectLiteral) {
            if (parenthesized.containsKey(expression)) {
                throw errorAround(expression, INVALID_DESTRUCTURING);
            }
            enter();
            var pattern = expression instanceof ArrayLiteral array ? toArrayPattern(array)
                    : toObjectPattern((ObjectLiteral) expression);
            leave();
            return pattern;
        }
        if (expression instanceof Expression.Call) {
            throw error(expression, INVALID_DESTRUCTURING);
        }
        if (strict && expression instanceof Identifier name && isEvalOrArguments(name.name())) {
            throw error(expression, INVALID_DESTRUCTURING);
        }
        return toSimpleTarget(expression, INVALID_DESTRUCTURING);
    }

    final Pattern toSimpleTarget(Expression expression, String message) {
        if (expression instanceof Identifier name) {
            if (strict && isEvalOrArguments(name.name())) {
                throw error(name, "Unexpected eval or arguments in strict mode");
            }
            name.markAssigned();
            return name;
        }
        if (expression instanceof Pattern target && (!strict || !(expression instanceof Expression.Call))) {
            return target;
        }
        throw errorAround(expression, message);
    }

    private Pattern toArrayPattern(ArrayLiteral array) {
        var source = array.elements();
        int count = source.length;
        Pattern rest = null;
        if (count > 0 && source[count - 1] instanceof Expression.Spread spread) {
            if (commaAfterSpread.containsKey(array)) {
                throw error(spread, "Rest element must be last element");
            }
            if (spread.argument() instanceof Assignment) {
                throw error(spread, INVALID_DESTRUCTURING);
            }
            rest = toPattern(spread.argument());
            count--;
        }
        var elements = new PatternElement[count];
        for (int i = 0; i < count; i++) {
            if (source[i] instanceof Expression.Spread) {
                throw error(source[i], "Rest element must be last element");
            }
            elements[i] = source[i] == null ? null : toElement(source[i]);
        }
        return new ArrayPattern(array.start(), array.end(), elements, rest);
    }

    final PatternElement toElement(Expression expression) {
        if (expression instanceof Assignment assignment && !parenthesized.containsKey(assignment)
                && assignment.operator() == AssignmentOperator.ASSIGN) {
            return element(assignment.start(), assignment.target(), assignment.value());
        }
        if (expression instanceof Assignment) {
            throw errorAround(expression, INVALID_DESTRUCTURING);
        }
        return element(expression.start(), toPattern(expression), null);
    }

    private Pattern toObjectPattern(ObjectLiteral object) {
        var source = object.properties();
        int count = source.length;
        Pattern rest = null;
        if (count > 0 && source[count - 1].kind() == Property.Kind.SPREAD) {
            var last = source[count - 1];
            if (commaAfterSpread.containsKey(object)) {
                throw error(last.value(), "Rest element must be last element");
            }
            var argument = last.value();
            rest = toElement(argument).target();
            if (argument instanceof Assignment || argument instanceof ArrayLiteral || argument instanceof ObjectLiteral) {
                throw error(argument, "`...` must be followed by an assignable reference in assignment contexts");
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
                } else if (strict && property.key() instanceof PropertyName.Named key && isEvalOrArguments(key.name())) {
                    throw error(key, "Unexpected eval or arguments in strict mode");
                }
                yield new PatternProperty(property.start(), property.end(), property.key(),
                        toElement(property.value()));
            }
            case VALUE, PROTOTYPE -> new PatternProperty(property.start(), property.end(), property.key(),
                    toElement(property.value()));
            case SPREAD -> throw error(property.value(), "Rest element must be last element");
            default -> throw error(property.start(), property.key().end(), INVALID_DESTRUCTURING);
        };
    }
}
