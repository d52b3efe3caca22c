package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.LocalTimeZone;
import dev.gyre.engine.runtime.host.PromiseHooks;
import dev.gyre.engine.runtime.host.ReactionQueue;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.object.ShortStringKeys;
import dev.gyre.engine.runtime.value.InternalizedStrings;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.syntax.source.CoverageRecorder;
import dev.gyre.engine.syntax.source.Source;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.function.Supplier;

/** The state that the realms of one thread share: the symbol registry, the stack of running functions, the interrupt check and the embedder's hooks. */
public final class Agent {
    public static final int DEFAULT_STACK_LIMIT = 10_000;
    /**
     * The number of interrupt checks between two calls of the embedder. It is small, so that loops soon enter compiled
     * code (see Interpreter), and prime, so that in a loop with several checks it is not always the same one that
     * calls.
     */
    private static final int POLL_INTERVAL = 401;
    /** The JVM allocates and copies so many bytes in less than a millisecond. */
    private static final int LONG_WORK = 1 << 21;
    /** A call without a frame counts in both halves of the depth. */
    public static final long FRAMELESS = 1L << 32 | 1;
    /** How many frames of calls that have returned are kept for later calls. */
    private static final int MOST_SPARE_FRAMES = 256;
    /** Their classes, by the number of registers in eights. */
    private static final int FRAME_CLASSES = 9;
    /** The result of {@link #interruptCheck} when a call of the embedder is due. */
    public static final int POLL = 1;

    private final HostHooks hooks;
    private final HashMap<String, JsSymbol> symbolRegistry = new HashMap<>();
    private final IdentityHashMap<JsSymbol, String> registeredSymbols = new IdentityHashMap<>();
    private final ArrayList<Object> keptAlive = new ArrayList<>();
    private ArrayList<JsObject> joining = new ArrayList<>();
    private JsObject reactionPromise;
    private StackLocal[] stackLocals;
    private int moduleEvaluations;
    /** The state of xorshift128+, V8's generator too. */
    private long random0 = System.nanoTime() | 1;

    private long random1 = System.identityHashCode(this) * 0x9E3779B97F4A7C15L;
    private ShortStringKeys shortStringKeys;
    private InternalizedStrings internalizedStrings;
    private ReferenceQueue<Object> finalizationQueue;
    private LocalTimeZone timeZone;
    private Object asyncContext;
    private PromiseHooks promiseHooks;
    private ReactionQueue reactionQueue;
    private long moduleAsyncEvaluationCount;
    private StackFrame topFrame;
    /** The agent that was current on this thread when this one was entered. */
    private Agent outer;

    private boolean surrounding;
    private boolean keepsOriginals;
    private int holds;
    /** The number of nested calls, and in the upper half how many of them have no frame: compiled code adds these, and stack traces find them on the JVM's stack. */
    public long depth;

    private int stackLimit = DEFAULT_STACK_LIMIT;
    private int pollInterval = POLL_INTERVAL;
    private int countdown = POLL_INTERVAL;
    private final LoadedSources loadedSources = new LoadedSources();
    private HotCodeMonitor hotCodeMonitor;
    private boolean betweenPieces;
    private StackSampler sampler;
    private CoverageRecorder coverage;
    /** Frames for later calls by their class; the interpreter links those of a class. */
    private StackFrame[] spareFrames = new StackFrame[FRAME_CLASSES];

    private int spareRoom = MOST_SPARE_FRAMES;
    private boolean clearsFrames;
    private volatile boolean interruptRequested;

    public Agent(HostHooks hooks) {
        this.hooks = hooks;
    }

    public HostHooks hooks() {
        return hooks;
    }

    /** The property keys of recently used short strings. */
    public ShortStringKeys shortStringKeys() {
        ShortStringKeys keys = shortStringKeys;
        return keys != null ? keys : (shortStringKeys = new ShortStringKeys(internalizedStrings()));
    }

    /** The names and short literals of the programs that have been parsed. */
    public InternalizedStrings internalizedStrings() {
        InternalizedStrings strings = internalizedStrings;
        return strings != null ? strings : (internalizedStrings = new InternalizedStrings());
    }

