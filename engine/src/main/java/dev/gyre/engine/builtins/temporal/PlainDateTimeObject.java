package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A Temporal.PlainDateTime. */
public final class PlainDateTimeObject extends CalendarObject {
    private final IsoDateTime dateTime;

    private PlainDateTimeObject(JsObject prototype, IsoDateTime dateTime, CalendarSystem calendar) {
        super(prototype, calendar);
        this.dateTime = dateTime;
    }

    // CreateTemporalDateTime ( isoDateTime, calendar ),
    // https://tc39.es/proposal-temporal/#sec-temporal-createtemporaldatetime
    /** Throws a RangeError for a date and time out of range. */
    static PlainDateTimeObject create(Realm realm, IsoDateTime dateTime, CalendarSystem calendar) {
        requireWithinLimits(dateTime);
        return new PlainDateTimeObject(
                realm.intrinsic(Intrinsic.TEMPORAL_PLAIN_DATE_TIME_PROTOTYPE), dateTime, calendar);
    }

    static PlainDateTimeObject create(JsObject newTarget, IsoDateTime dateTime, CalendarSystem calendar) {
        requireWithinLimits(dateTime);
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_PLAIN_DATE_TIME_PROTOTYPE);
        return new PlainDateTimeObject(prototype, dateTime, calendar);
    }

    private static void requireWithinLimits(IsoDateTime dateTime) {
        if (!dateTime.isWithinLimits()) throw TemporalErrors.range("DateTime is not within a valid range.");
    }

    public IsoDateTime dateTime() {
        return dateTime;
    }
}
