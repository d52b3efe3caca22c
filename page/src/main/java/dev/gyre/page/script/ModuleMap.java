package dev.gyre.page.script;

import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.RequestMetadata;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

// https://html.spec.whatwg.org/#module-map
/** The modules of a page by URL and type, each loaded once. */
public final class ModuleMap {
    /** A module, or why there is none, or those who wait for it. */
    private static final class Entry {
        final List<LoadedModuleReceiver> waiting = new ArrayList<>();
        ModuleRecord module;
        JsException error;
    }

    private final ModuleHost host;
    private final ImportMap importMap;
    private final Map<String, Entry> entries = new HashMap<>();
    private final Set<Object> notLoaded = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Those of a worker, which has no import map. */
    public ModuleMap(ModuleHost host) {
        this(host, new ImportMap(host));
    }

    ModuleMap(ModuleHost host, ImportMap importMap) {
        this.host = host;
        this.importMap = importMap;
    }

    // HostLoadImportedModule, https://html.spec.whatwg.org/#hostloadimportedmodule
    /** Loads what a script or module imports. */
    public void load(ImportReferrer referrer, ModuleRequest request, LoadedModuleReceiver receiver) {
        try {
            ScriptOrigin origin = ScriptOrigin.of(referrer);
            String type = request.attributes().getOrDefault("type", "javascript");
            if (!type.equals("javascript") && !type.equals("json"))
                throw Errors.typeError("\"" + type + "\" is not a valid module type.");
            String base = origin == null ? host.baseUrl() : origin.baseUrl();
            RequestMetadata metadata = origin == null ? RequestMetadata.NONE : origin.metadata();
            String url = importMap.resolve(request.specifier(), base);
            fetch(url, type, metadata.withIntegrity(importMap.integrity(url)), receiver);
        } catch (JsException invalid) {
            receiver.failed(invalid);
        }
    }

    // https://html.spec.whatwg.org/#fetch-a-single-module-script
    void fetch(String url, String type, RequestMetadata metadata, LoadedModuleReceiver receiver) {
        String key = type + " " + url;
        Entry known = entries.get(key);
        if (known != null) {
            answer(known, receiver);
            return;
        }
        var entry = new Entry();
        entries.put(key, entry);
        entry.waiting.add(receiver);
        host.load(type.equals("json") ? "json" : "script", url, metadata, response -> {
            finish(entry, url, type, metadata, response);
            List<LoadedModuleReceiver> waiting = List.copyOf(entry.waiting);
            entry.waiting.clear();
            for (LoadedModuleReceiver each : waiting) answer(entry, each);
        });
    }

    // https://html.spec.whatwg.org/#fetch-a-modulepreload-module-script-graph
    /** Loads a module that programs may import later. @param mapped whether the import map says which hashes it must have @param loaded gets whether it is there */
    public void preload(String url, RequestMetadata metadata, boolean mapped, Consumer<Boolean> loaded) {
        RequestMetadata used = mapped ? metadata.withIntegrity(importMap.integrity(url)) : metadata;
        fetch(url, "javascript", used, new LoadedModuleReceiver() {
            @Override
            public void loaded(LoadedModule module) {
                loaded.accept(true);
            }

            @Override
            public void failed(JsException error) {
                loaded.accept(!isNotLoaded(error.value(host.realm())));
            }
        });
    }

    private static void answer(Entry entry, LoadedModuleReceiver receiver) {
        if (entry.module != null) receiver.loaded(entry.module);
        else if (entry.error != null) receiver.failed(entry.error);
        else entry.waiting.add(receiver);
    }

    private void finish(Entry entry, String url, String type, RequestMetadata metadata, PageResponse response) {
        try {
            if (!response.isOk() || !CorsCheck.passes(response, host.origin()) || !isOfType(response, type))
                throw notLoaded(url);
            String text = new String(response.body(), StandardCharsets.UTF_8);
            if (text.startsWith("\uFEFF")) text = text.substring(1);
            entry.module = type.equals("json")
                    ? json(text, url)
                    : parse(new Source(response.url(), text), new ScriptOrigin(response.url(), metadata));
        } catch (JsException failure) {
            entry.error = failure;
        }
    }

    // https://html.spec.whatwg.org/#fetch-a-single-module-script
    /** Whether the content type, if there is one, is that of modules of a type. */
    private static boolean isOfType(PageResponse response, String type) {
        String essence = response.essence();
        if (essence == null) return true;
        if (!type.equals("json")) return ScriptTypes.isJavaScript(essence);
        return essence.equals("application/json") || essence.equals("text/json") || essence.endsWith("+json");
    }

    private JsException notLoaded(String url) {
        Object error =
                ErrorObject.create(host.realm(), ErrorKind.TYPE, "Failed to fetch dynamically imported module: " + url);
        notLoaded.add(error);
        return new JsException(error);
    }

    /** Whether an error says that a module could not be loaded. */
    boolean isNotLoaded(Object error) {
        return notLoaded.contains(error);
    }

    private ModuleRecord json(String text, String url) {
        var parse = (JsObject) ((JsObject) host.realm().globalObject().get("JSON")).get("parse");
        return SyntheticModule.withDefaultExport(host.realm(), parse.call1(parse, text), new ScriptOrigin(url));
    }

    /** A module of the page. */
    ModuleRecord parse(Source source, ScriptOrigin origin) {
        return SourceTextModules.parse(host.realm(), source, origin);
    }

    // HostGetImportMetaProperties, https://html.spec.whatwg.org/#hostgetimportmetaproperties
    /** Fills the import.meta of a module. */
    public void importMeta(JsObject meta, ImportReferrer module) {
        String base = ScriptOrigin.of(module).baseUrl();
        meta.createDataProperty("url", base);
        meta.createDataProperty(
                "resolve",
                new NativeClosure(
                        host.realm(),
                        "resolve",
                        1,
                        (realm, callee, self, arguments, newTarget) -> importMap.resolve(
                                TypeConversion.toString(arguments.length > 0 ? arguments[0] : "undefined"), base)));
    }
}
