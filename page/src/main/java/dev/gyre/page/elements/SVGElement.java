package dev.gyre.page.elements;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.css.StyleAttribute;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
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

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        if (attribute.is(null, "style")) StyleAttribute.changed(this, style, newValue);
    }

    // https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
    public final JsObject style() {
        if (style == null) style = new StyleAttribute(this);
        return style;
    }
}
