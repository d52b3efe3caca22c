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
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.source.Source;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.cjs.ModuleObject;
import dev.gyre.modules.esm.ModuleSources.ModuleSource;
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
    private final ModuleLoader loader;
    private final Realm realm;
    private final ModuleSources sources;
    private final BuiltinRecords builtins;
    private final Map<String, ModuleRecord> records = new HashMap<>();
    private ModuleRecord main;
    private PromiseObject mainEvaluation;
    /** Whether require links, whose errors Node leaves as they are. */
    private boolean requiring;

    public EsmLoader(ModuleLoader loader) {
        this.loader = loader;
        realm = loader.realm();
        sources = new ModuleSources(loader);
        builtins = new BuiltinRecords(loader);
    }

    /** The URL of an import's referrer; the working directory's for code from nowhere. */
    public String baseOf(ImportReferrer referrer) {
        if (referrer instanceof ModuleOrigin origin) return origin.url();
        if (referrer instanceof ModuleRecord module && module.hostDefined() instanceof ModuleOrigin origin) return origin.url();
        return loader.resolver().baseOf("[eval1]");
    }

    /** The URL that a specifier stands for. */
    ResolveResult resolve(String specifier, String baseUrl, Map<String, String> attributes) {
        if (loader.hooks().isEmpty()) return new ResolveResult(loader.resolver().resolve(specifier, baseUrl), null);
        var request = new ResolveRequest(specifier, baseUrl, conditions().names(), attributes);
        return loader.hooks().resolve(request, asked -> new ResolveResult(loader.resolver().resolve(asked.specifier(), asked.parentUrl()), null));
    }

    private Resolver.Conditions conditions() {
        return requiring ? loader.resolver().requireConditions() : loader.resolver().importConditions();
    }

    /** The record of an import. */
    public ModuleRecord imported(ModuleRequest request, String baseUrl) {
        ResolveResult resolved = resolve(request.specifier(), baseUrl, request.attributes());
        if (requiring) checkCycle(resolved.url(), request.specifier(), baseUrl);
        return record(resolved, request.attributes(), false);
    }

    /** An ES module that is being required cannot wait for a CommonJS module that is under way. */
    private void checkCycle(String url, String specifier, String baseUrl) {
        if (!ModuleUrl.isFile(url)) return;
        String filename = loader.resolver().toPath(url).toString();
        if (!loader.commonJs().isRunning(filename) || records.get(url) instanceof SourceTextModule) return;
        throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_REQUIRE_CYCLE_MODULE", "Cannot import CommonJS Module " + specifier + " in a cycle. (from "
                + (ModuleUrl.isFile(baseUrl) ? loader.resolver().toPath(baseUrl) : baseUrl) + ")");
    }

    /** The record of a URL; one for each type of import. */
    private ModuleRecord record(ResolveResult resolved, Map<String, String> attributes, boolean isMain) {
        String url = resolved.url();
        String type = attributes.get("type");
        String key = type == null ? url : url + '\n' + type;
        ModuleRecord known = records.get(key);
        if (known != null) return known;
        boolean hooked = !loader.hooks().isEmpty();
        ModuleSource source = hooked ? sources.load(url, resolved.format(), attributes, conditions()) : sources.load(url, attributes);
        ModuleRecord made = make(url, source, isMain, hooked);
        records.put(key, made);
        return made;
    }

    private ModuleRecord make(String url, ModuleSource source, boolean isMain, boolean hooked) {
        Path file = ModuleUrl.isFile(url) ? loader.resolver().toPath(url) : null;
        var origin = new ModuleOrigin(url, file, isMain);
        if (source.format() == null) return detected(origin, source.text(), hooked);
        return switch (source.format()) {
            case BUILTIN -> builtins.record(url.substring(5));
            case JSON -> json(origin, source.text());
            case COMMONJS -> commonJs(origin, source.text(), hooked, true);
            case MODULE -> parse(origin, source.text());
            case NATIVE_ADDON -> throw loader.unsupported(url);
        };
    }

    private SourceTextModule parse(ModuleOrigin origin, String text) {
        Source source = new Source(origin.url(), text);
        return origin.file() == null ? SourceTextModule.parse(realm, source, origin) : loader.compileCache().module(origin.file(), source, origin);
    }

    private ModuleRecord commonJs(ModuleOrigin origin, String text, boolean hooked, boolean isDeclared) {
        String filename = origin.file() == null ? origin.url() : origin.file().toString();
        String content = text == null ? "" : text;
        try {
            return CommonJsRecord.create(loader, filename, content, origin, hooked);
        } catch (JsException error) {
            throw isDeclared ? loader.commonJs().explained(error, content, filename) : error;
        }
    }

    /** A .js file without a type: CommonJS when it parses so, otherwise a module. */
    private ModuleRecord detected(ModuleOrigin origin, String text, boolean hooked) {
        try {
            return commonJs(origin, text, hooked, !loader.settings().detectModules());
        } catch (JsException error) {
            if (!loader.settings().detectModules() || !loader.isModule(error, text, origin.url())) throw error;
            loader.formats().warnTypeless(origin.file());
            return parse(origin, text);
        }
    }

    private ModuleRecord json(ModuleOrigin origin, String text) {
        boolean isFile = origin.file() != null && ModuleUrl.tail(origin.url()).isEmpty();
        Object value = isFile ? loader.commonJs().json(origin.file().toString(), text)
                : loader.commonJs().parseJson(origin.file() == null ? origin.url() : origin.file().toString(), text);
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
        return evaluateMain(record(new ResolveResult(url, null), attributes, true));
    }

    /** The same for a file that turned out to be an ES module when it was to run as CommonJS. */
    public void runAsMain(Path file, String text) {
        if (loader.formats().declared(file) == null) loader.formats().warnTypeless(file);
        SourceTextModule module = parse(new ModuleOrigin(file, true), text);
        records.put(ModuleUrl.of(file), module);
        evaluateMain(module);
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

    private void link(ModuleRecord module) {
        PromiseObject loading = module.loadRequestedModules(null);
        if (loading.state() == PromiseObject.State.REJECTED) throw thrown(loading);
        module.link();
    }

    /** The error of a promise that nobody will see. */
    private JsException thrown(PromiseObject promise) {
        if (!promise.isHandled()) realm.agent().hooks().promiseRejectionTracker(promise, true);
        promise.markHandled();
        return new JsException(promise.result());
    }

    // require() of an ES module, https://nodejs.org/api/modules.html#loading-ecmascript-modules-using-require
    /** What require gives for an ES module: the namespace of a synchronous graph, or its "module.exports" export. */
    public Object require(ModuleObject module, String filename, String text) {
        Path file = loader.resolver().path(filename);
        String url = ModuleUrl.of(file);
        if (records.get(url) instanceof SourceTextModule known) return RequiredModule.exports(realm, evaluated(known, module, filename));
        SourceTextModule record = parse(new ModuleOrigin(url, file, false), text);
        records.put(url, record);
        return RequiredModule.exports(realm, evaluated(record, module, filename));
    }

    private SourceTextModule evaluated(SourceTextModule record, ModuleObject module, String filename) {
        RequiredModule.check(realm, record, module, filename);
        module.esModule(record);
        boolean outer = requiring;
        requiring = true;
        try {
            link(record);
        } finally {
            requiring = outer;
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
        if (requiring) return;
        if (requestedOrNull instanceof SyntheticModule module && CommonJsRecord.isCommonJs(module)) ImportErrors.explainCommonJs(error, specifier, name);
        ImportErrors.decorate(error);
    }

    public void importMeta(JsObject importMeta, ImportReferrer referrer) {
        if (referrer instanceof ModuleRecord module && module.hostDefined() instanceof ModuleOrigin origin) ImportMeta.fill(loader, importMeta, origin);
    }
}
