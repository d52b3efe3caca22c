package dev.gyre.engine.builtins.temporal;

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

/** The option relativeTo: a date, a date with time zone, or neither. */
record RelativeTo(PlainDateObject plain, ZonedDateTimeObject zoned) {
    private static final int FIELDS =
            CalendarFields.DATE | CalendarFields.TIME | CalendarFields.OFFSET | CalendarFields.TIME_ZONE;

    // GetTemporalRelativeToOption ( options )
    static RelativeTo read(Realm realm, TemporalOptions options) {
        Object value = options.get("relativeTo");
        if (value == Undefined.INSTANCE) return new RelativeTo(null, null);
        if (value instanceof CharSequence text) return parse(realm, text.toString());
        return switch (value) {
            case ZonedDateTimeObject zoned -> new RelativeTo(null, zoned);
            case PlainDateObject date -> new RelativeTo(date, null);
            case PlainDateTimeObject dateTime -> plain(realm, dateTime.dateTime(), dateTime.calendar());
            case JsObject object -> ofFields(realm, object);
            default -> throw TemporalErrors.type("relativeTo must be object or string.");
        };
    }

    private static RelativeTo plain(Realm realm, IsoDateTime dateTime, CalendarSystem calendar) {
        return new RelativeTo(PlainDateObject.create(realm, dateTime.date(), calendar), null);
    }

    private static RelativeTo ofFields(Realm realm, JsObject object) {
        CalendarSystem calendar = Conversion.calendarOf(object);
        CalendarFields fields = FieldReading.read(calendar, object, FIELDS, 0);
        IsoDateTime dateTime = FieldReading.dateTime(calendar, fields, Overflow.CONSTRAIN);
        TimeZone zone = fields.timeZone();
        if (zone == null) return plain(realm, dateTime, calendar);
        ZonedInterpretation interpretation = new ZonedInterpretation(
                zone, Disambiguation.COMPATIBLE, OffsetOption.REJECT, ZonedInterpretation.Match.EXACTLY);
        Nanoseconds epoch = interpretation.of(dateTime, fields.offset());
        return new RelativeTo(null, ZonedDateTimeObject.create(realm, epoch, zone, calendar));
    }

    private static RelativeTo parse(Realm realm, String text) {
        try {
            IsoString parsed = IsoParser.relativeTo(text);
            TimeZone zone = parsed.timeZone() == null ? null : Conversion.annotatedTimeZone(parsed.timeZone());
            CalendarSystem calendar = Conversion.annotatedCalendar(parsed.calendar());
            if (zone == null) return plain(realm, new IsoDateTime(parsed.date(), 0), calendar);
            Nanoseconds epoch =
                    ZonedInterpretation.ofText(parsed, zone, Disambiguation.COMPATIBLE, OffsetOption.REJECT);
            return new RelativeTo(null, ZonedDateTimeObject.create(realm, epoch, zone, calendar));
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
