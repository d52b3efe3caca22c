package dev.gyre.page.css;

import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.QualifiedName;

/** The declarations of an element's style attribute. The attribute is the truth: the block is read from it when it has changed, and written to it after each change. */
public final class StyleAttribute extends BlockStyle {
    private final Element element;
    private final QualifiedName attribute;
    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.STYLE);
    private String read;
    private boolean writes;

    public StyleAttribute(Element element) {
        super(element.nodeDocument().realm());
        this.element = element;
        this.attribute = element.nodeDocument().realm().names().attribute("style");
    }

    /** The declarations as the model has them. */
    @Override
    public DeclarationBlock block() {
        String current = element.isStyleForbidden() ? null : element.attribute("style");
        if (current == null ? read != null : !current.equals(read)) {
            block.setText(current == null ? "" : current);
            read = current;
        }
        return block;
    }

    @Override
    protected void blockChanged() {
        read = block.text();
        element.styleForbidden(false);
        writes = true;
        try {
            element.setAttributeValue(attribute, read);
        } finally {
            writes = false;
        }
    }

    // https://www.w3.org/TR/CSP3/#should-block-inline
    /** The attribute has been set; asks the policies unless a program has changed a declaration. @param style that of the element; null before it has been asked for @param value null for no attribute */
    public static void changed(Element element, StyleAttribute style, String value) {
        if (style != null && style.writes) return;
        boolean forbidden = value != null
                && !element.domRealm().host().allowsInline(element, InlineBehavior.STYLE_ATTRIBUTE, value);
        element.styleForbidden(forbidden);
    }
}
