package dev.gyre.page.script;

import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;

/** What scripts need of their page. */
public interface ScriptHost extends ModuleHost {
    // https://html.spec.whatwg.org/#encoding-parsing-and-serializing-a-url
    /** A URL resolved against the base URL, its query encoded as the document is, serialised; null if it is none. */
    String encodingParse(String url);

    Document document();

    void queue(Runnable task);

    // https://html.spec.whatwg.org/#has-no-style-sheet-that-is-blocking-scripts
    boolean hasBlockingStyleSheet();

    // https://www.w3.org/TR/CSP3/#should-block-inline
    /** Whether the content security policies let the text of a script element run. */
    boolean allowsInline(Element script, InlineBehavior kind, String source);

    // https://html.spec.whatwg.org/#block-rendering
    /** Frames wait for a script element from now on. @param implicit whether without its attribute blocking */
    void blockRendering(Element element, boolean implicit);

    // https://html.spec.whatwg.org/#unblock-rendering
    void unblockRendering(Element element);

    /** Runs something with the parser's insertion point set. */
    void atInsertionPoint(Runnable action);

    // https://html.spec.whatwg.org/#clean-up-after-running-script
    void callbackEnded();

    /** Something that parsing or the load event may wait for has changed. */
    void progress();
}
