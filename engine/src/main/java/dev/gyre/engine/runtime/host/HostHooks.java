package dev.gyre.engine.runtime.host;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;

/** The embedder's side of the engine: the Host operations of the specification and a few of V8's. */
public interface HostHooks {
    // HostEnqueuePromiseJob ( job, realm ), https://tc39.es/ecma262/#sec-hostenqueuepromisejob
    void enqueuePromiseJob(Runnable job, Realm realmOrNull);

    // HostPromiseRejectionTracker ( promise, operation ), https://tc39.es/ecma262/#sec-host-promise-rejection-tracker
    /** handled false: a promise was rejected without a handler ("reject"); true: a handler came later ("handle"). */
    default void promiseRejectionTracker(JsObject promise, boolean handled) {}

    // HostLoadImportedModule ( referrer, moduleRequest, hostDefined, payload ), https://tc39.es/ecma262/#sec-HostLoadImportedModule
    default void loadImportedModule(ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        receiver.failed(Errors.typeError("Cannot import module '" + request.specifier() + "': no module loader"));
    }

    // HostGetImportMetaProperties ( moduleRecord ), https://tc39.es/ecma262/#sec-hostgetimportmetaproperties
    default void importMetaProperties(JsObject importMeta, ImportReferrer module) {}

    /**
     * An import or re-export cannot be resolved; the embedder may improve the error, which knows its location.
     *
     * @param requestedOrNull the module without such an export, or null when the name is ambiguous
     */
    default void importNotFound(ErrorObject error, LoadedModule requestedOrNull, String specifier, String name) {}

    /** A module that import() loaded could not be evaluated; the embedder may improve the error. */
    default void importFailed(LoadedModule module, Object error) {}

    // HostEnsureCanCompileStrings ( calleeRealm, parameterStrings, bodyString, direct ), https://tc39.es/ecma262/#sec-hostensurecancompilestrings
    default void ensureCanCompileStrings(Realm calleeRealm, String source, boolean direct) {}

    // HostEnqueueFinalizationRegistryCleanupJob ( finalizationRegistry ), https://tc39.es/ecma262/#sec-host-cleanup-finalization-registry
    default void enqueueFinalizationRegistryCleanupJob(JsObject finalizationRegistry, Runnable job) {
        enqueuePromiseJob(job, null);
    }

    // HostEnqueueGenericJob ( job, realm ), https://tc39.es/ecma262/#sec-hostenqueuegenericjob
    /** Runs a job on the realm's agent. Called from any thread: Atomics.notify wakes waiters of other agents. */
    default void enqueueGenericJob(Runnable job, Realm realm) {
        enqueuePromiseJob(job, realm);
    }

    // HostEnqueueTimeoutJob ( timeoutJob, realm, milliseconds ), https://tc39.es/ecma262/#sec-hostenqueuetimeoutjob
    default void enqueueTimeoutJob(Runnable job, Realm realm, double milliseconds) {
        throw Errors.typeError("Atomics.waitAsync cannot be called in this context");
    }

    // AgentCanSuspend ( ), https://tc39.es/ecma262/#sec-agentcansuspend
    default boolean canSuspend() {
        return true;
    }

    /**
     * The agent is about to wait so long, unless another agent wakes it. True when there is none, and the host's clock, which is its own to move,
     * shows that the time is over.
     */
    default boolean passTime(long nanos) {
        return false;
    }

    /** A debugger statement was executed. */
    default void debuggerStatement(Realm realm) {}

    /** An interrupt was requested, or the poll countdown ran out. May throw to stop the script. */
    default void poll(Agent agent) {}

    /**
     * The embedder's stack formatter (Node's prepareStackTrace callback): gets the error and the array of CallSite objects.
     * Null means that the default format is wanted.
     */
    default Object prepareStackTrace(Realm realm, JsObject error, JsObject callSites) {
        return null;
    }

    /** The function that makes the stacks of a realm, given what its Error.prepareStackTrace is: both null where there is none. */
    default JsObject stackPreparation(Realm realm, JsObject ownOrNull) {
        return ownOrNull;
    }

    /** A realm's Error was made; the embedder may add to it, a prepareStackTrace that is lazy until somebody looks at it for example. */
    default void errorConstructorMade(Realm realm, JsObject constructor) {}

    /** Whether the stack of a throw statement is wanted even if what it throws is no error, which has none. */
    default boolean tracesThrows() {
        return false;
    }

    /** Whether prepareStackTrace wants to be asked; asking costs an array of CallSite objects per stack. */
    default boolean preparesStackTraces() {
        return false;
    }

    // SystemTimeEpochNanoseconds ( global ), https://tc39.es/ecma262/#sec-hostsystemutcepochnanoseconds
    /** Wall-clock time in milliseconds since the epoch; an embedder with a virtual clock overrides it. */
    default double currentTimeMillis() {
        return System.currentTimeMillis();
    }
}
