package dev.gyre.page.elements;

import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.regex.Pattern;

/** A style element and its style sheet, https://html.spec.whatwg.org/#htmlstyleelement. */
public final class HTMLStyleElement extends HTMLElement {
    private static final Pattern IMPORT = Pattern.compile("@import", Pattern.CASE_INSENSITIVE);

    private boolean announces;

    HTMLStyleElement(Document document, QualifiedName name) {
        super("HTMLStyleElement", document, name);
    }

    // https://html.spec.whatwg.org/#update-a-style-block
    /** Announces that the style block has been loaded, in a task; once for all changes until then. */
    private void update() {
        String type = attribute("type");
        boolean isCss = type == null || type.isEmpty() || type.equalsIgnoreCase("text/css");
        if (!isCss || !isConnected() || nodeDocument().defaultView() == null) return;
        // Reading the sheet begins to load what it imports; other sheets are read when they are asked for.
        if (IMPORT.matcher(childText()).find()) sheet();
        if (announces) return;
        announces = true;
        domRealm().host().queueTask(() -> {
            announces = false;
            domRealm().host().styleBlockRead(this);
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
