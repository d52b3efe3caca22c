package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.parse.IsoParser;
import dev.gyre.engine.builtins.temporal.parse.IsoString;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The Temporal.PlainDateTime constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-plaindatetime-constructor
@BuiltinObject(intrinsic = "%Temporal.PlainDateTime%")
public final class PlainDateTimeConstructor {
    private static final String NAME = "Temporal.PlainDateTime";
    private static final int CALENDAR = 9;

    private PlainDateTimeConstructor() {}

    // Temporal.PlainDateTime ( isoYear, isoMonth, isoDay [ , hour [ , minute [ , second [ , millisecond
    // [ , microsecond [ , nanosecond [ , calendar ] ] ] ] ] ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime
    @Builtin(constructor = true, names = "PlainDateTime", length = 3)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
        TemporalErrors.requireNew(newTarget, NAME);
        double year = Conversion.toIntegerWithTruncation(argument(arguments, 0));
        double month = Conversion.toIntegerWithTruncation(argument(arguments, 1));
        double day = Conversion.toIntegerWithTruncation(argument(arguments, 2));
        double[] time = PlainTimeConstructor.toComponents(arguments, 3);
        CalendarSystem calendar = Conversion.calendarArgument(argument(arguments, CALENDAR));
        IsoDate date = PlainDateConstructor.requireDate(year, month, day);
        IsoDateTime dateTime = new IsoDateTime(date, PlainTimeConstructor.requireTime(time));
        return PlainDateTimeObject.create(newTarget, dateTime, calendar);
    }

    private static Object argument(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : Undefined.INSTANCE;
    }

    // Temporal.PlainDateTime.from ( item [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object item, Object options) {
        return toDateTime(realm, item, options, NAME + ".from");
    }

    // Temporal.PlainDateTime.compare ( one, two )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.compare
    @Builtin
    static int compare(Realm realm, Object self, Object one, Object two) {
        PlainDateTimeObject first = toDateTime(realm, one, Undefined.INSTANCE, NAME + ".compare");
        return first.dateTime()
                .compareTo(toDateTime(realm, two, Undefined.INSTANCE, NAME + ".compare")
                        .dateTime());
    }

    // ToTemporalDateTime ( item [ , options ] )
    static PlainDateTimeObject toDateTime(Realm realm, Object item, Object options, String method) {
        if (item instanceof CharSequence text) return parse(realm, text.toString(), options, method);
        if (!(item instanceof JsObject object)) {
            throw TemporalErrors.type("DateTime argument must be object or string.");
        }
        IsoDateTime dateTime = dateTimeOf(object);
        if (dateTime != null) {
            TemporalOptions.of(options, method).overflow();
            return PlainDateTimeObject.create(realm, dateTime, ((CalendarObject) object).calendar());
        }
        CalendarSystem calendar = Conversion.calendarOf(object);
        CalendarFields fields = FieldReading.read(calendar, object, CalendarFields.DATE | CalendarFields.TIME, 0);
        Overflow overflow = TemporalOptions.of(options, method).overflow();
        return PlainDateTimeObject.create(realm, FieldReading.dateTime(calendar, fields, overflow), calendar);
    }

    /** The date and time of an object of Temporal, or null. */
    private static IsoDateTime dateTimeOf(JsObject object) {
        return switch (object) {
            case PlainDateTimeObject dateTime -> dateTime.dateTime();
            case ZonedDateTimeObject zoned -> zoned.dateTime();
            case PlainDateObject date -> new IsoDateTime(date.date(), 0);
            default -> null;
        };
    }

    private static PlainDateTimeObject parse(Realm realm, String text, Object options, String method) {
        try {
            IsoString parsed = IsoParser.dateTime(text);
            CalendarSystem calendar = Conversion.annotatedCalendar(parsed.calendar());
            TemporalOptions.of(options, method).overflow();
            return PlainDateTimeObject.create(
                    realm, new IsoDateTime(parsed.date(), parsed.hasTime() ? parsed.time() : 0), calendar);
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
