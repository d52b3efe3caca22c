package dev.gyre.engine.runtime.host;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.ZoneId;
import java.util.function.Supplier;

/**
 * The embedder's side of the engine: the Host* operations of the specification and a few of V8's API callbacks.
 *
 * <p>Unless a method says otherwise it is called on the thread of its agent, arguments and results are never null, and a {@code JsException} that it throws
 * becomes an exception of the script that is running. Parameters that may be null are named {@code ...OrNull}.
 */
public interface HostHooks {
    // HostEnqueuePromiseJob ( job, realm ), https://tc39.es/ecma262/#sec-hostenqueuepromisejob
    /**
     * Queues a microtask. Jobs run one at a time in the order of these calls, when no JavaScript is on the stack. Must not throw.
     *
     * @param realmOrNull the realm of the job's handler, null for a job without one
     */
    void enqueuePromiseJob(Runnable job, Realm realmOrNull);

    // HostPromiseRejectionTracker ( promise, operation ), https://tc39.es/ecma262/#sec-host-promise-rejection-tracker
    /**
     * Must not throw.
     *
     * @param handled false when a promise is rejected without a handler ("reject"), true when a handler is added later ("handle")
     */
    default void promiseRejectionTracker(JsObject promise, boolean handled) {}

    // HostLoadImportedModule ( referrer, moduleRequest, hostDefined, payload ),
    // https://tc39.es/ecma262/#sec-HostLoadImportedModule
    /**
     * Loads a module, now or later, and calls exactly one method of the receiver, once, on the agent's thread. Equal requests of one referrer must give the
     * same module.
     *
     * @param hostDefined the value that the embedder gave to the outermost load, null if it gave none
     */
    default void loadImportedModule(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        receiver.failed(Errors.typeError("Cannot import module '" + request.specifier() + "': no module loader"));
    }

    // HostGetImportMetaProperties ( moduleRecord ), https://tc39.es/ecma262/#sec-hostgetimportmetaproperties
    /** Adds properties to a module's import.meta, at its first use. */
    default void importMetaProperties(JsObject importMeta, ImportReferrer module) {}

    /**
     * An import or re-export cannot be resolved. The embedder may change the error, whose location is set, before it is thrown.
     *
     * @param requestedOrNull the module without such an export, or null when the name is ambiguous
     */
    default void importNotFound(ErrorObject error, LoadedModule requestedOrNull, String specifier, String name) {}

    /**
     * The evaluation of a module that import() loaded has failed. The embedder may change the error before the promise is rejected with it.
     *
     * @param error the thrown value, of any type
     */
    default void importFailed(LoadedModule module, Object error) {}

    // HostEnsureCanCompileStrings ( calleeRealm, parameterStrings, bodyString, direct ),
    // https://tc39.es/ecma262/#sec-hostensurecancompilestrings
    /**
     * Called before eval and the Function constructors compile a text.
     *
     * @throws dev.gyre.engine.runtime.error.JsException if the realm may not compile strings
     */
    default void ensureCanCompileStrings(Realm calleeRealm, String source, boolean direct) {}

    // HostEnqueueFinalizationRegistryCleanupJob ( finalizationRegistry ),
    // https://tc39.es/ecma262/#sec-host-cleanup-finalization-registry
    /** Queues the cleanup of a registry; by default as a microtask. */
    default void enqueueFinalizationRegistryCleanupJob(JsObject finalizationRegistry, Runnable job) {
        enqueuePromiseJob(job, null);
    }

    // HostEnqueueGenericJob ( job, realm ), https://tc39.es/ecma262/#sec-hostenqueuegenericjob
    /**
     * Queues a job for the realm's agent. Called from any thread, because Atomics.notify wakes waiters of other agents; an embedder with several agents has to
     * override it, since the default is not thread-safe. Must not throw.
     */
    default void enqueueGenericJob(Runnable job, Realm realm) {
        enqueuePromiseJob(job, realm);
    }

    // HostEnqueueTimeoutJob ( timeoutJob, realm, milliseconds ), https://tc39.es/ecma262/#sec-hostenqueuetimeoutjob
    /**
     * Queues a job for the agent after a time, for the timeouts of Atomics.waitAsync. The job does nothing if the waiter has been notified before.
     *
     * @throws dev.gyre.engine.runtime.error.JsException a TypeError if the embedder has no timers, as by default
     */
    default void enqueueTimeoutJob(Runnable job, Realm realm, double milliseconds) {
        throw Errors.typeError("Atomics.waitAsync cannot be called in this context");
    }

    // AgentCanSuspend ( ), https://tc39.es/ecma262/#sec-agentcansuspend
    /** Whether Atomics.wait may block the thread; if not it throws a TypeError. */
    default boolean canSuspend() {
        return true;
    }

    /**
     * Atomics.wait is about to block. An embedder with a virtual clock and no other agent that could notify may advance its clock instead.
     *
     * @param nanos the timeout in nanoseconds
     * @return true if the clock was advanced by the timeout, so that the wait has timed out; false to block
     */
    default boolean passTime(long nanos) {
        return false;
    }

