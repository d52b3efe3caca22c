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
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;

/** Object literals and property names. */
abstract class ObjectParser extends PrimaryParser {
    private static final Property[] NO_PROPERTIES = {};

    ObjectParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    @Override
    final Expression parseObjectLiteral() {
        int start = lexer.start;
        enter();
        next();
        var list = new ArrayList<Property>();
        boolean commaAfter = parseProperties(list);
        leave();
        var object = new ObjectLiteral(start, lexer.previousEnd,
                list.isEmpty() ? NO_PROPERTIES : list.toArray(new Property[list.size()]));
        if (commaAfter) {
            commaAfterSpread.put(object, true);
        }
        return object;
    }

    /** Reads to behind the closing brace; whether a comma follows a spread property. */
    private boolean parseProperties(ArrayList<Property> list) {
        boolean prototype = false;
        boolean commaAfter = false;
        try {
            while (!at(RIGHT_BRACE)) {
                var property = parseProperty(prototype);
                prototype |= property.kind() == Property.Kind.PROTOTYPE;
                list.add(property);
                if (!at(RIGHT_BRACE)) {
                    commaAfter |= property.kind() == Property.Kind.SPREAD;
                    expect(COMMA);
                }
            }
        } catch (ParseException error) {
            takeErrorAhead();
            throw error;
        }
        next();
        return commaAfter;
    }

    /** Reads a property; {@code prototype} says whether there was a {@code __proto__} before it. */
    private Property parseProperty(boolean prototype) {
        int start = lexer.start;
        if (accept(ELLIPSIS)) {
            var argument = parseCover(true);
            return new Property(start, lexer.previousEnd, Property.Kind.SPREAD, null, argument);
        }
        if (accept(MULTIPLY)) {
            return finishMethod(start, parsePropertyName(), false, true);
        }
        if (!kind().isName()) {
            return finishProperty(start, parsePropertyName(), prototype);
        }
        return parseNamedProperty(start, prototype);
    }

    private Property parseNamedProperty(int start, boolean prototype) {
        var word = lexer.value;
        boolean modifier = at(ASYNC) || word.equals("get") || word.equals("set");
        boolean escaped = lexer.escaped;
        var mark = isIdentifierHere() && !at(AWAIT) ? null : lexer.mark();
        var key = new PropertyName.Named(start, lexer.end, word);
        next();
        switch (kind()) {
            case COMMA, RIGHT_BRACE, ASSIGN:
                return parseShorthand(key, mark);
            case COLON, LEFT_PAREN:
                return finishProperty(start, key, prototype);
            default:
                break;
        }
        if (!modifier) {
            throw unexpected();
        }
        if (word.equals("async")) {
            if (lexer.newlineBefore) {
                throw unexpected();
            }
            checkModifier(escaped);
            boolean generator = accept(MULTIPLY);
            return finishMethod(start, parsePropertyName(), true, generator);
        }
        checkModifier(escaped);
        boolean getter = word.equals("get");
        var name = parsePropertyName();
        var function = parseMethod(start, name, getter ? FunctionKind.GETTER : FunctionKind.SETTER, false, false);
        return new Property(start, lexer.previousEnd, getter ? Property.Kind.GETTER : Property.Kind.SETTER, name,
                function);
    }

    /** The word before the current token has turned out to be a modifier, which has no escapes. */
    final void checkModifier(boolean escaped) {
        if (escaped) {
            throw errorBefore(ESCAPED_WORD);
        }
    }

    private Property parseShorthand(PropertyName.Named key, Lexer.Mark mark) {
        if (mark != null) {
            lexer.reset(mark);
            checkIdentifier();
            next();
        }
        if (function.argumentsForbidden && key.name().equals("arguments")) {
            throw error(key, "'arguments' is not allowed in class field initializer or static initialization block");
        }
        var name = new Identifier(key.start(), key.end(), key.name());
        use(name);
        if (!at(ASSIGN)) {
            return new Property(key.start(), key.end(), Property.Kind.SHORTHAND, key, name);
        }
        next();
        var initializer = parseAssignment(true);
        if (coverError == null) {
            coverError = error(key.start(), lexer.previousEnd, "Invalid shorthand property initializer");
        }
        name.markAssigned();
        var value = new Assignment(key.start(), lexer.previousEnd, AssignmentOperator.ASSIGN, name, initializer,
                initializer.isAnonymousFunctionDefinition());
        return new Property(key.start(), lexer.previousEnd, Property.Kind.SHORTHAND, key, value);
    }

    private Property finishProperty(int start, PropertyName key, boolean hasPrototype) {
        if (at(LEFT_PAREN)) {
            return finishMethod(start, key, false, false);
        }
        expectKeyColon(key);
        boolean prototype = key instanceof PropertyName.Named named && named.name().equals("__proto__");
        if (prototype && hasPrototype && coverError == null) {
            coverError = error(key, "Duplicate __proto__ fields are not allowed in object literals");
        }
        var value = parseCover(true);
        return new Property(start, lexer.previousEnd, prototype ? Property.Kind.PROTOTYPE : Property.Kind.VALUE, key,
                value);
    }

    private Property finishMethod(int start, PropertyName key, boolean async, boolean generator) {
        var function = parseMethod(start, key, FunctionKind.METHOD, async, generator);
        return new Property(start, lexer.previousEnd, Property.Kind.METHOD, key, function);
    }

    @Override
    final PropertyName parsePropertyName() {
        int start = lexer.start;
        int end = lexer.end;
        switch (kind()) {
            case STRING, NUMBER, BIGINT:
                checkStrictOctal();
                PropertyName name = switch (kind()) {
                    case NUMBER -> new PropertyName.Numbered(start, end, lexer.number);
                    case BIGINT -> new PropertyName.Named(start, end, lexer.bigint.toString());
                    default -> new PropertyName.Named(start, end, lexer.value);
                };
                next();
                return name;
            case LEFT_BRACKET:
                next();
                var expression = parseAssignment(true);
                expect(RIGHT_BRACKET);
                return new PropertyName.Computed(start, lexer.previousEnd, expression);
            default:
                if (!kind().isName()) {
                    throw unexpected();
                }
                var named = new PropertyName.Named(start, end, lexer.value);
                next();
                return named;
        }
    }
}
