package dev.gyre.page.xpath;

import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of an expression, https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex. */
final class XPathLexer {
    enum Kind {
        NAME,
        NUMBER,
        LITERAL,
        OPERATOR,
        VARIABLE,
        END
    }

    record Token(Kind kind, String text) {
        boolean is(String operator) {
            return kind == Kind.OPERATOR && text.equals(operator);
        }
    }

    private static final String NAME = "[\\p{L}_][\\p{L}\\p{N}\\p{M}_.\\-\\u00B7]*";
    private static final Pattern TOKEN =
            Pattern.compile("[ \\t\\r\\n]*(?:(\\d+(?:\\.\\d*)?|\\.\\d+)|(\"[^\"]*\"|'[^']*')|(\\$" + NAME
                    + "(?::" + NAME + ")?)|(::|//|\\.\\.|!=|<=|>=|[()\\[\\].@,/|+\\-=<>*])|(" + NAME + ":\\*|" + NAME
                    + "(?::(?!:)"
                    + NAME + ")?))");

    private XPathLexer() {}

    static List<Token> read(String text) {
        var tokens = new ArrayList<Token>();
        Matcher matcher = TOKEN.matcher(text);
        int at = 0;
        while (!text.substring(at).isBlank()) {
            if (!matcher.find(at) || matcher.start() != at) throw syntax(text);
            Token before = tokens.isEmpty() ? null : tokens.getLast();
            tokens.add(token(matcher, before));
            at = matcher.end();
        }
        tokens.add(new Token(Kind.END, ""));
        return tokens;
    }

    private static Token token(Matcher matcher, Token before) {
        if (matcher.group(1) != null) return new Token(Kind.NUMBER, matcher.group(1));
        if (matcher.group(2) != null)
            return new Token(
                    Kind.LITERAL, matcher.group(2).substring(1, matcher.group(2).length() - 1));
        if (matcher.group(3) != null) return new Token(Kind.VARIABLE, matcher.group(3));
        boolean operand = before != null
                && (before.kind != Kind.OPERATOR
                        || before.is(")")
                        || before.is("]")
                        || before.is(".")
                        || before.is(".."))
                && !(before.kind == Kind.OPERATOR && isWordOperator(before.text));
        if (matcher.group(4) != null) {
            String text = matcher.group(4);
            return text.equals("*") && !operand ? new Token(Kind.NAME, "*") : new Token(Kind.OPERATOR, text);
        }
        String name = matcher.group(5);
        return operand && isWordOperator(name) ? new Token(Kind.OPERATOR, name) : new Token(Kind.NAME, name);
    }

    private static boolean isWordOperator(String name) {
        return name.equals("and") || name.equals("or") || name.equals("mod") || name.equals("div");
    }

    static DomError syntax(String text) {
        return DomError.syntax("The string '" + text + "' is not a valid XPath expression.");
    }
}
