package dev.gyre.page.dom.events;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.idl.DOMException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Tells whether and why something was aborted, https://dom.spec.whatwg.org/#interface-AbortSignal. */
public final class AbortSignal extends EventTarget {
    private final EventRealm realm;
    private final ArrayList<Runnable> algorithms = new ArrayList<>();
    private final LinkedHashSet<AbortSignal> sources = new LinkedHashSet<>();
    private final LinkedHashSet<AbortSignal> dependents = new LinkedHashSet<>();
    /** Undefined while not aborted. */
    private Object reason = Undefined.INSTANCE;

    private boolean dependent;

    AbortSignal(EventRealm realm) {
        super(realm.shape("AbortSignal"));
        this.realm = realm;
    }

    @Override
    public EventRealm domRealm() {
        return realm;
    }

    static AbortSignal abort(EventRealm realm, Object reason) {
        var signal = new AbortSignal(realm);
        signal.reason = signal.orDefault(reason);
        return signal;
    }

    static AbortSignal timeout(EventRealm realm, long milliseconds) {
        var signal = new AbortSignal(realm);
        realm.afterDelay(
                milliseconds,
                () -> signal.signalAbort(DOMException.create(realm.interfaces(), "signal timed out", "TimeoutError")));
        return signal;
    }

    // https://dom.spec.whatwg.org/#create-a-dependent-abort-signal
    static AbortSignal anyOf(EventRealm realm, List<AbortSignal> signals) {
        var result = new AbortSignal(realm);
        for (AbortSignal signal : signals) {
            if (signal.aborted()) {
                result.reason = signal.reason;
                return result;
            }
        }
        result.dependent = true;
        for (AbortSignal signal : signals) {
            for (AbortSignal source : signal.dependent ? signal.sources : List.of(signal)) {
                result.sources.add(source);
                source.dependents.add(result);
            }
        }
        return result;
    }

    private Object orDefault(Object given) {
        return given == Undefined.INSTANCE
                ? DOMException.create(realm.interfaces(), "signal is aborted without reason", "AbortError")
                : given;
    }

    public boolean aborted() {
        return reason != Undefined.INSTANCE;
    }

    public Object reason() {
        return reason;
    }

    public void throwIfAborted() {
        if (aborted()) throw new JsException(reason);
    }

    // https://dom.spec.whatwg.org/#abortsignal-add
    /** Adds what runs when the signal is aborted; nothing if it has been already. */
    public void addAlgorithm(Runnable algorithm) {
        if (!aborted()) algorithms.add(algorithm);
    }

    // https://dom.spec.whatwg.org/#abortsignal-signal-abort
    void signalAbort(Object given) {
        if (aborted()) return;
        reason = orDefault(given);
        var toAbort = new ArrayList<AbortSignal>();
        for (AbortSignal other : dependents) {
            if (other.aborted()) continue;
            other.reason = reason;
            toAbort.add(other);
        }
        runAbortSteps();
        for (AbortSignal other : toAbort) other.runAbortSteps();
    }

    private void runAbortSteps() {
        for (Runnable algorithm : List.copyOf(algorithms)) algorithm.run();
        algorithms.clear();
        fire("abort", false, false);
    }
}
