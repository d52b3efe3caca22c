package dev.gyre.page.elements;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ResourceElement;

/** An element with a document of its own, https://html.spec.whatwg.org/#navigable-container. */
public interface NavigableContainer extends ResourceElement {
    Element element();

    // https://html.spec.whatwg.org/#dom-iframe-contentwindow
    default JsObject contentWindow() {
        return element().domRealm().host().frameWindow(element());
    }

    // https://html.spec.whatwg.org/#dom-iframe-contentdocument
    default Document contentDocument() {
        return element().domRealm().host().frameDocument(element());
    }

    // https://html.spec.whatwg.org/#dom-media-getsvgdocument
    default Document getSVGDocument() {
        Document document = contentDocument();
        return document != null && document.contentType().equals("image/svg+xml") ? document : null;
    }
}
