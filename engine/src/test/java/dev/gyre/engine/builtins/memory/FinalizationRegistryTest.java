package dev.gyre.engine.builtins.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Registries are notified of collected targets. */
class FinalizationRegistryTest {
    private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
    private final Realm realm = Realms.create(new Agent((job, ofRealm) -> jobs.add(job)));

    @Test
    void theCallbackGetsTheHeldValue() throws InterruptedException {
        var held = new ArrayList<Object>();
        var callback = new NativeClosure(realm, "", 1, (r, callee, self, args, newTarget) -> {
            held.add(args[0]);
            return Undefined.INSTANCE;
        });
        JsObject registry =
                ObjectOperations.construct(realm.intrinsic(Intrinsic.FINALIZATION_REGISTRY), new Object[] {callback});
        JsObject kept = JsObject.create(realm);
        ObjectOperations.invoke(realm, registry, "register", JsObject.create(realm), "gone", kept);
        ObjectOperations.invoke(realm, registry, "register", kept, "stays");
        JsObject token = JsObject.create(realm);
        ObjectOperations.invoke(realm, registry, "register", JsObject.create(realm), "unregistered", token);
        assertEquals(true, ObjectOperations.invoke(realm, registry, "unregister", token));
        for (int i = 0; i < 200 && jobs.isEmpty(); i++) {
            System.gc();
            Thread.sleep(5);
            realm.agent().clearKeptObjects();
        }
        while (!jobs.isEmpty()) {
            jobs.poll().run();
        }
        assertEquals(List.of("gone"), held);
        assertTrue(kept.isExtensible());
    }
}
