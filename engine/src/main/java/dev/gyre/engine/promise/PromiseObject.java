package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.PromiseHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

// Properties of Promise Instances, https://tc39.es/ecma262/#sec-properties-of-promise-instances
/** A promise: its state, its result, and the list of its reactions. */
public final class PromiseObject extends JsObject implements PromiseCapability {
    /** [[PromiseState]]. */
    public enum State {
        PENDING,
        FULFILLED,
        REJECTED
    }

    private State state = State.PENDING;
    private Object result = Undefined.INSTANCE;
    private PromiseReaction first;
    private PromiseReaction last;
    private boolean handled;

    public PromiseObject(JsObject prototype) {
        super(prototype);
    }

    /** Creates a pending promise of the intrinsic kind. */
    public static PromiseObject create(Realm realm) {
        return create(realm, null);
    }

    /** Creates a pending promise for the outcome of another. */
    static PromiseObject create(Realm realm, PromiseObject parentOrNull) {
        return new PromiseObject(realm.intrinsic(Intrinsic.PROMISE_PROTOTYPE)).made(realm, parentOrNull);
    }

    /** Calls the promise hooks for a new promise. */
    public PromiseObject made(Realm realm, PromiseObject parentOrNull) {
        PromiseHooks hooks = realm.agent().promiseHooks();
        if (hooks != null) hooks.init(this, parentOrNull);
        return this;
    }

    public static PromiseObject resolved(Realm realm, Object value) {
        var promise = create(realm);
        promise.resolve(realm, value);
        return promise;
    }

    public static PromiseObject rejected(Realm realm, Object reason) {
        var promise = create(realm);
        promise.reject(realm, reason);
        return promise;
    }

    public State state() {
        return state;
    }

    public boolean isRejected() {
        return state == State.REJECTED;
    }

    /** The fulfilment value or rejection reason; undefined while pending. */
    public Object result() {
        return result;
    }

    /** [[PromiseIsHandled]]. */
    public boolean isHandled() {
        return handled;
    }

    public void markHandled() {
        handled = true;
    }

    @Override
    public Object promise() {
        return this;
    }

    // Promise Resolve Functions, https://tc39.es/ecma262/#sec-promise-resolve-functions
    @Override
    public void resolve(Realm realm, Object resolution) {
        if (!(resolution instanceof JsObject object)) {
            fulfill(realm, resolution);
            return;
        }
        if (resolution == this) {
            reject(
                    realm,
                    Errors.typeError("Chaining cycle detected for promise #<Promise>")
                            .value(realm));
            return;
        }
        Object then;
        try {
            then = object.get("then");
        } catch (JsException exception) {
            reject(realm, exception.value(realm));
            return;
        }
        if (then instanceof JsObject function && function.isCallable()) {
            var job = new ThenableJob(realm, this, object, function);
            job.registered(null);
            realm.agent().hooks().enqueuePromiseJob(job, realm);
        } else {
            fulfill(realm, resolution);
        }
    }

    // FulfillPromise ( promise, value ), https://tc39.es/ecma262/#sec-fulfillpromise
    private void fulfill(Realm realm, Object value) {
        PromiseHooks hooks = realm.agent().promiseHooks();
        if (hooks != null) hooks.settled(this);
        state = State.FULFILLED;
        settle(value, false);
    }

    // RejectPromise ( promise, reason ), https://tc39.es/ecma262/#sec-rejectpromise
    @Override
    public void reject(Realm realm, Object reason) {
        PromiseHooks hooks = realm.agent().promiseHooks();
        if (hooks != null) hooks.settled(this);
        state = State.REJECTED;
        if (!handled) realm.agent().hooks().promiseRejectionTracker(this, false);
        settle(reason, true);
    }

    // TriggerPromiseReactions ( reactions, argument ), https://tc39.es/ecma262/#sec-triggerpromisereactions
    private void settle(Object value, boolean rejection) {
        result = value;
        PromiseReaction reaction = first;
        first = null;
        last = null;
        while (reaction != null) {
            PromiseReaction following = reaction.next;
            reaction.schedule(value, rejection);
            reaction = following;
        }
    }

    // PerformPromiseThen ( promise, onFulfilled, onRejected [ , resultCapability ] ),
    // https://tc39.es/ecma262/#sec-performpromisethen
    /** Registers a reaction, or queues its job if the promise is settled. */
    public void react(PromiseReaction reaction) {
        reaction.registered(this);
        if (state == State.PENDING) {
            reaction.next = null;
            if (last == null) first = reaction;
            else last.next = reaction;
            last = reaction;
        } else {
            if (state == State.REJECTED && !handled)
                reaction.realm().agent().hooks().promiseRejectionTracker(this, true);
            reaction.schedule(result, state == State.REJECTED);
        }
        handled = true;
    }

    /** The only registered reaction, which async stack traces follow; null if there is none or more than one. */
    PromiseReaction onlyReaction() {
        return first == last ? first : null;
    }

    // PromiseResolve ( C, x ), https://tc39.es/ecma262/#sec-promise-resolve
    /** PromiseResolve with the intrinsic constructor, as await does for its operand. */
    public static PromiseObject promiseResolve(Realm realm, Object value) {
        return promiseResolve(realm, value, null);
    }

    /** The same for an await in the async function that has the promise {@code parentOrNull}. */
    public static PromiseObject promiseResolve(Realm realm, Object value, PromiseObject parentOrNull) {
        if (value instanceof PromiseObject promise && promise.get("constructor") == realm.intrinsic(Intrinsic.PROMISE))
            return promise;
        var promise = create(realm, parentOrNull);
        promise.resolve(realm, value);
        return promise;
    }

    @Override
    public String className() {
        return "Promise";
    }
}
