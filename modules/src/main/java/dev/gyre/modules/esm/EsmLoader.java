package dev.gyre.modules.esm;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.ErrorObject;
import dev.gyre.engine.error.FramePosition;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.host.ImportReferrer;
import dev.gyre.engine.host.LoadedModule;
import dev.gyre.engine.host.ModuleRequest;
import dev.gyre.engine.module.CyclicModule;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeClosure;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.source.Source;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.Resolver.Resolution;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Loads ES modules and makes records of everything else that an import can name. */
// https://nodejs.org/api/esm.html
public final class EsmLoader {
    private final ModuleLoader loader;
    private final Realm realm;
    private final Map<String, ModuleRecord> records = new HashMap<>();
    private ModuleRecord main;
    private PromiseObject mainEvaluation;
    /** Whether require links, whose errors Node leaves as they are. */
    private boolean requiring;

    public EsmLoader(ModuleLoader loader) {
        this.loader = loader;
        realm = loader.realm();
    }

    /** The file that an import's referrer stands for. */
    public static Path originOf(ImportReferrer referrer, Path otherwise) {
        if (referrer instanceof ModuleOrigin origin) return origin.file();
        if (referrer instanceof ModuleRecord module && module.hostDefined() instanceof ModuleOrigin origin) return origin.file();
        return otherwise;
    }

    /** The record of an import. */
    public ModuleRecord imported(ModuleRequest request, Path importer) {
        Resolution resolution = loader.resolver().importFrom(request.specifier(), importer);
        if (resolution.isBuiltin()) return builtin(resolution.builtin());
        return record(resolution.file(), request.attributes().get("type"), false);
    }

    /** The record of a file. */
    private ModuleRecord record(Path file, String type, boolean isMain) {
        ModuleFormat format = loader.formats().forImport(file);
        requireAttributes(file, format, type);
        String key = file.toString();
        ModuleRecord known = records.get(key);
        if (known != null) return known;
        ModuleRecord made = format == null ? detected(file, isMain) : switch (format) {
            case JSON -> json(file);
            case COMMONJS -> CommonJsRecord.create(loader, file);
            case MODULE -> source(file, SourceFiles.read(loader, file), isMain);
            case NATIVE_ADDON -> throw loader.unsupported(file);
            default -> detected(file, isMain);
        };
        records.put(key, made);
        return made;
    }

