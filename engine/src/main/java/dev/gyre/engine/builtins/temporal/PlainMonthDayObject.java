package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A Temporal.PlainMonthDay. */
public final class PlainMonthDayObject extends CalendarObject {
    private final IsoDate date;

    private PlainMonthDayObject(JsObject prototype, IsoDate date, CalendarSystem calendar) {
        super(prototype, calendar);
        this.date = date;
    }

    // CreateTemporalMonthDay ( isoDate, calendar ),
    // https://tc39.es/proposal-temporal/#sec-temporal-createtemporalmonthday
    /** Throws a RangeError for a date out of range. */
    static PlainMonthDayObject create(Realm realm, IsoDate date, CalendarSystem calendar) {
        requireWithinLimits(date);
        return new PlainMonthDayObject(realm.intrinsic(Intrinsic.TEMPORAL_PLAIN_MONTH_DAY_PROTOTYPE), date, calendar);
    }

    static PlainMonthDayObject create(JsObject newTarget, IsoDate date, CalendarSystem calendar) {
        requireWithinLimits(date);
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_PLAIN_MONTH_DAY_PROTOTYPE);
        return new PlainMonthDayObject(prototype, date, calendar);
    }

    private static void requireWithinLimits(IsoDate date) {
        if (!date.isWithinLimits()) throw TemporalErrors.range("MonthDay is not within ISO date time limits.");
    }

    /** The day in the reference year. */
    public IsoDate date() {
        return date;
    }
}
