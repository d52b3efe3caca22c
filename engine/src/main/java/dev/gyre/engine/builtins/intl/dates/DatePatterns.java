package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.DateTimePatternGenerator;
import com.ibm.icu.text.SimpleDateFormat;
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
        if (DateFormat.getTimeInstance(DateFormat.LONG, locale) instanceof SimpleDateFormat longTime)
            made.addPattern(longTime.toPattern(), true, new DateTimePatternGenerator.PatternInfo());
        return made;
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
        String pattern = icuStyled(gregorian, dateStyle, timeStyle);
        if (dateStyle != DateFormat.NONE)
            pattern = pattern.replace(
                    icuStyled(gregorian, dateStyle, DateFormat.NONE), iso.getString(FIRST_DATE_STYLE + dateStyle));
        return timeStyle == DateFormat.NONE
                ? pattern
                : pattern.replace(icuStyled(gregorian, DateFormat.NONE, timeStyle), iso.getString(timeStyle));
    }

    private static String icuStyled(ULocale locale, int dateStyle, int timeStyle) {
        return ((SimpleDateFormat) DateFormat.getDateTimeInstance(dateStyle, timeStyle, locale)).toPattern();
    }

    /** The skeleton of a pattern, which is the same in all locales. */
    static String skeleton(String pattern) {
        return DateTimePatternGenerator.getEmptyInstance().getSkeleton(pattern);
    }
}
