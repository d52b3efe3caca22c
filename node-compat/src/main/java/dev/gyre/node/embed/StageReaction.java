package dev.gyre.node.embed;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.concurrent.CompletableFuture;

/** Completes a Java stage with the outcome of a promise. */
final class StageReaction extends PromiseReaction {
    private final Realm realm;
    private final PromiseObject promise;
    private final CompletableFuture<Object> stage;
    private final HostSession session;

    StageReaction(Realm realm, PromiseObject promise, CompletableFuture<Object> stage, HostSession session) {
        this.realm = realm;
        this.promise = promise;
        this.stage = stage;
        this.session = session;
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    @Override
    protected void react() {
        if (promise.isRejected()) stage.completeExceptionally(session.exception(promise.result()));
        else stage.complete(session.toJava(promise.result()));
    }
}
