package dev.gyre.modules.esm;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.modules.cjs.CommonJsTexts;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.modules.hooks.HookChain;
import dev.gyre.modules.hooks.LoadRequest;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.hooks.RemoteHooks;
import dev.gyre.modules.hooks.ResolveResult;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.resolve.Resolver;
import dev.gyre.modules.source.SourceReader;
import java.nio.file.Path;
import java.util.Map;

/** Loads the source of a URL: its format and its text or bytes. */
// ESM_FILE_FORMAT(url), https://nodejs.org/api/esm.html#resolution-algorithm-specification
public final class ModuleSources {
    /**
     * The source of a module record.
     *
     * @param format the declared format; null if it depends on the syntax
     * @param content the bytes of a source that is not text, otherwise null
     * @param isFile whether the text is a file's, rather than from a hook
     */
    record ModuleSource(ModuleFormat format, String text, byte[] content, boolean isFile) {
        ModuleSource(ModuleFormat format, String text) {
            this(format, text, null, false);
        }

        private static ModuleSource webAssembly(byte[] content) {
            return new ModuleSource(ModuleFormat.WEBASSEMBLY, null, content, false);
        }
    }

    private final Realm realm;
    private final ModuleEmbedder embedder;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final HookChain hooks;
    private final SourceReader reader;
    private final CommonJsTexts commonJsTexts;

    public ModuleSources(
            Realm realm,
            ModuleEmbedder embedder,
            Resolver resolver,
            FormatDetector formats,
            HookChain hooks,
            SourceReader reader,
            CommonJsTexts commonJsTexts) {
        this.realm = realm;
        this.embedder = embedder;
        this.resolver = resolver;
        this.formats = formats;
        this.hooks = hooks;
        this.reader = reader;
        this.commonJsTexts = commonJsTexts;
    }

    /** Loads without hooks. */
    ModuleSource load(String url, Map<String, String> attributes) {
        String scheme = ModuleUrl.scheme(url);
        if (scheme.equals("file:")) {
            Path file = resolver.toPath(url);
            ModuleFormat format = formats.forImport(file);
            checkAttributes(url, LoadResult.name(format), attributes);
            if (format == ModuleFormat.WEBASSEMBLY) return ModuleSource.webAssembly(bytes(file));
            return new ModuleSource(format, format == ModuleFormat.NATIVE_ADDON ? null : reader.read(file));
        }
        String format = formatOf(url, scheme);
        checkAttributes(url, format, attributes);
        if (format.equals("wasm")) return ModuleSource.webAssembly(content(url));
        return new ModuleSource(
                LoadResult.format(format), format.equals("builtin") ? null : SourceFiles.decode(content(url)));
    }

    /** Loads through the hooks. */
    ModuleSource load(String url, Object format, Map<String, String> attributes, Resolver.Conditions conditions) {
        RemoteHooks remote = hooks.remote();
        LoadResult result = hooks.load(
                new LoadRequest(url, format, conditions.names(), attributes),
                remote == null ? this::defaultStep : remote::load);
        if (result.format() == null) {
            if (!ModuleUrl.isFile(url)) throw unknownFormat("undefined", url);
            return new ModuleSource(null, result.text());
        }
        ModuleFormat kind = result.moduleFormat();
        if (kind == null) throw unknownFormat(result.format(), url);
        if (kind == ModuleFormat.COMMONJS && !result.hasSource()) {
            Path file = resolver.toPath(url);
            // What runs is up to require, which the program may have changed for TypeScript.
            String text = formats.isTypeScript(file.toString()) ? SourceFiles.decode(bytes(file)) : reader.read(file);
            return new ModuleSource(kind, text, null, true);
        }
        if (kind == ModuleFormat.WEBASSEMBLY) {
            byte[] content = result.bytes();
            if (content == null) {
                throw embedder.error(
                        "ERR_INVALID_RETURN_PROPERTY_VALUE",
                        "array buffer, or typed array",
                        "load",
                        "source",
                        result.source());
            }
            return ModuleSource.webAssembly(content);
        }
        return new ModuleSource(kind, result.isTypeScript() ? reader.javaScript(result.text(), url) : result.text());
    }

