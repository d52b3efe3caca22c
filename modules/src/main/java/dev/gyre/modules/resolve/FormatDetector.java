package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.typescript.TypeScriptMode;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** Determines a file's format from its extension and its package's type. */
// https://nodejs.org/api/packages.html#determining-module-system
public final class FormatDetector {
    private final Realm realm;
    private final PackageFiles packages;
    private final ModuleEmbedder embedder;
    private final Set<Path> typeless = new HashSet<>();
    private TypeScriptMode typeScript = TypeScriptMode.STRIP;

    public FormatDetector(Realm realm, PackageFiles packages, ModuleEmbedder embedder) {
        this.realm = realm;
        this.packages = packages;
        this.embedder = embedder;
    }

    /** The format that extension and package declare, or null if it depends on the syntax. */
    public ModuleFormat declared(Path file) {
        String name = file.getFileName().toString();
        if (name.endsWith(".mjs")) return ModuleFormat.MODULE;
        if (name.endsWith(".cjs")) return ModuleFormat.COMMONJS;
        if (isTypeScript(name) && name.endsWith(".mts")) return ModuleFormat.MODULE;
        if (isTypeScript(name) && name.endsWith(".cts")) return ModuleFormat.COMMONJS;
        if (name.endsWith(".json")) return ModuleFormat.JSON;
        if (name.endsWith(".node")) return ModuleFormat.NATIVE_ADDON;
        PackageJson scope = packages.scopeOf(file);
        String type = scope == null ? null : scope.type();
        if ("module".equals(type))
            return name.endsWith(".js") || name.indexOf('.') < 0 || isTypeScript(name) ? ModuleFormat.MODULE : null;
        return "commonjs".equals(type) ? ModuleFormat.COMMONJS : null;
    }

    /** The format for import, where an unknown extension is an error. */
    public ModuleFormat forImport(Path file) {
        if (isWebAssembly(file)) return ModuleFormat.WEBASSEMBLY;
        ModuleFormat format = declared(file);
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        boolean isKnown = name.endsWith(".js") || isTypeScript(name);
        if (dot > 0 && !isKnown && (format == null || format == ModuleFormat.COMMONJS && !name.endsWith(".cjs"))) {
            throw ModuleErrors.coded(
                    realm,
                    ErrorKind.TYPE,
                    "ERR_UNKNOWN_FILE_EXTENSION",
                    "Unknown file extension \"" + name.substring(dot) + "\" for " + file);
        }
        return format;
    }

    /** The format for require: a package's type does not apply to its files without an extension. */
    public ModuleFormat forRequire(Path file) {
        ModuleFormat format = declared(file);
        return format == ModuleFormat.MODULE && file.getFileName().toString().indexOf('.') < 0 ? null : format;
    }

    /** Whether imports treat a file as WebAssembly; require does not support it. */
    public static boolean isWebAssembly(Path file) {
        return file.toString().endsWith(".wasm");
    }

    /**
     * Whether a program's file is loaded by the ES module loader: an ES module, or a file with an unknown extension.
     */
    public boolean importsProgram(Path file) {
        ModuleFormat format = declared(file);
        if (format == ModuleFormat.MODULE || isWebAssembly(file)) return true;
        PackageJson scope = format == null ? packages.scopeOf(file) : null;
        return scope != null && "module".equals(scope.type());
    }

    /** Warns, once for each package, that the format had to be detected from the syntax. */
    public void warnTypeless(Path file) {
        PackageJson scope = packages.scopeOf(file);
        if (scope == null || file.toString().contains("/node_modules/") || !typeless.add(scope.file())) return;
        embedder.warn(
                "Module type of " + ModuleUrl.of(file) + " is not specified and it doesn't parse as CommonJS.\n"
                        + "Reparsing as ES module because module syntax was detected. This incurs a performance overhead.\n"
                        + "To eliminate this warning, add \"type\": \"module\" to " + scope.file() + ".",
                null,
                "MODULE_TYPELESS_PACKAGE_JSON");
    }

    /** The nearest package.json of a file, or null. */
    public PackageJson scopeOf(Path file) {
        return packages.scopeOf(file);
    }

    /** Whether a file is TypeScript to be converted to JavaScript. */
    public boolean isTypeScript(String name) {
        return typeScript.accepts(name);
    }

    /** The name of a CommonJS file in stack traces: Node uses the URL for TypeScript. */
    public String scriptName(Path file) {
        String name = file.toString();
        return isTypeScript(name) ? ModuleUrl.of(file) : name;
    }

    /** How TypeScript files are treated. */
    public TypeScriptMode typeScript() {
        return typeScript;
    }

    public void typeScript(TypeScriptMode mode) {
        typeScript = mode;
    }
}