    // ---- the stack

    /** The innermost frame, null when no function runs. */
    public StackFrame topFrame() {
        return topFrame;
    }

    public void topFrame(StackFrame frame) {
        topFrame = frame;
    }

    // the current Realm Record, https://tc39.es/ecma262/#current-realm
    /**
     * The realm of the innermost frame, for exotic objects that do not record one; {@code otherwise} when no function
     * runs.
     */
    public Realm currentRealm(Realm otherwise) {
        Realm current = topFrame == null ? null : topFrame.realm();
        return current == null ? otherwise : current;
    }

    /** Enters a function; throws a RangeError when the stack is full. */
    public void enter(StackFrame frame) {
        if (isFull()) throw Errors.stackOverflow();
        depth++;
        topFrame = frame;
    }

    /** Leaves a function, and what an exception has left above it, back to its caller's frame and depth. */
    public void leave(StackFrame caller, long callersDepth) {
        depth = callersDepth;
        topFrame = caller;
    }

    /** Must be called when a frame has been entered that is this agent's outermost. */
    public void enteredOutermost() {
        if (surrounding) return;
        outer = SurroundingAgent.enter(this);
        surrounding = true;
    }

    /** Must be called when the outermost frame has been left. */
    public void leftOutermost() {
        if ((int) depth > 0 || holds > 0 || !surrounding) return;
        surrounding = false;
        SurroundingAgent.leave(outer);
        outer = null;
    }

    /**
     * Stays the thread's agent after its outermost frame has returned, until {@link #release}: for callers that run
     * many jobs in succession.
     */
    public void hold() {
        if (holds++ == 0) enteredOutermost();
    }

    public void release() {
        if (--holds == 0) leftOutermost();
    }

    /** The number of nested calls, and in the upper half how many of them have no frame: see {@link #frameless(long)}. */
    public long depth() {
        return depth;
    }

    /** How many of the calls in a depth have no frame. */
    public static int frameless(long depth) {
        return (int) (depth >>> 32);
    }

    /** Restores a depth saved before Java frames were unwound or a fiber was switched. */
    public void depth(long newDepth) {
        depth = newDepth;
    }

    /** Whether the next {@link #enter} throws. */
    public boolean isFull() {
        return (int) depth >= stackLimit;
    }

    /** Whether so many functions can be entered without an error. */
    public boolean hasRoom(int calls) {
        return (int) depth + calls <= stackLimit;
    }

    public int stackLimit() {
        return stackLimit;
    }

    /** Sets the number of nested calls at which a RangeError is thrown. */
    public void stackLimit(int limit) {
        stackLimit = limit;
    }

    /** Enters a recursion of Java code that has no JS frames. */
    public void enterNative() {
        if (isFull()) throw Errors.stackOverflow();
        depth++;
    }

    public void leaveNative() {
        depth--;
    }

    // ---- frames of calls that have returned

    /** The first spare frame of a class; null if there is none. */
    public StackFrame spareFrame(int frameClass) {
        return spareFrames[frameClass];
    }

    /** Takes the first spare frame of a class, after which {@code next} is the first. */
    public void takeSpareFrame(int frameClass, StackFrame next) {
        spareFrames[frameClass] = next;
        spareRoom++;
    }

    /** Adds a spare frame, if there is {@link #spareRoom()}. */
    public void addSpareFrame(int frameClass, StackFrame frame) {
        spareFrames[frameClass] = frame;
        spareRoom--;
    }

    /** How many spare frames can be added. */
    public int spareRoom() {
        return spareRoom;
    }

    /** Whether frames of calls that have returned are cleared though none is kept, so that a later use of one fails. */
    public boolean clearsFrames() {
        return clearsFrames;
    }

    /** Debuggers and profilers know frames by their identity, so none is used twice then. Where every check is a poll, as in tests, none is either. */
    private void updateSpareFrames() {
        boolean isObserved = sampler != null || hotCodeMonitor != null && hotCodeMonitor.observesFrames();
        clearsFrames = !isObserved && pollsAlways();
        spareFrames = new StackFrame[FRAME_CLASSES];
        spareRoom = isObserved || clearsFrames ? 0 : MOST_SPARE_FRAMES;
    }

