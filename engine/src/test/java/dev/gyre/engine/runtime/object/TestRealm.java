package dev.gyre.engine.runtime.object;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;

/** A realm whose embedder drops promise jobs. */
public final class TestRealm {
    private TestRealm() {}

    public static Realm create() {
        return Realms.create(new Agent((job, realm) -> {}));
    }
}
