package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.realm.Realm;

// PromiseCapability Records, https://tc39.es/ecma262/#sec-promisecapability-records
/**
 * A promise that can be settled through this capability; a promise that only the engine settles is its own capability.
 */
public interface PromiseCapability {
    Object promise();

    void resolve(Realm realm, Object resolution);

    void reject(Realm realm, Object reason);
}
