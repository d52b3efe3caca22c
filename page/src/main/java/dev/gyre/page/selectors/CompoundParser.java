package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;

/** Parses one compound selector. */
final class CompoundParser {
    private final SelectorParser parser;
    private final TokenStream in;
    private final SelectorParser.Allowed allowed;
    private final List<SimpleSelector> simple = new ArrayList<>(2);
    private final List<PseudoElement> pseudoElements = new ArrayList<>(0);
    private final List<SimpleSelector> afterPseudo = new ArrayList<>(0);

    CompoundParser(SelectorParser parser, TokenStream in, SelectorParser.Allowed allowed) {
        this.parser = parser;
        this.in = in;
        this.allowed = allowed;
    }

    /** Null if there is none or it is invalid. */
    CompoundSelector parse() {
        int start = in.position();
        boolean hasType = startsType();
        TypeSelector type = hasType ? type() : null;
        if (hasType && (type == null || allowed == SelectorParser.Allowed.PSEUDO_CLASSES)) {
            return null;
        }
        while (!in.atEnd()) {
            int before = in.position();
            if (!subclass()) {
                return null;
            }
            if (in.position() == before) {
                break;
            }
        }
        if (in.position() == start) {
            return null;
        }
        if (type == null && !hasOnlyImpliedNamespace()) {
            type = new TypeSelector(parser.defaultNamespace(), null);
        }
        return new CompoundSelector(type, simple, pseudoElements, afterPseudo);
    }

    /** Without a type selector, the default namespace applies, but not to compounds of {@code :host} and the like or within {@code :is()}. */
    private boolean hasOnlyImpliedNamespace() {
        return parser.namespaces().defaultNamespace() == null
                || !simple.isEmpty()
                        && simple.stream().allMatch(one -> one.matchesFeatureless() || one instanceof LogicalSelector);
    }

    private boolean startsType() {
        Token token = in.peek();
        return token.type() == TokenType.IDENT || token.isDelim('*') || token.isDelim('|');
    }

    private TypeSelector type() {
        Token first = in.peek();
        if (first.isDelim('|')) {
            in.next();
            return local(NamespaceConstraint.NONE);
        }
        if (!in.peek(1).isDelim('|') || !isLocal(in.peek(2))) {
            in.next();
            return new TypeSelector(parser.defaultNamespace(), first.type() == TokenType.IDENT ? first.text() : null);
        }
        in.next();
        in.next();
        NamespaceConstraint namespace =
                first.type() == TokenType.IDENT ? parser.namespace(first.text()) : parser.anyNamespace();
        return namespace == null ? null : local(namespace);
    }

    private static boolean isLocal(Token token) {
        return token.type() == TokenType.IDENT || token.isDelim('*');
    }

    private TypeSelector local(NamespaceConstraint namespace) {
        Token token = in.next();
        if (!isLocal(token)) {
            return null;
        }
        return new TypeSelector(namespace, token.type() == TokenType.IDENT ? token.text() : null);
    }

    /** Reads a simple selector if one follows; false if it is invalid. */
    private boolean subclass() {
        Token token = in.peek();
        return switch (token.type()) {
            case HASH -> {
                in.next();
                yield token.flag() && add(new IdSelector(token.text()));
            }
            case OPEN_SQUARE -> {
                AttributeSelector attribute = new AttributeParser(parser, in.block().trim().stream()).parse();
                yield attribute != null && add(attribute);
            }
            case COLON -> pseudo();
            case DELIM -> {
                if (token.isDelim('.')) {
                    in.next();
                    Token name = in.next();
                    yield name.type() == TokenType.IDENT && add(new ClassSelector(name.text()));
                }
                if (token.isDelim('&')) {
                    in.next();
                    yield add(NestingSelector.INSTANCE);
                }
                yield true;
            }
            default -> true;
        };
    }

    private boolean add(SimpleSelector selector) {
        if (!pseudoElements.isEmpty() || allowed == SelectorParser.Allowed.PSEUDO_CLASSES) {
            return false;
        }
        simple.add(selector);
        return true;
    }

    private boolean pseudo() {
        in.next();
        boolean element = in.accept(TokenType.COLON);
        Token token = in.peek();
        if (token.type() != TokenType.IDENT && token.type() != TokenType.FUNCTION) {
            return false;
        }
        if (element || token.type() == TokenType.IDENT && PseudoElements.isLegacy(token.text())) {
            return pseudoElement();
        }
        SimpleSelector selector = new PseudoClassParser(parser, in, allowed, !pseudoElements.isEmpty()).parse();
        if (selector == null) {
            return false;
        }
        if (pseudoElements.isEmpty()) {
            simple.add(selector);
            return true;
        }
        afterPseudo.add(selector);
        return PseudoElements.mayFollow(selector, pseudoElements.getLast());
    }

    private boolean pseudoElement() {
        if (allowed != SelectorParser.Allowed.ALL) {
            return false;
        }
        PseudoElement last = pseudoElements.isEmpty() ? null : pseudoElements.getLast();
        PseudoElement element = PseudoElements.parse(parser, in);
        if (element == null || last != null && !PseudoElements.mayFollow(element, last)) {
            return false;
        }
        pseudoElements.add(element);
        return true;
    }

    static String lowerName(Token token) {
        return CssText.lowerCase(token.text());
    }
}