    // ---- switching stacks

    /** Registers a part of the embedder's state that each stack has for itself. */
    public void addStackLocal(StackLocal local) {
        int count = stackLocals == null ? 0 : stackLocals.length;
        StackLocal[] more = new StackLocal[count + 1];
        if (count > 0) System.arraycopy(stackLocals, 0, more, 0, count);
        more[count] = local;
        stackLocals = more;
    }

    /**
     * Switches stacks: the agent gets the state of the stack that runs from now on, and the object that of the one that has run so far. The next exchange with
     * the same object switches back.
     */
    public void exchange(StackState state) {
        StackFrame frame = topFrame;
        topFrame = state.topFrame;
        state.topFrame = frame;
        long calls = depth;
        depth = state.depth;
        state.depth = calls;
        Object context = asyncContext;
        asyncContext = state.asyncContext;
        state.asyncContext = context;
        reactionPromise = exchangeReactionPromise(state);
        int evaluations = moduleEvaluations;
        moduleEvaluations = state.moduleEvaluations;
        state.moduleEvaluations = evaluations;
        exchangeJoining(state);
        if (stackLocals != null) exchangeLocals(state);
    }

    private JsObject exchangeReactionPromise(StackState state) {
        JsObject others = state.reactionPromise;
        state.reactionPromise = reactionPromise;
        return others;
    }

    private void exchangeJoining(StackState state) {
        ArrayList<JsObject> others = state.joining;
        if (others == null && joining.isEmpty()) return;
        state.joining = joining.isEmpty() ? null : joining;
        joining = others == null ? new ArrayList<>() : others;
    }

    private void exchangeLocals(StackState state) {
        for (int i = 0; i < stackLocals.length; i++) {
            Object[] values = state.locals;
            Object value = stackLocals[i].exchange(values != null && i < values.length ? values[i] : null);
            if (values != null && i < values.length) values[i] = value;
            else if (value != null) state.locals = withLocal(values, i, value);
        }
    }

    private Object[] withLocal(Object[] valuesOrNull, int index, Object value) {
        Object[] values = new Object[stackLocals.length];
        if (valuesOrNull != null) System.arraycopy(valuesOrNull, 0, values, 0, valuesOrNull.length);
        values[index] = value;
        return values;
    }

    /**
     * The promise that the handler decides that runs as a promise's reaction on this stack; null if none does or it decides none. Stack traces find by it the
     * async functions that await the outcome.
     */
    public JsObject reactionPromise() {
        return reactionPromise;
    }

    /** Sets {@link #reactionPromise}. */
    public void reactionPromise(JsObject promiseOrNull) {
        reactionPromise = promiseOrNull;
    }

    /** Begins the evaluation of a module's body on the running stack. */
    public void enterModule() {
        moduleEvaluations++;
    }

    public void leaveModule() {
        moduleEvaluations--;
    }

    /** Whether the running stack evaluates a module: other code sees the module half done. */
    public boolean isEvaluatingModule() {
        return moduleEvaluations > 0;
    }

    // ---- originals of intrinsics

    /** Whether originals of changed intrinsics are kept for the embedder's library. */
    public boolean keepsOriginals() {
        return keepsOriginals;
    }

    /**
     * From now on, the originals of changed intrinsics and of the realm's current globals are kept for the embedder's
     * library.
     */
    public void keepOriginals(Realm realm) {
        Originals.markGlobals(realm.globalObject());
        keepsOriginals = true;
    }

    // ---- debugging

    /** The program texts whose code may run. */
    public LoadedSources loadedSources() {
        return loadedSources;
    }

    /** Must be called when a program's text has been parsed. */
    public void loaded(Realm realm, Source source, Object goal, String[] parametersOrNull) {
        if (!source.isLibrary()) loadedSources.add(realm, source, goal, parametersOrNull);
    }

    /** Whether every check is a poll. */
    public boolean pollsAlways() {
        return pollInterval == 1;
    }

    // ---- interrupt check

