package dev.gyre.modules.esm;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.hooks.HookChain;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.hooks.RemoteHooks;
import dev.gyre.modules.hooks.ResolveRequest;
import dev.gyre.modules.hooks.ResolveResult;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Resolves import specifiers to URLs, by the hooks if there are any, otherwise by Node's algorithm. Each pair of
 * specifier and importer is resolved once.
 */
final class ImportResolver {
    private final ModuleSettings settings;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final HookChain hooks;
    private final Map<String, String> resolved = new HashMap<>();

    ImportResolver(ModuleSettings settings, Resolver resolver, FormatDetector formats, HookChain hooks) {
        this.settings = settings;
        this.resolver = resolver;
        this.formats = formats;
        this.hooks = hooks;
    }

    /** The URL of an import's referrer; the URL of the working directory for code without a file. */
    String baseOf(ImportReferrer referrer) {
        if (referrer instanceof ModuleOrigin origin) return origin.url();
        if (referrer instanceof ModuleRecord module && module.hostDefined() instanceof ModuleOrigin origin)
            return origin.url();
        return resolver.baseOf("[eval1]");
    }

    /** The URL of a specifier. */
    ResolveResult resolve(String specifier, String baseUrl, Map<String, String> attributes, Purpose purpose) {
        if (!hooks.affectImports()) return new ResolveResult(resolve(specifier, baseUrl));
        RemoteHooks remote = hooks.remote();
        return hooks.resolve(
                new ResolveRequest(specifier, baseUrl, conditions(purpose).names(), attributes),
                remote == null ? this::defaultStep : remote::resolve);
    }

    /** The URL of a specifier does not change, even if files are created or deleted. */
    private String resolve(String specifier, String baseUrl) {
        String key = baseUrl + '\n' + specifier;
        String known = resolved.get(key);
        if (known != null) return known;
        String url = resolver.resolve(specifier, baseUrl);
        resolved.put(key, url);
        return url;
    }

    Resolver.Conditions conditions(Purpose purpose) {
        return purpose == Purpose.REQUIRE ? resolver.requireConditions() : resolver.importConditions();
    }

    /** The default step of resolution, called by hooks. */
    JsObject defaultStep(Object specifier, JsObject context) {
        if (specifier == Undefined.INSTANCE)
            throw Errors.typeError("Cannot read properties of undefined (reading '0')");
        String base = context.get("parentURL") instanceof CharSequence parent
                ? parent.toString()
                : ModuleUrl.of(settings.cwd()) + "/";
        String url = resolver.resolve(TypeConversion.toString(specifier), base, conditions(context.get("conditions")));
        boolean isNamed = specifier instanceof CharSequence text && url.contentEquals(text);
        return hooks.resolved(
                url,
                url.startsWith("node:")
                        ? isNamed ? Undefined.INSTANCE : "builtin"
                        : ModuleUrl.isFile(url) ? fileFormat(url) : Undefined.INSTANCE);
    }

    private static Resolver.Conditions conditions(Object given) {
        List<String> names = new ArrayList<>();
        if (given instanceof JsObject list) {
            long length = ObjectOperations.lengthOfArrayLike(list);
            for (int i = 0; i < length; i++) names.add(TypeConversion.toString(list.get(i)));
        }
        return new Resolver.Conditions(names);
    }

    /**
     * The format of a file as hooks see it: null if it depends on the syntax, undefined for an extension that Node does
     * not know.
     */
    private Object fileFormat(String url) {
        Path file = resolver.toPath(url);
        if (FormatDetector.isWebAssembly(file)) return LoadResult.name(ModuleFormat.WEBASSEMBLY);
        ModuleFormat format = formats.declared(file);
        boolean isTypeScript = formats.isTypeScript(file.toString());
        if (format != null) return LoadResult.name(format) + (isTypeScript ? "-typescript" : "");
        return isTypeScript
                        || file.toString().endsWith(".js")
                        || file.getFileName().toString().indexOf('.') < 0
                ? Null.INSTANCE
                : Undefined.INSTANCE;
    }
}
