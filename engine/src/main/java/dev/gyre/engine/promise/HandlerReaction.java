package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

// NewPromiseReactionJob ( reaction, argument ), https://tc39.es/ecma262/#sec-newpromisereactionjob
/** The reaction that {@code then} registers: up to two handlers, and the promise derived from their outcome. */
final class HandlerReaction extends PromiseReaction {
    private final Realm realm;
    /** Null if the argument was not callable: the value is passed through. */
    private final JsObject onFulfilled;

    private final JsObject onRejected;
    /** Null when the result is not used. */
    private final PromiseCapability derived;

    HandlerReaction(Realm realm, JsObject onFulfilled, JsObject onRejected, PromiseCapability derived) {
        this.realm = realm;
        this.onFulfilled = onFulfilled;
        this.onRejected = onRejected;
        this.derived = derived;
    }

    PromiseCapability derived() {
        return derived;
    }

    @Override
    protected StackFrame stackFrame() {
        JsObject handler = onFulfilled instanceof ResolvingFunction ? onRejected : onFulfilled;
        return handler instanceof PromiseCombinator.ElementFunction element ? element.stackFrame() : null;
    }

    @Override
    PromiseObject follower() {
        if (onFulfilled instanceof ResolvingFunction function) return function.promise();
        return derived != null && derived.promise() instanceof PromiseObject promise ? promise : null;
    }

    @Override
    PromiseObject subject() {
        return derived != null && derived.promise() instanceof PromiseObject promise ? promise : null;
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    @Override
    protected void react() {
        JsObject handler = rejected ? onRejected : onFulfilled;
        Object outcome = argument;
        if (handler == null) {
            if (derived == null) return;
            if (rejected) derived.reject(realm, outcome);
            else derived.resolve(realm, outcome);
            return;
        }
        Agent agent = realm.agent();
        JsObject outer = agent.reactionPromise();
        agent.reactionPromise(subject());
        try {
            outcome = handler.call1(Undefined.INSTANCE, outcome);
        } catch (JsException exception) {
            agent.reactionPromise(outer);
            if (derived != null) derived.reject(realm, exception.value(realm));
            return;
        }
        agent.reactionPromise(outer);
        if (derived != null) derived.resolve(realm, outcome);
    }
}
