package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;

/** {@code :state(name)}. */
record CustomStateSelector(String name) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        return context.states().hasCustomState(element, name);
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(":state(");
        CssText.appendIdentifier(out, name);
        out.append(')');
    }
}
