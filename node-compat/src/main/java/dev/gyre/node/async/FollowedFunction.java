package dev.gyre.node.async;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NodeContext;

/** A callback of the library's that runs as the asynchronous resource that it belongs to. */
final class FollowedFunction implements NativeCode {
    private final AsyncEntry entry;
    private final JsObject callback;
    private final boolean once;

    private FollowedFunction(AsyncEntry entry, JsObject callback, boolean once) {
        this.entry = entry;
        this.callback = callback;
        this.once = once;
    }

    /** The callback of a new request, which it ends, or if not {@code once} of a new source of events; the callback itself while nobody follows resources. */
    static JsObject of(Realm realm, String type, JsObject callback, boolean once) {
        NodeContext context = NodeContext.of(realm);
        if (!context.asyncTracking().isTracking()) return callback;
        return new NativeClosure(realm, "", 0, new FollowedFunction(new AsyncEntry(context, type, null), callback, once));
    }

    /** The source of events is closed. */
    static void end(JsObject function) {
        if (function instanceof NativeClosure closure && closure.code() instanceof FollowedFunction followed) followed.entry.end();
    }

    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
        if (once) entry.end();
        return entry.call(callback, self, arguments);
    }
}
