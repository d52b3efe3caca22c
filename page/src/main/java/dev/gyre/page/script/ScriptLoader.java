package dev.gyre.page.script;

import dev.gyre.engine.Script;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.encoding.Encoding;
import dev.gyre.node.encoding.StreamDecoder;
import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.elements.ScriptElement;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.RequestMetadata;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

// https://html.spec.whatwg.org/#prepare-the-script-element
/** Decides when the scripts of a document run. */
public final class ScriptLoader {
    private final ScriptHost host;
    private final ImportMap importMap;
    private final ModuleMap modules;
    private final ModuleGraphs graphs;
    /** Those that run when the document has been parsed. */
    private final ArrayDeque<PendingScript> deferred = new ArrayDeque<>();
    /** Those that programs inserted and that run in that order. */
    private final ArrayDeque<PendingScript> inOrder = new ArrayDeque<>();
    /** Those that run as soon as they are there. */
    private final List<PendingScript> asSoonAsPossible = new ArrayList<>();
    /** The one that the parser waits for. */
    private PendingScript blocking;

    public ScriptLoader(ScriptHost host) {
        this.host = host;
        importMap = new ImportMap(host);
        modules = new ModuleMap(host, importMap);
        graphs = new ModuleGraphs(host, modules);
    }

    public ModuleMap modules() {
        return modules;
    }

    /** Whether the parser waits for a script. */
    public boolean blocksParser() {
        return blocking != null;
    }

    /** Whether the load event need not wait for any script. */
    public boolean isIdle() {
        return blocking == null && deferred.isEmpty() && inOrder.isEmpty() && asSoonAsPossible.isEmpty();
    }

    /** Prepares a script; one that nothing holds up runs before this returns. @param line where its text begins, as the column from 1 */
    public void prepare(ScriptElement script, int line, int column) {
        if (script.alreadyStarted()) return;
        Document parserDocument = script.parserDocument();
        script.parserDocument(null);
        Element element = script.element();
        if (parserDocument != null && element.attribute("async") == null) script.forceAsync(true);
        String src = script.source();
        if (src == null && element.childText().isEmpty() || !element.isConnected()) return;
        ScriptTypes type = ScriptTypes.of(script);
        if (type == ScriptTypes.DATA) return;
        if (parserDocument != null) {
            script.parserDocument(parserDocument);
            script.forceAsync(false);
        }
        script.alreadyStarted(true);
        if (element.nodeDocument() != host.document()
                || parserDocument != null && parserDocument != element.nodeDocument()
                || type == ScriptTypes.CLASSIC && (element.attribute("nomodule") != null || !isForLoading(element)))
            return;
        if (src == null && !host.allowsInline(element, InlineBehavior.SCRIPT, element.childText())) return;
        if (type == ScriptTypes.IMPORT_MAP) addImportMap(script, src);
        else if (src != null) external(script, type, src, parserDocument != null);
        else inline(script, type, parserDocument != null, line, column);
    }

    // https://html.spec.whatwg.org/#script-processing-model
    /** Whether the attributes for and event, which old browsers knew, let a script run. */
    private static boolean isForLoading(Element script) {
        String object = script.attribute("for");
        String event = script.attribute("event");
        if (object == null || event == null || !script.isHtml("script")) return true;
        String type = AsciiCase.lower(AsciiCase.trim(event));
        return AsciiCase.lower(AsciiCase.trim(object)).equals("window")
                && (type.equals("onload") || type.equals("onload()"));
    }

    private void addImportMap(ScriptElement script, String src) {
        if (src != null) {
            host.queue(() -> script.element().fire("error", false, false));
            return;
        }
        try {
            var json = (JsObject) host.realm().globalObject().get("JSON");
            Object map =
                    ((JsObject) json.get("parse")).call1(json, script.element().childText());
            if (!(map instanceof JsObject object))
                throw Errors.typeError("Failed to parse import map: the top-level value needs to be a JSON object.");
            importMap.add(object);
        } catch (JsException invalid) {
            host.reportError(invalid.value(host.realm()));
        }
    }

    private void external(ScriptElement script, ScriptTypes type, String src, boolean byParser) {
        String url = src.isEmpty() ? null : host.encodingParse(src);
        if (url == null) {
            host.queue(() -> script.element().fire("error", false, false));
            return;
        }
        RequestMetadata metadata = metadata(script, byParser);
        if (type == ScriptTypes.MODULE && script.element().attribute("integrity") == null)
            metadata = metadata.withIntegrity(importMap.integrity(url));
        var pending = new PendingScript(script, true, type == ScriptTypes.MODULE, url, 1, 1, metadata);
        schedule(pending, byParser);
        host.blockRendering(script.element(), pending == blocking);
        if (pending.module) graphs.load(pending, () -> ready(pending));
        else host.load("script", url, pending.metadata, response -> loaded(pending, response));
    }

    private void loaded(PendingScript pending, PageResponse response) {
        if (response.isOk()) pending.text = decoded(pending, response);
        ready(pending);
    }

