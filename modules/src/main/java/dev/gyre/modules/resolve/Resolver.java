package dev.gyre.modules.resolve;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Realm;
import dev.gyre.modules.BuiltinModules;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleOrigin;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Node's resolution of specifiers to files, for require and for import. */
// https://nodejs.org/api/modules.html#all-together and https://nodejs.org/api/esm.html#resolution-algorithm-specification
public final class Resolver {
    /** What a specifier stands for: a builtin's name, or a file. */
    public record Resolution(String builtin, Path file) {
        public boolean isBuiltin() {
            return builtin != null;
        }
    }

    private static final Set<String> REQUIRE_CONDITIONS = Set.of("node", "require", "module-sync", "node-addons");
    private static final Set<String> IMPORT_CONDITIONS = Set.of("node", "import", "module-sync", "node-addons");
    private static final String[] EXTENSIONS = {".js", ".json", ".node"};

    private final Realm realm;
    private final FileSystem fileSystem;
    private final PackageFiles packages;
    private final BuiltinModules builtins;

    public Resolver(Realm realm, FileSystem fileSystem, PackageFiles packages, BuiltinModules builtins) {
        this.realm = realm;
        this.fileSystem = fileSystem;
        this.packages = packages;
        this.builtins = builtins;
    }

    /** The builtin of a specifier, or null; "node:" in front of no builtin is an error. */
    private Resolution builtin(String specifier) {
        if (specifier.startsWith("node:")) {
            String name = specifier.substring(5);
            if (builtins.isBuiltin(name) || builtins.requiresScheme(name)) return new Resolution(name, null);
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNKNOWN_BUILTIN_MODULE", "No such built-in module: " + specifier);
        }
        return builtins.isBuiltin(specifier) ? new Resolution(specifier, null) : null;
    }

    // ---- require

    /** Resolves require(specifier) from a folder; the error lists {@code requireStack}. */
    public Resolution require(String specifier, Path folder, List<String> requireStack) {
        Resolution builtin = builtin(specifier);
        if (builtin != null) return builtin;
        Path found;
        if (isRelative(specifier) || specifier.startsWith("/")) {
            Path base = folder.resolve(specifier).normalize();
            boolean isFolder = specifier.endsWith("/") || specifier.endsWith("/.") || specifier.endsWith("/..") || specifier.equals(".") || specifier.equals("..");
            found = isFolder ? null : asFile(base);
            if (found == null) found = asDirectory(base);
        } else if (specifier.startsWith("#")) {
            return requireImports(specifier, folder, requireStack);
        } else {
            found = requirePackage(specifier, folder);
        }
        if (found == null) throw notFound(specifier, requireStack);
        return new Resolution(null, real(found));
    }

    /** As require, but null when there is no such module. */
    public Resolution tryRequire(String specifier, Path folder) {
        try {
            return require(specifier, folder, List.of());
        } catch (JsException missing) {
            return null;
        }
    }

    private static boolean isRelative(String specifier) {
        return specifier.startsWith("./") || specifier.startsWith("../") || specifier.equals(".") || specifier.equals("..");
    }

    private Resolution requireImports(String specifier, Path folder, List<String> requireStack) {
        PackageJson scope = packages.scopeOf(folder.resolve("file"));
        if (scope == null || scope.imports() == null) throw notFound(specifier, requireStack);
        String importer = requireStack.isEmpty() ? null : requireStack.getFirst();
        PackageTargets.Target target = new PackageTargets(realm, scope, REQUIRE_CONDITIONS, importer).resolveImports(specifier);
        return target.file() != null ? new Resolution(null, real(target.file())) : require(target.specifier(), scope.folder(), requireStack);
    }

    private Path requirePackage(String specifier, Path folder) {
        String name = packageName(specifier);
        String subpath = name == null ? null : "." + specifier.substring(name.length());
        if (name != null) {
            Path self = selfReference(name, subpath, folder, REQUIRE_CONDITIONS);
            if (self != null) return self;
        }
        for (Path base = folder; base != null; base = base.getParent()) {
            if (base.getFileName() != null && base.getFileName().toString().equals("node_modules")) continue;
            Path modules = base.resolve("node_modules");
            if (!Files.isDirectory(modules)) continue;
            PackageJson json = name == null ? null : packages.in(modules.resolve(name));
            if (json != null && json.exports() != null) return new PackageTargets(realm, json, REQUIRE_CONDITIONS, null).resolveExports(subpath);
            Path file = specifier.endsWith("/") ? null : asFile(modules.resolve(specifier));
            if (file == null) file = asDirectory(modules.resolve(specifier));
            if (file != null) return file;
        }
        return null;
    }

