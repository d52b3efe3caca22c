package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.builtins.intl.dates.DateText;
import dev.gyre.engine.builtins.intl.dates.DateTimeComponents.Kind;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The text of toLocaleString, toLocaleDateString and toLocaleTimeString; in en-US without options without ICU's classes and data. */
final class LocaleDateText {
    /** What a method shows. */
    enum Shown {
        DATE,
        TIME,
        ALL
    }

    private LocaleDateText() {}

    static String format(Realm realm, double t, Object locales, Object options, Shown shown) {
        if (options == Undefined.INSTANCE && isEnglish(realm, locales)) return english(DateTime.localTime(t), shown);
        return switch (shown) {
            case DATE -> DateText.format(realm, t, locales, options, Kind.DATE, Kind.DATE);
            case TIME -> DateText.format(realm, t, locales, options, Kind.TIME, Kind.TIME);
            case ALL -> DateText.format(realm, t, locales, options, Kind.ANY, Kind.ANY);
        };
    }

    private static boolean isEnglish(Realm realm, Object locales) {
        Object tag = locales == Undefined.INSTANCE ? LocaleNegotiation.defaultLocale(realm) : locales;
        return tag instanceof CharSequence text && text.toString().equals("en-US");
    }

    private static String english(double local, Shown shown) {
        if (shown == Shown.DATE) return date(local);
        return shown == Shown.TIME ? time(local) : date(local) + ", " + time(local);
    }

    private static String date(double local) {
        int[] civil = DateTime.civil(DateTime.day(local));
        // Years before year 1 are counted backwards from it, without an era.
        int year = civil[0] > 0 ? civil[0] : 1 - civil[0];
        return (civil[1] + 1) + "/" + civil[2] + "/" + year;
    }

    private static String time(double local) {
        int seconds = (int) (DateTime.timeWithinDay(local) / DateTime.MS_PER_SECOND);
        int hours = seconds / 3600;
        return (hours + 11) % 12 + 1 + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
                + (hours < 12 ? " AM" : " PM");
    }

    private static String twoDigits(int value) {
        return value < 10 ? "0" + value : Integer.toString(value);
    }
}
