package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.AnPlusB;
import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;

/** Parses a pseudo-class whose colon has been read. */
final class PseudoClassParser {
    private final SelectorParser parser;
    private final TokenStream in;
    private final SelectorParser.Allowed inner;

    PseudoClassParser(
            SelectorParser parser, TokenStream in, SelectorParser.Allowed allowed, boolean afterPseudoElement) {
        this.parser = parser;
        this.in = in;
        this.inner = afterPseudoElement || allowed == SelectorParser.Allowed.PSEUDO_CLASSES
                ? SelectorParser.Allowed.PSEUDO_CLASSES
                : SelectorParser.Allowed.ELEMENTS;
    }

    /** Null if it is unknown or invalid. */
    SimpleSelector parse() {
        Token token = in.peek();
        if (token.type() == TokenType.FUNCTION) {
            return function(CssText.lowerCase(token.text()), in.block().trim());
        }
        in.next();
        if (SelectorParser.isName(token, "host")) {
            return new HostSelector(false, null);
        }
        ElementState state = ElementState.named(token.text());
        return state != null ? state : StructuralSelector.named(token.text());
    }

    private SimpleSelector function(String name, TokenRange argument) {
        return switch (name) {
            case "is", "matches" ->
                name.equals("is")
                        ? logical(
                                LogicalSelector.Kind.IS,
                                parser.forgivingList(argument, SelectorParser.Relation.NONE, inner))
                        : null;
            case "where" ->
                logical(
                        LogicalSelector.Kind.WHERE,
                        parser.forgivingList(argument, SelectorParser.Relation.NONE, inner));
            case "-webkit-any" ->
                logical(
                        LogicalSelector.Kind.WEBKIT_ANY,
                        parser.forgivingList(argument, SelectorParser.Relation.NONE, inner));
            case "not" -> logical(LogicalSelector.Kind.NOT, parser.list(argument, SelectorParser.Relation.NONE, inner));
            case "has" -> {
                SelectorList list = parser.relativeList(argument);
                yield list == null ? null : new HasSelector(list);
            }
            case "nth-child" -> nth(argument, false, false);
            case "nth-last-child" -> nth(argument, true, false);
            case "nth-of-type" -> nth(argument, false, true);
            case "nth-last-of-type" -> nth(argument, true, true);
            case "lang" -> lang(argument);
            case "dir" -> ident(argument) == null ? null : new DirSelector(ident(argument));
            case "state" -> ident(argument) == null ? null : new CustomStateSelector(ident(argument));
            case "host", "host-context" -> host(name.equals("host-context"), argument);
            default -> null;
        };
    }

    private static SimpleSelector logical(LogicalSelector.Kind kind, SelectorList list) {
        return list == null ? null : new LogicalSelector(kind, list);
    }

    private SimpleSelector host(boolean context, TokenRange argument) {
        CompoundSelector compound = parser.compound(argument);
        if (compound == null) {
            return null;
        }
        List<Combinator> none = new ArrayList<>();
        none.add(null);
        return new HostSelector(context, new SelectorList(List.of(new ComplexSelector(List.of(compound), none))));
    }

    private static String ident(TokenRange argument) {
        TokenStream in = argument.stream();
        Token token = in.next();
        return token.type() == TokenType.IDENT && in.atEnd() ? token.text() : null;
    }

    private SimpleSelector nth(TokenRange argument, boolean fromEnd, boolean ofType) {
        TokenStream stream = argument.stream();
        AnPlusB position = AnPlusB.parse(stream);
        if (position == null) {
            return null;
        }
        stream.skipWhitespace();
        if (stream.atEnd()) {
            return new NthSelector(position, fromEnd, ofType, null);
        }
        if (ofType || !stream.acceptIdent("of")) {
            return null;
        }
        SelectorList of = parser.list(stream.rest(), SelectorParser.Relation.NONE, inner);
        return of == null ? null : new NthSelector(position, fromEnd, false, of);
    }

    private static SimpleSelector lang(TokenRange argument) {
        List<String> ranges = new ArrayList<>();
        List<Boolean> strings = new ArrayList<>();
        for (TokenRange part : argument.splitAtCommas()) {
            TokenStream stream = part.trim().stream();
            Token token = stream.next();
            if (token.type() != TokenType.IDENT && token.type() != TokenType.STRING || !stream.atEnd()) {
                return null;
            }
            ranges.add(token.text());
            strings.add(token.type() == TokenType.STRING);
        }
        return new LangSelector(ranges, strings);
    }
}
