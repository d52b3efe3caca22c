package dev.gyre.node.v8;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** The global gc of {@code --expose-gc}. */
public final class GarbageCollection {
    private static final long MOST_MILLIS = 200;

    private GarbageCollection() {}

    /** Collects garbage and waits until the JVM's own thread has enqueued the references to it, so that callbacks of collected objects are due. */
    private static void collectAndEnqueue() {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> last = new WeakReference<>(new Object(), queue);
        System.gc();
        try {
            queue.remove(MOST_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        Reference.reachabilityFence(last);
    }

    /** Collects garbage; with {@code { execution: 'async' }} returns a promise, as V8's gc does. */
    public static Object collect(
            Realm realm, JsObject callee, Object thisValue, Object[] arguments, JsObject newTarget) {
        collectAndEnqueue();
        boolean async = arguments.length > 0
                && arguments[0] instanceof JsObject options
                && "async".contentEquals(String.valueOf(options.get("execution")));
        return async ? PromiseObject.resolved(realm, Undefined.INSTANCE) : Undefined.INSTANCE;
    }
}
