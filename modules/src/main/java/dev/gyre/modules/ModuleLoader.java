package dev.gyre.modules;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.ErrorObject;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.host.ImportReferrer;
import dev.gyre.engine.host.LoadedModuleReceiver;
import dev.gyre.engine.host.ModuleRequest;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Realm;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.cjs.CommonJsLoader;
import dev.gyre.modules.esm.EsmLoader;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.PackageFiles;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** One graph of modules: both loaders over one resolver. */
public final class ModuleLoader {
    private final Realm realm;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final BuiltinModules builtins;
    private final CompileCache compileCache;
    private final CommonJsLoader commonJs;
    private final EsmLoader esm;
    /** Null as long as nobody asks. */
    private Set<Path> loadedFiles;

    public ModuleLoader(Realm realm, FileSystem fileSystem, BuiltinModules builtins) {
        this.realm = realm;
        this.builtins = builtins;
        PackageFiles packages = new PackageFiles(realm);
        resolver = new Resolver(realm, fileSystem, packages, builtins);
        formats = new FormatDetector(realm, packages);
        compileCache = new CompileCache(realm);
        commonJs = new CommonJsLoader(this);
        esm = new EsmLoader(this);
    }

    public Realm realm() {
        return realm;
    }

    public Resolver resolver() {
        return resolver;
    }

    public FormatDetector formats() {
        return formats;
    }

    public BuiltinModules builtins() {
        return builtins;
    }

    public CompileCache compileCache() {
        return compileCache;
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
    public void load(ImportReferrer referrer, ModuleRequest request, Path otherwise, LoadedModuleReceiver receiver) {
        try {
            receiver.loaded(esm.imported(request, EsmLoader.originOf(referrer, otherwise)));
        } catch (JsException error) {
            receiver.failed(error);
        }
    }

    // HostGetImportMetaProperties ( moduleRecord ), https://tc39.es/ecma262/#sec-hostgetimportmetaproperties
    public void importMeta(JsObject importMeta, ImportReferrer module) {
        esm.importMeta(importMeta, module);
    }

    /** Whether a SyntaxError says that a text is an ES module after all. */
    public static boolean isModuleSyntax(Realm realm, JsException error) {
        if (!(error.value(realm) instanceof ErrorObject object) || !(object.get("message") instanceof CharSequence message)) return false;
        String text = message.toString();
        return text.equals("Cannot use import statement outside a module") || text.equals("Unexpected token 'export'")
                || text.equals("Cannot use 'import.meta' outside a module")
                || text.equals("await is only valid in async functions and the top level bodies of modules");
    }

    /** The error of a format that cannot run here. */
    public JsException unsupported(Path file) {
        return ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_DLOPEN_FAILED", "Native addons cannot be loaded: " + file);
    }
}
