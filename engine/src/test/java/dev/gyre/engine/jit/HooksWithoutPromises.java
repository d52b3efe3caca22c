package dev.gyre.engine.jit;

import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Realm;

/** The hooks of tests whose programs use no promises. */
interface HooksWithoutPromises extends HostHooks {
    @Override
    default void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        throw new AssertionError("there are no promises here");
    }
}
