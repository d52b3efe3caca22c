package dev.gyre.modules.esm;

import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.CyclicModule;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.ModuleStatus;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.cjs.CommonJsLoader;
import dev.gyre.modules.cjs.CommonJsRecord;
import dev.gyre.modules.cjs.EsModules;
import dev.gyre.modules.cjs.ModuleObject;
import dev.gyre.modules.esm.ModuleSources.ModuleSource;
import dev.gyre.modules.hooks.HookChain;
import dev.gyre.modules.hooks.ResolveResult;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.Map;

/** Loads ES modules, and creates records of everything else that an import can name. */
// https://nodejs.org/api/esm.html
public final class EsmLoader implements EsModules {
    private final Realm realm;
    private final ModuleSettings settings;
    private final Resolver files;
    private final FormatDetector formats;
    private final HookChain hooks;
    private final ImportResolver resolver;
    private final ModuleSources sources;
    private final ModuleRecords records;
    private final CommonJsLoader commonJs;
    private final ModuleMap modules = new ModuleMap();
    private ModuleRecord main;
    private PromiseObject mainEvaluation;
    /** Whether linking happens for require, whose errors Node does not change. No JavaScript runs meanwhile. */
    private boolean isLinkingForRequire;

    public EsmLoader(
            Realm realm,
            ModuleSettings settings,
            Resolver files,
            FormatDetector formats,
            HookChain hooks,
            ModuleSources sources,
            ModuleRecords records,
            CommonJsLoader commonJs) {
        this.realm = realm;
        this.settings = settings;
        this.files = files;
        this.formats = formats;
        this.hooks = hooks;
        this.sources = sources;
        this.records = records;
        this.commonJs = commonJs;
        resolver = new ImportResolver(settings, files, formats, hooks);
    }

    /** The URL of an import's referrer; the URL of the working directory for code without a file. */
    public String baseOf(ImportReferrer referrer) {
        return resolver.baseOf(referrer);
    }

    /** The default step of resolution, for hooks that call it. */
    public JsObject defaultResolve(Object specifier, JsObject context) {
        return resolver.defaultStep(specifier, context);
    }

    /** The default step of loading. */
    public JsObject defaultLoad(Object url, JsObject context) {
        return sources.defaultStep(url, context);
    }

    /** The record for an import in a graph that is loaded for a purpose. */
    public ModuleRecord imported(ModuleRequest request, String baseUrl, Object purpose) {
        ResolveResult resolved = resolver.resolve(
                request.specifier(),
                baseUrl,
                request.attributes(),
                purpose == Purpose.REQUIRE ? Purpose.REQUIRE : Purpose.IMPORT);
        if (purpose == Purpose.REQUIRE) checkCycle(resolved.url(), request, baseUrl);
        return record(
                resolved,
                resolved.attributesOrNull() == null ? request.attributes() : resolved.attributesOrNull(),
                false,
                purpose == Purpose.REQUIRE ? Purpose.REQUIRE : Purpose.IMPORT);
    }

    /** Whether a graph is loaded for require, given the purpose of its loading. */
    public boolean isRequired(Object purpose) {
        return purpose == Purpose.REQUIRE;
    }

    /** A required ES module cannot wait for a module that is being evaluated. */
    private void checkCycle(String url, ModuleRequest request, String baseUrl) {
        String kind;
        if (isEvaluating(modules.get(url, request.attributes().get("type")))) kind = "Module ";
        else if (ModuleUrl.isFile(url) && commonJs.isRunning(files.toPath(url).toString())) kind = "CommonJS Module ";
        else return;
        throw ModuleErrors.coded(
                realm,
                ErrorKind.ERROR,
                "ERR_REQUIRE_CYCLE_MODULE",
                "Cannot import " + kind + request.specifier() + " in a cycle. (from "
                        + (ModuleUrl.isFile(baseUrl) ? files.toPath(baseUrl) : baseUrl) + ")");
    }

    private static boolean isEvaluating(ModuleRecord record) {
        if (record instanceof CyclicModule module) return module.status() == ModuleStatus.EVALUATING;
        return record instanceof SyntheticModule module && module.isEvaluating();
    }

    /** The record of a URL; there is one for each type of import. */
    private ModuleRecord record(
            ResolveResult resolved, Map<String, String> attributes, boolean isMain, Purpose purpose) {
        String url = resolved.url();
        String type = attributes.get("type");
        ModuleRecord known = modules.get(url, type);
        if (known != null) return known;
        boolean hooked = hooks.affectImports();
        ModuleSource source = hooked
                ? sources.load(url, resolved.format(), attributes, resolver.conditions(purpose))
                : sources.load(url, attributes);
        ModuleRecord made = records.make(url, source, isMain, hooked && !source.isFile());
        modules.put(url, type, made);
        return made;
    }

    // module.syncBuiltinESMExports(), https://nodejs.org/api/module.html#modulesyncbuiltinesmexports
    public void synchronizeBuiltins() {
        records.synchronizeBuiltins();
    }

