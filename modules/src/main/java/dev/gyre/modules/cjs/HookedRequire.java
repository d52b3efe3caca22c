package dev.gyre.modules.cjs;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.value.JsSymbol;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.hooks.LoadRequest;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.hooks.ResolveRequest;
import dev.gyre.modules.hooks.ResolveResult;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleUrl;
import java.nio.file.Path;
import java.util.Map;

/** require's way through the hooks of module.registerHooks. */
// https://nodejs.org/api/module.html#moduleregisterhooksoptions
final class HookedRequire {
    /** Where a module object keeps the format that a resolve hook gave. */
    static final JsSymbol FORMAT = new JsSymbol("kFormat");

    /** A file name, or the URL of what is no file. */
    record Resolved(String filename, String format) {}

    private HookedRequire() {}

    static Resolved resolve(ModuleLoader loader, String request, Object parent, boolean isMain) {
        String parentName = ModuleObject.filename(parent);
        String parentUrl = parentName == null ? null : url(loader, parentName);
        var first = new ResolveRequest(request, parentUrl, loader.resolver().requireConditions().names(), null);
        ResolveResult result = loader.hooks().resolve(first, asked -> {
            String filename = loader.commonJs().resolveWithModule(asked.specifier(), parent, isMain);
            boolean isBuiltin = loader.resolver().require().isBuiltin(filename);
            return new ResolveResult(isBuiltin ? (filename.startsWith("node:") ? filename : "node:" + filename) : url(loader, filename), null);
        });
        String url = result.url();
        return new Resolved(ModuleUrl.isFile(url) ? loader.resolver().toPath(url).toString() : url, result.format());
    }

    private static String url(ModuleLoader loader, String filename) {
        return filename.startsWith("/") ? ModuleUrl.of(loader.resolver().path(filename)) : filename;
    }

    static LoadResult load(ModuleLoader loader, JsObject module, String filename, ModuleFormat declared) {
        String format = module.get(FORMAT) instanceof CharSequence text ? text.toString() : LoadResult.name(declared);
        var first = new LoadRequest(url(loader, filename), format, loader.resolver().requireConditions().names(), Map.of());
        return loader.hooks().load(first, asked -> {
            Path file = loader.resolver().toPath(asked.url());
            return new LoadResult(asked.format(), loader.embedder().buffer(SourceFiles.bytes(loader.realm(), file)), loader.embedder());
        });
    }
}
