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
import dev.gyre.engine.runtime.value.Undefined;

/** The Temporal.PlainDate constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-plaindate-constructor
@BuiltinObject(intrinsic = "%Temporal.PlainDate%")
public final class PlainDateConstructor {
    private static final String NAME = "Temporal.PlainDate";

    private PlainDateConstructor() {}

    // Temporal.PlainDate ( isoYear, isoMonth, isoDay [ , calendar ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate
    @Builtin(constructor = true, names = "PlainDate", length = 3)
    static Object construct(
            Realm realm,
            Object self,
            JsObject newTarget,
            Object isoYear,
            Object isoMonth,
            Object isoDay,
            Object calendar) {
        TemporalErrors.requireNew(newTarget, NAME);
        double year = Conversion.toIntegerWithTruncation(isoYear);
        double month = Conversion.toIntegerWithTruncation(isoMonth);
        double day = Conversion.toIntegerWithTruncation(isoDay);
        CalendarSystem system = Conversion.calendarArgument(calendar);
        return PlainDateObject.create(newTarget, requireDate(year, month, day), system);
    }

    /** The date of three numbers; throws a RangeError if there is none. */
    static IsoDate requireDate(double year, double month, double day) {
        if (!IsoDate.isValid(year, month, day) || Math.abs(year) > CalendarSystem.MAX_YEAR) {
            throw TemporalErrors.range("Invalid ISO date.");
        }
        return new IsoDate((int) year, (int) month, (int) day);
    }

    // Temporal.PlainDate.from ( item [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object item, Object options) {
        return toDate(realm, item, options, NAME + ".from");
    }

    // Temporal.PlainDate.compare ( one, two )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.compare
    @Builtin
    static int compare(Realm realm, Object self, Object one, Object two) {
        PlainDateObject first = toDate(realm, one, NAME + ".compare");
        return first.date().compareTo(toDate(realm, two, NAME + ".compare").date());
    }

    static PlainDateObject toDate(Realm realm, Object item, String method) {
        return item instanceof PlainDateObject date ? date : toDate(realm, item, Undefined.INSTANCE, method);
    }

    // ToTemporalDate ( item [ , options ] )
    static PlainDateObject toDate(Realm realm, Object item, Object options, String method) {
        if (item instanceof CharSequence text) return parse(realm, text.toString(), options, method);
        if (!(item instanceof JsObject object)) throw TemporalErrors.type("Date argument must be object or string.");
        IsoDate date = dateOf(object);
        if (date != null) {
            TemporalOptions.of(options, method).overflow();
            return PlainDateObject.create(realm, date, ((CalendarObject) object).calendar());
        }
        CalendarSystem calendar = Conversion.calendarOf(object);
        CalendarFields fields = FieldReading.read(calendar, object, CalendarFields.DATE, 0);
        Overflow overflow = TemporalOptions.of(options, method).overflow();
        return PlainDateObject.create(realm, CalendarResolution.date(calendar, fields, overflow), calendar);
    }

    /** The date of an object that has one with a year, or null. */
    private static IsoDate dateOf(JsObject object) {
        return switch (object) {
            case PlainDateObject date -> date.date();
            case PlainDateTimeObject dateTime -> dateTime.dateTime().date();
            case ZonedDateTimeObject zoned -> zoned.dateTime().date();
            default -> null;
        };
    }

    private static PlainDateObject parse(Realm realm, String text, Object options, String method) {
        try {
            IsoString parsed = IsoParser.dateTime(text);
            CalendarSystem calendar = Conversion.annotatedCalendar(parsed.calendar());
            TemporalOptions.of(options, method).overflow();
            return PlainDateObject.create(realm, parsed.date(), calendar);
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
