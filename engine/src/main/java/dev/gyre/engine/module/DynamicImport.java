package dev.gyre.engine.module;

import dev.gyre.engine.promise.AsyncStackWalk;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Map;
import java.util.TreeMap;

// EvaluateImportCall ( specifierExpression [ , optionsExpression ] ), https://tc39.es/ecma262/#sec-evaluate-import-call
/** One import() in progress: loads, links, evaluates, and resolves with the namespace. */
public final class DynamicImport implements LoadedModuleReceiver {
    private final Realm realm;
    private final ImportReferrer referrer;
    private final ModuleRequest request;
    private final PromiseObject promise;

    private DynamicImport(Realm realm, ImportReferrer referrer, ModuleRequest request, PromiseObject promise) {
        this.realm = realm;
        this.referrer = referrer;
        this.request = request;
        this.promise = promise;
    }

    /** Starts an import and returns its promise. */
    public static PromiseObject start(Realm realm, ImportReferrer referrer, Object specifier, Object options) {
        var promise = PromiseObject.create(realm);
        try {
            String name = TypeConversion.toString(specifier);
            var request = new ModuleRequest(name, attributes(realm, options));
            var dynamicImport = new DynamicImport(realm, referrer, request, promise);
            realm.agent().hooks().loadImportedModule(referrer, request, null, dynamicImport);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
        }
        return promise;
    }

    private static Map<String, String> attributes(Realm realm, Object options) {
        var attributes = new TreeMap<String, String>();
        if (options == Undefined.INSTANCE) return attributes;
        if (!(options instanceof JsObject object))
            throw Errors.typeError("The second argument to import() must be an object");
        Object with = object.get("with");
        if (with == Undefined.INSTANCE) return attributes;
        if (!(with instanceof JsObject entries)) throw Errors.typeError("The 'with' option must be an object");
        for (Object key : entries.ownPropertyKeys()) {
            if (key instanceof JsSymbol) continue;
            var desc = entries.getOwnProperty(key);
            if (desc == null || !desc.enumerable()) continue;
            Object value = ObjectOperations.get(entries, key);
            if (!(value instanceof CharSequence)) throw Errors.typeError("Import attribute value must be a string");
            attributes.put(PropertyKey.toValue(key).toString(), value.toString());
        }
        return attributes;
    }

    // ContinueDynamicImport ( promiseCapability, moduleCompletion ), https://tc39.es/ecma262/#sec-ContinueDynamicImport
    @Override
    public void loaded(LoadedModule loadedModule) {
        var module = (ModuleRecord) loadedModule;
        if (referrer instanceof CyclicModule cyclic) cyclic.addLoadedModule(request, module);
        module.loadRequestedModules(null).react(new Loaded(module));
    }

    @Override
    public void failed(JsException error) {
        promise.reject(realm, error.value(realm));
    }

    /** Runs when the graph is loaded: links and evaluates it. */
    private final class Loaded extends PromiseReaction {
        private final ModuleRecord module;

        Loaded(ModuleRecord module) {
            this.module = module;
        }

        @Override
        protected Realm realm() {
            return realm;
        }

        @Override
        protected void react() {
            if (rejected) {
                promise.reject(realm, argument);
                return;
            }
            Agent agent = realm.agent();
            StackFrame outer = agent.topFrame();
            // Stack traces of errors that the modules throw synchronously include the functions that await the import.
            agent.topFrame(AsyncStackWalk.of(promise));
            try {
                module.link();
                module.evaluate().react(new Evaluated(module));
            } catch (JsException exception) {
                promise.reject(realm, exception.value(realm));
            } finally {
                agent.topFrame(outer);
            }
        }
    }

    /** Runs when the module is evaluated: resolves the promise of the import. */
    private final class Evaluated extends PromiseReaction {
        private final ModuleRecord module;

        Evaluated(ModuleRecord module) {
            this.module = module;
        }

        @Override
        protected Realm realm() {
            return realm;
        }

        @Override
        protected void react() {
            if (rejected) {
                realm.agent().hooks().importFailed(module, argument);
                promise.reject(realm, argument);
            } else {
                promise.resolve(realm, module.namespace());
            }
        }
    }
}
