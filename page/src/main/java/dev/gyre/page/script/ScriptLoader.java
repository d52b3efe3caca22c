package dev.gyre.page;

import dev.gyre.page.dom.AsciiCase;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.elements.HTMLScriptElement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Set;

// https://html.spec.whatwg.org/#prepare-the-script-element
/** Decides when the scripts of a document run. */
final class ScriptLoader {
    private static final Set<String> JAVASCRIPT_TYPES = Set.of(
            "application/ecmascript",
            "application/javascript",
            "application/x-ecmascript",
            "application/x-javascript",
            "text/ecmascript",
            "text/javascript",
            "text/javascript1.0",
            "text/javascript1.1",
            "text/javascript1.2",
            "text/javascript1.3",
            "text/javascript1.4",
            "text/javascript1.5",
            "text/jscript",
            "text/livescript",
            "text/x-ecmascript",
            "text/x-javascript");

    private final Page page;
    /** Those that run when the document has been parsed. */
    private final ArrayDeque<Runnable> deferred = new ArrayDeque<>();
    /** The number of scripts that the load event waits for. */
    private int pending;

    ScriptLoader(Page page) {
        this.page = page;
    }

    boolean isIdle() {
        return pending == 0;
    }

    /** Prepares a script; a parser's blocking script runs before this returns. */
    void prepare(HTMLScriptElement script) {
        if (script.alreadyStarted()) return;
        Document parserDocument = script.parserDocument();
        script.parserDocument(null);
        if (parserDocument != null && script.attribute("async") == null) script.forceAsync(true);
        String src = script.attribute("src");
        if (src == null && script.childText().isEmpty() || !script.isConnected() || !isClassic(script)) return;
        if (parserDocument != null) {
            script.parserDocument(parserDocument);
            script.forceAsync(false);
        }
        script.alreadyStarted(true);
        if (script.nodeDocument().defaultView() == null
                || parserDocument != null && parserDocument != script.nodeDocument()) return;
        if (src != null) external(script, src, parserDocument != null);
        else run(script, script.childText(), script.nodeDocument().URL());
    }

    private static boolean isClassic(HTMLScriptElement script) {
        String type = script.attribute("type");
        String language = script.attribute("language");
        if (type == null)
            return language == null
                    || language.isEmpty()
                    || JAVASCRIPT_TYPES.contains("text/" + AsciiCase.lower(language));
        return type.isEmpty() || JAVASCRIPT_TYPES.contains(AsciiCase.lower(type.strip()));
    }

    private void external(HTMLScriptElement script, String src, boolean byParser) {
        if (src.isEmpty()) {
            page.queue(() -> script.fire("error", false, false));
            return;
        }
        String url = page.resolveUrl(script.nodeDocument(), src);
        if (byParser && script.attribute("async") == null && script.attribute("defer") == null) {
            load(script, url);
            return;
        }
        pending++;
        Runnable task = () -> {
            pending--;
            load(script, url);
        };
        if (byParser && script.attribute("async") == null) deferred.add(task);
        else page.queue(task);
    }

    private void load(HTMLScriptElement script, String url) {
        ResourceLoader.Resource resource = page.load(url);
        if (resource == null) {
            script.fire("error", false, false);
            return;
        }
        String text = new String(resource.bytes(), StandardCharsets.UTF_8);
        script.nodeDocument().ignoringDestructiveWrites(() -> run(script, text, url));
        script.fire("load", false, false);
    }

    // https://html.spec.whatwg.org/#execute-the-script-element
    private void run(HTMLScriptElement script, String text, String url) {
        Document document = script.nodeDocument();
        Element outer = document.currentScript();
        document.currentScript(script.isInShadowTree() ? null : script);
        try {
            page.runScript(text, url);
        } finally {
            document.currentScript(outer);
        }
    }

    /** Runs what has been deferred to the end of parsing. */
    void runDeferred() {
        while (!deferred.isEmpty()) deferred.poll().run();
    }
}
