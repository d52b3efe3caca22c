package dev.gyre.modules;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.cjs.CommonJsLoader;
import dev.gyre.modules.cjs.CommonJsTexts;
import dev.gyre.modules.esm.EsmLoader;
import dev.gyre.modules.esm.ModuleRecords;
import dev.gyre.modules.esm.ModuleSources;
import dev.gyre.modules.hooks.HookChain;
import dev.gyre.modules.hooks.RemoteHooks;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.PackageFiles;
import dev.gyre.modules.resolve.Resolver;
import dev.gyre.modules.source.SourceReader;

/**
 * The loaders of one realm, wired together. Only the embedder refers to this class; the parts receive what they need.
 */
public final class ModuleLoader {
    private final Realm realm;
    private final ModuleEmbedder embedder;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final HookChain hooks;
    private final CompileCache compileCache;
    private final SourceReader sources;
    private final CommonJsLoader commonJs;
    private final EsmLoader esm;

    public ModuleLoader(Realm realm, ModuleSettings settings, ModuleEmbedder embedder) {
        this.realm = realm;
        this.embedder = embedder;
        PackageFiles packages = new PackageFiles(realm, embedder);
        resolver = new Resolver(realm, settings, packages, embedder);
        formats = new FormatDetector(realm, packages, embedder);
        hooks = new HookChain(realm, embedder);
        compileCache = new CompileCache(realm);
        sources = new SourceReader(realm, formats, compileCache, embedder);
        CommonJsTexts texts = new CommonJsTexts(realm, settings, resolver, formats, compileCache, embedder);
        commonJs =
                new CommonJsLoader(realm, settings, embedder, resolver, formats, hooks, compileCache, sources, texts);
        ModuleSources moduleSources = new ModuleSources(realm, embedder, resolver, formats, hooks, sources, texts);
        ModuleRecords records =
                new ModuleRecords(realm, settings, embedder, resolver, formats, compileCache, texts, commonJs);
        esm = new EsmLoader(realm, settings, resolver, formats, hooks, moduleSources, records, commonJs);
        commonJs.esModules(esm);
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

    /** The hooks of module.registerHooks and module.register. */
    public HookChain hooks() {
        return hooks;
    }

    public CompileCache compileCache() {
        return compileCache;
    }

    /** Reads the source text of programs. */
    public SourceReader sources() {
        return sources;
    }

    public CommonJsLoader commonJs() {
        return commonJs;
    }

    public EsmLoader esm() {
        return esm;
    }

    // HostLoadImportedModule ( referrer, moduleRequest, hostDefined, payload ),
    // https://tc39.es/ecma262/#sec-HostLoadImportedModule
    public void load(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        try {
            receiver.loaded(esm.imported(request, esm.baseOf(referrer), hostDefined));
        } catch (JsException error) {
            // If asynchronous hooks never settle, import() stays pending; require cannot wait and throws the error.
            if (!ModuleErrors.hasCode(realm, error, RemoteHooks.NEVER_SETTLED) || esm.isRequired(hostDefined))
                receiver.failed(error);
        }
    }

    // HostGetImportMetaProperties ( moduleRecord ), https://tc39.es/ecma262/#sec-hostgetimportmetaproperties
    public void importMeta(JsObject importMeta, ImportReferrer module) {
        esm.importMeta(importMeta, module);
    }
}
