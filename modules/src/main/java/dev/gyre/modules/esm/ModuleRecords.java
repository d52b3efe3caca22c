package dev.gyre.modules.esm;

import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.cjs.CommonJsLoader;
import dev.gyre.modules.cjs.CommonJsRecord;
import dev.gyre.modules.cjs.CommonJsTexts;
import dev.gyre.modules.esm.ModuleSources.ModuleSource;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import dev.gyre.modules.source.SyntaxDetection;
import java.nio.file.Path;

/** Creates the module records of loaded sources: each format has its kind of record. */
public final class ModuleRecords {
    private final Realm realm;
    private final ModuleSettings settings;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final CompileCache compileCache;
    private final CommonJsTexts commonJsTexts;
    private final CommonJsLoader commonJs;
    private final BuiltinRecords builtins;
    private final WebAssemblyRecords webAssembly;

    public ModuleRecords(
            Realm realm,
            ModuleSettings settings,
            ModuleEmbedder embedder,
            Resolver resolver,
            FormatDetector formats,
            CompileCache compileCache,
            CommonJsTexts commonJsTexts,
            CommonJsLoader commonJs) {
        this.realm = realm;
        this.settings = settings;
        this.resolver = resolver;
        this.formats = formats;
        this.compileCache = compileCache;
        this.commonJsTexts = commonJsTexts;
        this.commonJs = commonJs;
        builtins = new BuiltinRecords(realm, embedder);
        webAssembly = new WebAssemblyRecords(realm, embedder);
    }

    /** Creates the record of a loaded source; {@code hooked} if hooks provided the text. */
    ModuleRecord make(String url, ModuleSource source, boolean isMain, boolean hooked) {
        Path file = ModuleUrl.isFile(url) ? resolver.toPath(url) : null;
        var origin = new ModuleOrigin(url, file, isMain);
        if (source.format() == null) return detected(origin, source.text(), hooked);
        return switch (source.format()) {
            case BUILTIN -> builtins.record(url.substring(5));
            case JSON -> json(origin, source.text());
            case COMMONJS ->
                source.isFile() && formats.isTypeScript(file.toString())
                        ? commonJs.importedFile(origin, filename(origin), source.text())
                        : commonJs(origin, source.text() == null ? "" : source.text(), hooked);
            case MODULE -> parse(origin, source.text());
            case WEBASSEMBLY -> webAssembly.record(origin, source.content());
            case NATIVE_ADDON -> throw ModuleErrors.nativeAddon(realm, url);
        };
    }

    /** Creates the record of an ES module. */
    SourceTextModule parse(ModuleOrigin origin, String text) {
        Source source = new Source(origin.url(), text);
        return origin.file() == null
                ? SourceTextModules.parse(realm, source, origin)
                : compileCache.module(origin.file(), source, origin);
    }

    /** Copies the current exports of builtin modules, which programs may have changed, to their records. */
    void synchronizeBuiltins() {
        builtins.synchronize();
    }

    /**
     * Sets the instantiating function in the import.meta of a WebAssembly record; returns false for any other record.
     */
    boolean fillWebAssembly(JsObject importMeta, SourceTextModule record) {
        return webAssembly.fill(importMeta, record);
    }

    private CommonJsRecord commonJs(ModuleOrigin origin, String text, boolean hooked) {
        return commonJs.imported(origin, filename(origin), text, hooked);
    }

    private static String filename(ModuleOrigin origin) {
        return origin.file() == null ? origin.url() : origin.file().toString();
    }

    /**
     * A .js file without a type is an ES module if it only compiles as one, otherwise CommonJS, whose errors are thrown
     * when it is evaluated.
     */
    private ModuleRecord detected(ModuleOrigin origin, String text, boolean hooked) {
        String filename = filename(origin);
        if (!settings.detectModules() || commonJs.cache().get(filename) != null) return commonJs(origin, text, hooked);
        JsFunction function = null;
        try {
            function = commonJsTexts.function(text, filename);
        } catch (JsException error) {
            if (SyntaxDetection.isModule(realm, error, text, origin.url())) {
                formats.warnTypeless(origin.file());
                return parse(origin, text);
            }
        }
        CommonJsRecord record = commonJs(origin, text, hooked);
        record.compiled(function);
        return record;
    }

    private ModuleRecord json(ModuleOrigin origin, String text) {
        boolean isFile = origin.file() != null && ModuleUrl.tail(origin.url()).isEmpty();
        Object value = isFile
                ? commonJs.json().imported(origin.file().toString(), text)
                : commonJs.json().parse(filename(origin), text);
        return SyntheticModule.withDefaultExport(realm, value, origin);
    }
}
