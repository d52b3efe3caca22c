package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.intl.dates.DateTimeComponents.Kind;
import dev.gyre.engine.builtins.temporal.InstantObject;
import dev.gyre.engine.builtins.temporal.PlainDateTimeObject;
import dev.gyre.engine.builtins.temporal.PlainTimeObject;
import dev.gyre.engine.builtins.temporal.ZonedDateTimeObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The text of the toLocaleString methods of Temporal's dates and times. */
public final class TemporalText {
    private TemporalText() {}

    // Temporal.PlainDate.prototype.toLocaleString ( [ locales [ , options ] ] ) and those of the other types,
    // https://tc39.es/proposal-temporal/#sup-properties-of-the-temporal-plaindate-prototype-object
    /** The text of an object that is not a duration. */
    public static String of(Realm realm, JsObject temporal, Object locales, Object options) {
        if (temporal instanceof ZonedDateTimeObject zoned) return ofZoned(realm, zoned, locales, options);
        Kind required = switch (temporal) {
            case PlainTimeObject _ -> Kind.TIME;
            case PlainDateTimeObject _, InstantObject _ -> Kind.ANY;
            default -> Kind.DATE;
        };
        DateTimeFormatObject format = create(realm, locales, options, required, null);
        return text(FormattableTime.of(realm, format, temporal));
    }

    // Temporal.ZonedDateTime.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/proposal-temporal/#sup-temporal.zoneddatetime.prototype.tolocalestring
    private static String ofZoned(Realm realm, ZonedDateTimeObject zoned, Object locales, Object options) {
        DateTimeFormatObject format =
                create(realm, locales, options, Kind.ANY, zoned.zone().id());
        FormattableTime.requireCalendar(format, zoned, zoned.calendar().isIso());
        return text(FormattableTime.ofInstant(realm, format, zoned.epoch()));
    }

    private static DateTimeFormatObject create(
            Realm realm, Object locales, Object options, Kind kind, String zoneOrNull) {
        JsObject prototype = realm.intrinsic(Intrinsic.INTL_DATE_TIME_FORMAT_PROTOTYPE);
        String service = "Intl.DateTimeFormat";
        return DateTimeFormatObject.create(realm, prototype, locales, options, kind, kind, service, zoneOrNull);
    }

    private static String text(FormattableTime value) {
        return DateParts.text(value.formatters(), value.time());
    }
}
