package dev.gyre.modules.esm;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.module.CyclicModule;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.ModuleStatus;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.cjs.CommonJsRecord;
import dev.gyre.modules.cjs.ModuleObject;
import dev.gyre.modules.esm.ModuleSources.ModuleSource;
import dev.gyre.modules.hooks.RemoteHooks;
import dev.gyre.modules.hooks.ResolveRequest;
import dev.gyre.modules.hooks.ResolveResult;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Loads ES modules and makes records of everything else that an import can name. */
// https://nodejs.org/api/esm.html
public final class EsmLoader {
    /** What a graph is loaded for. */
    private enum Purpose { IMPORT, REQUIRE }

    private final ModuleLoader loader;
    private final Realm realm;
    private final ModuleSources sources;
    private final BuiltinRecords builtins;
    private final WebAssemblyRecords webAssembly;
    private final Map<String, String> resolved = new HashMap<>();
    private ModuleRecord main;
    private PromiseObject mainEvaluation;
    /** Whether require links, whose errors Node leaves as they are. Nothing of a program runs meanwhile. */
    private boolean isLinkingForRequire;

    public EsmLoader(ModuleLoader loader) {
        this.loader = loader;
        realm = loader.realm();
        sources = new ModuleSources(loader);
        builtins = new BuiltinRecords(loader);
        webAssembly = new WebAssemblyRecords(loader);
    }

    /** The URL of an import's referrer; the working directory's for code from nowhere. */
    public String baseOf(ImportReferrer referrer) {
        if (referrer instanceof ModuleOrigin origin) return origin.url();
        if (referrer instanceof ModuleRecord module && module.hostDefined() instanceof ModuleOrigin origin) return origin.url();
        return loader.resolver().baseOf("[eval1]");
    }

    /** The URL that a specifier stands for. */
    ResolveResult resolve(String specifier, String baseUrl, Map<String, String> attributes) {
        return resolve(specifier, baseUrl, attributes, Purpose.IMPORT);
    }

    private ResolveResult resolve(String specifier, String baseUrl, Map<String, String> attributes, Purpose purpose) {
        if (!isHooked()) return new ResolveResult(resolve(specifier, baseUrl));
        RemoteHooks remote = loader.remoteHooks();
        return loader.hooks().resolve(new ResolveRequest(specifier, baseUrl, conditions(purpose).names(), attributes), remote == null ? sources::resolve : remote::resolve);
    }

    /** What has been found once is found again, whatever becomes of the files. */
    private String resolve(String specifier, String baseUrl) {
        String key = baseUrl + '\n' + specifier;
        String known = resolved.get(key);
        if (known != null) return known;
        String url = loader.resolver().resolve(specifier, baseUrl);
        resolved.put(key, url);
        return url;
    }

    private boolean isHooked() {
        return !loader.hooks().isEmpty() || loader.remoteHooks() != null;
    }

    /** What resolution is without hooks, for hooks that ask. */
    public JsObject defaultResolve(Object specifier, JsObject context) {
        return sources.resolve(specifier, context);
    }

    /** What loading is without hooks. */
    public JsObject defaultLoad(Object url, JsObject context) {
        return sources.load(url, context);
    }

    private Resolver.Conditions conditions(Purpose purpose) {
        return purpose == Purpose.REQUIRE ? loader.resolver().requireConditions() : loader.resolver().importConditions();
    }

    /** The record of an import in a graph that is loaded for something. */
    public ModuleRecord imported(ModuleRequest request, String baseUrl, Object purpose) {
        ResolveResult resolved = resolve(request.specifier(), baseUrl, request.attributes(), purpose == Purpose.REQUIRE ? Purpose.REQUIRE : Purpose.IMPORT);
        if (purpose == Purpose.REQUIRE) checkCycle(resolved.url(), request, baseUrl);
        return record(resolved, resolved.attributesOrNull() == null ? request.attributes() : resolved.attributesOrNull(), false, purpose == Purpose.REQUIRE ? Purpose.REQUIRE : Purpose.IMPORT);
    }

    /** Whether a graph is loaded for require, by what its loading was begun with. */
    public boolean isRequired(Object purpose) {
        return purpose == Purpose.REQUIRE;
    }

