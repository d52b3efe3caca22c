package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.host.ModuleSettings;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Node's resolution of import specifiers to URLs, and the parts that it shares with that of require. */
// https://nodejs.org/api/esm.html#resolution-algorithm-specification
public final class Resolver {
    /** Names of conditions, in the order in which hooks see them. */
    public record Conditions(List<String> names) {
        private static Conditions of(ModuleSettings settings, String... names) {
            List<String> all = new ArrayList<>(List.of(names));
            all.addAll(settings.conditions());
            return new Conditions(List.copyOf(all));
        }
    }

    /** What a path refers to. */
    enum Kind {
        NONE,
        FILE,
        FOLDER
    }

    private static final String[] MAIN_SUFFIXES = {
        "", ".js", ".json", ".node", "/index.js", "/index.json", "/index.node"
    };
    private static final String[] INDEXES = {"index.js", "index.json", "index.node"};

    private final Realm realm;
    private final ModuleSettings settings;
    private final PackageFiles packages;
    private final ModuleEmbedder embedder;
    private final PackageErrors errors;
    private final Conditions importConditions;
    private final Conditions requireConditions;
    private final Set<String> warned = new HashSet<>();
    private RequireResolver require;

    public Resolver(Realm realm, ModuleSettings settings, PackageFiles packages, ModuleEmbedder embedder) {
        this.realm = realm;
        this.settings = settings;
        this.packages = packages;
        this.embedder = embedder;
        errors = new PackageErrors(realm);
        importConditions = Conditions.of(settings, "node", "import", "module-sync", "node-addons");
        requireConditions = Conditions.of(settings, "require", "node", "node-addons", "module-sync");
    }

    Realm realm() {
        return realm;
    }

    PackageErrors errors() {
        return errors;
    }

    PackageFiles packages() {
        return packages;
    }

    ModuleSettings settings() {
        return settings;
    }

    public Conditions importConditions() {
        return importConditions;
    }

    public Conditions requireConditions() {
        return requireConditions;
    }

    /** The resolver of require. */
    public RequireResolver require() {
        if (require == null) require = new RequireResolver(this, embedder);
        return require;
    }

    /** Emits a deprecation warning, once for each text. */
    void deprecate(String message, String code) {
        if (warned.add(message)) embedder.warn(message, "DeprecationWarning", code);
    }

    /** The name of a module in messages: the path of a file. */
    String display(String url) {
        if (!ModuleUrl.isFile(url)) return url;
        String path = ModuleUrl.decode(ModuleUrl.pathOf(url));
        return path == null ? url : path;
    }

    // ESM_RESOLVE(specifier, parentURL)
    /** The URL of a specifier in the module at baseUrl; errors for names that require would find say so. */
    public String resolve(String specifier, String baseUrl) {
        return resolve(specifier, baseUrl, importConditions);
    }

    /** The same with other conditions. */
    public String resolve(String specifier, String baseUrl, Conditions conditions) {
        String scheme = ModuleUrl.scheme(specifier);
        if ("node:".equals(scheme)) return specifier;
        if (scheme != null && embedder.isBuiltin(specifier)) return "node:" + specifier;
        try {
            return resolveModule(specifier, baseUrl, scheme, conditions);
        } catch (JsException error) {
            if (ModuleErrors.hasCode(realm, error, "ERR_MODULE_NOT_FOUND")
                    || ModuleErrors.hasCode(realm, error, "ERR_UNSUPPORTED_DIR_IMPORT")) {
                ImportHints.add(this, error, specifier, baseUrl);
            }
            throw error;
        }
    }

    private String resolveModule(String specifier, String baseUrl, String scheme, Conditions conditions) {
        String url;
        if (isPath(specifier)) {
            url = ModuleUrl.resolve(specifier, baseUrl);
            if (url == null) throw errors.unsupportedRequest(specifier, baseUrl);
        } else if (specifier.startsWith("#") && ModuleUrl.isFile(baseUrl)) {
            url = imports(specifier, baseUrl, conditions);
        } else {
            url = scheme == null ? null : ModuleUrl.parse(specifier);
            if (url == null) {
                boolean isRemote =
                        baseUrl.startsWith("data:") || baseUrl.startsWith("http:") || baseUrl.startsWith("https:");
                if (isRemote && !embedder.isBuiltin(specifier)) throw errors.unsupportedRequest(specifier, baseUrl);
                url = importPackage(specifier, baseUrl, conditions);
            }
        }
        return ModuleUrl.isFile(url) ? finish(url, baseUrl) : url;
    }

