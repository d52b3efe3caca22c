package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A Temporal.PlainDate. */
public final class PlainDateObject extends CalendarObject {
    private final IsoDate date;

    private PlainDateObject(JsObject prototype, IsoDate date, CalendarSystem calendar) {
        super(prototype, calendar);
        this.date = date;
    }

    // CreateTemporalDate ( isoDate, calendar ), https://tc39.es/proposal-temporal/#sec-temporal-createtemporaldate
    /** Throws a RangeError for a date out of range. */
    static PlainDateObject create(Realm realm, IsoDate date, CalendarSystem calendar) {
        requireWithinLimits(date);
        return new PlainDateObject(realm.intrinsic(Intrinsic.TEMPORAL_PLAIN_DATE_PROTOTYPE), date, calendar);
    }

    static PlainDateObject create(JsObject newTarget, IsoDate date, CalendarSystem calendar) {
        requireWithinLimits(date);
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_PLAIN_DATE_PROTOTYPE);
        return new PlainDateObject(prototype, date, calendar);
    }

    private static void requireWithinLimits(IsoDate date) {
        if (!date.isWithinLimits()) throw TemporalErrors.range("Date is not within ISO date time limits.");
    }

    public IsoDate date() {
        return date;
    }
}
