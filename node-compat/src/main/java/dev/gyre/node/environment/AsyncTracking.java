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

/** Numbers of asynchronous resources, which of them runs, and the hooks that are told of their lives. Until a program asks for any of it, nothing is tracked. */
// https://nodejs.org/api/async_hooks.html
public final class AsyncTracking implements PromiseHooks {
    /** The main script. */
    private static final int MAIN = 1;

    /** What a program's hooks want to be told; each a function or undefined. */
    public record Hooks(Object init, Object before, Object after, Object destroy, Object promiseResolve) {}

    /** What ran before: its number, that of what made it, and the object that stands for it. */
    private record Running(int id, int triggerId, Object resource) {}

    /** The numbers of a promise. */
    private record Numbers(int id, int triggerId) {}

    private final Environment environment;
    private final ArrayDeque<Running> outer = new ArrayDeque<>();
    private final ArrayDeque<Integer> destroyed = new ArrayDeque<>();
    private final Set<Integer> alive = new HashSet<>();
    private final Map<JsObject, Numbers> promises = new WeakHashMap<>();
    private int executionId = MAIN;
    private int triggerId;
    private Object resource;
    private JsObject topLevel;
    private int lastId = MAIN;
    // Who makes what is made next, where that is not what runs; 0 for nobody else.
    private int otherMaker;
    private boolean tracking;
    private Hooks hooks;
    private LoopWatcher destroyer;

    AsyncTracking(Environment environment) {
        this.environment = environment;
    }

    /** The number of a new resource. */
    public int nextId() {
        // After two thousand millions they begin anew: nobody asks for those of so long ago, and none may be negative.
        if (lastId == Integer.MAX_VALUE) lastId = MAIN;
        return ++lastId;
    }

    /** From here on ticks and microtasks have numbers. */
    public void track() {
        tracking = true;
    }

    public boolean isTracking() {
        return tracking;
    }

    /** Sets whom to tell; null for nobody. */
    public void hooks(Hooks newHooks, boolean withPromises) {
        hooks = newHooks;
        environment.realm().agent().promiseHooks(newHooks != null && withPromises ? this : null);
    }

    /** The main script has ended: what the loop calls has numbers of its own, or none. */
    public void beginLoop() {
        if (executionId == MAIN) executionId = 0;
    }

    /** The number of what runs. */
    public int executionId() {
        return executionId;
    }

    /** The same while nothing is tracked, for the timers' own numbers. */
    public void executionId(int id) {
        executionId = id;
    }

    public int triggerId() {
        return triggerId;
    }

    /** The object that stands for what runs. */
    public JsObject resource() {
        if (resource instanceof JsObject object) return object;
        if (topLevel == null) topLevel = JsObject.create(environment.realm());
        return topLevel;
    }

    /** The number of what makes the next resource. */
    public int newTriggerId() {
        return otherMaker == 0 ? executionId : otherMaker;
    }

    /** Whatever {@code maker} makes is the doing of {@code id}. */
    public void withTrigger(int id, Runnable maker) {
        int outerMaker = otherMaker;
        otherMaker = id;
        try {
            maker.run();
        } finally {
            otherMaker = outerMaker;
        }
    }

    /** Tells of a new resource. */
    public void init(int id, String type, int makerId, Object newResource) {
        if (hooks == null) return;
        alive.add(id);
        call(hooks.init, id, type, makerId, newResource);
    }

    /** A resource's callback begins. */
    public void enter(int id, int newTriggerId, Object newResource) {
        outer.push(new Running(executionId, triggerId, resource));
        executionId = id;
        triggerId = newTriggerId;
        resource = newResource;
        if (hooks != null) call(hooks.before, id);
    }

    /** The callback of the resource that runs has ended; false when an uncaught exception has ended it already. */
    public boolean leave(int id) {
        if (executionId != id || outer.isEmpty()) return false;
        if (hooks != null) call(hooks.after, id);
        Running former = outer.pop();
        executionId = former.id;
        triggerId = former.triggerId;
        resource = former.resource;
        return true;
    }

    /** After an uncaught exception nothing runs any more. */
    public void unwind() {
        while (!outer.isEmpty()) leave(executionId);
    }

    /** A resource has come to its end, of which hooks are told in the next check phase. */
    public void destroy(int id) {
        if (hooks == null || !alive.remove(id)) return;
        destroyed.add(id);
        // The watcher started last comes first: before the program's immediates.
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
    public void init(JsObject promise, JsObject parentOrNull) {
        int parentId = parentOrNull == null ? newTriggerId() : numbers(parentOrNull).id;
        Numbers numbers = new Numbers(nextId(), parentId);
        promises.put(promise, numbers);
        if (hooks != null) call(hooks.init, numbers.id, "PROMISE", parentId, promise);
    }

    /** The numbers of a promise, which may be older than the hooks. */
    private Numbers numbers(JsObject promise) {
        Numbers numbers = promises.get(promise);
        if (numbers != null) return numbers;
        init(promise, null);
        return promises.get(promise);
    }

    @Override
    public void before(JsObject promise) {
        Numbers numbers = numbers(promise);
        enter(numbers.id, numbers.triggerId, promise);
    }

    @Override
    public void after(JsObject promise) {
        leave(numbers(promise).id);
    }

    @Override
    public void settled(JsObject promise) {
        int id = numbers(promise).id;
        if (hooks != null) call(hooks.promiseResolve, id);
    }

    /** The check watcher, which keeps nothing alive and which nobody waits for. */
    private static final class Destroyer extends LoopWatcher {
        Destroyer(Environment environment) {
            super(environment.loop(), Phase.CHECK, "destroy hooks");
            unref();
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            // Stands for resources that are gone.
        }
    }
}