    // LOAD_AS_FILE(X)
    private Path asFile(Path path) {
        if (Files.isRegularFile(path)) return path;
        if (path.getFileName() == null) return null;
        for (String extension : EXTENSIONS) {
            Path candidate = path.resolveSibling(path.getFileName() + extension);
            if (Files.isRegularFile(candidate)) return candidate;
        }
        return null;
    }

    // LOAD_AS_DIRECTORY(X)
    private Path asDirectory(Path folder) {
        if (!Files.isDirectory(folder)) return null;
        PackageJson json = packages.in(folder);
        if (json != null && json.main() != null && !json.main().isEmpty()) {
            Path main = folder.resolve(json.main()).normalize();
            Path file = asFile(main);
            if (file == null) file = asIndex(main);
            if (file != null) return file;
        }
        return asIndex(folder);
    }

    private Path asIndex(Path folder) {
        for (String extension : EXTENSIONS) {
            Path candidate = folder.resolve("index" + extension);
            if (Files.isRegularFile(candidate)) return candidate;
        }
        return null;
    }

    private JsException notFound(String specifier, List<String> requireStack) {
        StringBuilder message = new StringBuilder("Cannot find module '").append(specifier).append('\'');
        if (!requireStack.isEmpty()) message.append("\nRequire stack:");
        for (String file : requireStack) message.append("\n- ").append(file);
        JsException error = ModuleErrors.plain(realm, "MODULE_NOT_FOUND", message.toString());
        var object = (JsObject) error.value(realm);
        object.createDataProperty("requireStack", dev.gyre.engine.object.JsArray.fromList(realm, new ArrayList<>(requireStack)));
        return error;
    }

    /** The folders that require.resolve.paths lists. */
    public List<Path> lookupPaths(Path folder) {
        List<Path> paths = new ArrayList<>();
        for (Path base = folder; base != null; base = base.getParent()) {
            if (base.getFileName() == null || !base.getFileName().toString().equals("node_modules")) paths.add(base.resolve("node_modules"));
        }
        return paths;
    }

    // ---- import

