package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.PropertyName;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.IdentityHashMap;

/** What all parts of the parser share: the token at hand, the context, and how errors are worded. */
abstract class ParserBase {
    static final String ESCAPED_WORD = "Keyword must not contain escaped characters";
    static final Expression[] NO_EXPRESSIONS = {};
    static final Statement[] NO_STATEMENTS = {};

    final Source source;
    final Lexer lexer;
    final ParserOptions options;
    final ScopeBuilder scopes;
    final boolean module;
    boolean strict;
    FunctionState function;
    /** The offset of the most recent {@code await} read as an identifier, for async arrow parameters. */
    int lastAwaitIdentifier = -1;
    /** Expressions in parentheses, with where these begin and end. */
    final IdentityHashMap<Node, int[]> parenthesized = new IdentityHashMap<>();
    /** The last octal literal in strict code: V8 complains at the end of the function, when nothing else was wrong. */
    ParseException octalError;
    /** The error that was made at the token ahead: V8 had not taken that one yet and may complain about the one before it. */
    private ParseException errorAhead;
    /** Where an assignment expression began: only there may an arrow function stand. */
    int arrowStart = -1;
    /** Whether the body of that arrow function may contain the {@code in} operator. */
    boolean arrowIn;
    /** What the end of the text is called where more was expected. */
    String endMessage = "Unexpected end of input";
    /** What is said of the end where a template that nobody ends has taken all that was to come. */
    String endInTemplateMessage = endMessage;
    private int depth;

    ParserBase(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        this.source = source;
        this.options = options;
        this.module = module;
        this.strict = module || options.strict() || evalContext != null && evalContext.strict();
        this.scopes = new ScopeBuilder(evalContext);
        this.lexer = new Lexer(source, !module);
    }

    // the other parts

    abstract Expression parseExpression(boolean in);

    abstract Expression parseAssignment(boolean in);

    abstract Expression parseConditional(boolean in);

    abstract Expression parsePrimary();

    abstract Statement parseStatementListItem();

    abstract Expression parseClassExpression();

    abstract Expression parseFunctionExpression(int start, boolean async);

    abstract FunctionNode parseMethod(int start, PropertyName key, FunctionKind kind,
                                      boolean async, boolean generator);

    abstract PropertyName parsePropertyName();

    // tokens

    final TokenKind kind() {
        return lexer.kind;
    }

    final boolean at(TokenKind kind) {
        return lexer.kind == kind;
    }

    final boolean atWord(String word) {
        return lexer.kind == IDENTIFIER && !lexer.escaped && lexer.value.equals(word);
    }

    /** Whether the current token is the word, be it written with escapes: where nothing else can stand V8 complains about those. */
    final boolean atMetaWord(String word, String whole, int start) {
        if (lexer.kind != IDENTIFIER || !lexer.value.equals(word)) {
            return false;
        }
        if (lexer.escaped) {
            throw error(start, lexer.end, "'" + whole + "' must not contain escaped characters");
        }
        return true;
    }

    final void next() {
        lexer.next();
    }

    final boolean accept(TokenKind kind) {
        if (lexer.kind != kind) {
            return false;
        }
        lexer.next();
        return true;
    }

    final void expect(TokenKind kind) {
        if (lexer.kind != kind) {
            throw unexpected();
        }
        lexer.next();
    }

    final void expectSemicolon() {
        if (lexer.kind == SEMICOLON) {
            lexer.next();
            return;
        }
        if (lexer.kind == RIGHT_BRACE || lexer.newlineBefore || lexer.kind == END) {
            return;
        }
        if (lexer.previousKind == AWAIT && !function.async) {
            throw error(lexer.previousEnd - 5, lexer.previousEnd,
                    "await is only valid in async functions and the top level bodies of modules");
        }
        throw unexpected();
    }

    // nesting

    final void enter() {
        if (++depth > options.maximumDepth()) {
            throw new ParseException(ParseException.Kind.RANGE, "Maximum call stack size exceeded", source,
                    lexer.start, lexer.end);
        }
    }

    final void leave() {
        depth--;
    }

    // errors

    final ParseException error(int start, int end, String message) {
        return new ParseException(ParseException.Kind.SYNTAX, message, source, start, Math.max(start, end));
    }

    final ParseException error(Node node, String message) {
        return error(node.start(), node.end(), message);
    }

    final ParseException errorHere(String message) {
        return error(lexer.start, lexer.end, message);
    }

    /** An error at the token before the current one. */
    final ParseException errorBefore(String message) {
        return error(lexer.previousStart, lexer.previousEnd, message);
    }

    /** An error at an expression, its parentheses included. */
    final ParseException errorAround(Node node, String message) {
        var around = parenthesized.get(node);
        return around == null ? error(node, message) : error(around[0], around[1], message);
    }

    final ParseException redeclared(int start, int end, String name) {
        return error(start, end, "Identifier '" + name + "' has already been declared");
    }

    final ParseException unexpected() {
        return at(ILLEGAL) ? illegal() : errorHere(unexpectedMessage());
    }

    /** What is wrong with the illegal token. V8 has read the one behind it by now, and if there is more to say of that, says it. */
    private ParseException illegal() {
        var error = lexer.illegal;
        if (strict && lexer.octalPosition >= 0) {
            octalError = error(lexer.octalPosition, error.start(), lexer.octalMessage);
        }
        if (error.getMessage().equals(CharacterReader.ILLEGAL_TOKEN) && lexer.at(lexer.start) != '#') {
            lexer.skipIllegal();
            boolean worse = at(ILLEGAL) && !lexer.illegal.getMessage().equals(CharacterReader.ILLEGAL_TOKEN);
            return worse ? lexer.illegal : error;
        }
        return error;
    }