    /** Receives the samples of running code; null when all code is interpreted. */
    public HotCodeMonitor hotCodeMonitor() {
        return hotCodeMonitor;
    }

    /** @param pollsAlways whether every check is a poll, so that the monitor sees each call and each iteration of a loop */
    public void hotCodeMonitor(HotCodeMonitor monitor, boolean pollsAlways) {
        hotCodeMonitor = monitor;
        pollInterval = countdown = pollsAlways ? 1 : POLL_INTERVAL;
        updateSpareFrames();
    }

    /** Must be called by every loop of unbounded length in a builtin. It is cheap, and calls the embedder from time to time. */
    public void poll() {
        if (--countdown <= 0 || interruptRequested) {
            pollInBuiltin();
        }
    }

    private void pollInBuiltin() {
        if (sampler != null) sampler.sampleInBuiltin();
        pollNow();
    }

    /** Calls the embedder. A countdown that is not over goes on, so that loops which count for themselves do not keep the calls in them from being sampled. */
    public void pollNow() {
        if (countdown <= 0) countdown = pollInterval;
        if (sampler != null) sampler.sample(false);
        interruptRequested = false;
        hooks.poll(this);
    }

    /**
     * The interrupt check of a builtin that works long on its own and leaves nothing half done: other JavaScript may run here even if the embedder's library has called the
     * builtin.
     */
    public void pollBetweenPieces() {
        pollBetweenPieces(1);
    }

    /** The same, counting many steps at once. Returns whether the embedder has been called. */
    public boolean pollBetweenPieces(int steps) {
        countdown -= steps;
        if (!interruptRequested && countdown > 0) return false;
        betweenPieces = true;
        try {
            pollInBuiltin();
        } finally {
            betweenPieces = false;
        }
        return true;
    }

    /** Does work on so many bytes or characters that cannot check for interrupts: much of it as the embedder wants. Other JavaScript may run meanwhile. */
    public <T> T work(long size, Supplier<T> work) {
        return size < LONG_WORK ? work.get() : hooks.work(this, work);
    }

    /** Whether the embedder is called by {@link #pollBetweenPieces}; false from then on, as other code may run in the call. */
    public boolean takeBetweenPieces() {
        boolean between = betweenPieces;
        betweenPieces = false;
        return between;
    }

    /** Makes the next interrupt check call the embedder; can be called from any thread. */
    public void requestInterrupt() {
        interruptRequested = true;
    }

    /** Whether the next interrupt check calls the embedder because of {@link #requestInterrupt}. */
    public boolean isInterruptRequested() {
        return interruptRequested;
    }

    /**
     * Counts one step of a loop; returns true when a call of the embedder is due, which the caller makes with {@link
     * #pollNow}.
     */
    public boolean isInterruptDue() {
        return interruptCheck() == POLL;
    }

    /**
     * As {@link #isInterruptDue}, but {@link #POLL} for true and another number for false. Callers switch over it: C2 prunes a branch of an if that
     * was never taken, and deoptimizes the compiled loop at the first poll; it keeps the cases of a switch.
     */
    public int interruptCheck() {
        return --countdown <= 0 || interruptRequested ? POLL : 0;
    }

    /** Counts many steps at once. */
    public void poll(int steps) {
        countdown -= steps;
        poll();
    }

    /** The texts whose runs are counted; null if none are. */
    public CoverageRecorder coverage() {
        return coverage;
    }

    /** Counts the runs of all programs that are compiled from now on. */
    public void coverage(CoverageRecorder recorder) {
        coverage = recorder;
    }

    /** Sets the profiler that takes samples from now on; null for none. Code that is compiled meanwhile checks for interrupts more often. */
    public void sampler(StackSampler newSampler) {
        sampler = newSampler;
        updateSpareFrames();
    }

    /** Whether a profiler takes samples. */
    public boolean isProfiled() {
        return sampler != null;
    }

    /** Must be called where a function returns while an interrupt is requested: samples are taken, but no other code runs. */
    public void sampleAtReturn() {
        if (sampler != null) sampler.sample(false);
    }

