package dev.gyre.page.elements;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.css.StyleAttribute;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** An element of the namespace of SVG. */
public class SVGElement extends Element {
    private StyleAttribute style;

    SVGElement(Document document, QualifiedName name) {
        this("SVGElement", document, name);
    }

    SVGElement(String interfaceName, Document document, QualifiedName name) {
        super(document.realm().shape(interfaceName), document, name);
    }

    // https://svgwg.org/svg2-draft/embedded.html#ImageElement
    private boolean isImage() {
        return localName().equals("image");
    }

    @Override
    protected void insertionSteps() {
        if (isImage() && isConnected()) domRealm().host().resourceChanged(this);
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        if (isImage() && wasConnected) domRealm().host().resourceChanged(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        if (attribute.is(null, "style")) StyleAttribute.changed(this, style, newValue);
        if (isImage() && attribute.localName().equals("href")) domRealm().host().resourceChanged(this);
    }

    // https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
    public final JsObject style() {
        if (style == null) style = new StyleAttribute(this);
        return style;
    }
}