    /** Whether a specifier is relative or absolute. */
    static boolean isPath(String specifier) {
        return specifier.startsWith("/") || isRelative(specifier);
    }

    static boolean isRelative(String specifier) {
        return specifier.startsWith("./")
                || specifier.startsWith("../")
                || specifier.equals(".")
                || specifier.equals("..");
    }

    // PACKAGE_IMPORTS_RESOLVE(specifier, parentURL, conditions)
    String imports(String specifier, String baseUrl, Conditions conditions) {
        if (specifier.equals("#") || specifier.endsWith("/")) {
            throw errors.invalidSpecifier(
                    specifier, "is not a valid internal imports specifier name", display(baseUrl));
        }
        PackageJson scope = packages.scopeOf(toPath(baseUrl));
        if (scope == null) throw errors.notDefined(null, specifier, display(baseUrl));
        return new PackageTargets(this, scope, conditions, baseUrl, true).resolveImports(specifier);
    }

    /** The end of ESM_RESOLVE: the file must exist, and its real path is used. */
    private String finish(String url, String baseUrl) {
        String written = ModuleUrl.pathOf(url);
        if (hasEncodedSeparator(written)) {
            throw errors.invalidSpecifier(
                    written, "must not include encoded \"/\" or \"\\\" characters", display(baseUrl));
        }
        Path file = toPath(url);
        String name = ModuleUrl.decode(written);
        Kind kind = kind(file);
        if (kind == Kind.FOLDER) throw errors.directoryImport(name, display(baseUrl), url);
        if (kind == Kind.NONE) throw errors.notFound("module", name, display(baseUrl), url);
        if (settings.preserveSymlinks()) return url;
        return ModuleUrl.of(real(file)) + (written.endsWith("/") ? "/" : "") + ModuleUrl.tail(url);
    }

    static boolean hasEncodedSeparator(String path) {
        return path.indexOf('%') >= 0
                && (path.contains("%2f") || path.contains("%2F") || path.contains("%5c") || path.contains("%5C"));
    }

    // url.fileURLToPath(url), https://nodejs.org/api/url.html#urlfileurltopathurl-options
    /** The file of a file: URL. */
    public Path toPath(String url) {
        if (!ModuleUrl.isFile(url))
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_URL_SCHEME", "The URL must be of scheme file");
        if (!ModuleUrl.host(url).isEmpty()) {
            throw ModuleErrors.coded(
                    realm,
                    ErrorKind.TYPE,
                    "ERR_INVALID_FILE_URL_HOST",
                    "File URL host must be \"localhost\" or empty on linux");
        }
        String written = ModuleUrl.pathOf(url);
        if (written.contains("%2f") || written.contains("%2F")) {
            throw ModuleErrors.coded(
                    realm,
                    ErrorKind.TYPE,
                    "ERR_INVALID_FILE_URL_PATH",
                    "File URL path must not include encoded / characters");
        }
        String path = ModuleUrl.decode(written);
        if (path == null) throw Errors.error(ErrorKind.URI, "URI malformed");
        return path(path);
    }

    // PACKAGE_RESOLVE(packageSpecifier, parentURL)
    String importPackage(String specifier, String baseUrl, Conditions conditions) {
        if (embedder.isBuiltin(specifier)) return "node:" + specifier;
        String name = packageName(specifier, baseUrl);
        String subpath = "." + specifier.substring(name.length());
        Path base = toPath(baseUrl);
        PackageJson scope = packages.scopeOf(base);
        if (scope != null && scope.exports() != null && name.equals(scope.name())) {
            return new PackageTargets(this, scope, conditions, baseUrl, false).resolveExports(subpath);
        }
        for (Path folder = base.getParent(); folder != null; folder = folder.getParent()) {
            if (folder.getFileName() != null && folder.getFileName().toString().equals("node_modules")) continue;
            // As a URL such a name has no path: Node looks for the package in the folder of all packages, without
            // checking whether it exists.
            boolean isTail = name.startsWith("#") || name.startsWith("?");
            Path found = folder.resolve("node_modules").resolve(isTail ? "" : name);
            if (!isTail && kind(found) != Kind.FOLDER) continue;
            PackageJson json = packages.in(found, " while importing \"" + specifier + "\" from " + display(baseUrl));
            if (json != null && json.exports() != null)
                return new PackageTargets(this, json, conditions, baseUrl, false).resolveExports(subpath);
            return subpath.equals(".")
                    ? legacyMain(found, json, baseUrl)
                    : ModuleUrl.resolve(subpath, ModuleUrl.of(found) + "/");
        }
        throw errors.notFound("package", name, display(baseUrl), null);
    }

