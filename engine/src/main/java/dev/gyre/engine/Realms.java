package dev.gyre.engine;

import dev.gyre.engine.jit.tiering.TierUp;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates realms with all builtins. */
public final class Realms {
    private static final IntrinsicsCatalog INTRINSICS = new IntrinsicsCatalog();

    private Realms() {}

    // InitializeHostDefinedRealm ( ), https://tc39.es/ecma262/#sec-initializehostdefinedrealm
    /** Creates a realm of the agent; must be called on the agent's thread. */
    public static Realm create(Agent agent) {
        TierUp.install(agent, new JitCompilers());
        return Realm.create(agent, INTRINSICS);
    }
}
