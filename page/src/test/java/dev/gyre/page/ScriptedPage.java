package dev.gyre.page;

import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.page.net.ResourceLoader;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A page for tests, in which scripts are run. */
public final class ScriptedPage {
    private static final String ORIGIN = "http://localhost";
    private static final String URL = ORIGIN + "/page.html";

    private final Page page;

    public ScriptedPage(String markup) {
        this(markup, Map.of());
    }

    /** @param others the texts of other resources by their paths */
    public ScriptedPage(String markup, Map<String, String> others) {
        page = Page.open(URL, url -> {
            String text = url.equals(URL) ? markup : others.get(url.substring(ORIGIN.length()));
            return text == null ? null : new ResourceLoader.Resource(text.getBytes(StandardCharsets.UTF_8), null);
        });
        settle();
    }

    /** Runs what is due within a minute of the page's time. */
    public ScriptedPage settle() {
        while (page.step(60_000)) {}
        return this;
    }

    /** The result of a script as a string, or its error's name and message. */
    public String run(String script) {
        try {
            String result = TypeConversion.toString(
                    Script.parse(page.realm(), new Source("test.js", script)).run());
            page.callbackEnded();
            return result;
        } catch (JsException exception) {
            return exception.value(page.realm()) instanceof JsObject error
                    ? error.get("name") + ": " + error.get("message")
                    : exception.getMessage();
        }
    }
}
