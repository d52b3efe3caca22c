package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A Temporal.PlainYearMonth. */
public final class PlainYearMonthObject extends CalendarObject {
    private final IsoDate date;

    private PlainYearMonthObject(JsObject prototype, IsoDate date, CalendarSystem calendar) {
        super(prototype, calendar);
        this.date = date;
    }

    // CreateTemporalYearMonth ( isoDate, calendar ),
    // https://tc39.es/proposal-temporal/#sec-temporal-createtemporalyearmonth
    /** Throws a RangeError for a month out of range. */
    static PlainYearMonthObject create(Realm realm, IsoDate date, CalendarSystem calendar) {
        requireWithinLimits(date);
        return new PlainYearMonthObject(realm.intrinsic(Intrinsic.TEMPORAL_PLAIN_YEAR_MONTH_PROTOTYPE), date, calendar);
    }

    static PlainYearMonthObject create(JsObject newTarget, IsoDate date, CalendarSystem calendar) {
        requireWithinLimits(date);
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_PLAIN_YEAR_MONTH_PROTOTYPE);
        return new PlainYearMonthObject(prototype, date, calendar);
    }

    private static void requireWithinLimits(IsoDate date) {
        if (!date.isMonthWithinLimits()) throw TemporalErrors.range("YearMonth is not within ISO date time limits.");
    }

    /** A day of the month, the first unless a constructor was given another. */
    public IsoDate date() {
        return date;
    }
}
