package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;

/** {@code .class}. */
final class ClassSelector implements SimpleSelector {
    private final String name;

    ClassSelector(String name) {
        this.name = name.intern();
    }

    String name() {
        return name;
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        return element.hasClass(name) || context.isQuirks() && hasClassIgnoringCase(element);
    }

    private boolean hasClassIgnoringCase(Element element) {
        for (String other : element.classes()) {
            if (CssText.equalsIgnoreCase(other, name)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append('.');
        CssText.appendIdentifier(out, name);
    }
}
