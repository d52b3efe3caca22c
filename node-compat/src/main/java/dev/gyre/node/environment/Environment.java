package dev.gyre.node.environment;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.frames.FrameClock;
import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.loop.ticks.TickQueue;
import dev.gyre.loop.ticks.TickScope;
import dev.gyre.loop.timers.ImmediateQueue;
import dev.gyre.loop.timers.NativeImmediates;
import dev.gyre.modules.host.ErrorClasses;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * The state of one runtime (node::Environment), which a realm's hostDefined refers to. It has what every feature needs.
 * A feature stores its own state under an {@link EnvironmentKey} and registers listeners, so that this class depends on
 * no feature. On the runtime's thread only, unless a method says otherwise.
 */
public final class Environment implements AutoCloseable, ErrorClasses {
    /**
     * The settings of a runtime.
     *
     * @param argv process.argv, the program first
     * @param cwd the working directory
     * @param sharedEnvOrNull the environment variables if threads share them, otherwise null
     * @param framesOrNull the clock of animation frames, if there are any
     * @param inspectsOnSignal whether SIGUSR1 starts the inspector
     * @param compilationCache the compiled programs that the runtime shares with its workers, and perhaps with other runtimes
     */
    public record Settings(
            List<String> argv,
            List<String> execArgv,
            String execPath,
            Path cwd,
            Map<String, String> env,
            Map<String, String> sharedEnvOrNull,
            StandardStreams streams,
            RuntimeOptions options,
            LoopClock clock,
            FrameClock framesOrNull,
            boolean inspectsOnSignal,
            CompilationCache compilationCache,
            HostLimits limits) {}

    private final Settings settings;
    private final EnvironmentSlots slots = new EnvironmentSlots();
    private final TickQueue ticks;
    private final ObservedScope scope;
    private final EventLoop loop;
    private final Realm realm;
    private final InternalLibrary library;
    private final Prototypes prototypes = new Prototypes();
    private final AsyncTracking asyncTracking = new AsyncTracking(this);
    private final ExitState exitState = new ExitState(this);
    private final CallerPositions places = new CallerPositions();
    private final GuestRealms guests = new GuestRealms();
    private final StartTimes startTimes;
    private final List<CloseListener> closeListeners = new ArrayList<>();
    private BooleanSupplier interruptible;
    private PollListener[] pollListeners = {};
    private ProgramObserver observer;
    private DrainListener drainListener;
    private WorkingDirectory directory;
    private ImmediateQueue immediates;
    private NativeImmediates nativeImmediates;
    private JsObject process;
    private volatile boolean stopped;
    private boolean closed;
    private boolean separatesStacks;
    private boolean restricted;

    public Environment(Settings settings, Wiring wiring) {
        this.settings = settings;
        directory = new WorkingDirectory(settings.cwd());
        restricted = settings.options().permissions();
        library = new InternalLibrary(this, wiring);
        TickHooks tickHooks = wiring.tickHooks(this);
        ticks = new TickQueue(tickHooks);
        scope = new ObservedScope(new TickScope(ticks, tickHooks));
        loop = new EventLoop(
                settings.clock(),
                scope,
                new WorkPool(WorkPool.sizeFrom(settings.env().get("UV_THREADPOOL_SIZE"))));
        startTimes = new StartTimes(loop.clock());
        if (settings.options().scheduleSeed() != null)
            loop.seedSchedule(settings.options().scheduleSeed());
        Agent agent = new Agent(wiring.hostHooks(this));
        startTimes.engineBegins();
        realm = Realms.create(agent);
        startTimes.environmentBegins();
        realm.hostDefined(this);
        agent.stackLimit(settings.limits().stackDepth());
        wiring.installGlobals(this);
        agent.keepOriginals(realm);
        startTimes.bootstrapIsComplete();
    }

    /** The runtime that a builtin's realm belongs to. */
    public static Environment of(Realm realm) {
        Object host = realm.hostDefined();
        return host instanceof Environment environment ? environment : ((ContextRealm) host).environment();
    }

    /** The state under a key, created at its first use. */
    @SuppressWarnings("unchecked")
    public <T> T get(EnvironmentKey<T> key) {
        Object state = slots.find(key);
        if (state == null) {
            state = key.create(this);
            slots.put(key, state);
        }
        return (T) state;
    }

    /** The state under a key; null if there is none yet. */
    @SuppressWarnings("unchecked")
    public <T> T existing(EnvironmentKey<T> key) {
        return (T) slots.find(key);
    }

    /** Sets the state under a key, instead of the one that the key would create. */
    public <T> void set(EnvironmentKey<T> key, T state) {
        slots.put(key, state);
    }

