package dev.gyre.page.elements;

import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.ResourceElement;
import dev.gyre.page.dom.names.QualifiedName;

/** A link to a resource, https://html.spec.whatwg.org/#htmllinkelement. */
public final class HTMLLinkElement extends HTMLElement implements ResourceElement {
    private boolean explicitlyEnabled;

    HTMLLinkElement(Document document, QualifiedName name) {
        super("HTMLLinkElement", document, name);
    }

    // https://html.spec.whatwg.org/#explicitly-enabled
    /** Whether its attribute disabled has been taken away, so that its sheet applies though it is an alternative. */
    public boolean isExplicitlyEnabled() {
        return explicitlyEnabled;
    }

    // https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
    /** Null if it has none. */
    public CSSStyleSheet sheet() {
        return DocumentStyles.of(nodeDocument()).sheet(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "disabled") && newValue == null) explicitlyEnabled = true;
    }

    @Override
    public boolean isResourceAttribute(QualifiedName attribute) {
        return attribute.is(null, "href")
                || attribute.is(null, "rel")
                || attribute.is(null, "disabled")
                || attribute.is(null, "media")
                || attribute.is(null, "blocking");
    }
}
