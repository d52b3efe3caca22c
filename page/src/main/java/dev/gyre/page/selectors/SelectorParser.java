package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;

/** Parses selectors by <a href="https://drafts.csswg.org/selectors/#grammar">Selectors, section 17</a>. What is invalid is null. */
public final class SelectorParser {
    /** How selectors may be relative. */
    public enum Relation {
        /** Not at all. */
        NONE,
        /** To the parent rule: a nesting selector is implied where none is written. */
        NESTED,
        /** To the scoping root: {@code :scope} is implied before a leading combinator. */
        SCOPED,
        /** To the element of {@code :has()}. */
        RELATIVE
    }

    /** Functions within functions beyond this depth are invalid, so that selectors cannot exhaust the stack. */
    private static final int MAX_DEPTH = 200;

    private final SelectorNamespaces namespaces;
    private int depth;
    private boolean insideHas;
    /** Within the argument of {@code :host()} or {@code ::slotted()}, which has no combinators at any depth. */
    private boolean compoundsOnly;

    private SelectorParser(SelectorNamespaces namespaces) {
        this.namespaces = namespaces;
    }

    /** Parses a selector list without namespaces; null if it is invalid. */
    public static SelectorList parse(String text) {
        return parse(TokenList.of(text).all(), SelectorNamespaces.none(), Relation.NONE);
    }

    /** Parses a selector list; null if it is invalid. */
    public static SelectorList parse(TokenRange range, SelectorNamespaces namespaces, Relation relation) {
        return new SelectorParser(namespaces).list(range, relation, Allowed.ALL);
    }

    /** Parses a forgiving selector list, which leaves out what is invalid. */
    public static SelectorList parseForgiving(TokenRange range, SelectorNamespaces namespaces, Relation relation) {
        return new SelectorParser(namespaces).forgivingList(range, relation, Allowed.ALL);
    }

    SelectorNamespaces namespaces() {
        return namespaces;
    }

    /** What a selector may contain where it stands. */
    enum Allowed {
        /** Everything. */
        ALL,
        /** No pseudo-elements. */
        ELEMENTS,
        /** Pseudo-classes only, without combinators: within what follows a pseudo-element. */
        PSEUDO_CLASSES
    }

    SelectorList list(TokenRange range, Relation relation, Allowed allowed) {
        List<ComplexSelector> selectors = new ArrayList<>(1);
        for (TokenRange part : range.splitAtCommas()) {
            ComplexSelector selector = complex(part.trim(), relation, allowed);
            if (selector == null) {
                return null;
            }
            selectors.add(selector);
        }
        return new SelectorList(selectors);
    }

    SelectorList forgivingList(TokenRange range, Relation relation, Allowed allowed) {
        List<ComplexSelector> selectors = new ArrayList<>(1);
        for (TokenRange part : range.splitAtCommas()) {
            ComplexSelector selector = complex(part.trim(), relation, allowed);
            if (selector != null) {
                selectors.add(selector);
            }
        }
        return new SelectorList(selectors);
    }

    /** The argument of {@code :has()}, in which no other {@code :has()} may be. */
    SelectorList relativeList(TokenRange range) {
        if (insideHas) {
            return null;
        }
        insideHas = true;
        try {
            return list(range, Relation.RELATIVE, Allowed.ELEMENTS);
        } finally {
            insideHas = false;
        }
    }

    private ComplexSelector complex(TokenRange range, Relation relation, Allowed allowed) {
        if (depth >= MAX_DEPTH) {
            return null;
        }
        depth++;
        try {
            TokenStream in = range.stream();
            Combinator leading = combinator(in);
            if (leading != null && relation == Relation.NONE) {
                return null;
            }
            in.skipWhitespace();
            ComplexSelector selector = complex(in, leading, relation, allowed);
            return selector != null && relation == Relation.NESTED && leading == null && !selector.hasNesting()
                    ? prefixed(selector)
                    : selector;
        } finally {
            depth--;
        }
    }

