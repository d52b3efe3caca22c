package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.TimeOfDay;
import dev.gyre.engine.builtins.temporal.parse.IsoParser;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The Temporal.PlainTime constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-plaintime-constructor
@BuiltinObject(intrinsic = "%Temporal.PlainTime%")
public final class PlainTimeConstructor {
    private static final String NAME = "Temporal.PlainTime";
    private static final int COMPONENTS = 6;

    private PlainTimeConstructor() {}

    // Temporal.PlainTime ( [ hour [ , minute [ , second [ , millisecond [ , microsecond [ , nanosecond ] ] ] ] ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime
    @Builtin(constructor = true, names = "PlainTime", length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] components) {
        TemporalErrors.requireNew(newTarget, NAME);
        return PlainTimeObject.create(newTarget, requireTime(toComponents(components, 0)));
    }

    /** Six arguments as the components of a time; those that are missing are 0. */
    static double[] toComponents(Object[] arguments, int first) {
        double[] components = new double[COMPONENTS];
        for (int i = 0; i < COMPONENTS && first + i < arguments.length; i++) {
            components[i] = Conversion.toIntegerOr(arguments[first + i], 0);
        }
        return components;
    }

    /** The time of six components; throws a RangeError if one is out of range. */
    static long requireTime(double[] c) {
        FieldReading.requireTime(c[0], c[1], c[2], c[3], c[4], c[5]);
        return TimeOfDay.constrain(c[0], c[1], c[2], c[3], c[4], c[5]);
    }

    // Temporal.PlainTime.from ( item [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object item, Object options) {
        return PlainTimeObject.create(realm, toTime(realm, item, options, NAME + ".from"));
    }

    // Temporal.PlainTime.compare ( one, two )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.compare
    @Builtin
    static int compare(Realm realm, Object self, Object one, Object two) {
        long first = toTime(realm, one, Undefined.INSTANCE, NAME + ".compare");
        return Long.compare(first, toTime(realm, two, Undefined.INSTANCE, NAME + ".compare"));
    }

    // ToTimeRecordOrMidnight ( item )
    static long toTimeOrMidnight(Realm realm, Object item, String method) {
        return item == Undefined.INSTANCE ? 0 : toTime(realm, item, Undefined.INSTANCE, method);
    }

    // ToTemporalTime ( item [ , options ] )
    static long toTime(Realm realm, Object item, Object options, String method) {
        if (item instanceof CharSequence text) return parse(text.toString(), options, method);
        if (!(item instanceof JsObject object)) throw TemporalErrors.type("Time argument must be object or string.");
        long time = timeOf(object);
        if (time >= 0) {
            TemporalOptions.of(options, method).overflow();
            return time;
        }
        CalendarFields fields = readTime(object);
        Overflow overflow = TemporalOptions.of(options, method).overflow();
        return FieldReading.time(fields, overflow);
    }

    // ToTemporalTimeRecord ( temporalTimeLike )
    static CalendarFields readTime(JsObject object) {
        CalendarFields fields = FieldReading.read(CalendarSystem.iso(), object, CalendarFields.TIME, 0);
        if (!fields.has(CalendarFields.TIME)) throw TemporalErrors.type("Must specify at least one time field.");
        return fields;
    }

    /** The time of an object of Temporal, or -1. */
    private static long timeOf(JsObject object) {
        return switch (object) {
            case PlainTimeObject time -> time.time();
            case PlainDateTimeObject dateTime -> dateTime.dateTime().time();
            case ZonedDateTimeObject zoned -> zoned.dateTime().time();
            default -> -1;
        };
    }

    private static long parse(String text, Object options, String method) {
        try {
            long time = IsoParser.time(text).time();
            TemporalOptions.of(options, method).overflow();
            return time;
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
