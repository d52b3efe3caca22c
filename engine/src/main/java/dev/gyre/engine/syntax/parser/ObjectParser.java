package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.AssignmentOperator;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Property;
import dev.gyre.engine.syntax.ast.PropertyName;
import java.util.ArrayList;

/** Parses object literals and property names. */
final class ObjectParser {
    private static final Property[] NO_PROPERTIES = {};

    private final ParserContext context;
    private final Lexer lexer;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final CoverGrammar cover;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private FunctionParser functions;

    ObjectParser(ParserContext context, PatternParser patterns, ExpressionParser expressions) {
        this.context = context;
        lexer = context.lexer;
        tokens = context.tokens;
        errors = context.errors;
        cover = context.cover;
        this.patterns = patterns;
        this.expressions = expressions;
    }

    /** Sets the parts that are created after this one. */
    void connect(FunctionParser functions) {
        this.functions = functions;
    }

    Expression parseObjectLiteral() {
        int start = lexer.start;
        context.enter();
        lexer.next();
        var list = new ArrayList<Property>();
        boolean commaAfter = parseProperties(list);
        context.leave();
        var object = new ObjectLiteral(
                start, lexer.previousEnd, list.isEmpty() ? NO_PROPERTIES : list.toArray(new Property[list.size()]));
        if (commaAfter) {
            cover.commaAfterSpread.put(object, true);
        }
        return object;
    }

    /** Parses up to and including the closing brace; returns whether a comma follows a spread property. */
    private boolean parseProperties(ArrayList<Property> list) {
        boolean prototype = false;
        boolean commaAfter = false;
        try {
            while (!lexer.at(RIGHT_BRACE)) {
                var property = parseProperty(prototype);
                prototype |= property.kind() == Property.Kind.PROTOTYPE;
                list.add(property);
                if (!lexer.at(RIGHT_BRACE)) {
                    commaAfter |= property.kind() == Property.Kind.SPREAD;
                    tokens.expect(COMMA);
                }
            }
        } catch (ParseException error) {
            errors.takeAhead();
            throw error;
        }
        lexer.next();
        return commaAfter;
    }

    /** Parses a property; {@code prototype} is whether there was a {@code __proto__} before. */
    private Property parseProperty(boolean prototype) {
        int start = lexer.start;
        if (lexer.accept(ELLIPSIS)) {
            var argument = expressions.parseCover(true);
            return new Property(start, lexer.previousEnd, Property.Kind.SPREAD, null, argument);
        }
        if (lexer.accept(MULTIPLY)) {
            return finishMethod(start, parsePropertyName(), false, true);
        }
        if (!lexer.kind.isName()) {
            return finishProperty(start, parsePropertyName(), prototype);
        }
        return parseNamedProperty(start, prototype);
    }

    private Property parseNamedProperty(int start, boolean prototype) {
        var word = lexer.value;
        boolean modifier = lexer.at(ASYNC) || word.equals("get") || word.equals("set");
        boolean escaped = lexer.escaped;
        var mark = tokens.isIdentifierHere() && !lexer.at(AWAIT) ? null : lexer.mark();
        var key = new PropertyName.Named(start, lexer.end, word);
        lexer.next();
        switch (lexer.kind) {
            case COMMA, RIGHT_BRACE, ASSIGN:
                return parseShorthand(key, mark);
            case COLON, LEFT_PAREN:
                return finishProperty(start, key, prototype);
            default:
                break;
        }
        if (!modifier) {
            throw errors.unexpected();
        }
        if (word.equals("async")) {
            if (lexer.newlineBefore) {
                throw errors.unexpected();
            }
            checkModifier(escaped);
            boolean generator = lexer.accept(MULTIPLY);
            return finishMethod(start, parsePropertyName(), true, generator);
        }
        checkModifier(escaped);
        boolean getter = word.equals("get");
        var name = parsePropertyName();
        var function =
                functions.parseMethod(start, name, getter ? FunctionKind.GETTER : FunctionKind.SETTER, false, false);
        return new Property(
                start, lexer.previousEnd, getter ? Property.Kind.GETTER : Property.Kind.SETTER, name, function);
    }

    /** Checks a word that turned out to be a modifier, which must not have escapes. */
    void checkModifier(boolean escaped) {
        if (escaped) {
            throw errors.before(SyntaxErrors.ESCAPED_WORD);
        }
    }

    private Property parseShorthand(PropertyName.Named key, Lexer.Mark mark) {
        if (mark != null) {
            lexer.reset(mark);
            tokens.checkIdentifier();
            lexer.next();
        }
        if (context.function.argumentsForbidden && key.name().equals("arguments")) {
            throw errors.at(
                    key, "'arguments' is not allowed in class field initializer or static initialization block");
        }
        var name = new Identifier(key.start(), key.end(), key.name());
        patterns.use(name);
        if (!lexer.at(ASSIGN)) {
            return new Property(key.start(), key.end(), Property.Kind.SHORTHAND, key, name);
        }
        lexer.next();
        var initializer = expressions.parseAssignment(true);
        if (cover.error == null) {
            cover.error = errors.at(key.start(), lexer.previousEnd, "Invalid shorthand property initializer");
        }
        name.markAssigned();
        var value = new Assignment(
                key.start(),
                lexer.previousEnd,
                AssignmentOperator.ASSIGN,
                name,
                initializer,
                initializer.isAnonymousFunctionDefinition());
        return new Property(key.start(), lexer.previousEnd, Property.Kind.SHORTHAND, key, value);
    }

    private Property finishProperty(int start, PropertyName key, boolean hasPrototype) {
        if (lexer.at(LEFT_PAREN)) {
            return finishMethod(start, key, false, false);
        }
        patterns.expectKeyColon(key);
        boolean prototype =
                key instanceof PropertyName.Named named && named.name().equals("__proto__");
        if (prototype && hasPrototype && cover.error == null) {
            cover.error = errors.at(key, "Duplicate __proto__ fields are not allowed in object literals");
        }
        var value = expressions.parseCover(true);
        return new Property(
                start, lexer.previousEnd, prototype ? Property.Kind.PROTOTYPE : Property.Kind.VALUE, key, value);
    }

    private Property finishMethod(int start, PropertyName key, boolean async, boolean generator) {
        var function = functions.parseMethod(start, key, FunctionKind.METHOD, async, generator);
        return new Property(start, lexer.previousEnd, Property.Kind.METHOD, key, function);
    }

    PropertyName parsePropertyName() {
        int start = lexer.start;
        int end = lexer.end;
        switch (lexer.kind) {
            case STRING, NUMBER, BIGINT:
                errors.checkStrictOctal();
                PropertyName name = switch (lexer.kind) {
                    case NUMBER -> new PropertyName.Numbered(start, end, lexer.number);
                    case BIGINT -> new PropertyName.Named(start, end, lexer.bigint.toString());
                    default -> new PropertyName.Named(start, end, lexer.value);
                };
                lexer.next();
                return name;
            case LEFT_BRACKET:
                lexer.next();
                var expression = expressions.parseAssignment(true);
                tokens.expect(RIGHT_BRACKET);
                return new PropertyName.Computed(start, lexer.previousEnd, expression);
            default:
                if (!lexer.kind.isName()) {
                    throw errors.unexpected();
                }
                var named = new PropertyName.Named(start, end, lexer.value);
                lexer.next();
                return named;
        }
    }
}
