package dev.gyre.page.script;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.dom.Document;
import dev.gyre.page.net.PageResponse;
import java.util.function.Consumer;

/** What scripts need of their page. */
public interface ScriptHost {
    Realm realm();

    Document document();

    /** Null for an invalid URL. @param base absolute */
    String resolve(String url, String base);

    // https://html.spec.whatwg.org/#document-base-url
    String baseUrl();

    /** Loads what a URL has; the answer arrives in a task. */
    void load(String destination, String url, Consumer<PageResponse> answer);

    void queue(Runnable task);

    // https://html.spec.whatwg.org/#report-the-error
    void reportError(Object value);

    // https://html.spec.whatwg.org/#has-no-style-sheet-that-is-blocking-scripts
    boolean hasBlockingStyleSheet();

    /** Runs something with the parser's insertion point set. */
    void atInsertionPoint(Runnable action);

    // https://html.spec.whatwg.org/#clean-up-after-running-script
    void callbackEnded();

    /** Something that parsing or the load event may wait for has changed. */
    void progress();
}
