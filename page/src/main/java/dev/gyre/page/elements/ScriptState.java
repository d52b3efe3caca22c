package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;

// https://html.spec.whatwg.org/#script-processing-model
/** The state that decides whether and when a script element runs. */
final class ScriptState {
    Document parserDocument;
    boolean forceAsync = true;
    boolean alreadyStarted;

    /** The element has become connected: it is prepared unless a parser still has it. */
    void connected(ScriptElement script) {
        if (parserDocument == null) script.element().domRealm().host().prepareScript(script.element());
    }

    /** Text has been added, or a source has been named. */
    void changed(ScriptElement script) {
        if (!alreadyStarted && script.element().isConnected()) connected(script);
    }
}
