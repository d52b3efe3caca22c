package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.DateIntervalFormat;
import com.ibm.icu.text.DateIntervalInfo;
import com.ibm.icu.text.SimpleDateFormat;
import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.GregorianCalendar;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.intl.context.FormatterKey;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.runtime.realm.Realm;
import java.time.zone.ZoneRules;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.function.Function;

/** ICU's formatters for a DateTimeFormat. */
final class DateFormatters {
    /**
     * What decides them.
     *
     * @param calendar null for the locale's, and so for the numbering system
     * @param hour12 null if the option was not given
     * @param hourCycle of the option or the tag, null if neither gives one
     * @param fields the letters of the fields in ICU's skeletons that the pattern of a style may have; null for all
     */
    record Key(
            String dataLocale,
            String calendar,
            String numberingSystem,
            String timeZone,
            Boolean hour12,
            HourCycle hourCycle,
            DateTimeComponents components,
            String fields)
            implements FormatterKey {
        @Override
        public List<Object> values() {
            return Arrays.asList(
                    Key.class,
                    dataLocale,
                    calendar,
                    numberingSystem,
                    timeZone,
                    hour12,
                    hourCycle,
                    components.values(),
                    fields);
        }

        /** The key for another format of the same locale. */
        Key with(String otherTimeZone, DateTimeComponents otherComponents, String fieldsOrNull) {
            return new Key(
                    dataLocale,
                    calendar,
                    numberingSystem,
                    otherTimeZone,
                    hour12,
                    hourCycle,
                    otherComponents,
                    fieldsOrNull);
        }
    }

    /** Makes the formatters of a key. */
    private record Maker(Realm realm) implements Function<Key, DateFormatters> {
        @Override
        public DateFormatters apply(Key key) {
            return new DateFormatters(realm, key);
        }
    }

    private final DatePatterns patterns;
    private final HourCycle hourCycle;
    private final String pattern;
    private final String timeZone;
    private final UsualNames names;
    private final UsualFormat usual;
    /** The styles, if their pattern has numerals of its own for some fields; otherwise null. */
    private final DateTimeComponents numerals;
    /** Null before its first use. */
    private SimpleDateFormat format;

    private DateIntervalFormat intervals;

    private DateFormatters(Realm realm, Key key) {
        patterns = DatePatterns.of(realm, tag(key), key.calendar == null ? key.dataLocale : null);
        hourCycle = hourCycle(key, patterns);
        pattern = key.components.hasStyle()
                ? stylePattern(patterns, key)
                : patterns.best(key.components.skeleton(hourCycle.symbol()), hourCycle);
        numerals = hasNumerals(key.components) ? key.components : null;
        timeZone = key.timeZone;
        names = key.numberingSystem == null && patterns.isGregorian() ? UsualNames.of(realm, key.dataLocale) : null;
        ZoneRules zone = names == null ? null : TimeZones.rules(realm, timeZone);
        usual = zone == null || numerals != null ? null : UsualFormat.of(pattern, names, zone);
    }

    static DateFormatters of(Realm realm, Key key) {
        return IntlContext.of(realm).cached(key, new Maker(realm));
    }

    private boolean hasNumerals(DateTimeComponents components) {
        if (components.dateStyle() == null || !patterns.hasNumerals(style(components.dateStyle()))) return false;
        return pattern.equals(patterns.styled(style(components.dateStyle()), style(components.timeStyle())));
    }

    private static String tag(Key key) {
        StringBuilder tag = new StringBuilder(key.dataLocale);
        if (key.calendar != null || key.numberingSystem != null) tag.append("-u");
        if (key.calendar != null) tag.append("-ca-").append(key.calendar);
        if (key.numberingSystem != null) tag.append("-nu-").append(key.numberingSystem);
        return tag.toString();
    }

    private static HourCycle hourCycle(Key key, DatePatterns patterns) {
        if (key.hour12 == null && key.hourCycle != null) return key.hourCycle;
        HourCycle customary = patterns.customaryCycle();
        if (key.hour12 == null) return customary;
        return HourCycle.of(key.hour12, customary, patterns.region());
    }

