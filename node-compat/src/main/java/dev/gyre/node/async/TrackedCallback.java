package dev.gyre.node.async;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/** A callback of the library that runs as an asynchronous resource. */
final class TrackedCallback implements NativeCode {
    private final AsyncWrap entry;
    private final JsObject callback;
    private final boolean once;

    private TrackedCallback(AsyncWrap entry, JsObject callback, boolean once) {
        this.entry = entry;
        this.callback = callback;
        this.once = once;
    }

    /**
     * Wraps the callback of a new request, which it ends, or, if not {@code once}, of a source of events. Returns the
     * callback itself while resources are not tracked.
     */
    static JsObject of(Realm realm, String type, JsObject callback, boolean once) {
        Environment environment = Environment.of(realm);
        if (!environment.asyncTracking().isTracking()) return callback;
        return new NativeClosure(
                realm, "", 0, new TrackedCallback(new AsyncWrap(environment, type, null), callback, once));
    }

    /** Ends the resource of a source of events that was closed. */
    static void end(JsObject function) {
        if (function instanceof NativeClosure closure && closure.code() instanceof TrackedCallback followed)
            followed.entry.end();
    }

    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
        if (once) entry.end();
        return entry.call(callback, self, arguments);
    }
}
