package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import java.nio.file.Path;

/**
 * A function of Module, of its prototype or of its extensions. One class for all, since lambdas would be linked at each
 * start.
 */
final class ModuleMethod implements NativeCode {
    /** Which function. */
    enum Kind {
        MODULE,
        CONSTRUCTOR,
        GET_PARENT,
        SET_PARENT,
        LOAD_FILE,
        REQUIRE,
        COMPILE,
        JAVASCRIPT,
        JSON,
        NATIVE,
        NOTHING,
        STAT,
        INIT_PATHS,
        IS_BUILTIN,
        FIND_PATH,
        NODE_MODULE_PATHS,
        RESOLVE_LOOKUP_PATHS,
        LOAD,
        RESOLVE_FILENAME,
        CREATE_REQUIRE,
        IS_PRELOADING,
        PRELOAD_MODULES,
        RUN_MAIN,
        WRAP
    }

    private final Kind kind;
    private final ModuleFunction functions;
    private final CommonJsLoader commonJs;
    private final ModuleEmbedder embedder;

    ModuleMethod(Kind kind, ModuleFunction functions, CommonJsLoader commonJs, ModuleEmbedder embedder) {
        this.kind = kind;
        this.functions = functions;
        this.commonJs = commonJs;
        this.embedder = embedder;
    }

    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
        Object first = argument(arguments, 0);
        return switch (kind) {
            case MODULE ->
                commonJs.create(
                        first == Undefined.INSTANCE ? "" : TypeConversion.toString(first), argument(arguments, 1));
            case CONSTRUCTOR -> functions.module();
            case GET_PARENT -> ModuleObject.parentOf(self);
            case NOTHING -> Undefined.INSTANCE;
            case IS_PRELOADING -> commonJs.isPreloading();
            case STAT -> functions.resolution().stat(TypeConversion.toString(first));
            case REQUIRE -> require(realm, self, RequireFunction.string(embedder, "id", first));
            case LOAD ->
                commonJs.load(request(first), argument(arguments, 1), TypeConversion.toBoolean(argument(arguments, 2)));
            case COMPILE ->
                commonJs.compile(
                        module(self),
                        TypeConversion.toString(first),
                        TypeConversion.toString(argument(arguments, 1)),
                        argument(arguments, 2) instanceof CharSequence format && "commonjs".contentEquals(format));
            case IS_BUILTIN ->
                first instanceof CharSequence name && functions.resolution().isBuiltin(name.toString());
            case NODE_MODULE_PATHS -> functions.paths(RequireFunction.string(embedder, "paths[0]", first));
            case FIND_PATH ->
                findPath(
                        RequireFunction.string(embedder, "path", first),
                        argument(arguments, 1),
                        TypeConversion.toBoolean(argument(arguments, 2)));
            case RESOLVE_LOOKUP_PATHS ->
                functions.resolution().lookupPaths(TypeConversion.toString(first), argument(arguments, 1));
            case RESOLVE_FILENAME ->
                functions
                        .resolution()
                        .resolve(
                                request(first),
                                argument(arguments, 1),
                                TypeConversion.toBoolean(argument(arguments, 2)),
                                argument(arguments, 3));
            case CREATE_REQUIRE -> functions.createRequire(first);
            case WRAP -> functions.wrap(TypeConversion.toString(first));
            default -> {
                act(realm, self, first, arguments);
                yield Undefined.INSTANCE;
            }
        };
    }

    /** The functions that return undefined. */
    private void act(Realm realm, Object self, Object first, Object[] arguments) {
        switch (kind) {
            case SET_PARENT -> {
                if (self instanceof ModuleObject module) module.parent(first);
            }
            case LOAD_FILE -> commonJs.loadFile(module(self), TypeConversion.toString(first));
            case JAVASCRIPT -> commonJs.loadJavaScript(module(first), TypeConversion.toString(argument(arguments, 1)));
            case JSON -> commonJs.loadJson(module(first), TypeConversion.toString(argument(arguments, 1)));
            case NATIVE -> throw ModuleErrors.nativeAddon(realm, TypeConversion.toString(argument(arguments, 1)));
            case INIT_PATHS -> functions.initPaths();
            case PRELOAD_MODULES -> commonJs.preload(functions.resolution().strings(first));
            case RUN_MAIN -> commonJs.runMain(TypeConversion.toString(first));
            default -> throw new IllegalStateException(kind.name());
        }
    }

    private static Object argument(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : Undefined.INSTANCE;
    }

    /** The specifier of a call, with Node's errors for what is no string. */
    private String request(Object value) {
        if (value == Undefined.INSTANCE || value == Null.INSTANCE)
            throw Errors.typeError("String.prototype.startsWith called on null or undefined");
        return RequireFunction.string(embedder, "path", value);
    }

    /** The module of a call, which may be any object. */
    private static JsObject module(Object value) {
        if (value instanceof JsObject object) return object;
        throw Errors.typeError("Cannot read properties of " + TypeConversion.toString(value) + " (reading 'exports')");
    }

    private Object require(Realm realm, Object self, String id) {
        if (id.isEmpty()) throw embedder.error("ERR_INVALID_ARG_VALUE", "id", id, "must be a non-empty string");
        return ObjectOperations.invoke(realm, functions.module(), "_load", id, self, false);
    }

    private Object findPath(String request, Object paths, boolean isMain) {
        Path found = functions.resolution().find(request, paths, isMain);
        return found == null ? (Object) false : found.toString();
    }
}