    /** Loads, links and begins to evaluate the program; returns the promise of its evaluation. */
    public PromiseObject runMain(Path file) {
        String url = ModuleUrl.of(file);
        Map<String, String> attributes =
                formats.declared(file) == ModuleFormat.JSON ? Map.of("type", "json") : Map.of();
        ResolveResult resolved = hooks.affectImports()
                ? resolver.resolve(url, null, attributes, Purpose.IMPORT)
                : new ResolveResult(url);
        return evaluateMain(record(resolved, attributes, true, Purpose.IMPORT));
    }

    /** The same for a file that was expected to be CommonJS and is an ES module. */
    @Override
    public void runAsMain(Path file, String text) {
        if (formats.declared(file) == null) formats.warnTypeless(file);
        SourceTextModule module = records.parse(new ModuleOrigin(file, true), text);
        modules.put(ModuleUrl.of(file), null, module);
        evaluateMain(module);
    }

    /** The same for a text without a file: -e and standard input. */
    public PromiseObject runText(String text, Path file) {
        ModuleOrigin origin = new ModuleOrigin(file, true);
        return evaluateMain(SourceTextModules.parse(realm, new Source(origin.url(), text), origin));
    }

    private PromiseObject evaluateMain(ModuleRecord module) {
        // If hooks never settle, the program never begins, without a message.
        if (!load(module, Purpose.IMPORT)) return PromiseObject.resolved(realm, Undefined.INSTANCE);
        module.link();
        main = module;
        mainEvaluation = module.evaluate();
        return mainEvaluation;
    }

    /** The position at which the main module waits at a top-level await; null if it does not. */
    public FramePosition unsettledAwait() {
        return main instanceof SourceTextModule source ? source.unsettledAwait() : null;
    }

    /** The evaluation of the main module if it is an ES module that may still continue, or null. */
    public PromiseObject mainEvaluation() {
        return mainEvaluation;
    }

    /** Rewords the error of the main module's evaluation. */
    public void explainMain(Object error) {
        explain(main, error);
    }

    /** Rewords the error of a module that import() loads. */
    public void explain(LoadedModule module, Object error) {
        if (module instanceof ModuleRecord record && record.hostDefined() instanceof ModuleOrigin origin)
            ImportErrors.explainScope(formats, error, origin);
    }

    /** Returns whether everything is loaded. */
    private boolean load(ModuleRecord module, Purpose purpose) {
        PromiseObject loading = module.loadRequestedModules(purpose);
        if (loading.state() == PromiseObject.State.REJECTED) throw thrown(loading);
        return loading.state() == PromiseObject.State.FULFILLED;
    }

    /** The error of an internal promise. */
    private JsException thrown(PromiseObject promise) {
        if (!promise.isHandled()) realm.agent().hooks().promiseRejectionTracker(promise, true);
        promise.markHandled();
        return new JsException(promise.result());
    }

    // require() of an ES module, https://nodejs.org/api/modules.html#loading-ecmascript-modules-using-require
    /** The value of require for an ES module: the namespace of a synchronous graph, or its "module.exports" export. */
    @Override
    public Object require(JsObject module, String filename, String text) {
        // A hook may have returned a name that is not a file.
        Path file = settings.cwd().resolve(files.path(filename));
        String url = ModuleUrl.of(file);
        if (modules.get(url, null) instanceof SourceTextModule known)
            return RequiredModule.exports(realm, evaluated(known, module, filename));
        SourceTextModule record = records.parse(new ModuleOrigin(url, file, false), text);
        modules.put(url, null, record);
        return RequiredModule.exports(realm, evaluated(record, module, filename));
    }

    private SourceTextModule evaluated(SourceTextModule record, JsObject module, String filename) {
        RequiredModule.check(realm, record, module, filename);
        if (module instanceof ModuleObject object) object.record(record);
        load(record, Purpose.REQUIRE);
        isLinkingForRequire = true;
        try {
            record.link();
        } finally {
            isLinkingForRequire = false;
        }
        RequiredModule.checkSynchronous(realm, record, module, filename);
        PromiseObject evaluation = record.evaluate();
        if (evaluation.state() == PromiseObject.State.REJECTED) {
            explain(record, evaluation.result());
            throw thrown(evaluation);
        }
        return record;
    }

    /** Whether the module has been evaluated completely. */
    @Override
    public boolean isEvaluated(ModuleRecord record) {
        return !(record instanceof CyclicModule module) || RequiredModule.isEvaluated(module);
    }

    /** Rewords the error of an import that cannot be resolved. */
    public void importNotFound(ErrorObject error, LoadedModule requestedOrNull, String specifier, String name) {
        if (isLinkingForRequire) return;
        if (requestedOrNull instanceof CommonJsRecord) ImportErrors.explainCommonJs(error, specifier, name);
        ImportErrors.decorate(error);
    }

    public void importMeta(JsObject importMeta, ImportReferrer referrer) {
        if (referrer instanceof SourceTextModule module && records.fillWebAssembly(importMeta, module)) return;
        if (referrer instanceof ModuleRecord module && module.hostDefined() instanceof ModuleOrigin origin)
            ImportMeta.fill(realm, resolver, importMeta, origin);
    }
}
