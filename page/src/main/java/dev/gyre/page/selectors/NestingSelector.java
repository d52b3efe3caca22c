package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;

/** {@code &}. Where it has not been replaced by the parent rule's selectors, it is {@code :scope}. */
final class NestingSelector implements SimpleSelector {
    static final NestingSelector INSTANCE = new NestingSelector();

    private NestingSelector() {}

    @Override
    public boolean matches(Element element, MatchContext context) {
        return context.isScope(element);
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append('&');
    }

    @Override
    public int specificity() {
        return 0;
    }

    @Override
    public boolean hasNesting() {
        return true;
    }

    @Override
    public boolean matchesFeatureless() {
        return true;
    }

    @Override
    public SimpleSelector nestedIn(SelectorList parent) {
        return new LogicalSelector(LogicalSelector.Kind.IS, parent);
    }
}
