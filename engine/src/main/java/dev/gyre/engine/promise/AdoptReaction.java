package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.realm.Realm;

/**
 * Settles one promise with the outcome of another, as calling then with the first promise's resolving functions would.
 */
final class AdoptReaction extends PromiseReaction {
    private final Realm realm;
    private final PromiseObject target;

    AdoptReaction(Realm realm, PromiseObject target) {
        this.realm = realm;
        this.target = target;
    }

    @Override
    PromiseObject follower() {
        return target;
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    @Override
    protected void react() {
        if (rejected) target.reject(realm, argument);
        else target.resolve(realm, argument);
    }
}
