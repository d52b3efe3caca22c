package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.QualifiedName;

// https://html.spec.whatwg.org/#htmlscriptelement
public final class HTMLScriptElement extends HTMLElement {
    private Document parserDocument;
    private boolean forceAsync = true;
    private boolean alreadyStarted;

    HTMLScriptElement(Document document, QualifiedName name) {
        super("HTMLScriptElement", document, name);
    }

    // https://html.spec.whatwg.org/#parser-document
    /** The document whose parser made the element and has not yet handed it over; otherwise null. */
    public Document parserDocument() {
        return parserDocument;
    }

    public void parserDocument(Document documentOrNull) {
        parserDocument = documentOrNull;
    }

    // https://html.spec.whatwg.org/#script-force-async
    public boolean forceAsync() {
        return forceAsync;
    }

    public void forceAsync(boolean value) {
        forceAsync = value;
    }

    // https://html.spec.whatwg.org/#already-started
    public boolean alreadyStarted() {
        return alreadyStarted;
    }

    public void alreadyStarted(boolean value) {
        alreadyStarted = value;
    }
}
