package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A Temporal.PlainTime. */
public final class PlainTimeObject extends JsObject implements TemporalValue {
    private final long time;

    private PlainTimeObject(JsObject prototype, long time) {
        super(prototype);
        this.time = time;
    }

    // CreateTemporalTime ( time ), https://tc39.es/proposal-temporal/#sec-temporal-createtemporaltime
    static PlainTimeObject create(Realm realm, long time) {
        return new PlainTimeObject(realm.intrinsic(Intrinsic.TEMPORAL_PLAIN_TIME_PROTOTYPE), time);
    }

    static PlainTimeObject create(JsObject newTarget, long time) {
        return new PlainTimeObject(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_PLAIN_TIME_PROTOTYPE), time);
    }

    /** Nanoseconds since midnight. */
    public long time() {
        return time;
    }
}
