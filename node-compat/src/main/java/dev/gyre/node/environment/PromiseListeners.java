package dev.gyre.node.environment;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.PromiseHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.CallbackScope;
import java.util.ArrayList;
import java.util.List;

/** The functions of v8.promiseHooks. Exceptions are uncaught ones, once all functions of an event have been called. */
// https://nodejs.org/api/v8.html#promise-hooks
public final class PromiseListeners implements PromiseHooks {
    private final CallbackScope scope;
    private final List<JsObject> init;
    private final List<JsObject> before;
    private final List<JsObject> after;
    private final List<JsObject> settled;

    /** Functions for each event, which get the promise, those for {@code init} also its parent or undefined. */
    public PromiseListeners(
            CallbackScope scope,
            List<JsObject> init,
            List<JsObject> before,
            List<JsObject> after,
            List<JsObject> settled) {
        this.scope = scope;
        this.init = init;
        this.before = before;
        this.after = after;
        this.settled = settled;
    }

    /** Whether there are no functions. */
    public boolean isEmpty() {
        return init.isEmpty() && before.isEmpty() && after.isEmpty() && settled.isEmpty();
    }

    private void call(List<JsObject> functions, Object... arguments) {
        List<JsException> thrown = new ArrayList<>();
        for (JsObject function : functions) {
            try {
                function.call(Undefined.INSTANCE, arguments);
            } catch (JsException exception) {
                thrown.add(exception);
            }
        }
        for (JsException exception : thrown) scope.uncaught(exception);
    }

    @Override
    public void init(JsObject promise, JsObject parentOrNull) {
        call(init, promise, parentOrNull == null ? Undefined.INSTANCE : parentOrNull);
    }

    @Override
    public void before(JsObject promise) {
        call(before, promise);
    }

    @Override
    public void after(JsObject promise) {
        call(after, promise);
    }

    @Override
    public void settled(JsObject promise) {
        call(settled, promise);
    }
}
