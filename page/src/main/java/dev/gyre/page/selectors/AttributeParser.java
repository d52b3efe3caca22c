package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;

/** Parses what is within the brackets of an attribute selector. */
final class AttributeParser {
    private final SelectorParser parser;
    private final TokenStream in;

    AttributeParser(SelectorParser parser, TokenStream in) {
        this.parser = parser;
        this.in = in;
    }

    AttributeSelector parse() {
        NamespaceConstraint namespace = namespace();
        Token name = in.next();
        if (namespace == null || name.type() != TokenType.IDENT) {
            return null;
        }
        in.skipWhitespace();
        if (in.atEnd()) {
            return new AttributeSelector(namespace, name.text(), AttributeSelector.Operator.EXISTS, "", (char) 0);
        }
        AttributeSelector.Operator operator = operator();
        in.skipWhitespace();
        Token value = in.next();
        if (operator == null || value.type() != TokenType.IDENT && value.type() != TokenType.STRING) {
            return null;
        }
        in.skipWhitespace();
        char flag = 0;
        if (!in.atEnd()) {
            String text = CssText.lowerCase(in.peek().text());
            if (in.next().type() != TokenType.IDENT || !text.equals("i") && !text.equals("s")) {
                return null;
            }
            flag = text.charAt(0);
            in.skipWhitespace();
        }
        return in.atEnd() ? new AttributeSelector(namespace, name.text(), operator, value.text(), flag) : null;
    }

    private NamespaceConstraint namespace() {
        if (in.acceptDelim('|')) {
            return NamespaceConstraint.IMPLIED_NONE;
        }
        Token first = in.peek();
        boolean prefixed = in.peek(1).isDelim('|') && in.peek(2).type() == TokenType.IDENT;
        if (!prefixed) {
            return NamespaceConstraint.IMPLIED_NONE;
        }
        in.next();
        in.next();
        if (first.isDelim('*')) {
            return NamespaceConstraint.ANY;
        }
        return first.type() == TokenType.IDENT ? parser.namespace(first.text()) : null;
    }

    private AttributeSelector.Operator operator() {
        if (in.acceptDelim('=')) {
            return AttributeSelector.Operator.EQUALS;
        }
        Token token = in.next();
        if (token.type() != TokenType.DELIM || !in.acceptDelim('=')) {
            return null;
        }
        return AttributeSelector.operator(token.text().charAt(0));
    }
}
