package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.RequireResolver;
import dev.gyre.modules.resolve.Resolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The functions of Module that resolve requests. */
final class ModuleResolution {
    private static final int NO_ENTRY = -2;
    private static final int NOT_A_DIRECTORY = -20;

    private final Realm realm;
    private final Resolver resolver;
    private final ModuleEmbedder embedder;
    private final ModuleFunction functions;
    private List<Path> globalPaths;

    ModuleResolution(
            Realm realm,
            ModuleSettings settings,
            Resolver resolver,
            ModuleEmbedder embedder,
            ModuleFunction functions) {
        this.realm = realm;
        this.resolver = resolver;
        this.embedder = embedder;
        this.functions = functions;
        globalPaths = settings.globalPaths();
    }

    List<Path> globalPaths() {
        return globalPaths;
    }

    // Module._initPaths
    void initPaths() {
        globalPaths = embedder.globalPaths();
    }

    private RequireResolver resolver() {
        return resolver.require();
    }

    /** Whether a request names a builtin module. */
    boolean isBuiltin(String request) {
        return resolver().isBuiltin(request);
    }

    /** The strings of a list. */
    List<String> strings(Object value) {
        List<String> strings = new ArrayList<>();
        for (Object element : elements(value)) strings.add(TypeConversion.toString(element));
        return strings;
    }

    private static List<Object> elements(Object value) {
        List<Object> elements = new ArrayList<>();
        if (!(value instanceof JsObject list)) return elements;
        long length = ObjectOperations.lengthOfArrayLike(list);
        for (int i = 0; i < length; i++) elements.add(list.get(i));
        return elements;
    }

    private List<String> extensions() {
        List<String> names = new ArrayList<>();
        for (Object key : functions.extensions().ownPropertyKeys()) names.add(PropertyKey.toDisplay(key));
        return names;
    }

    // Module._findPath
    Path find(String request, Object paths, boolean isMain) {
        List<Object> entries = request.startsWith("/") ? List.of() : elements(paths);
        List<Path> folders = new ArrayList<>();
        for (Object entry : entries) {
            if (!(entry instanceof CharSequence folder)) break;
            folders.add(embedder.cwd().resolve(folder.toString()).normalize());
        }
        Path found = resolver().find(request, folders, isMain, extensions());
        // An entry that is no folder name is an error only if the search gets to it.
        if (found == null && folders.size() < entries.size())
            throw embedder.error("ERR_INVALID_ARG_TYPE", "paths", "array of strings", paths);
        return found;
    }

    // Module._stat: 0 for a file, 1 for a folder, else a negative number
    int stat(String name) {
        try {
            Path path = embedder.cwd().resolve(name);
            return Files.readAttributes(path, BasicFileAttributes.class).isDirectory() ? 1 : 0;
        } catch (NoSuchFileException missing) {
            return NO_ENTRY;
        } catch (IOException unreadable) {
            return NOT_A_DIRECTORY;
        }
    }

    // Module._resolveLookupPaths
    Object lookupPaths(String request, Object parent) {
        if (resolver().isBuiltin(request)) return Null.INSTANCE;
        boolean isRelative = request.startsWith(".")
                && (request.length() == 1 || request.charAt(1) == '.' || request.charAt(1) == '/');
        List<Object> folders = new ArrayList<>();
        if (isRelative) {
            String filename = ModuleObject.filename(parent);
            boolean isPlaced =
                    filename != null && parent instanceof JsObject module && TypeConversion.toBoolean(module.get("id"));
            folders.add(isPlaced ? ModuleObject.folderOf(filename) : ".");
            return JsArray.fromList(realm, folders);
        }
        if (parent instanceof JsObject module) folders.addAll(strings(module.get("paths")));
        for (Path global : globalPaths) folders.add(global.toString());
        return folders.isEmpty() ? Null.INSTANCE : JsArray.fromList(realm, folders);
    }

    // Module._resolveFilename
    Object resolve(String request, Object parent, boolean isMain, Object options) {
        if (resolver().isBuiltin(request)) return request;
        Object folders = folders(request, parent, options);
        String filename = ModuleObject.filename(parent);
        if (filename != null) {
            Path file = resolver.path(filename);
            Path own = request.startsWith("#") ? resolver().imported(request, file) : null;
            if (own == null) own = resolver().self(request, file);
            if (own != null) return own.toString();
        }
        Path found = request.indexOf('\0') < 0 ? find(request, folders, isMain) : null; // No path contains NUL.
        if (found != null) return found.toString();
        throw notFound(request, CommonJsLoader.requireStack(parent));
    }

    private Object folders(String request, Object parent, Object options) {
        if (!(options instanceof JsObject object)) return callModule("_resolveLookupPaths", request, parent);
        Object paths = object.get("paths");
        if (paths == Undefined.INSTANCE) return callModule("_resolveLookupPaths", request, parent);
        if (!Comparison.isArray(paths)) throw embedder.error("ERR_INVALID_ARG_VALUE", "options.paths", paths);
        if (request.equals(".") || request.startsWith("./") || request.startsWith("../")) return paths;
        Set<String> folders = new LinkedHashSet<>();
        JsObject list = (JsObject) paths;
        long length = ObjectOperations.lengthOfArrayLike(list);
        for (int i = 0; i < length; i++) {
            Object folder = list.get(i);
            JsObject stranger = JsObject.create(realm);
            stranger.createDataProperty("paths", callModule("_nodeModulePaths", folder));
            folders.addAll(strings(callModule("_resolveLookupPaths", request, stranger)));
        }
        return JsArray.fromList(realm, new ArrayList<>(folders));
    }

    private Object callModule(String name, Object... arguments) {
        return ObjectOperations.invoke(realm, functions.module(), name, arguments);
    }

    private JsException notFound(String request, List<String> requireStack) {
        StringBuilder message =
                new StringBuilder("Cannot find module '").append(request).append('\'');
        if (!requireStack.isEmpty()) message.append("\nRequire stack:");
        for (String file : requireStack) message.append("\n- ").append(file);
        JsException error = ModuleErrors.plain(realm, "MODULE_NOT_FOUND", message.toString());
        ((JsObject) error.value(realm))
                .createDataProperty("requireStack", JsArray.fromList(realm, new ArrayList<>(requireStack)));
        return error;
    }
}
