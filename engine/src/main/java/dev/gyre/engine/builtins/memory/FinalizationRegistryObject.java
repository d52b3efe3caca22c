package dev.gyre.engine.builtins.memory;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.FinalizationReference;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashSet;

/** A FinalizationRegistry. */
final class FinalizationRegistryObject extends JsObject {
    private final Realm realm;
    private final JsObject cleanupCallback;
    private final LinkedHashSet<Cell> cells = new LinkedHashSet<>();
    /** Held values of targets that have been collected. */
    private final ArrayList<Object> pending = new ArrayList<>();

    private boolean cleanupEnqueued;

    FinalizationRegistryObject(Realm realm, JsObject prototype, JsObject cleanupCallback) {
        super(prototype);
        this.realm = realm;
        this.cleanupCallback = cleanupCallback;
    }

    /** One registration. The registry's set keeps it alive, so that a collected registry drops its cells. */
    private final class Cell extends FinalizationReference {
        private final Object heldValue;
        private final WeakReference<Object> token;

        Cell(Object target, Object heldValue, Object tokenOrNull) {
            super(realm.agent(), target);
            this.heldValue = heldValue;
            this.token = tokenOrNull == null ? null : new WeakReference<>(tokenOrNull);
        }

        @Override
        protected void targetIsGone() {
            if (cells.remove(this)) {
                pending.add(heldValue);
                enqueueCleanup();
            }
        }
    }

    void register(Object target, Object heldValue, Object tokenOrNull) {
        cells.add(new Cell(target, heldValue, tokenOrNull));
    }

    boolean unregister(Object token) {
        return cells.removeIf(cell -> cell.token != null && cell.token.get() == token);
    }

    // HostEnqueueFinalizationRegistryCleanupJob ( finalizationRegistry ),
    // https://tc39.es/ecma262/#sec-host-cleanup-finalization-registry
    private void enqueueCleanup() {
        if (!cleanupEnqueued) {
            cleanupEnqueued = true;
            realm.agent().hooks().enqueueFinalizationRegistryCleanupJob(this, this::cleanup);
        }
    }

    // CleanupFinalizationRegistry ( finalizationRegistry ), https://tc39.es/ecma262/#sec-cleanup-finalization-registry
    private void cleanup() {
        cleanupEnqueued = false;
        if (pending.isEmpty()) {
            return;
        }
        Object heldValue = pending.removeFirst();
        // The next value gets its own job, so that an exception of a callback does not affect the others.
        if (!pending.isEmpty()) {
            enqueueCleanup();
        }
        cleanupCallback.call1(Undefined.INSTANCE, heldValue);
    }

    @Override
    public String className() {
        return "FinalizationRegistry";
    }
}
