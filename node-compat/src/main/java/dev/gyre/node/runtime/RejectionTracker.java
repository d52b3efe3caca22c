package dev.gyre.node.runtime;

import dev.gyre.engine.error.JsException;
import dev.gyre.engine.error.ValueText;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.promise.PromiseObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Which promises were rejected with nobody listening, until the ticks have had their chance: Node's default mode, throw. */
// https://nodejs.org/api/process.html#event-unhandledrejection
public final class RejectionTracker {
    private final NodeContext context;
    private final ArrayDeque<PromiseObject> pending = new ArrayDeque<>();
    private final List<PromiseObject> handledLate = new ArrayList<>();
    private final Set<PromiseObject> reported = Collections.newSetFromMap(new IdentityHashMap<>());

    RejectionTracker(NodeContext context) {
        this.context = context;
    }

    void rejected(PromiseObject promise) {
        pending.add(promise);
    }

    void handled(PromiseObject promise) {
        if (pending.removeFirstOccurrence(promise)) return;
        if (reported.remove(promise)) handledLate.add(promise);
    }

    boolean hasPending() {
        return !pending.isEmpty() || !handledLate.isEmpty();
    }

    /** Reports what is still unhandled; true when listeners ran, which may have queued more. */
    boolean process() {
        boolean ran = false;
        while (!handledLate.isEmpty()) {
            PromiseObject promise = handledLate.removeFirst();
            if (context.isProcessSetUp()) {
                context.library().call("internal/process", "rejectionHandled", promise);
                ran = true;
            }
        }
        while (!pending.isEmpty() && !context.isExiting()) {
            PromiseObject promise = pending.poll();
            if (promise.isHandled()) continue;
            reported.add(promise);
            ran = true;
            report(promise);
        }
        return ran;
    }

    private void report(PromiseObject promise) {
        Object reason = promise.result();
        if (context.isProcessSetUp()) {
            try {
                Object handled = context.library().call("internal/process", "unhandledRejection", reason, promise);
                if (TypeConversion.toBoolean(handled)) return;
            } catch (JsException thrown) {
                context.fatalErrors().uncaught(thrown);
                return;
            }
        }
        Object error = reason;
        if (!isError(reason)) error = context.library().call("internal/process", "rejectionError", reason, ValueText.of(reason));
        context.fatalErrors().uncaughtRejection(error);
    }

    private static boolean isError(Object reason) {
        return reason instanceof dev.gyre.engine.error.ErrorObject || reason instanceof JsObject object && object.hasProperty("stack");
    }
}
