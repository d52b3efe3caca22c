package dev.gyre.node.environment;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.frames.FrameClock;
import dev.gyre.loop.ticks.TickQueue;
import dev.gyre.loop.ticks.TickScope;
import dev.gyre.loop.timers.ImmediateQueue;
import dev.gyre.loop.timers.TimerLists;
import dev.gyre.modules.host.ErrorClasses;
import dev.gyre.node.async.AsyncTracking;
import dev.gyre.node.boot.EngineHooks;
import dev.gyre.node.boot.Globals;
import dev.gyre.node.boot.LoopHooks;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.errors.RejectionTracker;
import dev.gyre.node.gyreloop.DrainWatchdog;
import dev.gyre.node.gyreloop.IdleWaiters;
import dev.gyre.node.gyreloop.StallMonitor;
import dev.gyre.node.gyreloop.StallReport;
import dev.gyre.node.messaging.Program;
import dev.gyre.node.modules.HooksRuntime;
import dev.gyre.node.modules.ModuleHost;
import dev.gyre.node.timers.TimerState;
import dev.gyre.node.timers.TimerWarnings;
import dev.gyre.node.vm.RunLimit;
import dev.gyre.node.worker.OtherRuntimes;
import dev.gyre.node.worker.WorkerThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Everything that belongs to one runtime; a realm's hostDefined leads here. */
public final class Environment implements AutoCloseable, ErrorClasses {
    /**
     * What whoever starts the runtime gives it.
     *
     * @param argv process.argv, the program first
     * @param cwd the working directory that relative paths start from
     * @param framesOrNull says when animation frames are, if there are any
     * @param workerOrNull the worker whose runtime it is, null in the main thread
     */
    public record Settings(List<String> argv, List<String> execArgv, String execPath, Path cwd, Map<String, String> env, StandardStreams streams,
            RuntimeOptions options, LoopClock clock, FrameClock framesOrNull, HostLimits limits, WorkerThread workerOrNull) {}

    /** What the system keeps of an exit code. */
    private static final int EXIT_STATUS = 0xFF;

    private final Settings settings;
    private final RejectionTracker rejections = new RejectionTracker(this);
    private final FatalErrors fatalErrors = new FatalErrors(this);
    private final LoopHooks loopHooks = new LoopHooks(this);
    private final TickQueue ticks = new TickQueue(loopHooks);
    private final ObservedScope scope = new ObservedScope(new TickScope(ticks, loopHooks));
    private final EventLoop loop;
    private final Agent agent = new Agent(new EngineHooks(this));
    private final Realm realm;
    private final InternalLibrary library = new InternalLibrary(this);
    private final ForegroundTasks foregroundTasks;
    private TimerLists timers;
    private ImmediateQueue immediates;
    private final AsyncTracking asyncTracking = new AsyncTracking(this);
    private final TimerState timerState = new TimerState(this);
    private final TimerWarnings timerWarnings = new TimerWarnings();
    private final double startMillis;
    private final long startNanos;
    private volatile Path cwd;
    private final BindingState bindings = new BindingState();
    private final IdleWaiters idleWaiters = new IdleWaiters(this);
    private StallMonitor stallMonitor;
    private DrainWatchdog watchdog;
    private long loopStartNanos;
    private Object borrowedPlace;
    private boolean recordsPlaces;
    private long deadline;
    private TimeLimitReached limitReached;
    private RunLimit runLimit;
    private JsObject process;
    private ModuleHost modules;
    private OtherRuntimes otherRuntimes;
    private HooksRuntime hooksRuntime;
    private volatile boolean stopped;
    private Program program;
    private List<WorkerThread> workers;
    private boolean processSetUp;
    private boolean exiting;
    private boolean exitEmitted;
    private boolean closed;
    private Integer exitCode;

    public Environment(Settings settings) {
        this.settings = settings;
        cwd = settings.cwd();
        loop = new EventLoop(settings.clock(), scope, new WorkPool(WorkPool.sizeFrom(settings.env().get("UV_THREADPOOL_SIZE"))));
        foregroundTasks = new ForegroundTasks(loop);
        startNanos = loop.clock().nanoTime();
        startMillis = loop.clock().currentTimeMillis();
        bindings.recordRing(settings.options().ringRecords(), settings.options().ringBytes());
        if (settings.options().scheduleSeed() != null) loop.seedSchedule(settings.options().scheduleSeed());
        realm = Realms.create(agent);
        realm.hostDefined(this);
        agent.stackLimit(settings.limits().stackDepth());
        Globals.install(this);
        agent.keepOriginals(realm);
        if (worker() != null) worker().entered(this);
    }

