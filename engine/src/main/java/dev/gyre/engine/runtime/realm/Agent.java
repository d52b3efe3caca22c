package dev.gyre.engine.runtime.realm;

import com.ibm.icu.text.Collator;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.PromiseHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.object.ShortStringKeys;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;

/** The state that the realms of one thread share: the symbol registry, the stack of running functions, the interrupt check and the embedder's hooks. */
public final class Agent {
    public static final int DEFAULT_STACK_LIMIT = 10_000;
    /**
     * The number of polls between two calls of the embedder. Small, so that loops soon enter compiled code (see Interpreter); a prime, so that in a loop
     * with several polls it is not always the same one that calls.
     */
    private static final int POLL_INTERVAL = 401;
    /** The result of {@link #interruptCheck} when a poll is due. */
    public static final int POLL = 1;

    private final HostHooks hooks;
    private final HashMap<String, JsSymbol> symbolRegistry = new HashMap<>();
    private final IdentityHashMap<JsSymbol, String> registeredSymbols = new IdentityHashMap<>();
    private final ArrayList<Object> keptAlive = new ArrayList<>();
    private final ArrayList<JsObject> joining = new ArrayList<>();
    /** The state of xorshift128+, which V8 uses too. */
    private long random0 = System.nanoTime() | 1;

    private long random1 = System.identityHashCode(this) * 0x9E3779B97F4A7C15L;
    private Collator collation;
    private ShortStringKeys shortStringKeys;
    private ReferenceQueue<Object> finalizationQueue;
    private Object asyncContext;
    private PromiseHooks promiseHooks;
    private long moduleAsyncEvaluationCount;
    private StackFrame topFrame;
    /** The agent that this thread ran before this one was entered. */
    private Agent outer;

    private boolean surrounding;
    private boolean keepsOriginals;
    private int holds;
    private int depth;
    private int stackLimit = DEFAULT_STACK_LIMIT;
    private int countdown = POLL_INTERVAL;
    private volatile boolean interruptRequested;

    public Agent(HostHooks hooks) {
        this.hooks = hooks;
    }

    public HostHooks hooks() {
        return hooks;
    }

    /** The keys that short strings were last turned into. */
    public ShortStringKeys shortStringKeys() {
        ShortStringKeys keys = shortStringKeys;
        return keys != null ? keys : (shortStringKeys = new ShortStringKeys());
    }

    // ---- the stack

    /** The innermost running function, null when none runs. */
    public StackFrame topFrame() {
        return topFrame;
    }

    public void topFrame(StackFrame frame) {
        topFrame = frame;
    }

    // the current Realm Record, https://tc39.es/ecma262/#current-realm
    /** The realm of the innermost frame, for exotic objects that have none of their own; otherwise when none runs. */
    public Realm currentRealm(Realm otherwise) {
        Realm current = topFrame == null ? null : topFrame.realm();
        return current == null ? otherwise : current;
    }

    /** Enters a function; RangeError when the stack is full. */
    public void enter(StackFrame frame) {
        if (++depth > stackLimit) {
            depth--;
            throw Errors.stackOverflow();
        }
        topFrame = frame;
    }

    /** Leaves a function, back to its caller's frame. */
    public void leave(StackFrame caller) {
        depth--;
        topFrame = caller;
    }

    /** To be called when a frame was entered below which this agent has none. */
    public void enteredOutermost() {
        if (surrounding) return;
        outer = SurroundingAgent.enter(this);
        surrounding = true;
    }

    /** To be called when such a frame was left. */
    public void leftOutermost() {
        if (depth > 0 || holds > 0 || !surrounding) return;
        surrounding = false;
        SurroundingAgent.leave(outer);
        outer = null;
    }

    /** Remains the thread's agent after its outermost frame has returned, until {@link #release}: for callers that run one job after another. */
    public void hold() {
        if (holds++ == 0) enteredOutermost();
    }

    public void release() {
        if (--holds == 0) leftOutermost();
    }

    public int depth() {
        return depth;
    }

    /** Restores a depth remembered before Java frames were unwound or a fiber was switched. */
    public void depth(int newDepth) {
        depth = newDepth;
    }

    public int stackLimit() {
        return stackLimit;
    }

    /** The number of nested calls from which on a RangeError is thrown. */
    public void stackLimit(int limit) {
        stackLimit = limit;
    }

    /** Enters a recursion of Java code that no JS frame counts. */
    public void enterNative() {
        if (++depth > stackLimit) {
            depth--;
            throw Errors.stackOverflow();
        }
    }

    public void leaveNative() {
        depth--;
    }

    // ---- intrinsics for the library

    /** Whether what programs change of intrinsics is kept for the embedder's library. */
    public boolean keepsOriginals() {
        return keepsOriginals;
    }

    /** From now on what is changed of intrinsics, and of the globals that the realm has now, is kept for the embedder's library. */
    public void keepOriginals(Realm realm) {
        Originals.markGlobals(realm.globalObject());
        keepsOriginals = true;
    }

    // ---- the poll

    /** To be called by every loop of unbounded length: cheap, and calls the embedder from time to time. */
    public void poll() {
        if (--countdown <= 0 || interruptRequested) {
            pollNow();
        }
    }

    public void pollNow() {
        countdown = POLL_INTERVAL;
        interruptRequested = false;
        hooks.poll(this);
    }

    /** Makes the next poll call the embedder; from any thread. */
    public void requestInterrupt() {
        interruptRequested = true;
    }

    /** Counts one step of a loop; true when a poll is due, which the caller does itself with {@link #pollNow}. */
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
    /** Null when the symbol is not registered. */
    public String keyForSymbol(JsSymbol symbol) {
        return registeredSymbols.get(symbol);
    }

    // ---- liveness

    // AddToKeptObjects ( value ), https://tc39.es/ecma262/#sec-addtokeptobjects
    public void addToKeptObjects(Object value) {
        keptAlive.add(value);
    }

    // ClearKeptObjects ( ), https://tc39.es/ecma262/#sec-clear-kept-objects
    /** To be called at the end of a job; also notifies FinalizationRegistries of collected targets. */
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

    // ---- joins

    /** Begins Array.prototype.join of an object; false when it is under way already, as in a cycle. */
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

    // ---- chance and collation

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

    /** The collator of String.prototype.localeCompare, root locale. */
    public Collator collation() {
        if (collation == null) {
            collation = Collator.getInstance(ULocale.ROOT);
            collation.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
        }
        return collation;
    }

    // ---- asynchronous work

    /** The embedder's context that promise reactions carry over: AsyncLocalStorage's. */
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

    // IncrementModuleAsyncEvaluationCount ( ), https://tc39.es/ecma262/#sec-IncrementModuleAsyncEvaluationCount
    public long nextModuleAsyncEvaluationOrder() {
        return moduleAsyncEvaluationCount++;
    }

    // HostEnqueuePromiseJob ( job, realm ), https://tc39.es/ecma262/#sec-hostenqueuepromisejob
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        hooks.enqueuePromiseJob(job, realmOrNull);
    }
}
