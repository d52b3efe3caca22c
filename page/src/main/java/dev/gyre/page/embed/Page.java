package dev.gyre.page.embed;

import dev.gyre.node.embed.ScriptObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A page of a {@link PageBrowser}. */
public final class Page implements AutoCloseable {
    private final PageBrowser browser;
    private final ScriptObject page;

    Page(PageBrowser browser, ScriptObject page) {
        this.browser = browser;
        this.page = page;
    }

    private Object call(String method, Object... arguments) {
        return browser.run(runtime -> page.callMethod(method, arguments));
    }

    private Object get(String property) {
        return browser.run(runtime -> page.get(property));
    }

    public String url() {
        return (String) get("url");
    }

    public String title() {
        return (String) call("title");
    }

    /**
     * Waits until nothing is left that could run code of the page but the ignored kinds.
     *
     * @throws NotSettledException if that takes more than 30 seconds of the page's clock
     */
    public Page settled(String... ignoredKinds) {
        call("settled", Map.of("ignore", List.of(ignoredKinds)));
        return this;
    }

    /** What keeps the page from being settled. */
    public List<NotSettledException.Reason> unsettled() {
        var reasons = new ArrayList<NotSettledException.Reason>();
        browser.run(runtime -> {
            reasons.addAll(PageBrowser.reasons((ScriptObject) page.callMethod("unsettled")));
            return null;
        });
        return reasons;
    }

    /** Lets time of the page's clock pass. */
    public Page advance(Duration time) {
        call("advance", (double) time.toMillis());
        return this;
    }

    /** The value of an expression of the page. */
    public Object evaluate(String expression) {
        return call("evaluate", expression);
    }

    /** Clicks the first element that matches a selector. */
    public Page click(String selector) {
        call("click", selector);
        return this;
    }

    /** Replaces the value of a control. */
    public Page fill(String selector, String value) {
        call("fill", selector, value);
        return this;
    }

    /** Presses a key, as {@code Enter} or {@code a}. */
    public Page press(String selector, String key) {
        call("press", selector, key);
        return this;
    }

    /** Clicks the only element of a role with an accessible name. */
    public Page clickByRole(String role, String name) {
        browser.run(runtime -> page.callMethod("click", page.callMethod("getByRole", role, Map.of("name", name))));
        return this;
    }

    /** Goes to another URL; returns when its document has been loaded. */
    public Page navigate(String url) {
        call("navigate", url);
        return this;
    }

    /** The text of the first element that matches a selector; null if none does. */
    public String text(String selector) {
        return (String)
                browser.run(runtime -> page.callMethod("querySelector", selector) instanceof ScriptObject element
                        ? element.get("textContent")
                        : null);
    }

    /** The document as text that is easy to compare. */
    public String snapshot() {
        return (String) call("snapshot");
    }

    /** The lines that the page has written to its console. */
    public List<String> console() {
        return texts("console", "text");
    }

    /** The messages of exceptions that nothing in the page has handled. */
    public List<String> errors() {
        return texts("errors", "message");
    }

    private List<String> texts(String list, String property) {
        var texts = new ArrayList<String>();
        browser.run(runtime -> {
            for (Object item : ((ScriptObject) page.get(list)).toList())
                texts.add((String) ((ScriptObject) item).get(property));
            return null;
        });
        return texts;
    }

    /** Ends the page. */
    @Override
    public void close() {
        call("close");
    }
}
