package dev.gyre.node.boot;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.LocalTimeZone;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.host.SchedulerTimes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.node.environment.ContextRealm;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.GuestRealm;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.LocalConventions;
import dev.gyre.node.environment.LongWork;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.errors.RejectionTracker;
import dev.gyre.node.errors.StackPreparation;
import dev.gyre.node.modules.ModuleHost;
import dev.gyre.node.profile.ProfilePage;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** The engine's host hooks. */
final class EngineHooks implements HostHooks {
    private final Environment environment;
    private final StackPreparation preparation;
    private final ForegroundTasks foregroundTasks;
    private ModuleHost modules;
    private String defaultLocale;
    private final HotSpotThreads threads = new HotSpotThreads();
    private Executor compilerThread;

    EngineHooks(Environment environment) {
        this.environment = environment;
        preparation = new StackPreparation(environment);
        foregroundTasks = new ForegroundTasks(environment.loop());
    }

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        if (realmOrNull != null && realmOrNull.hostDefined() instanceof ContextRealm second && second.offer(job))
            return;
        environment.ticks().enqueueMicrotask(job);
    }

    @Override
    public void ensureCanCompileStrings(Realm calleeRealm, String source, boolean direct) {
        if (calleeRealm.hostDefined() instanceof ContextRealm second && !second.compilesStrings()) {
            throw Errors.error(ErrorKind.EVAL, "Code generation from strings disallowed for this context");
        }
        if (GuestRealm.of(calleeRealm) instanceof GuestRealm guest) guest.ensureCanCompileStrings(source);
        if (calleeRealm.hostDefined() instanceof Environment main
                && main.settings().options().values().isOn("--disallow-code-generation-from-strings", false))
            throw Errors.error(ErrorKind.EVAL, "Code generation from strings disallowed for this context");
    }

    @Override
    public void enqueueGenericJob(Runnable job, Realm realm) {
        foregroundTasks.post(job);
    }

    @Override
    public void enqueueTimeoutJob(Runnable job, Realm realm, double milliseconds) {
        foregroundTasks.postDelayed(job, milliseconds);
    }

    @Override
    public void enqueueFinalizationRegistryCleanupJob(JsObject finalizationRegistry, Runnable job) {
        foregroundTasks.post(job);
    }

    @Override
    public void promiseRejectionTracker(JsObject promise, boolean handled) {
        GuestRealm guest = environment.guests().of((PromiseObject) promise);
        if (guest != null) guest.rejectionTracked((PromiseObject) promise, handled);
        else if (handled) environment.get(RejectionTracker.KEY).handled((PromiseObject) promise);
        else environment.get(RejectionTracker.KEY).rejected((PromiseObject) promise);
    }

    @Override
    public boolean tracesThrows() {
        return environment.settings().options().traceUncaught();
    }

    @Override
    public boolean passTime(long nanos) {
        LoopClock clock = environment.loop().clock();
        if (!clock.isVirtual() || hasOtherAgents()) return false;
        clock.advanceNanos(nanos);
        return true;
    }

    /** Whether there are other threads with JavaScript, which may share memory with this one. */
    private boolean hasOtherAgents() {
        for (ActiveResource source : environment.loop().activeHandles()) {
            if (source.active() && source.kind().equals("worker")) return true;
        }
        return false;
    }

    private ModuleHost modules() {
        if (modules == null) modules = environment.get(ModuleHost.KEY);
        return modules;
    }

    @Override
    public void poll(Agent agent) {
        environment.polled();
    }

    @Override
    public <T> T work(Agent agent, Supplier<T> work) {
        return environment.isInterruptible() ? LongWork.ofEngine(agent, work) : work.get();
    }

    @Override
    public JitOptions jitOptions() {
        return environment.settings().options().jit();
    }

    @Override
    public SchedulerTimes compilerTimes() {
        return threads.compilerTimes();
    }

    @Override
    public void enqueueCompilation(Runnable compilation) {
        if (compilerThread == null) compilerThread = CompilerThread.create();
        compilerThread.execute(ProfilePage.recorded(environment, compilation));
    }

    @Override
    public void traceJit(String line) {
        environment.get(FatalErrors.KEY).writeError(line + '\n');
    }

    @Override
    public CompilationCache compilationCache() {
        return environment.settings().compilationCache();
    }

    @Override
    public double currentTimeMillis() {
        return environment.loop().clock().currentTimeMillis();
    }

    @Override
    public double currentTimeMillis(Realm realm) {
        GuestRealm guest = GuestRealm.of(realm);
        return guest == null ? currentTimeMillis() : guest.currentTimeMillis();
    }

    @Override
    public long currentTimeNanos() {
        return environment.loop().clock().currentTimeNanos();
    }

    @Override
    public long currentTimeNanos(Realm realm) {
        GuestRealm guest = GuestRealm.of(realm);
        return guest == null ? currentTimeNanos() : (long) (guest.currentTimeMillis() * 1e6);
    }

    @Override
    public String defaultLocale() {
        if (defaultLocale == null)
            defaultLocale =
                    LocalConventions.defaultLocale(environment.settings().env());
        return defaultLocale;
    }

    @Override
    public byte[] resource(Class<?> place, String name) {
        byte[] kept = InternalLibrary.engineResource(place, name);
        return kept != null ? kept : HostHooks.super.resource(place, name);
    }

    @Override
    public LocalTimeZone timeZone() {
        return LocalConventions.timeZone(environment.settings().env().get("TZ"));
    }

    @Override
    public void loadImportedModule(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        GuestRealm guest = GuestRealm.of(referrer);
        if (guest != null) guest.loadModule(referrer, request, hostDefined, receiver);
        else modules().load(referrer, request, hostDefined, receiver);
    }

    @Override
    public void importNotFound(ErrorObject error, LoadedModule requestedOrNull, String specifier, String name) {
        if (requestedOrNull instanceof ImportReferrer module && GuestRealm.of(module) != null) return;
        modules().loader().esm().importNotFound(error, requestedOrNull, specifier, name);
    }

    @Override
    public boolean preparesStackTraces() {
        return modules().sourceMaps().isEnabled();
    }

    @Override
    public JsObject stackPreparation(Realm realm, JsObject ownOrNull) {
        return preparation.of(realm, ownOrNull);
    }

    @Override
    public void errorConstructorMade(Realm realm, JsObject constructor) {
        if (realm.hostDefined() == environment) preparation.install(constructor);
    }

    @Override
    public Object prepareStackTrace(Realm realm, JsObject error, JsObject callSites) {
        return modules().sourceMaps().prepareStackTrace(error, callSites);
    }

    @Override
    public void importMetaProperties(JsObject importMeta, ImportReferrer module) {
        GuestRealm guest = GuestRealm.of(module);
        if (guest != null) guest.importMeta(importMeta, module);
        else modules().importMeta(importMeta, module);
    }

    @Override
    public void importFailed(LoadedModule module, Object error) {
        if (module instanceof ImportReferrer imported && GuestRealm.of(imported) != null) return;
        modules().loader().esm().explain(module, error);
    }
}
