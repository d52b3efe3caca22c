package dev.gyre.engine.object;

import dev.gyre.engine.realm.Agent;
import dev.gyre.engine.realm.Realm;

/** A realm whose embedder drops promise jobs. */
public final class TestRealm {
    private TestRealm() {}

    public static Realm create() {
        return Realm.create(new Agent((job, realm) -> { }));
    }
}
