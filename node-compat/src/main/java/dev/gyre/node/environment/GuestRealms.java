package dev.gyre.node.environment;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import java.lang.ref.WeakReference;
import java.util.WeakHashMap;

/** The guests of a runtime, found by the prototypes of their promises, which have no other sign of their realm. */
public final class GuestRealms {
    /** A guest refers to its realm, and so to the key; the realm keeps the guest. */
    private final WeakHashMap<JsObject, WeakReference<GuestRealm>> byPrototype = new WeakHashMap<>();

    GuestRealms() {}

    /** Makes a guest of a realm that no program runs in yet. */
    public void add(Realm realm, GuestRealm guest) {
        realm.hostDefined(guest);
        byPrototype.put(realm.intrinsic(Intrinsic.PROMISE_PROTOTYPE), new WeakReference<>(guest));
    }

    /** The guest that made a promise; null for one of the program. */
    public GuestRealm of(PromiseObject promise) {
        if (byPrototype.isEmpty()) return null;
        for (JsObject at = promise.shape().prototype();
                at != null;
                at = at.shape().prototype()) {
            WeakReference<GuestRealm> guest = byPrototype.get(at);
            if (guest != null) return guest.get();
        }
        return null;
    }
}
