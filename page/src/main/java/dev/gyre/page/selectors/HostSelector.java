package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;

/** {@code :host}, {@code :host()} and {@code :host-context()}, <a href="https://drafts.csswg.org/css-scoping/#host-selector">CSS Scoping</a>. */
final class HostSelector implements SimpleSelector {
    private final boolean context;
    private final SelectorList argument;

    /** @param argument null for {@code :host} without one */
    HostSelector(boolean context, SelectorList argument) {
        this.context = context;
        this.argument = argument;
    }

    @Override
    public boolean matches(Element element, MatchContext match) {
        if (match.shadowRoot() == null || match.shadowRoot().host() != element) {
            return false;
        }
        if (argument == null) {
            return true;
        }
        MatchContext outside = match.outside();
        if (!context) {
            return argument.matches(element, outside);
        }
        for (Node node = element;
                node != null;
                node = node instanceof ShadowRoot root ? root.host() : node.parentNode()) {
            if (node instanceof Element ancestor && argument.matches(ancestor, outside)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(context ? ":host-context" : ":host");
        if (argument != null) {
            out.append('(');
            argument.appendTo(out);
            out.append(')');
        }
    }

    @Override
    public int specificity() {
        return argument == null ? Specificity.CLASS : Specificity.add(Specificity.CLASS, argument.specificity());
    }

    @Override
    public boolean hasNesting() {
        return argument != null && argument.hasNesting();
    }

    @Override
    public boolean hasRelational() {
        return argument != null && argument.hasRelational();
    }

    @Override
    public boolean matchesFeatureless() {
        return true;
    }

    @Override
    public SimpleSelector nestedIn(SelectorList parent) {
        return hasNesting() ? new HostSelector(context, argument.nestedIn(parent)) : this;
    }
}
