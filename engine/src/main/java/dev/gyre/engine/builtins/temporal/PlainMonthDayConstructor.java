package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarResolution;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.parse.IsoParser;
import dev.gyre.engine.builtins.temporal.parse.IsoString;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** The Temporal.PlainMonthDay constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-plainmonthday-constructor
@BuiltinObject(intrinsic = "%Temporal.PlainMonthDay%")
public final class PlainMonthDayConstructor {
    private static final String NAME = "Temporal.PlainMonthDay";
    private static final int REFERENCE_YEAR = 1972;

    private PlainMonthDayConstructor() {}

    // Temporal.PlainMonthDay ( isoMonth, isoDay [ , calendar [ , referenceISOYear ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday
    @Builtin(constructor = true, names = "PlainMonthDay", length = 2)
    static Object construct(
            Realm realm,
            Object self,
            JsObject newTarget,
            Object isoMonth,
            Object isoDay,
            Object calendar,
            Object referenceYear) {
        TemporalErrors.requireNew(newTarget, NAME);
        double month = Conversion.toIntegerWithTruncation(isoMonth);
        double day = Conversion.toIntegerWithTruncation(isoDay);
        CalendarSystem system = Conversion.calendarArgument(calendar);
        double year = Conversion.toIntegerOr(referenceYear, REFERENCE_YEAR);
        return PlainMonthDayObject.create(newTarget, PlainDateConstructor.requireDate(year, month, day), system);
    }

    // Temporal.PlainMonthDay.from ( item [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object item, Object options) {
        return toMonthDay(realm, item, options, NAME + ".from");
    }

    // ToTemporalMonthDay ( item [ , options ] )
    static PlainMonthDayObject toMonthDay(Realm realm, Object item, Object options, String method) {
        if (item instanceof CharSequence text) return parse(realm, text.toString(), options, method);
        if (!(item instanceof JsObject object)) {
            throw TemporalErrors.type("MonthDay argument must be object or string.");
        }
        if (object instanceof PlainMonthDayObject monthDay) {
            TemporalOptions.of(options, method).overflow();
            return PlainMonthDayObject.create(realm, monthDay.date(), monthDay.calendar());
        }
        CalendarSystem calendar = Conversion.calendarOf(object);
        CalendarFields fields = FieldReading.read(calendar, object, CalendarFields.DATE, 0);
        Overflow overflow = TemporalOptions.of(options, method).overflow();
        return PlainMonthDayObject.create(realm, CalendarResolution.monthDay(calendar, fields, overflow), calendar);
    }

    private static PlainMonthDayObject parse(Realm realm, String text, Object options, String method) {
        try {
            IsoString parsed = IsoParser.monthDay(text);
            CalendarSystem calendar = Conversion.annotatedCalendar(parsed.calendar());
            TemporalOptions.of(options, method).overflow();
            IsoDate date = parsed.date();
            if (calendar.isIso()) {
                return PlainMonthDayObject.create(
                        realm, new IsoDate(REFERENCE_YEAR, date.month(), date.day()), calendar);
            }
            if (!date.isWithinLimits()) throw TemporalErrors.range("MonthDay is not within ISO date time limits.");
            CalendarFields fields = FieldReading.ofDate(calendar, date, CalendarFields.DAY);
            return PlainMonthDayObject.create(
                    realm, CalendarResolution.monthDay(calendar, fields, Overflow.CONSTRAIN), calendar);
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
