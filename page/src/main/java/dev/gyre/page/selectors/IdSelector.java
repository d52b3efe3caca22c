package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;

/** {@code #id}. */
final class IdSelector implements SimpleSelector {
    private final String id;

    IdSelector(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        String actual = element.idOrNull();
        return actual != null && (actual.equals(id) || context.isQuirks() && CssText.equalsIgnoreCase(actual, id));
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append('#');
        CssText.appendIdentifier(out, id);
    }

    @Override
    public int specificity() {
        return Specificity.ID;
    }
}