    private void requireAttributes(Path file, ModuleFormat format, String type) {
        if (format == ModuleFormat.JSON && !"json".equals(type)) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_IMPORT_ATTRIBUTE_MISSING",
                    "Module \"" + ModuleOrigin.fileUrl(file) + "\" needs an import attribute of \"type: json\"");
        }
        if (format != ModuleFormat.JSON && type != null) {
            String code = "json".equals(type) ? "ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE" : "ERR_IMPORT_ATTRIBUTE_UNSUPPORTED";
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, code, "json".equals(type)
                    ? "Module \"" + ModuleOrigin.fileUrl(file) + "\" is not of type \"json\""
                    : "Import attribute \"type\" with value \"" + type + "\" is not supported");
        }
    }

    private SourceTextModule source(Path file, String text, boolean isMain) {
        ModuleOrigin origin = new ModuleOrigin(file, isMain);
        return loader.compileCache().module(file, new Source(origin.url(), text), origin);
    }

    /** A .js file without a type: CommonJS when it parses so, otherwise a module. */
    private ModuleRecord detected(Path file, boolean isMain) {
        try {
            return CommonJsRecord.create(loader, file);
        } catch (JsException error) {
            if (!ModuleLoader.isModuleSyntax(realm, error)) throw error;
            return source(file, SourceFiles.read(loader, file), isMain);
        }
    }

    private ModuleRecord json(Path file) {
        JsObject json = realm.intrinsic(Intrinsic.JSON);
        Object value = ((JsObject) json.get("parse")).call1(json, SourceFiles.read(realm, file));
        return SyntheticModule.withDefaultExport(realm, value, new ModuleOrigin(file, false));
    }

    private ModuleRecord builtin(String name) {
        return records.computeIfAbsent("node:" + name, key -> {
            Object exports = loader.builtins().exports(name);
            return CommonJsRecord.ofExports(realm, exports);
        });
    }

    /** Loads, links and begins to evaluate a file; the promise is of its evaluation. */
    public PromiseObject runMain(Path file) {
        return evaluateMain(record(file, loader.formats().forImport(file) == ModuleFormat.JSON ? "json" : null, true));
    }

    /** The same for a text that is no file: -e and standard input. */
    public PromiseObject runText(String text, String name, Path file) {
        return evaluateMain(SourceTextModule.parse(realm, new Source(name, text), new ModuleOrigin(file, true)));
    }

    private PromiseObject evaluateMain(ModuleRecord module) {
        link(module);
        main = module;
        mainEvaluation = module.evaluate();
        return mainEvaluation;
    }

    /** Where the main module waits at a top-level await; null when it does not. */
    public FramePosition unsettledAwait() {
        return main instanceof SourceTextModule source ? source.unsettledAwait() : null;
    }

    private void link(ModuleRecord module) {
        PromiseObject loading = module.loadRequestedModules(null);
        if (loading.state() == PromiseObject.State.REJECTED) {
            loading.markHandled();
            throw new JsException(loading.result());
        }
        module.link();
    }

    // require() of an ES module, https://nodejs.org/api/modules.html#loading-ecmascript-modules-using-require
    /** The namespace of a synchronous graph, or its "module.exports" export. */
    public Object require(Path file, boolean isMain) {
        ModuleRecord module = records.get(file.toString());
        if (!(module instanceof SourceTextModule)) {
            module = source(file, SourceFiles.read(loader, file), isMain);
            records.put(file.toString(), module);
        }
        requiring = true;
        try {
            link(module);
        } finally {
            requiring = false;
        }
        if (hasTopLevelAwait(module, new HashSet<>())) {
            if (isMain) {
                evaluateMain(module);
                return module.namespace();
            }
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_REQUIRE_ASYNC_MODULE",
                    "require() cannot be used on an ESM graph with top-level await. Use import() instead. To see where the top-level await comes from, use --experimental-print-required-tla.");
        }
        PromiseObject evaluation = module.evaluate();
        if (evaluation.state() == PromiseObject.State.REJECTED) {
            evaluation.markHandled();
            throw new JsException(evaluation.result());
        }
        JsObject namespace = module.namespace();
        return namespace.hasOwnProperty("module.exports") ? namespace.get("module.exports") : namespace;
    }

    /** The evaluation of the main module where it is an ES module that may go on, or null. */
    public PromiseObject mainEvaluation() {
        return mainEvaluation;
    }

    private static boolean hasTopLevelAwait(ModuleRecord module, Set<ModuleRecord> seen) {
        if (!(module instanceof CyclicModule cyclic) || !seen.add(module)) return false;
        if (cyclic.hasTopLevelAwait()) return true;
        for (ModuleRequest request : cyclic.requestedModules()) {
            if (hasTopLevelAwait(cyclic.importedModule(request), seen)) return true;
        }
        return false;
    }

    /** An import that cannot be resolved. */
    public void importNotFound(ErrorObject error, LoadedModule requestedOrNull, String specifier, String name) {
        if (requiring) return;
        if (requestedOrNull instanceof SyntheticModule module && CommonJsRecord.isCommonJs(module)) ImportErrors.explainCommonJs(error, specifier, name);
        ImportErrors.decorate(error);
    }

    // import.meta, https://nodejs.org/api/esm.html#importmeta
    public void importMeta(JsObject importMeta, ImportReferrer referrer) {
        if (!(referrer instanceof ModuleRecord module) || !(module.hostDefined() instanceof ModuleOrigin origin)) return;
        importMeta.createDataProperty("dirname", origin.file().getParent().toString());
        importMeta.createDataProperty("filename", origin.file().toString());
        importMeta.createDataProperty("main", origin.isMain());
        importMeta.createDataProperty("resolve", new NativeClosure(realm, "resolve", 1, (current, callee, self, arguments, newTarget) -> {
            Resolution resolution = loader.resolver().importFrom(TypeConversion.toString(arguments[0]), origin.file());
            return resolution.isBuiltin() ? "node:" + resolution.builtin() : ModuleOrigin.fileUrl(resolution.file());
        }));
        importMeta.createDataProperty("url", origin.url());
    }
}
