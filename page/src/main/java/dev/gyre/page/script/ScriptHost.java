package dev.gyre.page.script;

import dev.gyre.page.dom.Document;

/** What scripts need of their page. */
public interface ScriptHost extends ModuleHost {
    Document document();

    void queue(Runnable task);

    // https://html.spec.whatwg.org/#has-no-style-sheet-that-is-blocking-scripts
    boolean hasBlockingStyleSheet();

    /** Runs something with the parser's insertion point set. */
    void atInsertionPoint(Runnable action);

    // https://html.spec.whatwg.org/#clean-up-after-running-script
    void callbackEnded();

    /** Something that parsing or the load event may wait for has changed. */
    void progress();
}
