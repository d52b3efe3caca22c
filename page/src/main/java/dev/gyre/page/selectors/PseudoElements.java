package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The pseudo-elements there are, and what may follow them. */
final class PseudoElements {
    private static final Set<String> LEGACY = Set.of("before", "after", "first-line", "first-letter");

    private static final Set<String> SIMPLE = Set.of(
            "after",
            "backdrop",
            "before",
            "checkmark",
            "column",
            "cue",
            "details-content",
            "file-selector-button",
            "first-letter",
            "first-line",
            "grammar-error",
            "marker",
            "picker-icon",
            "placeholder",
            "scroll-marker",
            "scroll-marker-group",
            "search-text",
            "selection",
            "spelling-error",
            "target-text",
            "view-transition");

    private static final Set<String> WITH_NAME = Set.of(
            "highlight",
            "picker",
            "scroll-button",
            "view-transition-group",
            "view-transition-image-pair",
            "view-transition-new",
            "view-transition-old");

    private PseudoElements() {}

    /** Whether a single colon may introduce it. */
    static boolean isLegacy(String name) {
        return LEGACY.contains(CssText.lowerCase(name));
    }

    /** Whether a name without arguments is that of a pseudo-element; those that begin with -webkit- all are. */
    static boolean isKnown(String name) {
        return SIMPLE.contains(name) || name.startsWith("-webkit-");
    }

    /** Reads a pseudo-element whose colons have been read; null if it is unknown or invalid. */
    static PseudoElement parse(SelectorParser parser, TokenStream in) {
        Token token = in.peek();
        String name = CssText.lowerCase(token.text());
        if (token.type() == TokenType.IDENT) {
            in.next();
            return isKnown(name) ? new PseudoElement(name, null, List.of()) : null;
        }
        TokenRange argument = in.block().trim();
        if (name.equals("slotted")) {
            CompoundSelector slotted = parser.compound(argument);
            return slotted == null ? null : new PseudoElement(name, slotted, List.of());
        }
        if (name.equals("part")) {
            List<String> names = names(argument);
            return names == null ? null : new PseudoElement(name, null, names);
        }
        if (!WITH_NAME.contains(name)) {
            return null;
        }
        TokenStream stream = argument.stream();
        Token one = stream.next();
        boolean valid =
                stream.atEnd() && (one.type() == TokenType.IDENT || one.isDelim('*') && !name.equals("highlight"));
        return valid ? new PseudoElement(name, null, List.of(one.text())) : null;
    }

    private static List<String> names(TokenRange argument) {
        List<String> names = new ArrayList<>();
        TokenStream stream = argument.stream();
        while (!stream.atEnd()) {
            Token token = stream.next();
            if (token.type() != TokenType.IDENT) {
                return null;
            }
            names.add(token.text());
            stream.skipWhitespace();
        }
        return names.isEmpty() ? null : names;
    }

    /** Whether a pseudo-element may follow another one. */
    static boolean mayFollow(PseudoElement element, PseudoElement previous) {
        if (previous.isPart()) {
            return !element.isElement();
        }
        if (previous.isSlotted()) {
            return element.name().equals("before")
                    || element.name().equals("after")
                    || element.name().equals("marker")
                    || element.name().equals("placeholder");
        }
        boolean generated = previous.name().equals("before") || previous.name().equals("after");
        return generated && element.name().equals("marker")
                || previous.name().equals("column") && element.name().equals("scroll-marker");
    }

    /** Whether a pseudo-class may follow a pseudo-element. */
    static boolean mayFollow(SimpleSelector selector, PseudoElement previous) {
        if (previous.isSlotted()) {
            return false;
        }
        if (previous.isPart()) {
            return !(selector instanceof StructuralSelector
                    || selector instanceof NthSelector
                    || selector instanceof HasSelector
                    || selector instanceof HostSelector);
        }
        if (previous.name().startsWith("-webkit-")) {
            return selector instanceof ElementState;
        }
        if (previous.name().startsWith("view-transition")) {
            return selector == StructuralSelector.ONLY_CHILD;
        }
        return selector instanceof ElementState state && state.isUserAction() || selector instanceof LogicalSelector;
    }
}