    private String legacyMain(Path folder, PackageJson json, String baseUrl) {
        String main = json == null ? null : json.main();
        boolean hasMain = main != null && !main.isEmpty();
        if (hasMain) {
            for (String suffix : MAIN_SUFFIXES) {
                Path candidate = folder.resolve(main + suffix).normalize();
                if (kind(candidate) == Kind.FILE) return ModuleUrl.of(candidate);
            }
        }
        for (String index : INDEXES) {
            Path candidate = folder.resolve(index);
            if (kind(candidate) == Kind.FILE) return ModuleUrl.of(candidate);
        }
        throw errors.notFound(
                "package",
                folder.resolve(hasMain ? main : "index.js").normalize().toString(),
                display(baseUrl),
                null);
    }

    /** The package part of a bare specifier. */
    private String packageName(String specifier, String baseUrl) {
        int slash = specifier.indexOf('/');
        boolean isValid = true;
        if (specifier.startsWith("@")) {
            isValid = slash >= 0;
            if (isValid) slash = specifier.indexOf('/', slash + 1);
        }
        String name = slash < 0 ? specifier : specifier.substring(0, slash);
        if (!isValid || name.startsWith(".") || name.indexOf('\\') >= 0 || name.indexOf('%') >= 0) {
            throw errors.invalidSpecifier(specifier, "is not a valid package name", display(baseUrl));
        }
        return name;
    }

    // findPackageJSON(specifier[, base]), https://nodejs.org/api/module.html#modulefindpackagejsonspecifier-base
    /** The package.json of the package of a bare specifier, or null. */
    public Path packageJsonOf(String specifier, String baseUrl) {
        String name = packageName(specifier, baseUrl);
        for (Path folder = toPath(baseUrl).getParent(); folder != null; folder = folder.getParent()) {
            Path file = folder.resolve("node_modules").resolve(name).resolve("package.json");
            if (kind(file) == Kind.FILE) return file;
        }
        throw errors.notFound("package", name, display(baseUrl), null);
    }

    /** The path of a file; for a folder, of its package.json. */
    public Path fileOrFolder(String specifier, String baseUrl) {
        String url = ModuleUrl.resolve(specifier, baseUrl);
        if (url == null) throw errors.unsupportedRequest(specifier, baseUrl);
        Path path = toPath(url);
        return kind(path) == Kind.FOLDER ? path.resolve("noop.js") : toPath(finish(url, baseUrl));
    }

    static Kind kind(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return attributes.isDirectory() ? Kind.FOLDER : Kind.FILE;
        } catch (IOException unreachable) {
            // A loop of symbolic links, or no permission: resolution treats the file as missing.
            return Kind.NONE;
        }
    }

    /** The real path of a file, without symbolic links. */
    Path real(Path file) {
        embedder.checkReading(file);
        try {
            return file.toRealPath();
        } catch (IOException unreadable) {
            return file;
        }
    }

    /** A path in the file system from which modules are read. */
    public Path path(String name) {
        FileSystem fileSystem = settings.cwd().getFileSystem();
        try {
            return fileSystem.getPath(name);
        } catch (InvalidPathException invalid) {
            throw ModuleErrors.plain(realm, "MODULE_NOT_FOUND", "Cannot find module '" + name + "'");
        }
    }

    /** The URL against which names without a file are resolved. */
    public String baseOf(String name) {
        return ModuleUrl.of(settings.cwd().resolve(name));
    }
}
