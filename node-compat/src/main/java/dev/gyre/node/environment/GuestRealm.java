package dev.gyre.node.environment;

import dev.gyre.engine.Script;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** A realm that is no program of Node's, such as a page's: it has a clock, modules and rejections of its own. */
public abstract class GuestRealm extends ContextRealm {
    protected GuestRealm(Environment environment) {
        super(environment, new Rules(true, false));
    }

    /** The guest that a realm belongs to; null for a realm of the program. */
    public static GuestRealm of(Realm realm) {
        return realm.hostDefined() instanceof GuestRealm guest ? guest : null;
    }

    /** The guest that a script or module belongs to; null for one of the program. */
    public static GuestRealm of(ImportReferrer referrer) {
        if (referrer instanceof ModuleRecord module) return of(module.realm());
        if (referrer instanceof Script script) return of(script.realm());
        return referrer instanceof Realm realm ? of(realm) : null;
    }

    /** The library's modules in this realm. */
    public abstract InternalLibrary library();

    /** The time of Date in milliseconds since the epoch. */
    public abstract double currentTimeMillis();

    // HostEnsureCanCompileStrings, https://tc39.es/ecma262/#sec-hostensurecancompilestrings
    /** Throws an EvalError if programs of the realm may not compile a text. */
    public void ensureCanCompileStrings(String source) {}

    // HostPromiseRejectionTracker ( promise, operation ), https://tc39.es/ecma262/#sec-host-promise-rejection-tracker
    /** A promise of the realm has been rejected without a handler, or has got one after that. */
    public abstract void rejectionTracked(PromiseObject promise, boolean handled);

    // HostLoadImportedModule, https://tc39.es/ecma262/#sec-HostLoadImportedModule
    public abstract void loadModule(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver);

    // HostGetImportMetaProperties ( moduleRecord ), https://tc39.es/ecma262/#sec-hostgetimportmetaproperties
    public abstract void importMeta(JsObject importMeta, ImportReferrer module);
}
