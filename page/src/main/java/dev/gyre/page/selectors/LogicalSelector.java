package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;

/** {@code :is()}, {@code :where()}, {@code :not()} and {@code :-webkit-any()}. */
final class LogicalSelector implements SimpleSelector {
    enum Kind {
        IS(":is("),
        WHERE(":where("),
        NOT(":not("),
        WEBKIT_ANY(":-webkit-any(");

        private final String text;

        Kind(String text) {
            this.text = text;
        }
    }

    private final Kind kind;
    private final SelectorList list;

    LogicalSelector(Kind kind, SelectorList list) {
        this.kind = kind;
        this.list = list;
    }

    Kind kind() {
        return kind;
    }

    SelectorList list() {
        return list;
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        return list.matches(element, context) != (kind == Kind.NOT);
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(kind.text);
        list.appendTo(out);
        out.append(')');
    }

    @Override
    public int specificity() {
        return kind == Kind.WHERE ? 0 : list.specificity();
    }

    @Override
    public boolean hasNesting() {
        return list.hasNesting();
    }

    @Override
    public boolean hasRelational() {
        return list.hasRelational();
    }

    @Override
    public boolean matchesFeatureless() {
        return list.matchesFeatureless();
    }

    @Override
    public SimpleSelector nestedIn(SelectorList parent) {
        return hasNesting() ? new LogicalSelector(kind, list.nestedIn(parent)) : this;
    }
}
