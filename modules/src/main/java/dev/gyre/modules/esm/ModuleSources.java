package dev.gyre.modules.esm;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.TypeScriptFiles;
import dev.gyre.modules.hooks.LoadRequest;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.hooks.RemoteHooks;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is behind a URL: its format and its text. */
// ESM_FILE_FORMAT(url), https://nodejs.org/api/esm.html#resolution-algorithm-specification
final class ModuleSources {
    /**
     * What there is to make a record of.
     *
     * @param format what something declares; null where only the syntax can tell
     * @param content the bytes of what is no text, otherwise null
     * @param isFile whether the text is a file's, where hooks have given none
     */
    record ModuleSource(ModuleFormat format, String text, byte[] content, boolean isFile) {
        ModuleSource(ModuleFormat format, String text) {
            this(format, text, null, false);
        }

        private static ModuleSource webAssembly(byte[] content) {
            return new ModuleSource(ModuleFormat.WEBASSEMBLY, null, content, false);
        }
    }

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
            if (format == ModuleFormat.WEBASSEMBLY) return ModuleSource.webAssembly(SourceFiles.bytes(realm, file));
            return new ModuleSource(format, format == ModuleFormat.NATIVE_ADDON ? null : SourceFiles.read(loader, file));
        }
        String format = formatOf(url, scheme);
        checkAttributes(url, format, attributes);
        if (format.equals("wasm")) return ModuleSource.webAssembly(content(url));
        return new ModuleSource(LoadResult.format(format), format.equals("builtin") ? null : SourceFiles.decode(content(url)));
    }

    /** Loads through the hooks. */
    ModuleSource load(String url, Object format, Map<String, String> attributes, Resolver.Conditions conditions) {
        RemoteHooks remote = loader.remoteHooks();
        LoadResult result = loader.hooks().load(new LoadRequest(url, format, conditions.names(), attributes), remote == null ? this::load : remote::load);
        if (result.format() == null) {
            if (!ModuleUrl.isFile(url)) throw unknownFormat("undefined", url);
            checkAttributes(url, null, attributes);
            return new ModuleSource(null, result.text());
        }
        ModuleFormat kind = result.moduleFormat();
        if (kind == null) throw unknownFormat(result.format(), url);
        checkAttributes(url, result.format(), attributes);
        if (kind == ModuleFormat.COMMONJS && !result.hasSource()) return new ModuleSource(kind, SourceFiles.read(loader, loader.resolver().toPath(url)), null, true);
        if (kind == ModuleFormat.WEBASSEMBLY) {
            byte[] content = result.bytes();
            if (content == null) {
                throw loader.embedder().error("ERR_INVALID_RETURN_PROPERTY_VALUE", "array buffer, or typed array", "load", "source", result.source());
            }
            return ModuleSource.webAssembly(content);
        }
        return new ModuleSource(kind, result.isTypeScript() ? TypeScriptFiles.javaScript(loader, result.text(), url) : result.text());
    }

    /** The default step of resolution, as hooks ask for it. */
    JsObject resolve(Object specifier, JsObject context) {
        if (specifier == Undefined.INSTANCE) throw Errors.typeError("Cannot read properties of undefined (reading '0')");
        String base = context.get("parentURL") instanceof CharSequence parent ? parent.toString() : ModuleUrl.of(loader.settings().cwd()) + "/";
        String url = loader.resolver().resolve(TypeConversion.toString(specifier), base, conditions(context.get("conditions")));
        boolean isNamed = specifier instanceof CharSequence text && url.contentEquals(text);
        return loader.hooks().resolved(url, url.startsWith("node:") ? isNamed ? Undefined.INSTANCE : "builtin" : ModuleUrl.isFile(url) ? fileFormat(url) : Undefined.INSTANCE);
    }

    private static Resolver.Conditions conditions(Object given) {
        List<String> names = new ArrayList<>();
        if (given instanceof JsObject list) {
            long length = ObjectOperations.lengthOfArrayLike(list);
            for (int i = 0; i < length; i++) names.add(TypeConversion.toString(list.get(i)));
        }
        return new Resolver.Conditions(names);
    }

    /** What resolution tells hooks of a file: null where only the syntax can tell, undefined for an extension that Node does not know. */
    private Object fileFormat(String url) {
        Path file = loader.resolver().toPath(url);
        if (FormatDetector.isWebAssembly(file)) return LoadResult.name(ModuleFormat.WEBASSEMBLY);
        ModuleFormat format = loader.formats().declared(file);
        boolean isTypeScript = loader.formats().isTypeScript(file.toString());
        if (format != null) return LoadResult.name(format) + (isTypeScript ? "-typescript" : "");
        return isTypeScript || file.toString().endsWith(".js") || file.getFileName().toString().indexOf('.') < 0 ? Null.INSTANCE : Undefined.INSTANCE;
    }

    /** The default step of loading. */
    JsObject load(Object argument, JsObject context) {
        String url = ModuleUrl.parse(TypeConversion.toString(argument));
        if (url == null) throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_URL", "Invalid URL");
        String scheme = ModuleUrl.scheme(url);
        Object format = context.get("format");
        Object source;
        if ("file:".equals(scheme)) {
            Path file = loader.resolver().toPath(url);
            byte[] bytes = SourceFiles.bytes(realm, file);
            if (!(format instanceof CharSequence)) format = formatOf(file, bytes);
            source = loader.embedder().buffer(bytes);
        } else {
            format = formatOf(url, scheme);
            source = format.equals("builtin") ? Null.INSTANCE : loader.embedder().buffer(content(url));
        }
        JsObject result = JsObject.create(realm, null);
        result.createDataProperty("format", format);
        result.createDataProperty("responseURL", url);
        result.createDataProperty("source", source);
        return result;
    }

    /** The format of a file whose text tells it where nothing else does. */
    private String formatOf(Path file, byte[] bytes) {
        ModuleFormat declared = loader.formats().forImport(file);
        boolean isTypeScript = loader.formats().isTypeScript(file.toString());
        String name = LoadResult.name(declared);
        if (declared == null) {
            String text = SourceFiles.decode(bytes);
            name = loader.hasModuleSyntax(isTypeScript ? TypeScriptFiles.javaScript(loader, text, ModuleUrl.of(file)) : text, file.toString()) ? "module" : "commonjs";
        }
        return isTypeScript ? name + "-typescript" : name;
    }

    private String formatOf(String url, String scheme) {
        if ("node:".equals(scheme)) {
            String name = url.substring(5);
            if (loader.embedder().isBuiltin(name) || loader.embedder().requiresScheme(name)) return "builtin";
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNKNOWN_BUILTIN_MODULE", "No such built-in module: " + url);
        }
        if (!"data:".equals(scheme)) {
            boolean isNetwork = "http:".equals(scheme) || "https:".equals(scheme);
            throw ModuleErrors.composed(realm, ErrorKind.ERROR, "ERR_UNSUPPORTED_ESM_URL_SCHEME", "Only URLs with a scheme in: "
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
        return ModuleErrors.composed(realm, ErrorKind.TYPE, "ERR_IMPORT_ATTRIBUTE_UNSUPPORTED",
                "Import attribute \"" + key + "\" with value \"" + value + "\" is not supported in " + url);
    }
}
