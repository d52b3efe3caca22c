package dev.gyre.modules;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.cjs.CommonJsLoader;
import dev.gyre.modules.esm.EsmLoader;
import dev.gyre.modules.hooks.HookChain;
import dev.gyre.modules.hooks.RemoteHooks;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.PackageFiles;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** One graph of modules: both loaders over one resolver. */
public final class ModuleLoader {
    private static final Set<String> MODULE_SYNTAX = Set.of("Cannot use import statement outside a module", "Unexpected token 'export'", "Cannot use 'import.meta' outside a module");
    /** What is wrong in CommonJS, and may be right in a module. */
    private static final Set<String> COMMONJS_ONLY = Set.of("await is only valid in async functions and the top level bodies of modules", "Unexpected reserved word",
            "Identifier '__filename' has already been declared", "Identifier '__dirname' has already been declared", "Identifier 'exports' has already been declared",
            "Identifier 'module' has already been declared", "Identifier 'require' has already been declared");

    private final Realm realm;
    private final ModuleSettings settings;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final ModuleEmbedder embedder;
    private final HookChain hooks;
    private final CompileCache compileCache;
    /** Null as long as module.register is not called. */
    private RemoteHooks remoteHooks;
    private final ModuleGraph graph;
    private final CommonJsLoader commonJs;
    private final EsmLoader esm;
    private boolean hasTransformed;
    /** Null as long as nobody asks. */
    private Set<Path> loadedFiles;

    public ModuleLoader(Realm realm, ModuleSettings settings, ModuleEmbedder embedder) {
        this.realm = realm;
        this.settings = settings;
        this.embedder = embedder;
        PackageFiles packages = new PackageFiles(realm);
        resolver = new Resolver(realm, settings, packages, embedder);
        formats = new FormatDetector(realm, packages, embedder);
        hooks = new HookChain(realm, embedder);
        compileCache = new CompileCache(realm);
        graph = new ModuleGraph(this);
        commonJs = new CommonJsLoader(this);
        esm = new EsmLoader(this);
    }

    public Realm realm() {
        return realm;
    }

    public ModuleSettings settings() {
        return settings;
    }

    public Resolver resolver() {
        return resolver;
    }

    public FormatDetector formats() {
        return formats;
    }

    public ModuleEmbedder embedder() {
        return embedder;
    }

    /** What module.registerHooks registered. */
    public HookChain hooks() {
        return hooks;
    }

    /** What module.register registered, or null. */
    public RemoteHooks remoteHooks() {
        return remoteHooks;
    }

    public void remoteHooks(RemoteHooks hooks) {
        remoteHooks = hooks;
        this.hooks.precedeRemote();
    }

    public CompileCache compileCache() {
        return compileCache;
    }

    /** The records of both loaders. */
    public ModuleGraph graph() {
        return graph;
    }

    public CommonJsLoader commonJs() {
        return commonJs;
    }

    public EsmLoader esm() {
        return esm;
    }

    /** Notes from now on which files programs are read from. */
    public void recordLoadedFiles() {
        if (loadedFiles == null) loadedFiles = new HashSet<>();
    }

    void loaded(Path file) {
        if (loadedFiles != null) loadedFiles.add(file);
    }

    /** Whether a program has been read from a file since somebody asked for the record. */
    public boolean hasLoaded(Path file) {
        return loadedFiles != null && loadedFiles.contains(file);
    }

    // HostLoadImportedModule ( referrer, moduleRequest, hostDefined, payload ), https://tc39.es/ecma262/#sec-HostLoadImportedModule
    public void load(ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        try {
            receiver.loaded(esm.imported(request, esm.baseOf(referrer), hostDefined));
        } catch (JsException error) {
            // Asynchronous hooks that never settle leave an import as it is; who cannot wait gets the error.
            if (!ModuleErrors.hasCode(realm, error, RemoteHooks.NEVER_SETTLED) || esm.isRequired(hostDefined)) receiver.failed(error);
        }
    }

    // HostGetImportMetaProperties ( moduleRecord ), https://tc39.es/ecma262/#sec-hostgetimportmetaproperties
    public void importMeta(JsObject importMeta, ImportReferrer module) {
        esm.importMeta(importMeta, module);
    }

    /** Whether a text that is no CommonJS, as the error says, is an ES module. */
    public boolean isModule(JsException error, String text, String name) {
        if (!(error.value(realm) instanceof ErrorObject object) || !(object.get("message") instanceof CharSequence message)) return false;
        if (MODULE_SYNTAX.contains(message.toString())) return true;
        // An await that is no keyword is an identifier with something unexpected behind it.
        if (!COMMONJS_ONLY.contains(message.toString()) && !text.contains("await")) return false;
        try {
            SourceTextModule.parse(realm, new Source(name, text), null);
            return true;
        } catch (JsException neither) {
            return false;
        }
    }

    /** Whether a text is an ES module by its syntax alone. */
    public boolean hasModuleSyntax(String text, String filename) {
        try {
            commonJs.texts().function(text, filename);
            return false;
        } catch (JsException error) {
            return settings.detectModules() && isModule(error, text, filename);
        }
    }

    /** Warns, once, that TypeScript is more than erased. */
    void warnTransformed() {
        if (hasTransformed) return;
        hasTransformed = true;
        embedder.warn("Transform Types is an experimental feature and might change at any time", "ExperimentalWarning", null);
    }

    /** The error of a format that cannot run here. */
    public JsException unsupported(String file) {
        return ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_DLOPEN_FAILED", "Native addons cannot be loaded: " + file);
    }
}