    /**
     * The interrupt check: called when an interrupt was requested or the countdown of the check has run out, at the back edge of a loop, at the entry of a function
     * or inside a long-running builtin. An exception stops the running script; JavaScript can catch it only if it is a {@code JsException}.
     */
    default void poll(Agent agent) {}

    /**
     * Does work for a builtin that cannot check for interrupts, such as the allocation of a large array: at once, as by default, or on another thread, while this one checks
     * for interrupts with {@link Agent#poll()}.
     *
     * @param work uses nothing of the agent
     * @return what the work returns; what it throws is thrown
     */
    default <T> T work(Agent agent, Supplier<T> work) {
        return work.get();
    }

    /**
     * Formats the stack of an error (the PrepareStackTraceCallback of V8's API). Called only if {@link #preparesStackTraces} is true and
     * {@link #stackPreparation} returned null.
     *
     * @param callSites an array of CallSite objects, innermost first
     * @return the value of the stack property, or null for the default format
     */
    default Object prepareStackTrace(Realm realm, JsObject error, JsObject callSites) {
        return null;
    }

    /**
     * The function that formats stacks in a realm.
     *
     * @param ownOrNull the realm's Error.prepareStackTrace, null if the program has set none
     * @return the function to call, or null for {@link #prepareStackTrace} or the default format
     */
    default JsObject stackPreparation(Realm realm, JsObject ownOrNull) {
        return ownOrNull;
    }

    /** The Error constructor of a realm was created; the embedder may add properties such as a lazy prepareStackTrace. */
    default void errorConstructorMade(Realm realm, JsObject constructor) {}

    /** Whether throw statements record their stack even if the thrown value is not an error and has none; called at each such throw. */
    default boolean tracesThrows() {
        return false;
    }

    /** Whether {@link #prepareStackTrace} is to be called, which costs an array of CallSite objects per stack. */
    default boolean preparesStackTraces() {
        return false;
    }

    /** The compiled programs that the agent's realms share, with each other and perhaps with those of other agents; null, as by default, to compile each text anew. */
    default CompilationCache compilationCache() {
        return null;
    }

    // SystemTimeEpochNanoseconds ( global ), https://tc39.es/ecma262/#sec-hostsystemutcepochnanoseconds
    /** The time of Date in milliseconds since the epoch, with fractions if the clock has them; an embedder with a virtual clock overrides it. */
    default double currentTimeMillis() {
        return System.currentTimeMillis();
    }

    // HostSystemUTCEpochNanoseconds ( global )
    /** The time of Temporal.Now in nanoseconds since the epoch; an embedder whose clock is finer than {@link #currentTimeMillis} overrides it. */
    default long currentTimeNanos() {
        double millis = currentTimeMillis();
        // A double has no room for nanoseconds since the epoch.
        long whole = (long) Math.floor(millis);
        return whole * 1_000_000 + (long) ((millis - whole) * 1e6);
    }

    /** The time of Date in a realm, for an embedder whose realms have clocks of their own. */
    default double currentTimeMillis(Realm realm) {
        return currentTimeMillis();
    }

    /** The time of Temporal.Now in a realm, for an embedder whose realms have clocks of their own. */
    default long currentTimeNanos(Realm realm) {
        return currentTimeNanos();
    }

    // DefaultLocale ( ), https://tc39.es/ecma402/#sec-defaultlocale
    /** The language tag of Intl's default locale; asked at each use. */
    default String defaultLocale() {
        return "en-US";
    }

    // SystemTimeZoneIdentifier ( ), https://tc39.es/ecma262/#sec-systemtimezoneidentifier
    /** The zone of local time; asked once for an agent. */
    default LocalTimeZone timeZone() {
        return LocalTimeZone.of(ZoneId.systemDefault());
    }

    /**
     * The bytes of a resource of the engine that is beside a class, such as a table of names. A host may have a copy of them, since opening a jar with thousands of
     * files takes twenty milliseconds.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    default byte[] resource(Class<?> place, String name) {
        try (InputStream resource = place.getResourceAsStream(name)) {
            return resource.readAllBytes();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /** How the agent's hot code is compiled; asked once, when its first realm is made. */
    default JitOptions jitOptions() {
        return JitOptions.of(JitOptions.Mode.OFF);
    }

    /**
     * The times of HotSpot's optimizing compiler since the process began; null, as by default, if they are not known. When they show that it is idle, hot code waits
     * for no other code to be compiled.
     */
    default SchedulerTimes compilerTimes() {
        return null;
    }

    /** Runs the compilation of hot code, on any thread and at any time; by default at once. */
    default void enqueueCompilation(Runnable compilation) {
        compilation.run();
    }

    /** A line of the traces that {@link #jitOptions} selects; called on any thread. */
    default void traceJit(String line) {}
}