    @Override
    public JsObject prototypeOf(ErrorKind kind, String code) {
        Intrinsic base = switch (kind) {
            case TYPE -> Intrinsic.TYPE_ERROR;
            case RANGE -> Intrinsic.RANGE_ERROR;
            case SYNTAX -> Intrinsic.SYNTAX_ERROR;
            default -> Intrinsic.ERROR;
        };
        Object errorClass = library.call("internal/errors", "classOf", realm.intrinsic(base), code);
        return (JsObject) ((JsObject) errorClass).get("prototype");
    }

    public Settings settings() {
        return settings;
    }

    /** The loop; any thread. */
    public EventLoop loop() {
        return loop;
    }

    public TickQueue ticks() {
        return ticks;
    }

    /** The realm; any thread. */
    public Realm realm() {
        return realm;
    }

    public InternalLibrary library() {
        return library;
    }

    public Prototypes prototypes() {
        return prototypes;
    }

    /** The ids of asynchronous resources and the hooks on them. */
    public AsyncTracking asyncTracking() {
        return asyncTracking;
    }

    /** The loop's immediates, created with the first. */
    public ImmediateQueue immediates() {
        if (immediates == null) immediates = new ImmediateQueue(loop);
        return immediates;
    }

    /** The check phase's jobs that are not the program's, which run before its immediates; created with the first. */
    public NativeImmediates nativeImmediates() {
        if (nativeImmediates == null) {
            // Made after the program's immediates, and so run before them.
            immediates();
            nativeImmediates = new NativeImmediates(loop);
        }
        return nativeImmediates;
    }

    public ExitState exitState() {
        return exitState;
    }

    /** The realms of guests. */
    public GuestRealms guests() {
        return guests;
    }

    public CallerPositions callerPositions() {
        return places;
    }

    public StartTimes startTimes() {
        return startTimes;
    }

    /** The working directory, which process.chdir changes. */
    public Path cwd() {
        return directory.path();
    }

    public WorkingDirectory directory() {
        return directory;
    }

    /** Shares the working directory of another thread from now on. */
    public void shareDirectory(WorkingDirectory other) {
        directory = other;
    }

    /** Whether the program may do only what options permit. */
    public boolean isRestricted() {
        return restricted;
    }

    /** Lifts the restrictions: the permissions of a program do not extend to its workers, as in Node. */
    public void unrestrict() {
        restricted = false;
    }

    /** The process object. */
    public JsObject process() {
        return process;
    }

    public void process(JsObject object) {
        process = object;
    }

    /** Calls the observer around each callback from now on, beside those that have been added before. */
    public void observeCallbacks(CallbackObserver observer) {
        scope.observe(observer);
    }

    /** Reports what the program does to this observer. */
    public void observe(ProgramObserver programObserver) {
        observer = programObserver;
    }

    /** Null if there is no inspector. */
    public ProgramObserver observer() {
        return observer;
    }

    public void onPoll(PollListener listener) {
        PollListener[] more = new PollListener[pollListeners.length + 1];
        System.arraycopy(pollListeners, 0, more, 0, pollListeners.length);
        more[pollListeners.length] = listener;
        pollListeners = more;
    }

    /**
     * Must be called before a stack of JavaScript is suspended for the first time: from now on each stack has its own running asynchronous resource, borrowed
     * position and depth of callback scopes.
     */
    public void separateStacks() {
        if (separatesStacks) return;
        separatesStacks = true;
        Agent agent = realm.agent();
        agent.addStackLocal(asyncTracking::exchange);
        agent.addStackLocal(places::exchange);
        agent.addStackLocal(scope::exchange);
    }

    /** Calls the listener, the only one, at the end of each drain of ticks and microtasks. */
    public void onDrained(DrainListener listener) {
        drainListener = listener;
    }

    /** Called when no tick and no microtask is left. */
    public void drained() {
        if (drainListener != null) drainListener.drained();
    }

    /** Whether a real-time job runs, in which long work should leave the thread to others. */
    public boolean isInterruptible() {
        return interruptible != null && interruptible.getAsBoolean();
    }

    /** Sets how {@link #isInterruptible} is found out. */
    public void interruptible(BooleanSupplier whether) {
        interruptible = whether;
    }

    public void onClose(CloseListener listener) {
        closeListeners.add(listener);
    }

    /** Called by the engine's interrupt check, in the middle of JavaScript. */
    public void polled() {
        if (stopped && !exitState.isExiting()) throw new ProcessExit(1);
        for (PollListener listener : pollListeners) listener.polled();
    }

    /** Called when the main script has run and the loop begins. */
    public void beginLoop() {
        asyncTracking.beginLoop();
        startTimes.loopBegins();
    }

    /** Ends the program with exit code 1, even in the middle of JavaScript; any thread. */
    public void stop() {
        stopped = true;
        realm.agent().requestInterrupt();
        loop.post(() -> exitState.exit(1));
    }

    /** True once no JavaScript will ever run again. */
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
        for (CloseListener listener : closeListeners) listener.closing();
        loop.close();
        loop.workPool().close();
    }
}
