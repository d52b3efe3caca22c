package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarResolution;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.parse.IsoParser;
import dev.gyre.engine.builtins.temporal.parse.IsoString;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The Temporal.PlainYearMonth constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-plainyearmonth-constructor
@BuiltinObject(intrinsic = "%Temporal.PlainYearMonth%")
public final class PlainYearMonthConstructor {
    private static final String NAME = "Temporal.PlainYearMonth";
    static final int FIELDS = CalendarFields.YEAR | CalendarFields.MONTH | CalendarFields.MONTH_CODE;

    private PlainYearMonthConstructor() {}

    // Temporal.PlainYearMonth ( isoYear, isoMonth [ , calendar [ , referenceISODay ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth
    @Builtin(constructor = true, names = "PlainYearMonth", length = 2)
    static Object construct(
            Realm realm,
            Object self,
            JsObject newTarget,
            Object isoYear,
            Object isoMonth,
            Object calendar,
            Object referenceDay) {
        TemporalErrors.requireNew(newTarget, NAME);
        double year = Conversion.toIntegerWithTruncation(isoYear);
        double month = Conversion.toIntegerWithTruncation(isoMonth);
        CalendarSystem system = Conversion.calendarArgument(calendar);
        double day = Conversion.toIntegerOr(referenceDay, 1);
        return PlainYearMonthObject.create(newTarget, PlainDateConstructor.requireDate(year, month, day), system);
    }

    // Temporal.PlainYearMonth.from ( item [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object item, Object options) {
        return toYearMonth(realm, item, options, NAME + ".from");
    }

    // Temporal.PlainYearMonth.compare ( one, two )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.compare
    @Builtin
    static int compare(Realm realm, Object self, Object one, Object two) {
        PlainYearMonthObject first = toYearMonth(realm, one, Undefined.INSTANCE, NAME + ".compare");
        return first.date()
                .compareTo(toYearMonth(realm, two, Undefined.INSTANCE, NAME + ".compare")
                        .date());
    }

    // ToTemporalYearMonth ( item [ , options ] )
    static PlainYearMonthObject toYearMonth(Realm realm, Object item, Object options, String method) {
        if (item instanceof CharSequence text) return parse(realm, text.toString(), options, method);
        if (!(item instanceof JsObject object)) {
            throw TemporalErrors.type("YearMonth argument must be object or string.");
        }
        if (object instanceof PlainYearMonthObject yearMonth) {
            TemporalOptions.of(options, method).overflow();
            return PlainYearMonthObject.create(realm, yearMonth.date(), yearMonth.calendar());
        }
        CalendarSystem calendar = Conversion.calendarOf(object);
        CalendarFields fields = FieldReading.read(calendar, object, FIELDS, 0);
        Overflow overflow = TemporalOptions.of(options, method).overflow();
        return PlainYearMonthObject.create(realm, CalendarResolution.yearMonth(calendar, fields, overflow), calendar);
    }

    private static PlainYearMonthObject parse(Realm realm, String text, Object options, String method) {
        try {
            IsoString parsed = IsoParser.yearMonth(text);
            CalendarSystem calendar = Conversion.annotatedCalendar(parsed.calendar());
            TemporalOptions.of(options, method).overflow();
            if (!parsed.date().isMonthWithinLimits()) {
                throw TemporalErrors.range("YearMonth is not within ISO date time limits.");
            }
            CalendarFields fields = FieldReading.ofDate(calendar, parsed.date(), CalendarFields.YEAR);
            return PlainYearMonthObject.create(
                    realm, CalendarResolution.yearMonth(calendar, fields, Overflow.CONSTRAIN), calendar);
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
