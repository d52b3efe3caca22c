package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds files for require. */
// https://nodejs.org/api/modules.html#all-together
public final class RequireResolver {
    static final List<String> EXTENSIONS = List.of(".js", ".json", ".node");

    private final Resolver resolver;
    private final ModuleEmbedder embedder;

    RequireResolver(Resolver resolver, ModuleEmbedder embedder) {
        this.resolver = resolver;
        this.embedder = embedder;
    }

    private Realm realm() {
        return resolver.realm();
    }

    /** Whether the name is that of a builtin module, with or without its scheme. */
    public boolean isBuiltin(String request) {
        if (!request.startsWith("node:")) return embedder.isBuiltin(request);
        String name = request.substring(5);
        return embedder.isBuiltin(name) || embedder.requiresScheme(name);
    }

    // Module._findPath
    /** The file of a request in one of the folders; null if there is none. */
    public Path find(String request, List<Path> folders, boolean isMain, List<String> extensions) {
        if (request.startsWith("/")) return findIn(null, request, isMain, extensions);
        for (Path folder : folders) {
            if (!request.startsWith("..") && Resolver.kind(folder) != Resolver.Kind.FOLDER) continue;
            Path found = findIn(folder, request, isMain, extensions);
            if (found != null) return found;
        }
        return null;
    }

    private Path findIn(Path folder, String request, boolean isMain, List<String> extensions) {
        if (folder != null) {
            Path exported = exported(folder, request);
            if (exported != null) return exported;
        }
        Path base = (folder == null ? resolver.path(request) : folder.resolve(resolver.path(request)))
                .toAbsolutePath()
                .normalize();
        boolean isFolder = request.endsWith("/")
                || request.endsWith("/.")
                || request.endsWith("/..")
                || request.equals(".")
                || request.equals("..");
        Resolver.Kind kind = Resolver.kind(base);
        Path found = null;
        if (!isFolder) {
            if (kind == Resolver.Kind.FILE) return known(base, isMain);
            found = withExtension(base, isMain, extensions);
        }
        return found == null && kind == Resolver.Kind.FOLDER ? inFolder(base, isMain, extensions, request) : found;
    }

    /** The target in the exports field of a package in a folder, or null. */
    private Path exported(Path folder, String request) {
        Matcher name = PackageRequest.PATTERN.matcher(request);
        if (!name.matches()) return null;
        Path place = folder.resolve(resolver.path(name.group(1)));
        PackageJson json = resolver.packages().in(place);
        if (json == null || json.exports() == null) return null;
        String subpath = "." + (name.group(2) == null ? "" : name.group(2));
        String url =
                new PackageTargets(resolver, json, resolver.requireConditions(), null, false).resolveExports(subpath);
        return finish(url, null, json);
    }

    /** Compiled for the first package that a program requires. */
    private static final class PackageRequest {
        private static final Pattern PATTERN = Pattern.compile("((?:@[^/\\\\%]+/)?[^./\\\\%][^/\\\\%]*)(/.*)?");

        private PackageRequest() {}
    }

    /** Checks that the target is a file, without trying extensions or folders; the parent is for the error. */
    private Path finish(String url, Path parent, PackageJson owner) {
        if (Resolver.hasEncodedSeparator(url)) {
            throw resolver.errors()
                    .invalidSpecifier(
                            url,
                            "must not include encoded \"/\" or \"\\\" characters",
                            parent == null ? null : parent.toString());
        }
        Path file = resolver.toPath(url);
        if (Resolver.kind(file) != Resolver.Kind.FILE)
            throw resolver.errors().notRequirable(file.toString(), owner.file().toString());
        return known(file, false);
    }

    private Path known(Path file, boolean isMain) {
        boolean preserve = isMain
                ? resolver.settings().preserveSymlinksMain()
                : resolver.settings().preserveSymlinks();
        return preserve ? file : resolver.real(file);
    }

    private Path withExtension(Path base, boolean isMain, List<String> extensions) {
        if (base.getFileName() == null) return null;
        for (String extension : extensions) {
            Path candidate = base.resolveSibling(base.getFileName() + extension);
            if (Resolver.kind(candidate) == Resolver.Kind.FILE) return known(candidate, isMain);
        }
        return null;
    }

    private Path index(Path folder, boolean isMain, List<String> extensions) {
        return withExtension(folder.resolve("index"), isMain, extensions);
    }

    // LOAD_AS_DIRECTORY(X)
    private Path inFolder(Path folder, boolean isMain, List<String> extensions, String request) {
        PackageJson json = resolver.packages().in(folder);
        String main = json == null ? null : json.main();
        if (main == null || main.isEmpty()) return index(folder, isMain, extensions);
        Path named = folder.resolve(main).normalize();
        if (Resolver.kind(named) == Resolver.Kind.FILE) return known(named, isMain);
        Path found = withExtension(named, isMain, extensions);
        if (found == null) found = index(named, isMain, extensions);
        if (found != null) return found;
        found = index(folder, isMain, extensions);
        if (found == null) {
            JsException error = ModuleErrors.plain(
                    realm(),
                    "MODULE_NOT_FOUND",
                    "Cannot find module '" + named
                            + "'. Please verify that the package.json has a valid \"main\" entry");
            var object = (dev.gyre.engine.runtime.object.JsObject) error.value(realm());
            object.createDataProperty("path", json.file().toString());
            object.createDataProperty("requestPath", request);
            throw error;
        }
        resolver.deprecate(
                "Invalid 'main' field in '" + json.file() + "' of '" + main
                        + "'. Please either fix that or report it to the module author",
                "DEP0128");
        return found;
    }

    /**
     * The target in the imports field of the parent's package, for a name that begins with a number sign; null if there
     * are no imports.
     */
    public Path imported(String request, Path parent) {
        PackageJson scope = resolver.packages().scopeOf(parent);
        if (scope == null || scope.imports() == null) return null;
        try {
            return finish(resolver.imports(request, ModuleUrl.of(parent), resolver.requireConditions()), parent, scope);
        } catch (JsException error) {
            throw reworded(error, request, null);
        }
    }

    /**
     * The target in the exports field of the parent's package, if the request begins with the package's name; otherwise
     * null.
     */
    public Path self(String request, Path parent) {
        PackageJson scope = resolver.packages().scopeOf(parent);
        if (scope == null || scope.exports() == null || scope.name() == null) return null;
        String name = scope.name();
        if (!request.equals(name) && !request.startsWith(name + "/")) return null;
        try {
            String url = new PackageTargets(resolver, scope, resolver.requireConditions(), ModuleUrl.of(parent), false)
                    .resolveExports("." + request.substring(name.length()));
            return finish(url, parent, scope);
        } catch (JsException error) {
            throw reworded(error, request, scope.file().toString());
        }
    }

    private JsException reworded(JsException error, String request, String pathOrNull) {
        return ModuleErrors.hasCode(realm(), error, "ERR_MODULE_NOT_FOUND")
                ? resolver.errors().notRequirable(request, pathOrNull)
                : error;
    }

    // Module._nodeModulePaths
    /** The node_modules folders of a folder and of those above it. */
    public List<Path> nodeModulesPaths(Path folder) {
        List<Path> paths = new ArrayList<>();
        for (Path base = folder; base != null; base = base.getParent()) {
            if (base.getFileName() == null || !base.getFileName().toString().equals("node_modules"))
                paths.add(base.resolve("node_modules"));
        }
        return paths;
    }
}