    /** As {@link #pollNow}, where a function begins. */
    public void pollAtEntry() {
        if (sampler != null && interruptRequested) sampler.sample(true);
        pollNow();
    }

    // ---- symbols

    // Symbol.for ( key ), https://tc39.es/ecma262/#sec-symbol.for
    public JsSymbol symbolFor(String key) {
        JsSymbol symbol = symbolRegistry.get(key);
        if (symbol == null) {
            symbol = new JsSymbol(key);
            symbolRegistry.put(key, symbol);
            registeredSymbols.put(symbol, key);
        }
        return symbol;
    }

    // KeyForSymbol ( sym ), https://tc39.es/ecma262/#sec-keyforsymbol
    /** The key, or null if the symbol is not registered. */
    public String keyForSymbol(JsSymbol symbol) {
        return registeredSymbols.get(symbol);
    }

    // ---- liveness

    // AddToKeptObjects ( value ), https://tc39.es/ecma262/#sec-addtokeptobjects
    public void addToKeptObjects(Object value) {
        keptAlive.add(value);
    }

    // ClearKeptObjects ( ), https://tc39.es/ecma262/#sec-clear-kept-objects
    /** Must be called at the end of a job; also notifies FinalizationRegistries of collected targets. */
    public void clearKeptObjects() {
        if (!keptAlive.isEmpty()) {
            keptAlive.clear();
        }
        if (finalizationQueue != null) {
            Reference<?> reference;
            while ((reference = finalizationQueue.poll()) != null) {
                ((FinalizationReference) reference).targetIsGone();
            }
        }
    }

    /** The queue of cleared references of FinalizationRegistries; they must be {@link FinalizationReference}s. */
    public ReferenceQueue<Object> finalizationQueue() {
        if (finalizationQueue == null) {
            finalizationQueue = new ReferenceQueue<>();
        }
        return finalizationQueue;
    }

    // ---- Array.prototype.join

    /** Begins Array.prototype.join of an object; returns false if it is already in progress, as in a cycle. */
    public boolean enterJoin(JsObject object) {
        for (JsObject other : joining) {
            if (other == object) {
                return false;
            }
        }
        joining.add(object);
        return true;
    }

    public void leaveJoin(JsObject object) {
        joining.removeLast();
    }

    // ---- random numbers

    /** The next number of Math.random. */
    public double nextRandom() {
        long a = random0;
        long b = random1;
        random0 = b;
        a ^= a << 23;
        a ^= a >>> 17;
        a ^= b ^ b >>> 26;
        random1 = a;
        return (a + b >>> 11) * 0x1.0p-53;
    }

    // ---- local time

    /** The zone of local time, at first the embedder's. */
    public LocalTimeZone timeZone() {
        if (timeZone == null) timeZone = hooks.timeZone();
        return timeZone;
    }

    /** Changes the zone of local time. */
    public void timeZone(LocalTimeZone zone) {
        timeZone = zone;
    }

    // ---- asynchronous work

    /** The embedder's context that promise reactions inherit, used for AsyncLocalStorage. */
    public Object asyncContext() {
        return asyncContext;
    }

    public void asyncContext(Object context) {
        asyncContext = context;
    }

    /** The promise hooks, or null. */
    public PromiseHooks promiseHooks() {
        return promiseHooks;
    }

    public void promiseHooks(PromiseHooks hooksOrNull) {
        promiseHooks = hooksOrNull;
    }

    /** Where the promise reactions go that the running code registers; null for the host's queue. */
    public ReactionQueue reactionQueue() {
        return reactionQueue;
    }

    public void reactionQueue(ReactionQueue queueOrNull) {
        reactionQueue = queueOrNull;
    }

    // IncrementModuleAsyncEvaluationCount ( ), https://tc39.es/ecma262/#sec-IncrementModuleAsyncEvaluationCount
    public long nextModuleAsyncEvaluationOrder() {
        return moduleAsyncEvaluationCount++;
    }

    // HostEnqueuePromiseJob ( job, realm ), https://tc39.es/ecma262/#sec-hostenqueuepromisejob
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        hooks.enqueuePromiseJob(job, realmOrNull);
    }
}
