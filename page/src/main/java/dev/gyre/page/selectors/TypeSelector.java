package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;

/** A type selector or the universal selector. */
final class TypeSelector implements SimpleSelector {
    private final NamespaceConstraint namespace;
    private final String name;
    private final String lowered;

    /** @param name null for the universal selector */
    TypeSelector(NamespaceConstraint namespace, String name) {
        this.namespace = namespace;
        this.name = name == null ? null : name.intern();
        this.lowered = name == null ? null : CssText.lowerCase(name).intern();
    }

    boolean isUniversal() {
        return name == null;
    }

    /** Whether it says nothing, so that it need not be written beside other simple selectors. */
    boolean isImplied() {
        return name == null && namespace.prefixText().isEmpty();
    }

    /** The local name that elements must have, of HTML elements in HTML documents in lower case; null for any. */
    String name() {
        return name;
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        if (name != null
                && element.localName() != (lowered != name && context.isHtmlElement(element) ? lowered : name)) {
            return false;
        }
        return namespace.accepts(element.namespaceURI());
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(namespace.prefixText());
        if (name == null) {
            out.append('*');
        } else {
            CssText.appendIdentifier(out, name);
        }
    }

    @Override
    public int specificity() {
        return name == null ? 0 : Specificity.TYPE;
    }
}
