package dev.gyre.engine;

import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;

/** Makes realms with the whole language in them. */
public final class Realms {
    private static final IntrinsicsCatalog INTRINSICS = new IntrinsicsCatalog();

    private Realms() {}

    // InitializeHostDefinedRealm ( ), https://tc39.es/ecma262/#sec-initializehostdefinedrealm
    /** A realm of the agent; must be called on the thread that the agent belongs to. */
    public static Realm create(Agent agent) {
        return Realm.create(agent, INTRINSICS);
    }
}
