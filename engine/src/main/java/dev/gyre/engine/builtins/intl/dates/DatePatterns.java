package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.DateTimePatternGenerator;
import com.ibm.icu.text.SimpleDateFormat;
import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.UResourceBundle;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.Locale;
import java.util.function.Function;

/** The patterns of a locale's dates and times. ICU's generator, which is slow to make, is made for unusual skeletons and calendars only. */
final class DatePatterns {
    /** Makes those of a locale; {@code usualTag} is null if it has a calendar that is not its usual one. */
    private record Maker(Realm realm, String tag, String usualTag) implements Function<String, DatePatterns> {
        @Override
        public DatePatterns apply(String key) {
            return new DatePatterns(tag, usualTag == null ? null : UsualPatterns.of(realm, usualTag));
        }
    }

    private static final String KEY = "patterns of ";
    private static final String ISO8601 = "iso8601";
    /** Where ICU's list of a calendar's patterns has that of the full date, after the four of times. */
    private static final int FIRST_DATE_STYLE = 4;

    /** The patterns that join a date with the time at which something is. */
    private static final String AT_TIME = "calendar/gregorian/DateTimePatterns%atTime";

    /** Where it has that which joins a full date with a time. */
    private static final int FIRST_JOIN = 9;

    private final String tag;
    private final UsualPatterns usualOrNull;
    /** Null before its first use. */
    private ULocale locale;

    private DateTimePatternGenerator generator;

    private DatePatterns(String tag, UsualPatterns usualOrNull) {
        this.tag = tag;
        this.usualOrNull = usualOrNull;
    }

    /** @param usualTag the tag without extensions; null if the locale has a calendar that is not its usual one */
    static DatePatterns of(Realm realm, String tag, String usualTag) {
        return IntlContext.of(realm).cached(KEY + tag, new Maker(realm, tag, usualTag));
    }

    /** ICU's locale. */
    ULocale locale() {
        if (locale == null) locale = ULocale.forLanguageTag(tag);
        return locale;
    }

    /** Whether the calendar is the Gregorian one, without asking ICU. */
    boolean isGregorian() {
        return usualOrNull != null && usualOrNull.calendar().equals(UsualPatterns.GREGORIAN);
    }

    private DateTimePatternGenerator generator() {
        if (generator == null) generator = generator(locale());
        return generator;
    }

    /**
     * ICU's generator for a locale. ICU4J's leaves out the long pattern of times, since it has the same fields as the full one; ICU4C's, which Node uses, takes it for a short name of
     * the time zone: 19:00:00 GMT-5 in Japanese, where the full one is 19時00分00秒 GMT-05:00.
     */
    static DateTimePatternGenerator generator(ULocale locale) {
        DateTimePatternGenerator made = DateTimePatternGenerator.getInstance(locale);
        String longTime = styled(locale, DateFormat.NONE, DateFormat.LONG);
        made.addPattern(longTime, true, new DateTimePatternGenerator.PatternInfo());
        if (ISO8601.equals(locale.getKeywordValue("calendar"))) joinAsIso(made, locale);
        return made;
    }

    /**
     * Joins dates and times as the calendar's own patterns do, if the locale has none for times of the Gregorian calendar's days ("at"), which ICU4C prefers. ICU4J joins as in the
     * Gregorian calendar in any case.
     */
    private static void joinAsIso(DateTimePatternGenerator generator, ULocale locale) {
        ICUResourceBundle bundle =
                (ICUResourceBundle) UResourceBundle.getBundleInstance(ICUData.ICU_BASE_NAME, locale.getBaseName());
        if (bundle.findWithFallback(AT_TIME) != null) return;
        ICUResourceBundle iso = bundle.getWithFallback("calendar/" + ISO8601 + "/DateTimePatterns");
        for (int style = DateFormat.FULL; style <= DateFormat.SHORT; style++)
            generator.setDateTimeFormat(style, iso.getString(FIRST_JOIN + style));
    }

    HourCycle customaryCycle() {
        return usualOrNull != null
                ? usualOrNull.customaryCycle()
                : HourCycle.of(generator().getDefaultHourCycle());
    }

    /** The region of the locale, or the likely one if it has none. */
    String region() {
        return usualOrNull != null
                ? usualOrNull.region()
                : ULocale.addLikelySubtags(locale()).getCountry();
    }

    /**
     * The locale with its calendar, and with its region as that of its calendars. ICU otherwise looks for the calendar of a locale that names none, and for
     * the likely region of one without, in tables that take a program's first use fifty milliseconds to load.
     */
    ULocale calendarLocale() {
        ULocale icu = locale();
        if (usualOrNull == null) return icu;
        ULocale named = icu.setKeywordValue("calendar", usualOrNull.calendar());
        return usualOrNull.region().length() != 2 || !icu.getCountry().isEmpty()
                ? named
                : named.setKeywordValue("rg", usualOrNull.region().toLowerCase(Locale.ROOT) + "zzzz");
    }

