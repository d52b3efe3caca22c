package dev.gyre.node.async;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.AsyncTracking;
import dev.gyre.node.environment.Environment;

/**
 * Where asynchronous work began: its callbacks run in the AsyncLocalStorage context of that moment, and, once a program follows asynchronous resources, as
 * the resource that the work is to async hooks.
 */
// https://nodejs.org/api/async_context.html
public final class AsyncWrap {
    private final Realm realm;
    private final Agent agent;
    private final Object context;
    private final AsyncTracking tracking;
    private final int id;
    private final int triggerId;
    private JsObject resource;

    /** A request or handle that whatever runs now makes; {@code type} is what hooks call it. */
    public AsyncWrap(Realm realm, String type) {
        this(Environment.of(realm), type, null);
    }

    /** The same, for hooks the object {@code resource}, or if that is null one of its own. */
    public AsyncWrap(Environment environment, String type, JsObject resource) {
        this(
                environment,
                environment.realm().agent().asyncContext(),
                type,
                environment.asyncTracking().newTriggerId(),
                resource);
    }

    private AsyncWrap(Environment environment, Object asyncContext, String type, int triggerId, JsObject resource) {
        realm = environment.realm();
        agent = realm.agent();
        this.context = asyncContext;
        tracking = environment.asyncTracking();
        id = tracking.nextId();
        this.triggerId = triggerId;
        this.resource = resource;
        if (tracking.isTracking()) tracking.init(id, type, triggerId, resource());
    }

    /** A request to this handle by what runs now. */
    public AsyncWrap request(Environment environment, String type) {
        return new AsyncWrap(environment, agent.asyncContext(), type, id, null);
    }

    /** A handle that this one makes by itself, as servers make connections. */
    public AsyncWrap make(Environment environment, String type) {
        return new AsyncWrap(environment, context, type, id, null);
    }

    private JsObject resource() {
        if (resource == null) resource = JsObject.create(realm);
        return resource;
    }

    /** The work is over but for the call that follows, if any: hooks are told when that has returned. */
    public AsyncWrap end() {
        tracking.destroy(id);
        return this;
    }

    /** Queues a tick that this entry makes, whatever runs now. */
    public void tick(JsObject callback) {
        JsObject process = Environment.of(realm).process();
        JsObject nextTick = (JsObject) process.get("nextTick");
        tracking.withTrigger(id, () -> nextTick.call1(process, callback));
    }

    public void run(Runnable work) {
        Object outer = enter();
        work.run();
        leave(outer);
    }

    public Object call(JsObject function, Object self, Object[] arguments) {
        Object outer = enter();
        Object result = function.call(self, arguments);
        leave(outer);
        return result;
    }

    public void call0(JsObject function, Object self) {
        Object outer = enter();
        function.call0(self);
        leave(outer);
    }

    public void call1(JsObject function, Object self, Object argument) {
        Object outer = enter();
        function.call1(self, argument);
        leave(outer);
    }

    public void call2(JsObject function, Object self, Object first, Object second) {
        Object outer = enter();
        function.call2(self, first, second);
        leave(outer);
    }

    /** What throws leaves its context to the listeners of 'uncaughtException'. */
    private Object enter() {
        Object outer = agent.asyncContext();
        agent.asyncContext(context);
        if (tracking.isTracking()) tracking.enter(id, triggerId, resource());
        return outer;
    }

    private void leave(Object outer) {
        if (tracking.isTracking()) tracking.leave(id);
        agent.asyncContext(outer);
    }
}
