package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.OffsetOption;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.parse.IsoParser;
import dev.gyre.engine.builtins.temporal.parse.IsoString;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The Temporal.ZonedDateTime constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-zoneddatetime-constructor
@BuiltinObject(intrinsic = "%Temporal.ZonedDateTime%")
public final class ZonedDateTimeConstructor {
    private static final String NAME = "Temporal.ZonedDateTime";
    private static final int FIELDS =
            CalendarFields.DATE | CalendarFields.TIME | CalendarFields.OFFSET | CalendarFields.TIME_ZONE;

    private ZonedDateTimeConstructor() {}

    // Temporal.ZonedDateTime ( epochNanoseconds, timeZone [ , calendar ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime
    @Builtin(constructor = true, names = "ZonedDateTime", length = 2)
    static Object construct(
            Realm realm, Object self, JsObject newTarget, Object epochNanoseconds, Object timeZone, Object calendar) {
        TemporalErrors.requireNew(newTarget, NAME);
        Nanoseconds epoch = InstantConstructor.toEpoch(epochNanoseconds);
        if (!(timeZone instanceof CharSequence name)) throw TemporalErrors.type("Time zone must be string.");
        TimeZone zone = Conversion.annotatedTimeZone(name.toString());
        return ZonedDateTimeObject.create(newTarget, epoch, zone, Conversion.calendarArgument(calendar));
    }

    // Temporal.ZonedDateTime.from ( item [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object item, Object options) {
        return toZonedDateTime(realm, item, options, NAME + ".from");
    }

    // Temporal.ZonedDateTime.compare ( one, two )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.compare
    @Builtin
    static int compare(Realm realm, Object self, Object one, Object two) {
        ZonedDateTimeObject first = toZonedDateTime(realm, one, Undefined.INSTANCE, NAME + ".compare");
        return first.epoch()
                .compareTo(toZonedDateTime(realm, two, Undefined.INSTANCE, NAME + ".compare")
                        .epoch());
    }

    // ToTemporalZonedDateTime ( item [ , options ] )
    static ZonedDateTimeObject toZonedDateTime(Realm realm, Object item, Object options, String method) {
        if (item instanceof CharSequence text) return parse(realm, text.toString(), options, method);
        if (!(item instanceof JsObject object)) {
            throw TemporalErrors.type("ZonedDateTime argument must be object or string.");
        }
        if (object instanceof ZonedDateTimeObject zoned) {
            TemporalOptions read = TemporalOptions.of(options, method);
            read.disambiguation();
            read.offset(OffsetOption.REJECT);
            read.overflow();
            return zoned.with(realm, zoned.epoch());
        }
        return ofFields(realm, object, options, method);
    }

    private static ZonedDateTimeObject ofFields(Realm realm, JsObject object, Object options, String method) {
        CalendarSystem calendar = Conversion.calendarOf(object);
        CalendarFields fields = FieldReading.read(calendar, object, FIELDS, CalendarFields.TIME_ZONE);
        TemporalOptions read = TemporalOptions.of(options, method);
        Disambiguation disambiguation = read.disambiguation();
        OffsetOption offset = read.offset(OffsetOption.REJECT);
        Overflow overflow = read.overflow();
        IsoDateTime dateTime = FieldReading.dateTime(calendar, fields, overflow);
        TimeZone zone = fields.timeZone();
        Nanoseconds epoch = new ZonedInterpretation(zone, disambiguation, offset, ZonedInterpretation.Match.EXACTLY)
                .of(dateTime, fields.offset());
        return ZonedDateTimeObject.create(realm, epoch, zone, calendar);
    }

    private static ZonedDateTimeObject parse(Realm realm, String text, Object options, String method) {
        try {
            IsoString parsed = IsoParser.zonedDateTime(text);
            TimeZone zone = Conversion.annotatedTimeZone(parsed.timeZone());
            CalendarSystem calendar = Conversion.annotatedCalendar(parsed.calendar());
            TemporalOptions read = TemporalOptions.of(options, method);
            Disambiguation disambiguation = read.disambiguation();
            OffsetOption offset = read.offset(OffsetOption.REJECT);
            read.overflow();
            Nanoseconds epoch = ZonedInterpretation.ofText(parsed, zone, disambiguation, offset);
            return ZonedDateTimeObject.create(realm, epoch, zone, calendar);
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