    /** The best pattern for an ICU skeleton whose hours are of a cycle. */
    String best(String skeleton, HourCycle cycle) {
        String usual = usualOrNull == null ? null : usualOrNull.best(skeleton);
        return cycle.applyTo(
                usual != null
                        ? usual
                        : generator().getBestPattern(skeleton, DateTimePatternGenerator.MATCH_HOUR_FIELD_LENGTH));
    }

    /**
     * The pattern of a style of dates, of one of times or of both.
     *
     * @param dateStyle of ICU's DateFormat, from FULL to SHORT, or NONE
     * @param timeStyle likewise; NONE for at most one of them
     */
    String styled(int dateStyle, int timeStyle) {
        return usualOrNull != null ? usualOrNull.styled(dateStyle, timeStyle) : styled(locale(), dateStyle, timeStyle);
    }

    /** ICU's pattern of styles. */
    static String styled(ULocale locale, int dateStyle, int timeStyle) {
        return ISO8601.equals(locale.getKeywordValue("calendar"))
                ? isoStyled(locale.setKeywordValue("calendar", UsualPatterns.GREGORIAN), dateStyle, timeStyle)
                : icuStyled(locale, dateStyle, timeStyle);
    }

    /** The Gregorian calendar's pattern, with the date and time of ISO 8601's: ICU4J's formats have none for that calendar. */
    private static String isoStyled(ULocale gregorian, int dateStyle, int timeStyle) {
        ICUResourceBundle locale =
                (ICUResourceBundle) UResourceBundle.getBundleInstance(ICUData.ICU_BASE_NAME, gregorian.getBaseName());
        UResourceBundle iso = locale.getWithFallback("calendar/" + ISO8601 + "/DateTimePatterns");
        String date = dateStyle == DateFormat.NONE ? null : iso.getString(FIRST_DATE_STYLE + dateStyle);
        if (timeStyle == DateFormat.NONE) return date;
        String time = iso.getString(timeStyle);
        if (date == null) return time;
        if (locale.findWithFallback(AT_TIME) == null)
            return iso.getString(FIRST_JOIN + dateStyle).replace("{0}", time).replace("{1}", date);
        return icuStyled(gregorian, dateStyle, timeStyle)
                .replace(icuStyled(gregorian, dateStyle, DateFormat.NONE), date)
                .replace(icuStyled(gregorian, DateFormat.NONE, timeStyle), time);
    }

    /**
     * ICU's pattern, with the calendar's own for the time: ICU4J generates one if that comes from a parent of the locale, ICU4C only if the locale has no data at all. So it is
     * 6:14:12 p. m. in Argentina, whose Spanish has it from Latin America's.
     */
    private static String icuStyled(ULocale locale, int dateStyle, int timeStyle) {
        String pattern = ((SimpleDateFormat) DateFormat.getDateTimeInstance(dateStyle, timeStyle, locale)).toPattern();
        if (timeStyle == DateFormat.NONE) return pattern;
        String generated = ((SimpleDateFormat) DateFormat.getTimeInstance(timeStyle, locale)).toPattern();
        return pattern.replace(generated, timePattern(locale, timeStyle));
    }

    private static String timePattern(ULocale locale, int timeStyle) {
        UResourceBundle pattern = calendarPatterns(locale).get(timeStyle);
        // An array has the pattern and the numbering systems of its fields.
        return pattern.getType() == UResourceBundle.ARRAY ? pattern.getString(0) : pattern.getString();
    }

    /** The patterns of the four styles of times, the four of dates, and those that join them. */
    private static ICUResourceBundle calendarPatterns(ULocale locale) {
        ICUResourceBundle bundle =
                (ICUResourceBundle) UResourceBundle.getBundleInstance(ICUData.ICU_BASE_NAME, locale.getBaseName());
        String calendar = Calendar.getInstance(locale).getType();
        ICUResourceBundle patterns = bundle.findWithFallback("calendar/" + calendar + "/DateTimePatterns");
        return patterns != null
                ? patterns
                : bundle.getWithFallback("calendar/" + UsualPatterns.GREGORIAN + "/DateTimePatterns");
    }

    /** Whether a date's style has numerals of its own for some fields, as for days and years of the Hebrew calendar; of the usual calendars, only Hawaiian months have. */
    boolean hasNumerals(int dateStyle) {
        if (isGregorian() && !tag.startsWith("haw")) return false;
        return calendarPatterns(locale()).get(FIRST_DATE_STYLE + dateStyle).getType() == UResourceBundle.ARRAY;
    }

    /** The skeleton of a pattern, which is the same in all locales. */
    static String skeleton(String pattern) {
        return DateTimePatternGenerator.getEmptyInstance().getSkeleton(pattern);
    }
}
