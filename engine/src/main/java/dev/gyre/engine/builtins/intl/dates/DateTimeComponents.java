package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.intl.context.FormatterKey;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import java.util.Arrays;
import java.util.List;

/**
 * The components of a date and a time that the options of a DateTimeFormat ask for; null for those that they do not.
 *
 * @param fractionalSecondDigits 0 if it is not asked for
 */
// https://tc39.es/ecma402/#table-datetimeformat-components
public record DateTimeComponents(
        String weekday,
        String era,
        String year,
        String month,
        String day,
        String dayPeriod,
        String hour,
        String minute,
        String second,
        int fractionalSecondDigits,
        String timeZoneName,
        String dateStyle,
        String timeStyle)
        implements FormatterKey {
    @Override
    public List<Object> values() {
        return Arrays.asList(
                weekday,
                era,
                year,
                month,
                day,
                dayPeriod,
                hour,
                minute,
                second,
                fractionalSecondDigits,
                timeZoneName,
                dateStyle,
                timeStyle);
    }

    /** The components that an operation needs or adds. */
    // GetDateTimeFormat ( formats, matcher, options, required, defaults, inherit ),
    // https://tc39.es/ecma402/#sec-getdatetimeformat
    public enum Kind {
        DATE(true, true, true, false),
        TIME(false, false, false, true),
        YEAR_MONTH(true, true, false, false),
        MONTH_DAY(false, true, true, false),
        /** Either a date or a time as a requirement, both as defaults. */
        ANY(true, true, true, true),
        /** As a default: a date, a time and the name of the time zone. */
        ZONED_DATE_TIME(true, true, true, true);

        private final boolean hasYear;
        private final boolean hasMonth;
        private final boolean hasDay;
        private final boolean hasTime;

        Kind(boolean hasYear, boolean hasMonth, boolean hasDay, boolean hasTime) {
            this.hasYear = hasYear;
            this.hasMonth = hasMonth;
            this.hasDay = hasDay;
            this.hasTime = hasTime;
        }

        private boolean hasWeekday() {
            return hasYear && hasDay;
        }
    }

    private static final String[] NAMES = {"narrow", "short", "long"};
    private static final String[] NUMBERS = {"2-digit", "numeric"};
    private static final String[] MONTHS = {"2-digit", "numeric", "narrow", "short", "long"};
    private static final String[] STYLES = {"full", "long", "medium", "short"};

    // CreateDateTimeFormat ( newTarget, locales, options, required, defaults ),
    // https://tc39.es/ecma402/#sec-createdatetimeformat
    /** Reads the options from weekday on. */
    static DateTimeComponents read(OptionReader options) {
        String weekday = options.oneOf("weekday", null, NAMES);
        String era = options.oneOf("era", null, NAMES);
        String year = options.oneOf("year", null, NUMBERS);
        String month = options.oneOf("month", null, MONTHS);
        String day = options.oneOf("day", null, NUMBERS);
        String dayPeriod = options.oneOf("dayPeriod", null, NAMES);
        String hour = options.oneOf("hour", null, NUMBERS);
        String minute = options.oneOf("minute", null, NUMBERS);
        String second = options.oneOf("second", null, NUMBERS);
        int fraction = options.number("fractionalSecondDigits", 1, 3, 0);
        String zone = options.oneOf(
                "timeZoneName", null, "short", "long", "shortOffset", "longOffset", "shortGeneric", "longGeneric");
        options.oneOf("formatMatcher", "best fit", "basic", "best fit");
        String dateStyle = options.oneOf("dateStyle", null, STYLES);
        String timeStyle = options.oneOf("timeStyle", null, STYLES);
        return new DateTimeComponents(
                weekday, era, year, month, day, dayPeriod, hour, minute, second, fraction, zone, dateStyle, timeStyle);
    }

    /** With defaults in place of missing components; throws a TypeError for styles that conflict with components or with what is required. */
    DateTimeComponents completed(Kind required, Kind defaults) {
        if (hasStyle()) {
            checkStyles(required);
            return this;
        }
        return hasAnyOf(required) ? this : withDefaults(defaults);
    }

    /** Those of a kind, or its defaults if there are none of any kind; null if there are only others. */
    DateTimeComponents relevantTo(Kind kind) {
        if (hasAnyOf(kind)) return only(kind);
        return hasAnyOf(Kind.ANY) ? null : only(kind).withDefaults(kind);
    }

    /** Whether there is a style of dates or times. */
    boolean hasStyle() {
        return dateStyle != null || timeStyle != null;
    }

    /** The same styles without that of dates or of times; null if no style is left. */
    DateTimeComponents stylesOf(boolean dates, boolean times) {
        String ofDates = dates ? dateStyle : null, ofTimes = times ? timeStyle : null;
        if (ofDates == null && ofTimes == null) return null;
        return new DateTimeComponents(null, null, null, null, null, null, null, null, null, 0, null, ofDates, ofTimes);
    }

    private boolean hasComponents() {
        return weekday != null
                || era != null
                || year != null
                || month != null
                || day != null
                || dayPeriod != null
                || hour != null
                || minute != null
                || second != null
                || fractionalSecondDigits != 0
                || timeZoneName != null;
    }

    private void checkStyles(Kind required) {
        if (hasComponents()) throw Errors.typeError("Invalid option : option");
        if (required == Kind.DATE && timeStyle != null) throw Errors.typeError("Invalid option : timeStyle");
        if (required == Kind.TIME && dateStyle != null) throw Errors.typeError("Invalid option : dateStyle");
    }

    private boolean hasTime() {
        return dayPeriod != null || hour != null || minute != null || second != null || fractionalSecondDigits != 0;
    }

    private boolean hasAnyOf(Kind kind) {
        return kind.hasWeekday() && weekday != null
                || kind.hasYear && year != null
                || kind.hasMonth && month != null
                || kind.hasDay && day != null
                || kind.hasTime && hasTime();
    }

    private DateTimeComponents only(Kind kind) {
        return new DateTimeComponents(
                kind.hasWeekday() ? weekday : null,
                kind.hasYear ? era : null,
                kind.hasYear ? year : null,
                kind.hasMonth ? month : null,
                kind.hasDay ? day : null,
                kind.hasTime ? dayPeriod : null,
                kind.hasTime ? hour : null,
                kind.hasTime ? minute : null,
                kind.hasTime ? second : null,
                kind.hasTime ? fractionalSecondDigits : 0,
                null,
                null,
                null);
    }

    private DateTimeComponents withDefaults(Kind defaults) {
        return new DateTimeComponents(
                weekday,
                era,
                defaults.hasYear ? "numeric" : year,
                defaults.hasMonth ? "numeric" : month,
                defaults.hasDay ? "numeric" : day,
                dayPeriod,
                defaults.hasTime ? "numeric" : hour,
                defaults.hasTime ? "numeric" : minute,
                defaults.hasTime ? "numeric" : second,
                fractionalSecondDigits,
                defaults == Kind.ZONED_DATE_TIME && timeZoneName == null ? "short" : timeZoneName,
                null,
                null);
    }

    /** Whether there is a time style or an hour, so that there is an hour cycle. */
    boolean hasHour() {
        return hour != null || timeStyle != null;
    }

    /** ICU's skeleton, in which {@code hourSymbol} stands for the hour. */
    // https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
    String skeleton(char hourSymbol) {
        StringBuilder skeleton = new StringBuilder();
        if (weekday != null) skeleton.append(named("E", weekday, 5, 3, 4));
        if (era != null) skeleton.append(named("G", era, 5, 3, 4));
        if (year != null) skeleton.append(year.equals("2-digit") ? "yy" : "y");
        if (month != null)
            skeleton.append(
                    month.equals("numeric") ? "M" : month.equals("2-digit") ? "MM" : named("M", month, 5, 3, 4));
        if (day != null) skeleton.append(day.equals("2-digit") ? "dd" : "d");
        boolean twelveHours = hourSymbol == 'h' || hourSymbol == 'K';
        if (dayPeriod != null && (hour == null || twelveHours)) skeleton.append(named("B", dayPeriod, 5, 1, 4));
        if (hour != null) skeleton.append(String.valueOf(hourSymbol).repeat(hour.equals("2-digit") ? 2 : 1));
        if (minute != null) skeleton.append(minute.equals("2-digit") ? "mm" : "m");
        if (second != null) skeleton.append(second.equals("2-digit") ? "ss" : "s");
        skeleton.repeat('S', fractionalSecondDigits);
        if (timeZoneName != null) {
            skeleton.append(
                    switch (timeZoneName) {
                        case "short" -> "z";
                        case "long" -> "zzzz";
                        case "shortOffset" -> "O";
                        case "longOffset" -> "OOOO";
                        case "shortGeneric" -> "v";
                        default -> "vvvv";
                    });
        }
        return skeleton.toString();
    }

    private static String named(String symbol, String width, int narrow, int brief, int wide) {
        return symbol.repeat(width.equals("narrow") ? narrow : width.equals("short") ? brief : wide);
    }
}