    /** The default step of loading, which checks the attributes that the hooks before it pass on: those of an import say nothing about what a hook returns. */
    JsObject defaultStep(Object argument, JsObject context) {
        String url = ModuleUrl.parse(TypeConversion.toString(argument));
        if (url == null) throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_URL", "Invalid URL");
        String scheme = ModuleUrl.scheme(url);
        Object format = context.get("format");
        Object source;
        if ("file:".equals(scheme)) {
            Path file = resolver.toPath(url);
            byte[] bytes = bytes(file);
            if (!(format instanceof CharSequence)) format = formatOf(file, bytes);
            source = embedder.buffer(bytes);
        } else {
            format = formatOf(url, scheme);
            source = format.equals("builtin") ? Null.INSTANCE : embedder.buffer(content(url));
        }
        if (context.get("importAttributes") instanceof JsObject given)
            checkAttributes(
                    url, format instanceof CharSequence name ? name.toString() : null, ResolveResult.attributes(given));
        JsObject result = JsObject.create(realm, null);
        result.createDataProperty("format", format);
        result.createDataProperty("responseURL", url);
        result.createDataProperty("source", source);
        return result;
    }

    private byte[] bytes(Path file) {
        embedder.checkReading(file);
        return SourceFiles.bytes(realm, file);
    }

    /** The format of a file, which may depend on its text. */
    private String formatOf(Path file, byte[] bytes) {
        ModuleFormat declared = formats.forImport(file);
        boolean isTypeScript = formats.isTypeScript(file.toString());
        String name = LoadResult.name(declared);
        if (declared == null) {
            String text = SourceFiles.decode(bytes);
            name = commonJsTexts.hasModuleSyntax(
                            isTypeScript ? reader.javaScript(text, ModuleUrl.of(file)) : text, file.toString())
                    ? "module"
                    : "commonjs";
        }
        return isTypeScript ? name + "-typescript" : name;
    }

    private String formatOf(String url, String scheme) {
        if ("node:".equals(scheme)) {
            String name = url.substring(5);
            if (embedder.isBuiltin(name) || embedder.requiresScheme(name)) return "builtin";
            throw ModuleErrors.coded(
                    realm, ErrorKind.ERROR, "ERR_UNKNOWN_BUILTIN_MODULE", "No such built-in module: " + url);
        }
        if (!"data:".equals(scheme)) {
            boolean isNetwork = "http:".equals(scheme) || "https:".equals(scheme);
            throw ModuleErrors.composed(
                    realm,
                    ErrorKind.ERROR,
                    "ERR_UNSUPPORTED_ESM_URL_SCHEME",
                    "Only URLs with a scheme in: " + (isNetwork ? "file and data" : "file, data, and node")
                            + " are supported by the default ESM loader. Received protocol '" + scheme + "'");
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
        return ModuleErrors.coded(
                realm,
                ErrorKind.RANGE,
                "ERR_UNKNOWN_MODULE_FORMAT",
                "Unknown module format: " + format + " for URL " + url);
    }

    /** Checks that import attributes match the format. */
    private void checkAttributes(String url, String format, Map<String, String> attributes) {
        for (var attribute : attributes.entrySet()) {
            if (!attribute.getKey().equals("type")) throw unsupported(attribute.getKey(), attribute.getValue(), url);
        }
        String type = attributes.get("type");
        boolean isJson = "json".equals(format);
        if (isJson ? "json".equals(type) : type == null) return;
        if (type == null) {
            throw ModuleErrors.coded(
                    realm,
                    ErrorKind.TYPE,
                    "ERR_IMPORT_ATTRIBUTE_MISSING",
                    "Module \"" + url + "\" needs an import attribute of \"type: json\"");
        }
        if (!type.equals("json")) throw unsupported("type", type, url);
        throw ModuleErrors.coded(
                realm,
                ErrorKind.TYPE,
                "ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE",
                "Module \"" + url + "\" is not of type \"json\"");
    }

    private JsException unsupported(String key, String value, String url) {
        return ModuleErrors.composed(
                realm,
                ErrorKind.TYPE,
                "ERR_IMPORT_ATTRIBUTE_UNSUPPORTED",
                "Import attribute \"" + key + "\" with value \"" + value + "\" is not supported in " + url);
    }
}
