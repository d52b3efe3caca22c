package dev.gyre.page.elements;

import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** A style element and its style sheet, https://html.spec.whatwg.org/#htmlstyleelement. */
public final class HTMLStyleElement extends HTMLElement {
    private boolean announces;

    HTMLStyleElement(Document document, QualifiedName name) {
        super("HTMLStyleElement", document, name);
    }

    // https://html.spec.whatwg.org/#update-a-style-block
    /** Announces that the style block has been loaded, in a task; once for all changes until then. */
    private void update() {
        String type = attribute("type");
        boolean isCss = type == null || type.isEmpty() || type.equalsIgnoreCase("text/css");
        if (announces || !isCss || !isConnected() || nodeDocument().defaultView() == null) return;
        announces = true;
        domRealm().host().queueTask(() -> {
            announces = false;
            fire("load", false, false);
        });
    }

    @Override
    protected void insertionSteps() {
        update();
    }

    @Override
    protected void childrenChangedSteps() {
        update();
    }

    // https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
    /** Null if it has none. */
    public CSSStyleSheet sheet() {
        return DocumentStyles.of(nodeDocument()).sheet(this);
    }

    // https://html.spec.whatwg.org/#dom-style-disabled
    public boolean disabled() {
        CSSStyleSheet sheet = sheet();
        return sheet != null && sheet.disabled();
    }

    public void disabled(boolean value) {
        CSSStyleSheet sheet = sheet();
        if (sheet != null) sheet.disabled(value);
    }
}
