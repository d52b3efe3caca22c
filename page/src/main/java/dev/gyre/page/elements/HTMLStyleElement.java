package dev.gyre.page.elements;

import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.PageHost;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.regex.Pattern;

/** A style element and its style sheet, https://html.spec.whatwg.org/#htmlstyleelement. */
public final class HTMLStyleElement extends HTMLElement {
    private static final Pattern IMPORT = Pattern.compile("@import", Pattern.CASE_INSENSITIVE);

    /** Whether a parser still adds to the element. */
    private boolean open;
    /** Whether a task that fires the load event is queued. */
    private boolean announces;

    HTMLStyleElement(Document document, QualifiedName name) {
        super("HTMLStyleElement", document, name);
    }

    /** A parser has created the element and adds its text before it closes it. */
    public void open() {
        open = true;
    }

    /** The parser that has created the element pops it off its stack of open elements. */
    public void close() {
        open = false;
        update();
    }

    // https://html.spec.whatwg.org/#update-a-style-block
    /** Replaces the sheet. The load event of one without imports is fired in a task, once for all such sheets until then. */
    private void update() {
        if (open) return;
        if (nodeDocument().styles() instanceof DocumentStyles styles) styles.remove(this);
        PageHost host = domRealm().host();
        host.styleSheetRemoved(this);
        String type = attribute("type");
        boolean isCss = type == null || type.isEmpty() || type.equalsIgnoreCase("text/css");
        if (!isCss || !isConnected() || nodeDocument().defaultView() == null) return;
        boolean allowed = host.allowsInline(this, InlineBehavior.STYLE, childText());
        if (!allowed || nodeDocument().styles() != null)
            DocumentStyles.of(nodeDocument()).forbidden(this, !allowed);
        if (!allowed) return;
        // Reading the sheet begins to load what it imports; other sheets are read when they are asked for.
        if (IMPORT.matcher(childText()).find()) sheet();
        if (host.awaitsImports(this) || announces) return;
        announces = true;
        host.queueTask(() -> {
            announces = false;
            fire("load", false, false);
        });
    }

    @Override
    protected void insertionSteps() {
        update();
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        super.removalSteps(oldParent, wasConnected);
        if (wasConnected) update();
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
