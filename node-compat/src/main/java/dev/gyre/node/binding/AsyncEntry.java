package dev.gyre.node.binding;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Agent;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;

/** Where asynchronous work began: its callbacks run in the AsyncLocalStorage context of that moment. */
// https://nodejs.org/api/async_context.html
final class AsyncEntry {
    private final Agent agent;
    private final Object context;

    AsyncEntry(Realm realm) {
        agent = realm.agent();
        context = agent.asyncContext();
    }

    void run(Runnable work) {
        Object outer = enter();
        work.run();
        agent.asyncContext(outer);
    }

    void call0(JsObject function, Object self) {
        Object outer = enter();
        function.call0(self);
        agent.asyncContext(outer);
    }

    void call1(JsObject function, Object self, Object argument) {
        Object outer = enter();
        function.call1(self, argument);
        agent.asyncContext(outer);
    }

    void call2(JsObject function, Object self, Object first, Object second) {
        Object outer = enter();
        function.call2(self, first, second);
        agent.asyncContext(outer);
    }

    /** What throws leaves its context to the listeners of 'uncaughtException'. */
    private Object enter() {
        Object outer = agent.asyncContext();
        agent.asyncContext(context);
        return outer;
    }
}
