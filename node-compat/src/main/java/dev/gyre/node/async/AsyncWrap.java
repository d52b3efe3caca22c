package dev.gyre.node.async;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.AsyncTracking;
import dev.gyre.node.environment.Environment;

/**
 * An asynchronous resource: its callbacks run in the AsyncLocalStorage context in which it was created and, once a
 * program tracks resources, between the before and after hooks.
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

    /** A request or handle created by the running code; {@code type} is its type in async hooks. */
    public AsyncWrap(Realm realm, String type) {
        this(Environment.of(realm), type, null);
    }

    /** The same with the object that represents it in async hooks; if {@code resource} is null it gets its own. */
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

    /** Creates a request on this handle, caused by the running code. */
    public AsyncWrap request(Environment environment, String type) {
        return new AsyncWrap(environment, agent.asyncContext(), type, id, null);
    }

    /** Creates a handle that this one causes, as servers do with connections. */
    public AsyncWrap make(Environment environment, String type) {
        return new AsyncWrap(environment, context, type, id, null);
    }

    private JsObject resource() {
        if (resource == null) resource = JsObject.create(realm);
        return resource;
    }

    /** Ends the resource except for its last callback, if any: the destroy hook is called when that has returned. */
    public AsyncWrap end() {
        tracking.destroy(id);
        return this;
    }

    /** Queues a tick that this resource causes, whatever code runs. */
    public void tick(JsObject callback) {
        JsObject process = Environment.of(realm).process();
        JsObject nextTick = (JsObject) process.get("nextTick");
        tracking.callWithTrigger(id, nextTick, process, callback);
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

    /** An exception leaves its async context set for the listeners of 'uncaughtException'. */
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