    // https://html.spec.whatwg.org/#fetch-a-classic-script
    private String decoded(PendingScript pending, PageResponse response) {
        byte[] bytes = response.body();
        String label = response.charset();
        if (label == null) label = pending.element.element().attribute("charset");
        Encoding encoding = label == null ? null : Encoding.ofLabelOrNull(label);
        if (encoding == null) encoding = Encoding.ofLabelOrNull(host.document().characterSet());
        int from = 0;
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            encoding = null;
            from = 3;
        }
        var decoder = new StreamDecoder(encoding == null ? Encoding.ofLabelOrNull("utf-8") : encoding);
        int count = decoder.decode(bytes, from, bytes.length, true);
        return new String(decoder.chars(), 0, count);
    }

    private void inline(ScriptElement script, ScriptTypes type, boolean byParser, int line, int column) {
        String base = host.document().URL();
        var pending = new PendingScript(
                script, false, type == ScriptTypes.MODULE, base, line, column, metadata(script, byParser));
        if (pending.module) {
            schedule(pending, byParser);
            host.blockRendering(script.element(), false);
            inlineModule(pending);
            return;
        }
        pending.text = script.element().childText();
        pending.ready = true;
        if (byParser && host.hasBlockingStyleSheet()) blocking = pending;
        else execute(pending);
    }

    private void inlineModule(PendingScript pending) {
        try {
            ModuleRecord module = modules.parse(
                    source(pending, pending.element.element().childText()),
                    new ScriptOrigin(host.baseUrl(), pending.metadata));
            graphs.loadImports(pending, module, () -> ready(pending));
        } catch (JsException invalid) {
            pending.error = invalid.value(host.realm());
            ready(pending);
        }
    }

    private static RequestMetadata metadata(ScriptElement script, boolean byParser) {
        String integrity = script.element().attribute("integrity");
        return new RequestMetadata(script.countingNonce(), integrity == null ? "" : integrity, byParser);
    }

    private static Source source(PendingScript script, String text) {
        return new Source(script.url, text, script.line - 1, script.column - 1);
    }

    private void schedule(PendingScript pending, boolean byParser) {
        ScriptElement script = pending.element;
        if (script.element().attribute("async") != null || script.forceAsync()) asSoonAsPossible.add(pending);
        else if (!byParser) inOrder.add(pending);
        else if (pending.module || script.element().attribute("defer") != null) deferred.add(pending);
        else blocking = pending;
    }

    private void ready(PendingScript pending) {
        pending.ready = true;
        if (asSoonAsPossible.contains(pending)) {
            host.queue(() -> {
                asSoonAsPossible.remove(pending);
                execute(pending);
                host.progress();
            });
        } else if (inOrder.contains(pending)) {
            host.queue(this::runInOrder);
        } else {
            host.progress();
        }
    }

    private void runInOrder() {
        while (!inOrder.isEmpty() && inOrder.peek().ready) execute(inOrder.poll());
        host.progress();
    }

    /** Runs the script that the parser waits for, if it can; returns whether the parser can go on. */
    public boolean runBlocking() {
        if (blocking == null) return true;
        if (!blocking.ready || host.hasBlockingStyleSheet()) return false;
        PendingScript script = blocking;
        blocking = null;
        host.atInsertionPoint(() -> execute(script));
        return blocking == null;
    }

    /** Runs what has been deferred to the end of parsing, as far as it has been loaded; returns whether that is all. */
    public boolean runDeferred() {
        while (!deferred.isEmpty() && deferred.peek().ready && !host.hasBlockingStyleSheet()) {
            execute(deferred.poll());
            host.callbackEnded();
        }
        return deferred.isEmpty();
    }

    // https://html.spec.whatwg.org/#execute-the-script-element
    private void execute(PendingScript script) {
        Element element = script.element.element();
        Document document = element.nodeDocument();
        if (document != host.document()) return;
        host.unblockRendering(element);
        if (!script.hasResult()) {
            element.fire("error", false, false);
            return;
        }
        if (script.external || script.module)
            document.dynamicMarkup().ignoringDestructiveWrites(() -> run(script, document));
        else run(script, document);
        if (script.external) element.fire("load", false, false);
    }

    private void run(PendingScript script, Document document) {
        if (script.module) {
            graphs.evaluate(script);
            host.callbackEnded();
            return;
        }
        Element outer = document.currentScript();
        document.currentScript(script.element.element().isInShadowTree() ? null : script.element.element());
        try {
            run(
                    source(script, script.text),
                    new ScriptOrigin(script.external ? script.url : host.baseUrl(), script.metadata));
        } finally {
            document.currentScript(outer);
        }
    }

    // https://html.spec.whatwg.org/#run-a-classic-script
    /** Runs the text of a classic script, and reports what it throws; its completion value, null if it has thrown. */
    public Object run(Source source, ScriptOrigin origin) {
        Object result = null;
        try {
            result = Script.parse(host.realm(), source, ParserOptions.DEFAULT, origin)
                    .run();
        } catch (JsException exception) {
            host.reportError(exception.value(host.realm()));
        }
        host.callbackEnded();
        return result;
    }
}
