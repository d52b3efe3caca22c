package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.AssignmentOperator;
import dev.gyre.engine.syntax.ast.BinaryOperator;

/** The kinds of tokens; binary operators carry their precedence, 0 meaning none. */
enum TokenKind {
    END("end of input"),
    ILLEGAL("illegal text"),
    NUMBER("number"),
    BIGINT("number"),
    STRING("string"),
    TEMPLATE("template string"),
    PRIVATE_NAME("private name"),

    // identifiers, from here to STRICT_RESERVED
    IDENTIFIER("identifier"),
    ASYNC("async"),
    AWAIT("await"),
    YIELD("yield"),
    LET("let"),
    STATIC("static"),
    STRICT_RESERVED("strict mode reserved word"),

    // reserved words, from here to WITH
    ESCAPED_KEYWORD("keyword"),
    BREAK("break"),
    CASE("case"),
    CATCH("catch"),
    CLASS("class"),
    CONST("const"),
    CONTINUE("continue"),
    DEBUGGER("debugger"),
    DEFAULT("default"),
    DELETE("delete"),
    DO("do"),
    ELSE("else"),
    ENUM("enum"),
    EXPORT("export"),
    EXTENDS("extends"),
    FALSE("false"),
    FINALLY("finally"),
    FOR("for"),
    FUNCTION("function"),
    IF("if"),
    IMPORT("import"),
    IN("in", 10, BinaryOperator.IN),
    INSTANCEOF("instanceof", 10, BinaryOperator.INSTANCEOF),
    NEW("new"),
    NULL("null"),
    RETURN("return"),
    SUPER("super"),
    SWITCH("switch"),
    THIS("this"),
    THROW("throw"),
    TRUE("true"),
    TRY("try"),
    TYPEOF("typeof"),
    VAR("var"),
    VOID("void"),
    WHILE("while"),
    WITH("with"),

    LEFT_BRACE("{"),
    RIGHT_BRACE("}"),
    LEFT_PAREN("("),
    RIGHT_PAREN(")"),
    LEFT_BRACKET("["),
    RIGHT_BRACKET("]"),
    DOT("."),
    ELLIPSIS("..."),
    SEMICOLON(";"),
    COMMA(","),
    QUESTION("?"),
    OPTIONAL_DOT("?."),
    COLON(":"),
    ARROW("=>"),
    NOT("!"),
    BITWISE_NOT("~"),
    INCREMENT("++"),
    DECREMENT("--"),

    COALESCE("??", 3, null),
    OR("||", 4, null),
    AND("&&", 5, null),
    BITWISE_OR("|", 6, BinaryOperator.BITWISE_OR),
    BITWISE_XOR("^", 7, BinaryOperator.BITWISE_XOR),
    BITWISE_AND("&", 8, BinaryOperator.BITWISE_AND),
    EQUAL("==", 9, BinaryOperator.EQUAL),
    NOT_EQUAL("!=", 9, BinaryOperator.NOT_EQUAL),
    STRICT_EQUAL("===", 9, BinaryOperator.STRICT_EQUAL),
    STRICT_NOT_EQUAL("!==", 9, BinaryOperator.STRICT_NOT_EQUAL),
    LESS("<", 10, BinaryOperator.LESS),
    LESS_EQUAL("<=", 10, BinaryOperator.LESS_EQUAL),
    GREATER(">", 10, BinaryOperator.GREATER),
    GREATER_EQUAL(">=", 10, BinaryOperator.GREATER_EQUAL),
    SHIFT_LEFT("<<", 11, BinaryOperator.SHIFT_LEFT),
    SHIFT_RIGHT(">>", 11, BinaryOperator.SHIFT_RIGHT),
    SHIFT_RIGHT_UNSIGNED(">>>", 11, BinaryOperator.SHIFT_RIGHT_UNSIGNED),
    PLUS("+", 12, BinaryOperator.ADD),
    MINUS("-", 12, BinaryOperator.SUBTRACT),
    MULTIPLY("*", 13, BinaryOperator.MULTIPLY),
    DIVIDE("/", 13, BinaryOperator.DIVIDE),
    REMAINDER("%", 13, BinaryOperator.REMAINDER),
    EXPONENTIATE("**", 14, BinaryOperator.EXPONENTIATE),

    ASSIGN("=", AssignmentOperator.ASSIGN),
    ASSIGN_ADD("+=", AssignmentOperator.ADD),
    ASSIGN_SUBTRACT("-=", AssignmentOperator.SUBTRACT),
    ASSIGN_MULTIPLY("*=", AssignmentOperator.MULTIPLY),
    ASSIGN_DIVIDE("/=", AssignmentOperator.DIVIDE),
    ASSIGN_REMAINDER("%=", AssignmentOperator.REMAINDER),
    ASSIGN_EXPONENTIATE("**=", AssignmentOperator.EXPONENTIATE),
    ASSIGN_SHIFT_LEFT("<<=", AssignmentOperator.SHIFT_LEFT),
    ASSIGN_SHIFT_RIGHT(">>=", AssignmentOperator.SHIFT_RIGHT),
    ASSIGN_SHIFT_RIGHT_UNSIGNED(">>>=", AssignmentOperator.SHIFT_RIGHT_UNSIGNED),
    ASSIGN_BITWISE_AND("&=", AssignmentOperator.BITWISE_AND),
    ASSIGN_BITWISE_OR("|=", AssignmentOperator.BITWISE_OR),
    ASSIGN_BITWISE_XOR("^=", AssignmentOperator.BITWISE_XOR),
    ASSIGN_AND("&&=", AssignmentOperator.AND),
    ASSIGN_OR("||=", AssignmentOperator.OR),
    ASSIGN_COALESCE("??=", AssignmentOperator.COALESCE);

    final String text;
    final int precedence;
    final BinaryOperator binary;
    final AssignmentOperator assignment;

    TokenKind(String text) {
        this(text, 0, null, null);
    }

    TokenKind(String text, int precedence, BinaryOperator binary) {
        this(text, precedence, binary, null);
    }

    TokenKind(String text, AssignmentOperator assignment) {
        this(text, 0, null, assignment);
    }

    TokenKind(String text, int precedence, BinaryOperator binary, AssignmentOperator assignment) {
        this.text = text;
        this.precedence = precedence;
        this.binary = binary;
        this.assignment = assignment;
    }

    /** Whether the token may be an identifier, depending on the context for the contextual words. */
    boolean isIdentifier() {
        return compareTo(IDENTIFIER) >= 0 && compareTo(STRICT_RESERVED) <= 0;
    }

    /** Whether the token is an IdentifierName: an identifier or a reserved word. */
    boolean isName() {
        return compareTo(IDENTIFIER) >= 0 && compareTo(WITH) <= 0;
    }

    boolean isReservedWord() {
        return compareTo(ESCAPED_KEYWORD) >= 0 && compareTo(WITH) <= 0;
    }
}