    /** An ES module that is being required cannot wait for a module that is under way. */
    private void checkCycle(String url, ModuleRequest request, String baseUrl) {
        String kind;
        if (isEvaluating(loader.graph().imported(url, request.attributes().get("type")))) kind = "Module ";
        else if (ModuleUrl.isFile(url) && loader.commonJs().isRunning(loader.resolver().toPath(url).toString())) kind = "CommonJS Module ";
        else return;
        throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_REQUIRE_CYCLE_MODULE", "Cannot import " + kind + request.specifier() + " in a cycle. (from "
                + (ModuleUrl.isFile(baseUrl) ? loader.resolver().toPath(baseUrl) : baseUrl) + ")");
    }

    private static boolean isEvaluating(ModuleRecord record) {
        if (record instanceof CyclicModule module) return module.status() == ModuleStatus.EVALUATING;
        return record instanceof SyntheticModule module && module.isEvaluating();
    }

    /** The record of a URL; one for each type of import. */
    private ModuleRecord record(ResolveResult resolved, Map<String, String> attributes, boolean isMain, Purpose purpose) {
        String url = resolved.url();
        String type = attributes.get("type");
        ModuleRecord known = loader.graph().imported(url, type);
        if (known != null) return known;
        boolean hooked = isHooked();
        ModuleSource source = hooked ? sources.load(url, resolved.format(), attributes, conditions(purpose)) : sources.load(url, attributes);
        ModuleRecord made = make(url, source, isMain, hooked && !source.isFile());
        loader.graph().addImported(url, type, made);
        return made;
    }

    private ModuleRecord make(String url, ModuleSource source, boolean isMain, boolean hooked) {
        Path file = ModuleUrl.isFile(url) ? loader.resolver().toPath(url) : null;
        var origin = new ModuleOrigin(url, file, isMain);
        if (source.format() == null) return detected(origin, source.text(), hooked);
        return switch (source.format()) {
            case BUILTIN -> builtins.record(url.substring(5));
            case JSON -> json(origin, source.text());
            case COMMONJS -> commonJs(origin, source.text() == null ? "" : source.text(), hooked);
            case MODULE -> parse(origin, source.text());
            case WEBASSEMBLY -> webAssembly.record(origin, source.content());
            case NATIVE_ADDON -> throw loader.unsupported(url);
        };
    }

    private SourceTextModule parse(ModuleOrigin origin, String text) {
        Source source = new Source(origin.url(), text);
        return origin.file() == null ? SourceTextModule.parse(realm, source, origin) : loader.compileCache().module(origin.file(), source, origin);
    }

    private CommonJsRecord commonJs(ModuleOrigin origin, String text, boolean hooked) {
        return loader.commonJs().imported(origin, filename(origin), text, hooked);
    }

    private static String filename(ModuleOrigin origin) {
        return origin.file() == null ? origin.url() : origin.file().toString();
    }

    /** A .js file without a type: a module if it is none but as a module, otherwise CommonJS, whose errors are thrown at its turn. */
    private ModuleRecord detected(ModuleOrigin origin, String text, boolean hooked) {
        String filename = filename(origin);
        if (!loader.settings().detectModules() || loader.graph().required(filename) != null) return commonJs(origin, text, hooked);
        JsFunction function = null;
        try {
            function = loader.commonJs().texts().function(text, filename);
        } catch (JsException error) {
            if (loader.isModule(error, text, origin.url())) {
                loader.formats().warnTypeless(origin.file());
                return parse(origin, text);
            }
        }
        CommonJsRecord record = commonJs(origin, text, hooked);
        record.compiled(function);
        return record;
    }

    private ModuleRecord json(ModuleOrigin origin, String text) {
        boolean isFile = origin.file() != null && ModuleUrl.tail(origin.url()).isEmpty();
        Object value = isFile ? loader.commonJs().json().imported(origin.file().toString(), text) : loader.commonJs().json().parse(filename(origin), text);
        return SyntheticModule.withDefaultExport(realm, value, origin);
    }

    // module.syncBuiltinESMExports(), https://nodejs.org/api/module.html#modulesyncbuiltinesmexports
    public void synchronizeBuiltins() {
        builtins.synchronize();
    }

