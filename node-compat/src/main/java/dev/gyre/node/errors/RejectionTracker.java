package dev.gyre.node.errors;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.WeakHashMap;

/**
 * Tracks rejected promises without a handler until the ticks have run, and then does what {@code
 * --unhandled-rejections} says.
 */
// https://nodejs.org/api/process.html#event-unhandledrejection
public final class RejectionTracker {
    public static final EnvironmentKey<RejectionTracker> KEY = new Key();

    private static final int GENERIC_USER_ERROR = 1;

    private final Environment environment;
    private LinkedHashMap<PromiseObject, Rejection> pending = new LinkedHashMap<>();
    private final WeakHashMap<PromiseObject, Rejection> reported = new WeakHashMap<>();
    private final ArrayDeque<HandledLate> handledLate = new ArrayDeque<>();
    private int lastId;

    /** A rejection: its number in warnings and its async context. */
    private record Rejection(int id, Object asyncContext) {}

    /** A promise that got its handler after it was reported, with the warning, created at that moment. */
    private record HandledLate(PromiseObject promise, Object warning) {}

    private static final class Key extends EnvironmentKey<RejectionTracker> {
        @Override
        protected RejectionTracker create(Environment environment) {
            return new RejectionTracker(environment);
        }
    }

    RejectionTracker(Environment environment) {
        this.environment = environment;
    }

    public void rejected(PromiseObject promise) {
        pending.put(promise, new Rejection(++lastId, environment.realm().agent().asyncContext()));
    }

    public void handled(PromiseObject promise) {
        if (pending.remove(promise) != null) return;
        Rejection rejection = reported.remove(promise);
        if (rejection != null) {
            handledLate.add(new HandledLate(
                    promise,
                    environment.library().call("internal/process/process_object", "handledLateWarning", rejection.id)));
        }
    }

    public boolean hasPending() {
        return !pending.isEmpty() || !handledLate.isEmpty();
    }

    /**
     * Reports the unhandled rejections; returns true if listeners ran, which may have queued jobs. If a listener
     * throws, the remaining rejections are dropped.
     */
    public boolean process() {
        boolean ran = !handledLate.isEmpty();
        while (!handledLate.isEmpty()) {
            HandledLate late = handledLate.poll();
            environment
                    .library()
                    .call("internal/process/process_object", "rejectionHandled", late.promise, late.warning);
        }
        Collection<PromiseObject> promises = pending.keySet();
        LinkedHashMap<PromiseObject, Rejection> batch = pending;
        pending = new LinkedHashMap<>();
        for (PromiseObject promise : promises) {
            if (environment.exitState().isExiting()) break;
            Rejection rejection = batch.get(promise);
            reported.put(promise, rejection);
            ran = true;
            reportInContext(promise, rejection);
        }
        return ran || !pending.isEmpty();
    }

    private void reportInContext(PromiseObject promise, Rejection rejection) {
        Agent agent = environment.realm().agent();
        Object outer = agent.asyncContext();
        agent.asyncContext(rejection.asyncContext);
        try {
            report(promise, rejection.id);
        } finally {
            agent.asyncContext(outer);
        }
    }

    private void report(PromiseObject promise, int id) {
        switch (environment.settings().options().unhandledRejections()) {
            case THROW -> {
                if (!emit(promise)) becomeUncaught(promise.result());
            }
            case STRICT -> {
                becomeUncaught(promise.result());
                if (!environment.exitState().isExiting() && !emit(promise)) warn(promise, id);
            }
            case WARN -> {
                emit(promise);
                warn(promise, id);
            }
            case NONE -> emit(promise);
            case WARN_WITH_ERROR_CODE -> {
                if (!emit(promise)) {
                    warn(promise, id);
                    environment.exitState().code(GENERIC_USER_ERROR);
                }
            }
        }
    }

    /** Emits 'unhandledRejection'; returns whether there was a listener. */
    private boolean emit(PromiseObject promise) {
        if (!environment.exitState().hasEvents()) return false;
        return TypeConversion.toBoolean(environment
                .library()
                .call("internal/process/process_object", "unhandledRejection", promise.result(), promise));
    }

    private void warn(PromiseObject promise, int id) {
        Object reason = promise.result();
        environment
                .library()
                .call(
                        "internal/process/process_object",
                        "unhandledRejectionWarning",
                        reason,
                        isError(reason) ? "" : NoSideEffectsToString.of(reason),
                        id);
    }

    private void becomeUncaught(Object reason) {
        Object error = reason;
        if (!isError(reason))
            error = environment
                    .library()
                    .call(
                            "internal/process/process_object",
                            "rejectionError",
                            reason,
                            NoSideEffectsToString.of(reason));
        environment.get(FatalErrors.KEY).uncaughtRejection(error);
    }

    /** The rejection of the main module's evaluation, which is not passed to listeners of 'unhandledRejection'. */
    public void mainRejected(PromiseObject evaluation) {
        try {
            environment.get(FatalErrors.KEY).uncaughtRejection(evaluation.result());
        } catch (JsException thrown) {
            environment.get(FatalErrors.KEY).uncaught(thrown);
        }
    }

    private static boolean isError(Object reason) {
        return reason instanceof ErrorObject || reason instanceof JsObject object && object.hasOwnProperty("stack");
    }
}
