package dev.gyre.modules.cache;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleErrors;

/**
 * A function of node:module for the compile cache. One class for all of them and no lambdas, because every program
 * creates them.
 */
public final class CacheFunctions implements NativeCode {
    private final CompileCache cache;
    private final String name;

    private CacheFunctions(CompileCache cache, String name) {
        this.cache = cache;
        this.name = name;
    }

    /** Adds the functions and their constants to the Module function. */
    public static void install(Realm realm, JsObject module, CompileCache cache) {
        module.createDataProperty("constants", constants(realm));
        add(realm, module, cache, "enableCompileCache", 1);
        add(realm, module, cache, "flushCompileCache", 0);
        add(realm, module, cache, "getCompileCacheDir", 0);
    }

    private static void add(Realm realm, JsObject module, CompileCache cache, String name, int length) {
        module.createDataProperty(name, new NativeClosure(realm, name, length, new CacheFunctions(cache, name)));
    }

    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
        Object argument = arguments.length > 0 ? arguments[0] : Undefined.INSTANCE;
        return switch (name) {
            case "enableCompileCache" -> enable(realm, cache, argument);
            case "flushCompileCache" -> flush(realm, cache, argument);
            default -> cache.directory() == null ? Undefined.INSTANCE : cache.directory();
        };
    }

    private static JsObject constants(Realm realm) {
        JsObject statuses = JsObject.create(realm, null);
        for (CacheStatus status : CacheStatus.values()) statuses.createDataProperty(status.name(), status.ordinal());
        JsObject constants = JsObject.create(realm, null);
        constants.createDataProperty("compileCacheStatus", statuses);
        ObjectOperations.setIntegrityLevel(statuses, ObjectOperations.IntegrityLevel.FROZEN);
        ObjectOperations.setIntegrityLevel(constants, ObjectOperations.IntegrityLevel.FROZEN);
        return constants;
    }

    // module.enableCompileCache ( [ options ] ), https://nodejs.org/api/module.html#moduleenablecompilecacheoptions
    private static Object enable(Realm realm, CompileCache cache, Object options) {
        CacheHost host = cache.host();
        Object directory = options instanceof JsObject object ? object.get("directory") : options;
        Object portable = options instanceof JsObject object ? object.get("portable") : Undefined.INSTANCE;
        if (directory == Undefined.INSTANCE) {
            String wanted = host.environment("NODE_COMPILE_CACHE");
            directory = wanted != null && !wanted.isEmpty() ? wanted : temporaryDirectory(host) + "/node-compile-cache";
        }
        if (portable == Undefined.INSTANCE) portable = "1".equals(host.environment("NODE_COMPILE_CACHE_PORTABLE"));
        if (!(directory instanceof CharSequence name)) throw invalid(realm, "cacheDir should be a string");
        CompileCache.Outcome outcome = cache.enable(name.toString(), portable == Boolean.TRUE);
        JsObject result = JsObject.create(realm);
        result.createDataProperty("status", outcome.status().ordinal());
        if (outcome.message() != null) result.createDataProperty("message", outcome.message());
        if (outcome.directory() != null) result.createDataProperty("directory", outcome.directory());
        return result;
    }

    // os.tmpdir ( ), https://nodejs.org/api/os.html#ostmpdir
    private static String temporaryDirectory(CacheHost host) {
        for (String variable : new String[] {"TMPDIR", "TMP", "TEMP"}) {
            String path = host.environment(variable);
            if (path != null && !path.isEmpty())
                return path.length() > 1 && path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        }
        return "/tmp";
    }

    private static Object flush(Realm realm, CompileCache cache, Object keep) {
        if (keep != Undefined.INSTANCE && !(keep instanceof Boolean))
            throw invalid(realm, "keepDeserializedCache should be a boolean");
        cache.flush();
        return Undefined.INSTANCE;
    }

    private static RuntimeException invalid(Realm realm, String message) {
        return ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_TYPE", message);
    }
}