    // DateTimeStyleFormat ( dateStyle, timeStyle, styles ), https://tc39.es/ecma402/#sec-date-time-style-format
    // AdjustDateTimeStyleFormat ( formats, baseFormat, matcher, allowedOptions ),
    // https://tc39.es/ecma402/#sec-adjustdatetimestyleformat
    private String stylePattern(DatePatterns patterns, Key key) {
        DateTimeComponents components = key.components;
        String pattern = patterns.styled(style(components.dateStyle()), style(components.timeStyle()));
        boolean fits = components.timeStyle() == null || HourCycle.inPattern(pattern) == hourCycle;
        if (fits && key.fields == null) return pattern;
        StringBuilder skeleton = new StringBuilder();
        for (char c : DatePatterns.skeleton(pattern).toCharArray()) {
            if (key.fields != null && key.fields.indexOf(c) < 0) fits = false;
            else if (c == 'h' || c == 'H' || c == 'k' || c == 'K') skeleton.append(hourCycle.symbol());
            else if (c != 'a' && c != 'b' && c != 'B') skeleton.append(c);
        }
        return fits ? pattern : patterns.best(skeleton.toString(), hourCycle);
    }

    // Null is not a case of the switch, for which the JVM would generate a class at a program's first format.
    private static int style(String styleOrNull) {
        if (styleOrNull == null) return DateFormat.NONE;
        return switch (styleOrNull) {
            case "full" -> DateFormat.FULL;
            case "long" -> DateFormat.LONG;
            case "medium" -> DateFormat.MEDIUM;
            default -> DateFormat.SHORT;
        };
    }

    /** The calendar without the change from the Julian one, and with the zone's rules for all times. */
    private static Calendar proleptic(Calendar calendar) {
        if (calendar instanceof GregorianCalendar gregorian) gregorian.setGregorianChange(new Date(Long.MIN_VALUE));
        return calendar;
    }

    /** Formats as {@link #format}, without ICU; or null. */
    UsualFormat usual() {
        return usual;
    }

    SimpleDateFormat format() {
        if (format == null) {
            ULocale calendarLocale = patterns.calendarLocale();
            format = numerals == null ? new SimpleDateFormat(pattern, calendarLocale) : styled(calendarLocale);
            format.setCalendar(proleptic(Calendar.getInstance(TimeZones.icuZone(timeZone), calendarLocale)));
        }
        return format;
    }

    /** ICU's format of the styles, which knows the numerals. */
    private SimpleDateFormat styled(ULocale locale) {
        SimpleDateFormat styled = (SimpleDateFormat)
                DateFormat.getDateTimeInstance(style(numerals.dateStyle()), style(numerals.timeStyle()), locale);
        styled.applyPattern(pattern);
        return styled;
    }

    String pattern() {
        return pattern;
    }

    /** Whether the locale has Latin digits, without asking ICU. */
    boolean hasLatinDigits() {
        return names != null;
    }

    HourCycle hourCycle() {
        return hourCycle;
    }

    /** ICU's identifier of the calendar in BCP 47. */
    String calendarType() {
        if (patterns.isGregorian()) return "gregory";
        return ULocale.toUnicodeLocaleType("ca", format().getCalendar().getType());
    }

    Calendar at(double time) {
        Calendar calendar = (Calendar) format().getCalendar().clone();
        calendar.setTimeInMillis((long) time);
        return calendar;
    }

    /** The texts before, between and after the dates of a range in the locale's general pattern. */
    String[] fallbackPattern() {
        String pattern = new DateIntervalInfo(patterns.locale()).getFallbackIntervalPattern();
        return pattern.split("\\{[01]}", -1);
    }

    DateIntervalFormat intervals() {
        if (intervals == null) {
            ULocale locale = patterns.locale();
            ULocale withCycle =
                    HourCycle.inPattern(pattern()) == null ? locale : locale.setKeywordValue("hours", hourCycle.type());
            String skeleton = DatePatterns.skeleton(pattern());
            // With an info of its own, since a format from ICU4J's cache has lost its patterns of dates and of times.
            intervals = DateIntervalFormat.getInstance(skeleton, withCycle, new DateIntervalInfo(withCycle));
            intervals.setTimeZone(format().getTimeZone());
        }
        return intervals;
    }
}
