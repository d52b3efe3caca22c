package dev.gyre.node.environment;

import dev.gyre.engine.runtime.host.PromiseHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.LoopWatcher;
import dev.gyre.loop.Phase;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * The ids of asynchronous resources, the running resource, and the hooks on resources. Nothing is tracked until a
 * program needs it.
 */
// https://nodejs.org/api/async_hooks.html
public final class AsyncTracking implements PromiseHooks {
    /** The main script. */
    private static final int MAIN = 1;

    /** Learns of all resources, such as the inspector, which keeps the stacks that made them. Ids are those of {@link #nextId}. */
    public interface Observer {
        void made(int id, String type);

        /** The callback of a resource begins. */
        void begins(int id);

        /** The callback that began last has ended. */
        void ends();

        void destroyed(int id);

        /** A promise was made whose outcome a handler decides. */
        void derived(JsObject promise, String method);

        /** A handler that decides the outcome of a promise begins. */
        void begins(JsObject promise);
    }

    /** A program's hooks; each is a function or undefined. */
    public record Hooks(Object init, Object before, Object after, Object destroy, Object promiseResolve) {}

    /** The resource that ran before: its id, the id of its cause, and the object that represents it. */
    private record Running(int id, int triggerId, Object resource) {}

    /** What runs on a stack of its own: the running resource, those around it, and the cause of the next one. */
    private record StackIds(
            int executionId, int triggerId, Object resource, ArrayDeque<Running> outer, int otherMaker) {}

    /** The ids of a promise. */
    private record Numbers(int id, int triggerId) {}

    private final Environment environment;
    private ArrayDeque<Running> outer = new ArrayDeque<>();
    private final ArrayDeque<Integer> destroyed = new ArrayDeque<>();
    private final Set<Integer> alive = new HashSet<>();
    private final Map<JsObject, Numbers> promises = new WeakHashMap<>();
    private int executionId = MAIN;
    private int triggerId;
    private Object resource;
    private JsObject topLevel;
    private int lastId = MAIN;
    // The cause of the next resource, if it is not the running one; otherwise 0.
    private int otherMaker;
    private boolean tracking;
    private Hooks hooks;
    private Observer observer;
    /** The method that calls then, if the program has not called that itself. */
    private String deriving;

    private boolean numbersPromises;
    private PromiseListeners promiseListeners;
    private LoopWatcher destroyer;

    AsyncTracking(Environment environment) {
        this.environment = environment;
    }

    /** The id of a new resource. */
    public int nextId() {
        // Ids wrap around after two thousand million, since they must not be negative; the first ones are no longer in
        // use.
        if (lastId == Integer.MAX_VALUE) lastId = MAIN;
        return ++lastId;
    }

    /** From now on ticks and microtasks have ids. */
    public void track() {
        tracking = true;
    }

    public boolean isTracking() {
        return tracking;
    }

    /** Sets the hooks; null for none. */
    public void hooks(Hooks newHooks, boolean withPromises) {
        hooks = newHooks;
        numbersPromises = newHooks != null && withPromises;
        followPromises();
    }

    /** Sets what a program wants to learn of promises; null for nothing. */
    public void promiseListeners(PromiseListeners listenersOrNull) {
        promiseListeners = listenersOrNull;
        followPromises();
    }

    /** Sets what learns of all resources from now on; null for nothing. */
    public void observer(Observer observerOrNull) {
        observer = observerOrNull;
        if (observer != null) tracking = true;
        followPromises();
    }

    /** Whether something other than a program's hooks learns of all resources. */
    public boolean isObserved() {
        return observer != null;
    }

    private void followPromises() {
        boolean follows = numbersPromises || promiseListeners != null || observer != null;
        environment.realm().agent().promiseHooks(follows ? this : null);
    }

    /** Called when the main script has ended: callbacks of the loop have their own ids, or none. */
    public void beginLoop() {
        if (executionId == MAIN) executionId = 0;
    }

    /** The id of the running resource. */
    public int executionId() {
        return executionId;
    }

    /** Sets the id while nothing is tracked, for the timers' own ids. */
    public void executionId(int id) {
        executionId = id;
    }

    public int triggerId() {
        return triggerId;
    }

    /** The object that represents the running resource. */
    public JsObject resource() {
        if (resource instanceof JsObject object) return object;
        if (topLevel == null) topLevel = JsObject.create(environment.realm());
        return topLevel;
    }

    /** The id of the cause of the next resource. */
    public int newTriggerId() {
        return otherMaker == 0 ? executionId : otherMaker;
    }

    /** Calls a function, which creates resources that {@code id} causes. */
    public void callWithTrigger(int id, JsObject maker, Object self, Object argument) {
        int outerMaker = otherMaker;
        otherMaker = id;
        try {
            maker.call1(self, argument);
        } finally {
            otherMaker = outerMaker;
        }
    }