    /** The runtime that a builtin's realm belongs to. */
    public static Environment of(Realm realm) {
        Object host = realm.hostDefined();
        return host instanceof Environment context ? context : ((ContextRealm) host).context();
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

    public EventLoop loop() {
        return loop;
    }

    public TickQueue ticks() {
        return ticks;
    }

    public Realm realm() {
        return realm;
    }

    public InternalLibrary library() {
        return library;
    }

    public BindingState bindings() {
        return bindings;
    }

    /** The engine's jobs that are no microtasks. */
    public ForegroundTasks foregroundTasks() {
        return foregroundTasks;
    }

    public RejectionTracker rejections() {
        return rejections;
    }

    public FatalErrors fatalErrors() {
        return fatalErrors;
    }

    /** Node's timer lists, made with the first timer. */
    public TimerLists timers() {
        if (timers == null) timers = new TimerLists(loop);
        return timers;
    }

    public ImmediateQueue immediates() {
        if (immediates == null) immediates = new ImmediateQueue(loop);
        return immediates;
    }

    public TimerState timerState() {
        return timerState;
    }

    /** Who runs, and who wants to know. */
    public AsyncTracking asyncTracking() {
        return asyncTracking;
    }

    /** Who waits for the loop to settle. */
    public IdleWaiters idleWaiters() {
        return idleWaiters;
    }

    /** Watches for callbacks that take long, from the first call on. */
    public StallMonitor stallMonitor() {
        if (stallMonitor == null) {
            stallMonitor = new StallMonitor(this);
            scope.monitor(stallMonitor);
        }
        return stallMonitor;
    }

    /** The clock's time when the loop began, 0 before that. */
    public long loopStartNanos() {
        return loopStartNanos;
    }

    /** The place that stands for the program while the library works for it later; null when there is none. */
    public Object borrowedPlace() {
        return borrowedPlace;
    }

    /** Runs {@code work} as if the program were at a place that it was at before. */
    public void at(Object place, Runnable work) {
        Object outer = borrowedPlace;
        borrowedPlace = place;
        try {
            work.run();
        } finally {
            borrowedPlace = outer;
        }
    }

    /** Whether every timer remembers the line that made it: somebody may ask what keeps the program alive. */
    public boolean recordsPlaces() {
        return recordsPlaces;
    }

    /** From now on timers remember the line that made them. */
    public void recordPlaces() {
        recordsPlaces = true;
    }

    /** The program begins: what the options want to be watched is watched from here on. */
    public void beginProgram() {
        RuntimeOptions options = settings.options();
        if (options.drainTimeout() >= 0) recordPlaces();
        if (options.drainTimeout() >= 0) watchdog = new DrainWatchdog(this, options.drainTimeout());
        if (options.stallThreshold() > 0) stallMonitor().add(new StallReport(this, options.stallThreshold()));
    }

    /** Whether threads with JavaScript of their own are there, which may share memory with this one. */
    public boolean hasOtherAgents() {
        for (ActiveResource source : loop.activeHandles()) {
            if (source.active() && source.kind().equals("worker")) return true;
        }
        return false;
    }

    /** The main script has run and the loop begins. */
    public void beginLoop() {
        asyncTracking.beginLoop();
        if (loopStartNanos == 0) loopStartNanos = loop.clock().nanoTime() | 1;
    }

    /** Ends the program, whatever it does, with exit code 1; any thread. */
    public void stop() {
        stopped = true;
        realm.agent().requestInterrupt();
        loop.post(() -> exit(1));
    }

    /** The engine's poll, in the middle of JavaScript. */
    public void polled() {
        if (stopped && !exiting) throw new ProcessExit(1);
        if (watchdog != null && watchdog.isExpired() && !exiting) throw watchdog.interrupted();
        if (settings.workerOrNull() != null) settings.workerOrNull().polled();
        if (stallMonitor != null) stallMonitor.poll();
        if (runLimit != null) runLimit.check();
        if (deadline != 0 && System.nanoTime() - deadline > 0) throw new TimeLimitReached(String.valueOf(ProgramPlace.current(realm)));
    }

    /** The innermost script that runs under a limit, or null. */
    public RunLimit runLimit() {
        return runLimit;
    }

    public void runLimit(RunLimit limitOrNull) {
        runLimit = limitOrNull;
    }

    /** A call from Java begins: its time runs. */
    public void beginCall() {
        limitReached = null;
        deadline = settings.limits().callNanos() == 0 ? 0 : System.nanoTime() + settings.limits().callNanos() | 1;
    }

    /** The call has ended; what stopped it, or null. */
    public TimeLimitReached endCall() {
        deadline = 0;
        return limitReached;
    }

    /** The call that is under way has used up its time. */
    public void limitReached(TimeLimitReached limit) {
        limitReached = limit;
    }

    public TimerWarnings timerWarnings() {
        return timerWarnings;
    }

    /** Wall-clock time of the start, in milliseconds since the epoch. */
    public double startMillis() {
        return startMillis;
    }

    /** The clock's time of the start, in nanoseconds. */
    public long startNanos() {
        return startNanos;
    }

    /** The working directory, which process.chdir changes. */
    public Path cwd() {
        return worker() == null ? cwd : program().main().cwd;
    }

    public void cwd(Path directory) {
        cwd = directory;
    }

    /** Whether the library has defined its part of process: before that no event of process has a listener. */
    public boolean isProcessSetUp() {
        return processSetUp;
    }

    public void processSetUp() {
        processSetUp = true;
    }

    /** The process object. */
    public JsObject process() {
        return process;
    }

    public void process(JsObject object) {
        process = object;
    }

    /** Loads programs and modules. */
    public ModuleHost modules() {
        if (modules == null) modules = new ModuleHost(this);
        return modules;
    }

    /** Where further runtimes come from. */
    public void otherRuntimes(OtherRuntimes maker) {
        otherRuntimes = maker;
    }

    public OtherRuntimes otherRuntimes() {
        return otherRuntimes;
    }

    /** The runtime for asynchronous module hooks, started if there is none. */
    public HooksRuntime hooksRuntime() {
        if (hooksRuntime == null) hooksRuntime = otherRuntimes.hooks();
        return hooksRuntime;
    }

    /** The worker whose runtime this is, or null in the main thread. */
    public WorkerThread worker() {
        return settings.workerOrNull();
    }

    /** What this thread shares with the other threads of the program. */
    public Program program() {
        if (program == null) program = worker() == null ? new Program(this) : worker().program();
        return program;
    }

    /** The workers that this thread has started and that have not ended. */
    public List<WorkerThread> workers() {
        if (workers == null) workers = new ArrayList<>();
        return workers;
    }

    /** Whether the module loaders have been touched. */
    public boolean hasModules() {
        return modules != null;
    }

    /** True from process.exit() or a fatal error on: no more JavaScript but 'exit' handlers runs. */
    public boolean isExiting() {
        return exiting;
    }

    /** Stops the loop without another word: 'exit' was emitted, or is not to be. */
    public void exit(int code) {
        exiting = true;
        exitEmitted = true;
        exitCode = code;
        loop.stop();
    }

    /** What process.exitCode holds, or null. */
    public Integer exitCode() {
        return exitCode;
    }

    public void exitCode(Integer code) {
        exitCode = code;
    }

    /** True once 'exit' was emitted: ticks are not queued any more. */
    public boolean isExitEmitted() {
        return exitEmitted;
    }

    /** Emits 'exit' once; returns the code that listeners leave. */
    public int emitExit() {
        if (!exitEmitted) {
            exitEmitted = true;
            process.put("_exiting", true);
            if (processSetUp) library.call("internal/process", "emitExit");
        }
        return exitCode == null ? 0 : exitCode;
    }

    /** Emits 'beforeExit' when anybody can listen. */
    public void emitBeforeExit() {
        if (processSetUp) library.call("internal/process", "emitBeforeExit", exitCode == null ? 0 : exitCode);
    }

    /** The end of all timers: those there are do not fire, and no more are started. */
    public void closeTimers() {
        timers().close();
        immediates().close();
    }

    /** Tells those who wait for the loop to settle that it has; true when there was anybody. */
    public boolean emitSettled() {
        return idleWaiters.loopIsEmpty();
    }

    /** The end of the process: emits 'exit' and gives the exit code. */
    public int finish() {
        if (!exitEmitted) {
            exiting = false;
            FramePosition waiting = exitCode == null && modules != null ? modules.unsettledTopLevelAwait() : null;
            if (waiting != null) fatalErrors.unsettledTopLevelAwait(waiting);
            loop.call(this::emitExit);
        }
        return exitCode == null ? 0 : exitCode & EXIT_STATUS;
    }

    /** True once no JavaScript will ever run again. */
    public boolean isClosed() {
        return closed;
    }

    private void closeWorkers() {
        for (WorkerThread worker : workers) worker.terminate();
        for (WorkerThread worker : workers) worker.join();
    }

    @Override
    public void close() {
        closed = true;
        if (worker() != null) worker().beginClose();
        if (workers != null) closeWorkers();
        if (modules != null) modules.loader().compileCache().flush();
        if (hooksRuntime != null) hooksRuntime.close();
        if (watchdog != null) watchdog.close();
        if (stallMonitor != null) stallMonitor.close();
        bindings.close();
        loop.close();
        loop.workPool().close();
    }
}
