package dev.gyre.modules.esm;

import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.CyclicModule;
import dev.gyre.engine.module.ModuleNamespace;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.ModuleStatus;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.cjs.ModuleObject;
import dev.gyre.modules.host.ModuleErrors;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/** The rules of require for ES modules. */
// https://nodejs.org/api/modules.html#loading-ecmascript-modules-using-require
final class RequiredModule {
    private static final String FACADE =
            "export * from 'original'; export { default } from 'original'; export const __esModule = true;";

    private RequiredModule() {}

    /** Throws if the module is being evaluated, since it cannot be required then. */
    static void check(Realm realm, CyclicModule record, JsObject module, String filename) {
        if (record.status() != ModuleStatus.LINKING && record.status() != ModuleStatus.EVALUATING) return;
        String parent = ModuleObject.parentFilename(module);
        throw ModuleErrors.coded(
                realm,
                ErrorKind.ERROR,
                "ERR_REQUIRE_CYCLE_MODULE",
                "Cannot require() ES Module " + filename + " in a cycle."
                        + (parent == null ? "" : " (from " + parent + ")")
                        + " A cycle involving require(esm) is not allowed to maintain invariants mandated by the ECMAScript "
                        + "specification. Try making at least part of the dependency in the graph lazily loaded.");
    }

    /** Throws if the graph has a top-level await, since it cannot be required then. */
    static void checkSynchronous(Realm realm, CyclicModule record, JsObject module, String filename) {
        if (!awaits(record)) return;
        StringBuilder message = new StringBuilder(
                "require() cannot be used on an ESM graph with top-level await. Use import() instead. "
                        + "To see where the top-level await comes from, use --experimental-print-required-tla.");
        message.append("\nRequired module: ").append(filename);
        String separator = "\nRequire stack:\n- ";
        var stack = new ArrayList<Object>();
        for (String file : ModuleObject.parentStack(module)) {
            message.append(separator).append(file);
            separator = "\n- ";
            stack.add(file);
        }
        throw ModuleErrors.composed(
                realm,
                ErrorKind.ERROR,
                "ERR_REQUIRE_ASYNC_MODULE",
                message.toString(),
                "requireStack",
                JsArray.fromList(realm, stack),
                Attributes.METHOD);
    }

    private static boolean awaits(CyclicModule record) {
        Set<ModuleRecord> seen = new HashSet<>();
        var queue = new ArrayDeque<CyclicModule>();
        queue.add(record);
        while (!queue.isEmpty()) {
            CyclicModule module = queue.poll();
            if (!seen.add(module)) continue;
            if (module.hasTopLevelAwait()) return true;
            for (ModuleRequest request : module.requestedModules()) {
                if (module.importedModule(request) instanceof CyclicModule dependency) queue.add(dependency);
            }
        }
        return false;
    }

    static boolean isEvaluated(CyclicModule module) {
        return module.status() == ModuleStatus.EVALUATED;
    }

    /** The value of require; transpiled code recognises by its __esModule that there may be a default export. */
    static Object exports(Realm realm, SourceTextModule record) {
        ModuleNamespace namespace = record.namespace();
        if (namespace.hasOwnProperty("module.exports")) return namespace.get("module.exports");
        if (!namespace.hasOwnProperty("default") || namespace.hasOwnProperty("__esModule")) return namespace;
        SourceTextModule facade =
                SourceTextModules.parse(realm, new Source("node:internal/require_module_default_facade", FACADE), null);
        facade.addLoadedModule(new ModuleRequest("original"), record);
        facade.loadRequestedModules(null);
        facade.link();
        facade.evaluate();
        return facade.namespace();
    }
}