    // ESM_RESOLVE(specifier, parentURL)
    /** Resolves import of a specifier from a file. */
    public Resolution importFrom(String specifier, Path importer) {
        Resolution builtin = builtin(specifier);
        if (builtin != null) return builtin;
        Path file;
        if (specifier.startsWith("file:")) {
            file = fromUrl(specifier);
        } else if (isRelative(specifier) || specifier.startsWith("/")) {
            file = importer.resolveSibling(decode(specifier)).normalize();
        } else if (specifier.startsWith("#")) {
            PackageJson scope = packages.scopeOf(importer);
            if (scope == null) throw importNotDefined(specifier, importer);
            PackageTargets.Target target = new PackageTargets(realm, scope, IMPORT_CONDITIONS, importer.toString()).resolveImports(specifier);
            if (target.file() == null) return importFrom(target.specifier(), scope.file());
            file = target.file();
        } else if (specifier.matches("[a-zA-Z][a-zA-Z0-9+.-]*:.*")) {
            String scheme = specifier.substring(0, specifier.indexOf(':') + 1);
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNSUPPORTED_ESM_URL_SCHEME",
                    "Only URLs with a scheme in: file, data, and node are supported by the default ESM loader. Received protocol '" + scheme + "'");
        } else {
            file = importPackage(specifier, importer);
        }
        return new Resolution(null, requireImportable(file, specifier, importer));
    }

    private JsException importNotDefined(String specifier, Path importer) {
        return ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_PACKAGE_IMPORT_NOT_DEFINED",
                "Package import specifier \"" + specifier + "\" is not defined imported from " + importer);
    }

    /** The file of a file: URL. */
    public Path fromUrl(String url) {
        try {
            URI uri = URI.create(url);
            return fileSystem.getPath(uri.getPath()).normalize();
        } catch (IllegalArgumentException invalid) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_MODULE_SPECIFIER", "Invalid module \"" + url + "\"");
        }
    }

    private static String decode(String specifier) {
        String path = specifier;
        int query = path.indexOf('?');
        if (query >= 0) path = path.substring(0, query);
        int hash = path.indexOf('#');
        if (hash >= 0) path = path.substring(0, hash);
        return path.indexOf('%') < 0 ? path : java.net.URLDecoder.decode(path.replace("+", "%2B"), java.nio.charset.StandardCharsets.UTF_8);
    }

    // The check at the end of ESM_RESOLVE.
    private Path requireImportable(Path file, String specifier, Path importer) {
        if (Files.isDirectory(file)) {
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNSUPPORTED_DIR_IMPORT",
                    "Directory import '" + file + "' is not supported resolving ES modules imported from " + importer);
        }
        if (!Files.isRegularFile(file)) {
            JsException missing = ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_MODULE_NOT_FOUND",
                    "Cannot find module '" + file + "' imported from " + importer);
            ((JsObject) missing.value(realm)).createDataProperty("url", ModuleOrigin.fileUrl(file));
            throw missing;
        }
        return real(file);
    }

    // PACKAGE_RESOLVE(packageSpecifier, parentURL)
    private Path importPackage(String specifier, Path importer) {
        String name = packageName(specifier);
        if (name == null) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_MODULE_SPECIFIER",
                    "Invalid module \"" + specifier + "\" is not a valid package name imported from " + importer);
        }
        String subpath = "." + specifier.substring(name.length());
        Path self = selfReference(name, subpath, importer.getParent(), IMPORT_CONDITIONS);
        if (self != null) return self;
        for (Path base = importer.getParent(); base != null; base = base.getParent()) {
            Path folder = base.resolve("node_modules").resolve(name);
            if (!Files.isDirectory(folder)) continue;
            PackageJson json = packages.in(folder);
            if (json != null && json.exports() != null) {
                return new PackageTargets(realm, json, IMPORT_CONDITIONS, importer.toString()).resolveExports(subpath);
            }
            if (!subpath.equals(".")) return folder.resolve(subpath).normalize();
            Path main = legacyMain(folder, json);
            if (main != null) return main;
        }
        throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_MODULE_NOT_FOUND", "Cannot find package '" + name + "' imported from " + importer);
    }

    private Path legacyMain(Path folder, PackageJson json) {
        if (json != null && json.main() != null) {
            for (String suffix : new String[] {"", ".js", ".json", ".node", "/index.js", "/index.json", "/index.node"}) {
                Path candidate = folder.resolve(json.main() + suffix).normalize();
                if (Files.isRegularFile(candidate)) return candidate;
            }
        }
        return asIndex(folder);
    }

    // PACKAGE_SELF_RESOLVE(packageName, packageSubpath, parentURL)
    private Path selfReference(String name, String subpath, Path folder, Set<String> conditions) {
        PackageJson scope = packages.scopeOf(folder.resolve("file"));
        if (scope == null || scope.exports() == null || !name.equals(scope.name())) return null;
        return new PackageTargets(realm, scope, conditions, null).resolveExports(subpath);
    }

    /** The package part of a bare specifier, or null when it has none. */
    private static String packageName(String specifier) {
        int slash = specifier.indexOf('/');
        if (specifier.startsWith("@")) {
            if (slash < 0) return null;
            slash = specifier.indexOf('/', slash + 1);
        }
        String name = slash < 0 ? specifier : specifier.substring(0, slash);
        return name.isEmpty() || name.startsWith(".") || name.indexOf('\\') >= 0 || name.indexOf('%') >= 0 ? null : name;
    }

    private Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException unreadable) {
            return file;
        }
    }

    /** A path in the file system that modules are read from. */
    public Path path(String name) {
        try {
            return fileSystem.getPath(name);
        } catch (InvalidPathException invalid) {
            throw ModuleErrors.plain(realm, "MODULE_NOT_FOUND", "Cannot find module '" + name + "'");
        }
    }
}
