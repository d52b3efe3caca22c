package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The text of Date's toLocaleString methods. */
public final class DateText {
    private DateText() {}

    // Date.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-date.prototype.tolocalestring
    /** The text of a time value that is not NaN. */
    public static String format(
            Realm realm,
            double time,
            Object locales,
            Object options,
            DateTimeComponents.Kind required,
            DateTimeComponents.Kind defaults) {
        DateTimeFormatObject format = DateTimeFormatObject.create(
                realm,
                realm.intrinsic(Intrinsic.INTL_DATE_TIME_FORMAT_PROTOTYPE),
                locales,
                options,
                required,
                defaults,
                "Date.prototype.toLocaleString",
                null);
        return DateParts.text(format.formatters(), time);
    }
}
