package dev.gyre.modules.esm;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.Errors;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.realm.Realm;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.hooks.LoadRequest;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.Map;

/** What is behind a URL: its format and its text. */
// ESM_FILE_FORMAT(url), https://nodejs.org/api/esm.html#resolution-algorithm-specification
final class ModuleSources {
    /** A text and the format that something declares; null where only the syntax can tell. */
    record ModuleSource(ModuleFormat format, String text) {}

    private final ModuleLoader loader;
    private final Realm realm;

    ModuleSources(ModuleLoader loader) {
        this.loader = loader;
        realm = loader.realm();
    }

    /** Loads without hooks. */
    ModuleSource load(String url, Map<String, String> attributes) {
        String scheme = ModuleUrl.scheme(url);
        if (scheme.equals("file:")) {
            Path file = loader.resolver().toPath(url);
            ModuleFormat format = loader.formats().forImport(file);
            checkAttributes(url, LoadResult.name(format), attributes);
            return new ModuleSource(format, format == ModuleFormat.NATIVE_ADDON ? null : SourceFiles.read(loader, file));
        }
        String format = formatOf(url, scheme);
        checkAttributes(url, format, attributes);
        return new ModuleSource(new LoadResult(format, null, null).moduleFormat(), format.equals("builtin") ? null : SourceFiles.decode(content(url)));
    }

    /** Loads through the hooks. */
    ModuleSource load(String url, String format, Map<String, String> attributes, Resolver.Conditions conditions) {
        String known = format != null ? format : knownFormat(url);
        LoadResult result = loader.hooks().load(new LoadRequest(url, known, conditions.names(), attributes), this::load);
        if (result.format() == null) {
            if (!ModuleUrl.isFile(url)) throw unknownFormat("undefined", url);
            checkAttributes(url, null, attributes);
            return new ModuleSource(null, result.text());
        }
        ModuleFormat kind = result.moduleFormat();
        if (kind == null) throw unknownFormat(result.format(), url);
        checkAttributes(url, result.format(), attributes);
        return new ModuleSource(kind, result.hasSource() ? result.text() : null);
    }

    /** What hooks are told before anything is read. */
    private String knownFormat(String url) {
        if (ModuleUrl.isFile(url)) return LoadResult.name(loader.formats().declared(loader.resolver().toPath(url)));
        DataUrl data = url.startsWith("data:") ? DataUrl.parse(url) : null;
        return data == null ? null : data.format();
    }

    private LoadResult load(LoadRequest request) {
        String url = request.url();
        String scheme = ModuleUrl.scheme(url);
        if ("file:".equals(scheme)) {
            Path file = loader.resolver().toPath(url);
            String format = request.format() != null ? request.format() : LoadResult.name(loader.formats().forImport(file));
            return new LoadResult(format, loader.embedder().buffer(SourceFiles.bytes(realm, file)), loader.embedder());
        }
        String format = formatOf(url, scheme);
        return new LoadResult(format, format.equals("builtin") ? null : loader.embedder().buffer(content(url)), loader.embedder());
    }

    private String formatOf(String url, String scheme) {
        if ("node:".equals(scheme)) {
            String name = url.substring(5);
            if (loader.embedder().isBuiltin(name) || loader.embedder().requiresScheme(name)) return "builtin";
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNKNOWN_BUILTIN_MODULE", "No such built-in module: " + url);
        }
        if (!"data:".equals(scheme)) {
            boolean isNetwork = "http:".equals(scheme) || "https:".equals(scheme);
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNSUPPORTED_ESM_URL_SCHEME", "Only URLs with a scheme in: "
                    + (isNetwork ? "file and data" : "file, data, and node") + " are supported by the default ESM loader. Received protocol '" + scheme + "'");
        }
        DataUrl data = DataUrl.parse(url);
        if (data == null) throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_URL", "Invalid URL");
        String format = data.format();
        if (format == null) throw unknownFormat(data.type() == null ? "null" : data.type(), url);
        return format;
    }

    private byte[] content(String url) {
        byte[] content = DataUrl.parse(url).content();
        if (content == null) throw Errors.error(ErrorKind.URI, "URI malformed");
        return content;
    }

    private JsException unknownFormat(String format, String url) {
        return ModuleErrors.coded(realm, ErrorKind.RANGE, "ERR_UNKNOWN_MODULE_FORMAT", "Unknown module format: " + format + " for URL " + url);
    }

    /** Import attributes must be those that the format wants. */
    private void checkAttributes(String url, String format, Map<String, String> attributes) {
        for (var attribute : attributes.entrySet()) {
            if (!attribute.getKey().equals("type")) throw unsupported(attribute.getKey(), attribute.getValue(), url);
        }
        String type = attributes.get("type");
        boolean isJson = "json".equals(format);
        if (isJson ? "json".equals(type) : type == null) return;
        if (type == null) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_IMPORT_ATTRIBUTE_MISSING", "Module \"" + url + "\" needs an import attribute of \"type: json\"");
        }
        if (!type.equals("json")) throw unsupported("type", type, url);
        throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE", "Module \"" + url + "\" is not of type \"json\"");
    }

    private JsException unsupported(String key, String value, String url) {
        return ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_IMPORT_ATTRIBUTE_UNSUPPORTED",
                "Import attribute \"" + key + "\" with value \"" + value + "\" is not supported in " + url);
    }
}
