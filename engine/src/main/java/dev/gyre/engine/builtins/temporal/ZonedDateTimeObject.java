package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A Temporal.ZonedDateTime. */
public final class ZonedDateTimeObject extends CalendarObject {
    private final Nanoseconds epoch;
    private final TimeZone zone;

    private ZonedDateTimeObject(JsObject prototype, Nanoseconds epoch, TimeZone zone, CalendarSystem calendar) {
        super(prototype, calendar);
        this.epoch = epoch;
        this.zone = zone;
    }

    // CreateTemporalZonedDateTime ( epochNanoseconds, timeZone, calendar ),
    // https://tc39.es/proposal-temporal/#sec-temporal-createtemporalzoneddatetime
    /** Throws a RangeError for epoch nanoseconds out of range. */
    static ZonedDateTimeObject create(Realm realm, Nanoseconds epoch, TimeZone zone, CalendarSystem calendar) {
        return new ZonedDateTimeObject(
                realm.intrinsic(Intrinsic.TEMPORAL_ZONED_DATE_TIME_PROTOTYPE),
                InstantObject.requireValid(epoch),
                zone,
                calendar);
    }

    static ZonedDateTimeObject create(JsObject newTarget, Nanoseconds epoch, TimeZone zone, CalendarSystem calendar) {
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_ZONED_DATE_TIME_PROTOTYPE);
        return new ZonedDateTimeObject(prototype, epoch, zone, calendar);
    }

    /** Nanoseconds since the epoch. */
    public Nanoseconds epoch() {
        return epoch;
    }

    public TimeZone zone() {
        return zone;
    }

    /** The wall-clock time. */
    public IsoDateTime dateTime() {
        return zone.dateTimeAt(epoch);
    }

    /** The same instant in another calendar or time zone. */
    ZonedDateTimeObject with(Realm realm, Nanoseconds newEpoch) {
        return create(realm, newEpoch, zone, calendar());
    }
}
