package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.TypeScriptFiles;
import dev.gyre.modules.hooks.LoadRequest;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.hooks.ResolveRequest;
import dev.gyre.modules.hooks.ResolveResult;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleUrl;
import java.nio.file.Path;

/** require's way through the hooks of module.registerHooks. */
// https://nodejs.org/api/module.html#moduleregisterhooksoptions
final class HookedRequire {
    /** Where a module object keeps the format that a resolve hook gave. */
    static final JsSymbol FORMAT = new JsSymbol("kFormat");

    /**
     * Where a request leads.
     *
     * @param filename or the URL of what is no file
     * @param format null where no hook gave one
     */
    record Resolved(String filename, String format) {}

    private HookedRequire() {}

    static Resolved resolve(ModuleLoader loader, String request, Object parent, boolean isMain) {
        String parentName = ModuleObject.filename(parent);
        String parentUrl = parentName == null ? null : url(loader, parentName);
        var first = new ResolveRequest(request, parentUrl, loader.resolver().requireConditions().names(), null);
        ResolveResult result = loader.hooks().resolve(first, (specifier, context) -> {
            String filename = loader.commonJs().resolveWithModule(RequireFunction.string(loader, "path", specifier), parent, isMain);
            boolean isBuiltin = loader.resolver().require().isBuiltin(filename);
            if (!isBuiltin) return loader.hooks().resolved(url(loader, filename), Undefined.INSTANCE);
            return loader.hooks().resolved(filename.startsWith("node:") ? filename : "node:" + filename, filename.startsWith("node:") ? "builtin" : Undefined.INSTANCE);
        });
        String url = result.url();
        return new Resolved(ModuleUrl.isFile(url) ? loader.resolver().toPath(url).toString() : url, result.format() instanceof CharSequence text ? text.toString() : null);
    }

    private static String url(ModuleLoader loader, String filename) {
        return filename.startsWith("/") ? ModuleUrl.of(loader.resolver().path(filename)) : filename;
    }

    static LoadResult load(ModuleLoader loader, JsObject module, String filename, ModuleFormat declared) {
        Object format = module.get(FORMAT) instanceof CharSequence text ? text.toString() : format(loader, filename, declared);
        var first = new LoadRequest(url(loader, filename), format, loader.resolver().requireConditions().names(), null);
        return loader.hooks().load(first, (url, context) -> {
            String name = TypeConversion.toString(url);
            Path file = ModuleUrl.isFile(name) ? loader.resolver().toPath(name) : loader.resolver().path(name);
            return loaded(loader, SourceFiles.read(loader.realm(), file), context.get("format"));
        });
    }

    private static Object format(ModuleLoader loader, String filename, ModuleFormat declared) {
        boolean isTypeScript = loader.formats().isTypeScript(filename);
        if (declared == null) return isTypeScript ? "typescript" : Undefined.INSTANCE;
        return LoadResult.name(declared) + (isTypeScript ? "-typescript" : "");
    }

    private static JsObject loaded(ModuleLoader loader, Object source, Object format) {
        JsObject result = JsObject.create(loader.realm(), null);
        result.createDataProperty("source", source);
        result.createDataProperty("format", format);
        return result;
    }

    /** Whether a builtin module is still one when the hooks have been asked. */
    static boolean isBuiltin(ModuleLoader loader, String url, String format) {
        var first = new LoadRequest(url, format == null ? "builtin" : format, loader.resolver().requireConditions().names(), null);
        LoadResult result = loader.hooks().load(first, (asked, context) -> loaded(loader, Null.INSTANCE, "builtin"));
        return result.format() == null || result.moduleFormat() == ModuleFormat.BUILTIN;
    }
}
