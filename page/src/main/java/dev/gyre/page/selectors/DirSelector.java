package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;

/** {@code :dir(ltr)}. */
record DirSelector(String direction) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        return CssText.equalsIgnoreCase(direction, Directionality.of(element, context.states()));
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(":dir(");
        CssText.appendIdentifier(out, direction);
        out.append(')');
    }
}
