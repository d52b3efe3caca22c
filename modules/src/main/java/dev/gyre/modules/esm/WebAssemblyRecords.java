package dev.gyre.modules.esm;

import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.WebAssemblyModule;
import dev.gyre.modules.resolve.ModuleOrigin;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The records of WebAssembly modules. Each is an ES module with the same imports and exports, whose evaluation creates
 * the instance.
 */
// https://nodejs.org/api/esm.html#wasm-modules
final class WebAssemblyRecords {
    private static final String INSTANTIATE = "instantiate";

    private final Realm realm;
    private final ModuleEmbedder embedder;
    /** Modules that have not been evaluated yet. */
    private final Map<Object, WebAssemblyModule> compiled = new IdentityHashMap<>();

    private boolean hasWarned;

    WebAssemblyRecords(Realm realm, ModuleEmbedder embedder) {
        this.realm = realm;
        this.embedder = embedder;
    }

    SourceTextModule record(ModuleOrigin origin, byte[] content) {
        WebAssemblyModule module = embedder.webAssembly(
                content, origin.file() == null ? origin.url() : origin.file().toString());
        SourceTextModule record = SourceTextModules.parse(realm, new Source(origin.url(), text(module)), origin);
        compiled.put(record, module);
        return record;
    }

    private static String text(WebAssemblyModule module) {
        StringBuilder imports = new StringBuilder();
        StringBuilder arguments = new StringBuilder();
        for (String specifier : module.imports()) {
            String name = "$import" + arguments.length();
            imports.append("import * as ")
                    .append(name)
                    .append(" from ")
                    .append(quoted(specifier))
                    .append(";\n");
            arguments.append(name).append(',');
        }
        StringBuilder exports = new StringBuilder();
        for (int i = 0; i < module.exports().size(); i++) {
            exports.append("let $export")
                    .append(i)
                    .append(" = $values[")
                    .append(i)
                    .append("];\n");
            exports.append("export { $export")
                    .append(i)
                    .append(" as ")
                    .append(quoted(module.exports().get(i)))
                    .append(" };\n");
        }
        return imports + "const $values = import.meta." + INSTANTIATE + "(" + arguments + ");\n" + exports;
    }

    private static String quoted(String text) {
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                + '"';
    }

    /** Sets the instantiating function of such a module; returns false for any other module. */
    boolean fill(JsObject importMeta, SourceTextModule record) {
        WebAssemblyModule module = compiled.remove(record);
        if (module == null) return false;
        importMeta.createDataProperty(
                INSTANTIATE, new NativeClosure(realm, INSTANTIATE, 0, (current, callee, self, arguments, newTarget) -> {
                    warn();
                    List<Object> namespaces = new ArrayList<>(List.of(arguments));
                    return module.instantiate(JsArray.fromList(realm, namespaces), record.namespace());
                }));
        return true;
    }

    private void warn() {
        if (hasWarned) return;
        hasWarned = true;
        embedder.warn(
                "Importing WebAssembly module instances is an experimental feature and might change at any time",
                "ExperimentalWarning",
                null);
    }
}