    private String unexpectedMessage() {
        return switch (lexer.kind) {
            case END -> lexer.templateTakesEnd ? endInTemplateMessage : endMessage;
            case NUMBER, BIGINT -> "Unexpected number";
            case STRING -> "Unexpected string";
            case TEMPLATE -> "Unexpected template string";
            case PRIVATE_NAME -> "Unexpected identifier '" + lexer.value + "'";
            case IDENTIFIER, ASYNC -> (isContextualWord(lexer.value) ? "Unexpected token '" : "Unexpected identifier '") + lexer.value + "'";
            case AWAIT, ENUM -> "Unexpected reserved word";
            case YIELD, LET, STATIC, STRICT_RESERVED -> lexer.escaped ? ESCAPED_WORD
                    : strict ? "Unexpected strict mode reserved word" : "Unexpected identifier '" + lexer.value + "'";
            case ESCAPED_KEYWORD -> ESCAPED_WORD;
            default -> "Unexpected token '" + lexer.kind.text + "'";
        };
    }

    /** Words that V8 has tokens for although they are ordinary identifiers. */
    static boolean isContextualWord(String name) {
        return switch (name) {
            case "accessor", "async", "get", "of", "set", "using" -> true;
            default -> false;
        };
    }

    /** Private names exist in classes only. */
    final void checkInClass(PrivateIdentifier name) {
        if (!scopes.isInClass()) {
            throw undeclared(name);
        }
    }

    final ParseException undeclared(PrivateIdentifier name) {
        int dot = name.start() - 1;
        int start = dot < 0 || source.text().charAt(dot) != '.' ? name.start()
                : dot > 0 && source.text().charAt(dot - 1) == '?' ? dot - 1 : dot;
        return error(start, start + 1, "Private field '" + name.name() + "' must be declared in an enclosing class");
    }

    final void checkStrictOctal() {
        if (strict && lexer.octalPosition >= 0) {
            octalError = error(lexer.octalPosition, at(STRING) ? lexer.octalPosition + 1 : lexer.end, lexer.octalMessage);
        }
    }

    /** Complains of the octal literal that strict code behind the offset ended with. */
    final void checkOctals(int start) {
        if (octalError != null && octalError.start() >= start) {
            throw octalError;
        }
    }

    /** V8 reports the first one in the text: of an error that depended on what follows, and one in what followed. */
    static ParseException first(ParseException recorded, ParseException error) {
        boolean before = recorded != null && recorded.end() < error.start() && error.kind() != ParseException.Kind.RANGE;
        return before ? recorded : error;
    }

    /** An error at the token ahead, which stays there. */
    final ParseException errorAhead(String message) {
        errorAhead = errorHere(message);
        return errorAhead;
    }

    /** What is said of a construct that an error has broken off: of its last token that its end were missing, if only the token ahead was wrong. */
    final ParseException brokenOff(ParseException error, String message) {
        return error == errorAhead ? first(errorBefore(message), error) : error;
    }

    /** Behind the place of an error V8 expects another token, takes the one ahead for it, and then has none before the error any more. */
    final void takeErrorAhead() {
        errorAhead = null;
    }

    // identifiers

    /** Throws unless the current token can be an identifier here. */
    final void checkIdentifier() {
        switch (lexer.kind) {
            case IDENTIFIER, ASYNC -> { }
            case LET, STATIC, STRICT_RESERVED -> {
                if (strict) {
                    throw unexpected();
                }
            }
            case YIELD -> {
                if (strict || function.generator) {
                    throw unexpected();
                }
            }
            case AWAIT -> {
                if (isAwaitReserved()) {
                    throw unexpected();
                }
                lastAwaitIdentifier = lexer.start;
            }
            default -> throw unexpected();
        }
    }

    final boolean isBeforeArrow() {
        var mark = lexer.mark();
        next();
        boolean before = at(ARROW);
        lexer.reset(mark);
        return before;
    }

    final void checkArguments() {
        if (function.argumentsForbidden && lexer.value.equals("arguments")) {
            throw errorHere("'arguments' is not allowed in class field initializer or static initialization block");
        }
    }

    final boolean isAwaitReserved() {
        return module || function.awaitAllowed || function.staticBlock;
    }

    final boolean isIdentifierHere() {
        return switch (lexer.kind) {
            case IDENTIFIER, ASYNC -> true;
            case LET, STATIC, STRICT_RESERVED -> !strict;
            case YIELD -> !strict && !function.generator;
            case AWAIT -> !isAwaitReserved();
            default -> false;
        };
    }

    static boolean isEvalOrArguments(String name) {
        return name.equals("eval") || name.equals("arguments");
    }

    /** Whether the name may not be bound in strict code although it may in sloppy code. */
    static boolean isStrictReserved(String name) {
        return switch (name) {
            case "implements", "interface", "let", "package", "private", "protected", "public", "static", "yield" ->
                    true;
            default -> false;
        };
    }

    static Expression[] expressions(ArrayList<Expression> list) {
        return list.isEmpty() ? NO_EXPRESSIONS : list.toArray(new Expression[list.size()]);
    }
}
