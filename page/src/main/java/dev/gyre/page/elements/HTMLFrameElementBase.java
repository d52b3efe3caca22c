package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.QualifiedName;

/** What the frames of framesets and inline frames have in common. */
abstract class HTMLFrameElementBase extends HTMLElement implements NavigableContainer {
    HTMLFrameElementBase(String interfaceName, Document document, QualifiedName name) {
        super(interfaceName, document, name);
    }

    @Override
    public final Element element() {
        return this;
    }

    @Override
    protected final boolean hasPostConnectionSteps() {
        return true;
    }

    // https://html.spec.whatwg.org/#the-iframe-element:html-element-post-connection-steps
    @Override
    protected final void postConnectionSteps() {
        domRealm().host().frameConnected(this);
    }

    @Override
    public boolean isResourceAttribute(QualifiedName attribute) {
        return attribute.is(null, "src");
    }
}
