package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;

/** A script element of HTML or SVG, https://html.spec.whatwg.org/#script-processing-model. */
public sealed interface ScriptElement permits HTMLScriptElement, SVGScriptElement {
    Element element();

    ScriptState state();

    /** What names the text; null if the element contains it. */
    String source();

    /** The nonce as far as policies count it; empty for none. */
    String countingNonce();

    // https://html.spec.whatwg.org/#parser-document
    /** The document whose parser made the element and has not yet handed it over; otherwise null. */
    default Document parserDocument() {
        return state().parserDocument;
    }

    default void parserDocument(Document documentOrNull) {
        state().parserDocument = documentOrNull;
    }

    // https://html.spec.whatwg.org/#script-force-async
    default boolean forceAsync() {
        return state().forceAsync;
    }

    default void forceAsync(boolean value) {
        state().forceAsync = value;
    }

    // https://html.spec.whatwg.org/#already-started
    default boolean alreadyStarted() {
        return state().alreadyStarted;
    }

    default void alreadyStarted(boolean value) {
        state().alreadyStarted = value;
    }
}