    private ComplexSelector complex(TokenStream in, Combinator leading, Relation relation, Allowed allowed) {
        List<CompoundSelector> compounds = new ArrayList<>(2);
        List<Combinator> combinators = new ArrayList<>(2);
        Combinator combinator = leading;
        if (relation == Relation.RELATIVE && leading == null) {
            combinator = Combinator.DESCENDANT;
        } else if (relation == Relation.NESTED && leading != null) {
            compounds.add(implied(NestingSelector.INSTANCE));
            combinators.add(null);
        }
        while (true) {
            CompoundSelector compound = new CompoundParser(this, in, allowed).parse();
            if (compound == null) {
                return null;
            }
            compounds.add(compound);
            combinators.add(combinator);
            boolean space = in.skipWhitespace();
            if (in.atEnd()) {
                return new ComplexSelector(compounds, combinators);
            }
            combinator = combinator(in);
            if (combinator == null) {
                combinator = space ? Combinator.DESCENDANT : null;
            }
            in.skipWhitespace();
            if (compoundsOnly
                    || combinator == null
                    || !compound.pseudoElements().isEmpty()
                    || allowed == Allowed.PSEUDO_CLASSES) {
                return null;
            }
        }
    }

    private static CompoundSelector implied(SimpleSelector selector) {
        return new CompoundSelector(null, List.of(selector), List.of(), List.of());
    }

    /** With {@code &} and a descendant combinator before it. */
    private static ComplexSelector prefixed(ComplexSelector selector) {
        List<CompoundSelector> compounds = new ArrayList<>();
        List<Combinator> combinators = new ArrayList<>();
        compounds.add(implied(NestingSelector.INSTANCE));
        combinators.add(null);
        for (int i = 0; i < selector.length(); i++) {
            compounds.add(selector.compound(i));
            combinators.add(i == 0 ? Combinator.DESCENDANT : selector.combinatorBefore(i));
        }
        return new ComplexSelector(compounds, combinators);
    }

    private static Combinator combinator(TokenStream in) {
        Token token = in.peek();
        if (token.type() != TokenType.DELIM) {
            return null;
        }
        Combinator combinator = switch (token.text()) {
            case ">" -> Combinator.CHILD;
            case "+" -> Combinator.NEXT_SIBLING;
            case "~" -> Combinator.SUBSEQUENT_SIBLING;
            default -> null;
        };
        if (combinator != null) {
            in.next();
        }
        return combinator;
    }

    /** One compound selector and nothing else; null if that is not what there is. */
    CompoundSelector compound(TokenRange range) {
        boolean outer = compoundsOnly;
        compoundsOnly = true;
        try {
            TokenStream in = range.trim().stream();
            CompoundSelector compound = new CompoundParser(this, in, Allowed.ELEMENTS).parse();
            return in.atEnd() ? compound : null;
        } finally {
            compoundsOnly = outer;
        }
    }

    /** The namespace of an attribute or type with a prefix; null if the prefix is not declared. */
    NamespaceConstraint namespace(String prefix) {
        String uri = namespaces.namespace(prefix);
        return uri == null ? null : NamespaceConstraint.prefixed(prefix, uri);
    }

    /** The namespace of a type without a prefix. */
    NamespaceConstraint defaultNamespace() {
        String uri = namespaces.defaultNamespace();
        return uri == null ? NamespaceConstraint.IMPLIED_ANY : NamespaceConstraint.implied(uri);
    }

    /** The namespace constraint of {@code *|}, which need not be written where there is no default namespace. */
    NamespaceConstraint anyNamespace() {
        return namespaces.defaultNamespace() == null ? NamespaceConstraint.IMPLIED_ANY : NamespaceConstraint.ANY;
    }

    static boolean isName(Token token, String name) {
        return CssText.equalsIgnoreCase(token.text(), name);
    }
}