    /** Loads, links and begins to evaluate the program; the promise is of its evaluation. */
    public PromiseObject runMain(Path file) {
        String url = ModuleUrl.of(file);
        Map<String, String> attributes = loader.formats().declared(file) == ModuleFormat.JSON ? Map.of("type", "json") : Map.of();
        ResolveResult resolved = isHooked() ? resolve(url, null, attributes) : new ResolveResult(url);
        return evaluateMain(record(resolved, attributes, true, Purpose.IMPORT));
    }

    /** The same for a file that turned out to be an ES module when it was to run as CommonJS. */
    public void runAsMain(Path file, String text) {
        if (loader.formats().declared(file) == null) loader.formats().warnTypeless(file);
        SourceTextModule module = parse(new ModuleOrigin(file, true), text);
        loader.graph().addImported(ModuleUrl.of(file), null, module);
        evaluateMain(module);
    }

    /** The same for a text that is no file: -e and standard input. */
    public PromiseObject runText(String text, String name, Path file) {
        return evaluateMain(SourceTextModule.parse(realm, new Source(name, text), new ModuleOrigin(file, true)));
    }

    private PromiseObject evaluateMain(ModuleRecord module) {
        // Where hooks never settle, the program never begins, and nothing is said of it.
        if (!load(module, Purpose.IMPORT)) return PromiseObject.resolved(realm, Undefined.INSTANCE);
        module.link();
        main = module;
        mainEvaluation = module.evaluate();
        return mainEvaluation;
    }

    /** Where the main module waits at a top-level await; null when it does not. */
    public FramePosition unsettledAwait() {
        return main instanceof SourceTextModule source ? source.unsettledAwait() : null;
    }

    /** The evaluation of the main module where it is an ES module that may go on, or null. */
    public PromiseObject mainEvaluation() {
        return mainEvaluation;
    }

    /** Makes the error of the main module's evaluation helpful. */
    public void explainMain(Object error) {
        explain(main, error);
    }

    /** Makes the error of a module that somebody imported helpful. */
    public void explain(LoadedModule module, Object error) {
        if (module instanceof ModuleRecord record && record.hostDefined() instanceof ModuleOrigin origin) ImportErrors.explainScope(loader, error, origin);
    }

    /** Says whether all is loaded. */
    private boolean load(ModuleRecord module, Purpose purpose) {
        PromiseObject loading = module.loadRequestedModules(purpose);
        if (loading.state() == PromiseObject.State.REJECTED) throw thrown(loading);
        return loading.state() == PromiseObject.State.FULFILLED;
    }

    /** The error of a promise that nobody will see. */
    private JsException thrown(PromiseObject promise) {
        if (!promise.isHandled()) realm.agent().hooks().promiseRejectionTracker(promise, true);
        promise.markHandled();
        return new JsException(promise.result());
    }

    // require() of an ES module, https://nodejs.org/api/modules.html#loading-ecmascript-modules-using-require
    /** What require gives for an ES module: the namespace of a synchronous graph, or its "module.exports" export. */
    public Object require(JsObject module, String filename, String text) {
        // A hook may have given the name of what is no file.
        Path file = loader.settings().cwd().resolve(loader.resolver().path(filename));
        String url = ModuleUrl.of(file);
        if (loader.graph().imported(url, null) instanceof SourceTextModule known) return RequiredModule.exports(realm, evaluated(known, module, filename));
        SourceTextModule record = parse(new ModuleOrigin(url, file, false), text);
        loader.graph().addImported(url, null, record);
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

    /** Whether nothing of a module remains to be run. */
    public boolean isEvaluated(ModuleRecord record) {
        return !(record instanceof CyclicModule module) || RequiredModule.isEvaluated(module);
    }

    /** An import that cannot be resolved. */
    public void importNotFound(ErrorObject error, LoadedModule requestedOrNull, String specifier, String name) {
        if (isLinkingForRequire) return;
        if (requestedOrNull instanceof CommonJsRecord) ImportErrors.explainCommonJs(error, specifier, name);
        ImportErrors.decorate(error);
    }

    public void importMeta(JsObject importMeta, ImportReferrer referrer) {
        if (referrer instanceof SourceTextModule module && webAssembly.fill(importMeta, module)) return;
        if (referrer instanceof ModuleRecord module && module.hostDefined() instanceof ModuleOrigin origin) ImportMeta.fill(loader, importMeta, origin);
    }
}