    /** As StackLocal.exchange: the ids of what runs on a stack. */
    Object exchange(Object valueOrNull) {
        StackIds former = executionId == 0 && triggerId == 0 && resource == null && outer.isEmpty() && otherMaker == 0
                ? null
                : new StackIds(executionId, triggerId, resource, outer, otherMaker);
        StackIds next = (StackIds) valueOrNull;
        executionId = next == null ? 0 : next.executionId;
        triggerId = next == null ? 0 : next.triggerId;
        resource = next == null ? null : next.resource;
        otherMaker = next == null ? 0 : next.otherMaker;
        if (next != null) outer = next.outer;
        else if (former != null) outer = new ArrayDeque<>();
        return former;
    }

    /** Calls the init hook for a new resource. */
    public void init(int id, String type, int makerId, Object newResource) {
        if (observer != null) observer.made(id, type);
        if (hooks == null) return;
        alive.add(id);
        call(hooks.init, id, type, makerId, newResource);
    }

    /** Begins a resource's callback. */
    public void enter(int id, int newTriggerId, Object newResource) {
        outer.push(new Running(executionId, triggerId, resource));
        executionId = id;
        triggerId = newTriggerId;
        resource = newResource;
        if (observer != null) observer.begins(id);
        if (hooks != null) call(hooks.before, id);
    }

    /** Ends the callback of the running resource; returns false if an uncaught exception has already ended it. */
    public boolean leave(int id) {
        if (executionId != id || outer.isEmpty()) return false;
        if (hooks != null) call(hooks.after, id);
        if (observer != null) observer.ends();
        Running former = outer.pop();
        executionId = former.id;
        triggerId = former.triggerId;
        resource = former.resource;
        return true;
    }

    /** Clears the stack of resources after an uncaught exception. */
    public void unwind() {
        while (!outer.isEmpty()) leave(executionId);
    }

    /** Ends a resource; the destroy hook is called in the next check phase. */
    public void destroy(int id) {
        if (observer != null) observer.destroyed(id);
        if (hooks == null || !alive.remove(id)) return;
        destroyed.add(id);
        // The watcher started last runs first: before the program's immediates.
        environment.immediates();
        if (destroyer == null) destroyer = new Destroyer(environment);
        destroyer.start(this::tellDestroyed);
    }

    private void tellDestroyed() {
        destroyer.stop();
        while (!destroyed.isEmpty()) {
            int id = destroyed.poll();
            if (hooks != null) call(hooks.destroy, id);
        }
    }

    private static void call(Object function, Object... arguments) {
        if (function instanceof JsObject hook) hook.call(Undefined.INSTANCE, arguments);
    }

    // ---- promises

    @Override
    public void deriving(String method) {
        deriving = method;
    }

    @Override
    public void init(JsObject promise, JsObject parentOrNull) {
        if (observer != null && parentOrNull != null)
            observer.derived(promise, deriving == null ? "Promise.then" : deriving);
        deriving = null;
        if (promiseListeners != null) promiseListeners.init(promise, parentOrNull);
        if (numbersPromises) number(promise, parentOrNull);
    }

    private void number(JsObject promise, JsObject parentOrNull) {
        int parentId = parentOrNull == null ? newTriggerId() : numbers(parentOrNull).id;
        Numbers numbers = new Numbers(nextId(), parentId);
        promises.put(promise, numbers);
        if (hooks != null) call(hooks.init, numbers.id, "PROMISE", parentId, promise);
    }

    /** The ids of a promise, which may be older than the hooks. */
    private Numbers numbers(JsObject promise) {
        Numbers numbers = promises.get(promise);
        if (numbers != null) return numbers;
        number(promise, null);
        return promises.get(promise);
    }

    @Override
    public void before(JsObject promise) {
        if (promiseListeners != null) promiseListeners.before(promise);
        if (observer != null) observer.begins(promise);
        if (!numbersPromises) return;
        Numbers numbers = numbers(promise);
        enter(numbers.id, numbers.triggerId, promise);
    }

    @Override
    public void after(JsObject promise) {
        if (promiseListeners != null) promiseListeners.after(promise);
        if (observer != null) observer.ends();
        if (numbersPromises) leave(numbers(promise).id);
    }

    @Override
    public void settled(JsObject promise) {
        if (promiseListeners != null) promiseListeners.settled(promise);
        if (!numbersPromises) return;
        int id = numbers(promise).id;
        if (hooks != null) call(hooks.promiseResolve, id);
    }

    /** The check watcher that calls the destroy hooks; it does not keep the loop alive and is not listed. */
    private static final class Destroyer extends LoopWatcher {
        Destroyer(Environment environment) {
            super(environment.loop(), Phase.CHECK, "destroy hooks");
            unref();
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            // Not listed: it represents resources that have ended.
        }
    }
}
