package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A Temporal.Instant. */
public final class InstantObject extends JsObject implements TemporalValue {
    private final Nanoseconds epoch;

    private InstantObject(JsObject prototype, Nanoseconds epoch) {
        super(prototype);
        this.epoch = epoch;
    }

    // CreateTemporalInstant ( epochNanoseconds ),
    // https://tc39.es/proposal-temporal/#sec-temporal-createtemporalinstant
    /** Throws a RangeError for epoch nanoseconds out of range. */
    public static InstantObject create(Realm realm, Nanoseconds epoch) {
        return new InstantObject(realm.intrinsic(Intrinsic.TEMPORAL_INSTANT_PROTOTYPE), requireValid(epoch));
    }

    static InstantObject create(JsObject newTarget, Nanoseconds epoch) {
        return new InstantObject(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_INSTANT_PROTOTYPE), epoch);
    }

    static Nanoseconds requireValid(Nanoseconds epoch) {
        if (!epoch.isValidEpoch())
            throw TemporalErrors.range("Instant nanoseconds are not within a valid epoch range.");
        return epoch;
    }

    /** Nanoseconds since the epoch. */
    public Nanoseconds epoch() {
        return epoch;
    }
}
