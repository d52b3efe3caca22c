package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.modules.hooks.HookChain;
import dev.gyre.modules.hooks.LoadRequest;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.hooks.ResolveRequest;
import dev.gyre.modules.hooks.ResolveResult;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;

/** require with the hooks of module.registerHooks. */
// https://nodejs.org/api/module.html#moduleregisterhooksoptions
final class HookedRequire {
    /** The property of a module object for the format that a resolve hook returned. */
    static final JsSymbol FORMAT = new JsSymbol("kFormat");

    /**
     * The result of resolving a request.
     *
     * @param filename the file name, or the URL of a module without a file
     * @param format null if no hook returned one
     */
    record Resolved(String filename, String format) {}

    private final Realm realm;
    private final HookChain hooks;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final ModuleEmbedder embedder;
    private final CommonJsLoader commonJs;

    HookedRequire(
            Realm realm,
            HookChain hooks,
            Resolver resolver,
            FormatDetector formats,
            ModuleEmbedder embedder,
            CommonJsLoader commonJs) {
        this.realm = realm;
        this.hooks = hooks;
        this.resolver = resolver;
        this.formats = formats;
        this.embedder = embedder;
        this.commonJs = commonJs;
    }

    Resolved resolve(String request, Object parent, boolean isMain) {
        String parentName = ModuleObject.filename(parent);
        String parentUrl = parentName == null ? null : url(parentName);
        var first = new ResolveRequest(
                request, parentUrl, resolver.requireConditions().names(), null);
        ResolveResult result = hooks.resolve(first, (specifier, context) -> {
            String filename =
                    commonJs.resolveWithModule(RequireFunction.string(embedder, "path", specifier), parent, isMain);
            boolean isBuiltin = resolver.require().isBuiltin(filename);
            if (!isBuiltin) return hooks.resolved(url(filename), Undefined.INSTANCE);
            return hooks.resolved(
                    filename.startsWith("node:") ? filename : "node:" + filename,
                    filename.startsWith("node:") ? "builtin" : Undefined.INSTANCE);
        });
        String url = result.url();
        return new Resolved(
                ModuleUrl.isFile(url) ? resolver.toPath(url).toString() : url,
                result.format() instanceof CharSequence text ? text.toString() : null);
    }

    private String url(String filename) {
        return filename.startsWith("/") ? ModuleUrl.of(resolver.path(filename)) : filename;
    }

    LoadResult load(JsObject module, String filename, ModuleFormat declared) {
        Object format = module.get(FORMAT) instanceof CharSequence text ? text.toString() : format(filename, declared);
        var first = new LoadRequest(
                url(filename), format, resolver.requireConditions().names(), null);
        return hooks.load(first, (url, context) -> {
            String name = TypeConversion.toString(url);
            Path file = ModuleUrl.isFile(name) ? resolver.toPath(name) : resolver.path(name);
            embedder.checkReading(file);
            return loaded(SourceFiles.read(realm, file), context.get("format"));
        });
    }

    private Object format(String filename, ModuleFormat declared) {
        boolean isTypeScript = formats.isTypeScript(filename);
        if (declared == null) return isTypeScript ? "typescript" : Undefined.INSTANCE;
        return LoadResult.name(declared) + (isTypeScript ? "-typescript" : "");
    }

    private JsObject loaded(Object source, Object format) {
        JsObject result = JsObject.create(realm, null);
        result.createDataProperty("source", source);
        result.createDataProperty("format", format);
        return result;
    }

    /** Whether a builtin module is still one after the hooks have run. */
    boolean isBuiltin(String url, String format) {
        var first = new LoadRequest(
                url,
                format == null ? "builtin" : format,
                resolver.requireConditions().names(),
                null);
        LoadResult result = hooks.load(first, (asked, context) -> loaded(Null.INSTANCE, "builtin"));
        return result.format() == null || result.moduleFormat() == ModuleFormat.BUILTIN;
    }
}
