package dev.gyre.node.gyrefiber;

import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.ticks.TickQueue;
import dev.gyre.node.environment.DrainListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.NodeErrors;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;

/**
 * The fibers of a runtime. A fiber is continued by a microtask, so that it takes its turn among async functions: {@code wait(promise)} where {@code await promise}
 * would. When ticks and microtasks have run and every fiber is blocked, the functions passed to {@code whenBlocked} are called, which is how batches are formed.
 */
public final class FiberScheduler implements DrainListener {
    public static final EnvironmentKey<FiberScheduler> KEY = new Key();

    /** One of so many waits for settled promises takes the way through the microtask queue, which reports endless drains. */
    private static final int DIRECT_WAITS = 1024;

    private final Environment environment;
    private final Realm realm;
    private final Agent agent;
    private final TickQueue ticks;
    private final JsObject prototype;
    /** Null where stacks cannot be suspended. */
    private final StackScope scope = ExecutionStack.canSuspend() ? new StackScope("fiber") : null;

    private final ArrayDeque<Blocked> whenBlocked = new ArrayDeque<>();
    private FiberObject current;
    /** The fibers that have begun and not ended, in the order of their beginning. */
    private FiberObject first, last;

    private int directWaits;

    /** A function to call when every fiber is blocked, in the async context of its registration. */
    private record Blocked(JsObject function, Object asyncContext) {}

    private static final class Key extends EnvironmentKey<FiberScheduler> {
        @Override
        protected FiberScheduler create(Environment environment) {
            return new FiberScheduler(environment);
        }
    }

    private FiberScheduler(Environment environment) {
        this.environment = environment;
        realm = environment.realm();
        agent = realm.agent();
        ticks = environment.ticks();
        prototype = environment.prototypes().of(realm, FiberPrototypeTable.INSTANCE);
        environment.separateStacks();
        environment.onDrained(this);
        environment.exitState().onEnd(new DeadlockReport(environment, this));
    }

    Environment environment() {
        return environment;
    }

    Realm realm() {
        return realm;
    }

    StackScope scope() {
        return scope;
    }

    JsObject prototype() {
        return prototype;
    }

    /** The running fiber; null outside fibers. */
    FiberObject current() {
        return current;
    }

    /** Whether a fiber runs, which can wait. */
    public boolean isInFiber() {
        return current != null;
    }

    /** The fibers that have begun and not ended. */
    List<FiberObject> alive() {
        var fibers = new ArrayList<FiberObject>();
        for (FiberObject fiber = first; fiber != null; fiber = fiber.next) fibers.add(fiber);
        return fibers;
    }

    // ---- fibers

    /** Waits in the running fiber until another one has ended; returns its value or throws its error. */
    Object join(FiberObject fiber) {
        FiberObject waiting = requireCurrent("join()");
        PromiseObject promise = fiber.promise();
        return isNext(promise, waiting) ? take(promise) : waiting.awaitPromise(promise, fiber);
    }

    FiberObject create(String name, JsObject function) {
        if (scope == null) throw NodeErrors.of(realm, "ERR_FIBER_UNSUPPORTED");
        return new FiberObject(this, name, function);
    }

    void begun(FiberObject fiber) {
        fiber.previous = last;
        if (last == null) first = fiber;
        else last.next = fiber;
        last = fiber;
    }

    void ended(FiberObject fiber) {
        if (fiber.previous == null) first = fiber.next;
        else fiber.previous.next = fiber.next;
        if (fiber.next == null) last = fiber.previous;
        else fiber.next.previous = fiber.previous;
        fiber.previous = null;
        fiber.next = null;
    }

    /** Continues a fiber until it parks or ends. */
    void run(FiberObject fiber) {
        FiberObject outer = current;
        current = fiber;
        try {
            fiber.runNow();
        } finally {
            current = outer;
        }
    }

    // ---- waiting

    /**
     * The running fiber, which is about to wait.
     *
     * @throws JsException with the cause if nothing can wait here
     */
    FiberObject requireCurrent(String what) {
        if (agent.isEvaluatingModule()) throw NodeErrors.of(realm, "ERR_FIBER_MODULE_EVALUATION", what);
        FiberObject fiber = current;
        if (fiber != null) return fiber;
        throw scope != null
                ? NodeErrors.of(realm, "ERR_FIBER_REQUIRED", what)
                : NodeErrors.of(realm, "ERR_FIBER_UNSUPPORTED");
    }

    /** Waits in the running fiber for a value as await does; returns what it is fulfilled with or throws the reason of its rejection. */
    Object await(Object value, Object description) {
        FiberObject fiber = requireCurrent("wait()");
        PromiseObject promise = PromiseObject.promiseResolve(realm, value);
        return isNext(promise, fiber) ? take(promise) : fiber.awaitPromise(promise, description);
    }

    /** Whether the fiber would be the next to run if it waited for the promise, so that it may as well go on. */
    private boolean isNext(PromiseObject promise, FiberObject fiber) {
        return promise.state() != PromiseObject.State.PENDING
                && ticks.microtasksPending() == 0
                && !fiber.isCancelled()
                && agent.promiseHooks() == null
                && ++directWaits % DIRECT_WAITS != 0;
    }

    private Object take(PromiseObject promise) {
        agent.poll();
        boolean rejected = promise.isRejected();
        if (rejected && !promise.isHandled()) agent.hooks().promiseRejectionTracker(promise, true);
        promise.markHandled();
        if (rejected) throw new JsException(promise.result());
        return promise.result();
    }

    /**
     * Waits in the running fiber until a stage has completed, which may be on any thread. The loop stays alive as long.
     *
     * @throws JsException if nothing can wait here, or the fiber is cancelled
     */
    public void await(CompletionStage<?> stage) {
        FiberObject fiber = requireCurrent("await()");
        new StageWait(environment.loop(), fiber).await(stage);
    }

    /**
     * Calls {@code work} on a virtual thread while the running fiber waits.
     *
     * @return what it returns
     * @throws Exception what it throws
     * @throws JsException if nothing can wait here; or if the fiber is cancelled, which interrupts the thread
     */
    public <T> T blocking(Callable<T> work) throws Exception {
        FiberObject fiber = requireCurrent("blocking()");
        return new BlockingCall<>(environment.loop(), fiber, work).result();
    }

    // ---- batches

    /** Calls a function once when every fiber is blocked. */
    void whenBlocked(JsObject function) {
        whenBlocked.add(new Blocked(function, agent.asyncContext()));
    }

    @Override
    public void drained() {
        while (!whenBlocked.isEmpty() && !environment.exitState().isExiting()) {
            for (int left = whenBlocked.size(); left > 0; left--) callBlocked(whenBlocked.poll());
            ticks.drain();
        }
    }

    private void callBlocked(Blocked blocked) {
        Object outer = agent.asyncContext();
        agent.asyncContext(blocked.asyncContext);
        try {
            blocked.function.call0(Undefined.INSTANCE);
        } catch (Throwable error) {
            environment.loop().scope().uncaught(error);
        } finally {
            agent.asyncContext(outer);
        }
    }
}
