package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.text.DateFormat;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/**
 * What ICU's DateTimePatternGenerator answers for the skeletons that programs use most, for one locale. It comes from a table, since making the
 * generator takes most of the time of a program's first DateTimeFormat.
 *
 * <p>The table, usual-patterns.txt, is a {@link LocaleTable} in which a locale has its likely region and, if that is not the Gregorian one, ICU's name of
 * its calendar, as th:TH:buddhist. A row has, between tabs, the symbol of the customary hour cycle, the four patterns that join a date and a
 * time, the patterns of {@link #DATES} and {@link #TIMES}, and those of the four styles of dates and of times. {@code UsualPatternsWriter} writes it from ICU's data.
 */
final class UsualPatterns {
    static final String TABLE = "usual-patterns.txt";

    /** The calendar of locales for which the table names none. */
    static final String GREGORIAN = "gregorian";

    /** The skeletons of dates, with the fields in the order of {@link DateTimeComponents#skeleton}. */
    static final List<String> DATES = List.of(
            ("y M MM MMM MMMM MMMMM d dd EEE EEEE EEEEE yM yMM yMMM yMMMM Md MMdd MMMd MMMMd MMMdd yMd yMMdd yyMMdd yMMMd yMMMdd yMMMMd yMMMMdd"
                            + " EEEMMMd EEEEMMMMd EEEyMd EEEyMMMd EEEEyMMMMd")
                    .split(" "));

    /** The skeletons of times. */
    static final List<String> TIMES = List.of(
            ("h hm hmm hhmm hms hmmss hhmmss hmz hmsz H Hm Hmm HHmm Hms Hmmss HHmmss Hmz Hmsz ms mmss").split(" "));

    private static final int JOINS = 1;
    private static final int STYLES = 4;
    private static final int FIRST_DATE = JOINS + STYLES;
    private static final int DATE_STYLES = FIRST_DATE + DATES.size() + TIMES.size();
    private static final int TIME_STYLES = DATE_STYLES + STYLES;

    private final String region;
    private final String calendar;
    private final String[] row;

    private UsualPatterns(String region, String calendar, String[] row) {
        this.region = region;
        this.calendar = calendar;
        this.row = row;
    }

    /** Those of a canonical tag without extensions, or null if there are none. */
    static UsualPatterns of(Realm realm, String tag) {
        return of(LocaleTable.of(realm, TABLE, tag));
    }

    static UsualPatterns of(LocaleTable rowOrNull) {
        if (rowOrNull == null) return null;
        String regionAndCalendar = rowOrNull.ofLocale();
        int colon = regionAndCalendar.indexOf(':');
        return colon < 0
                ? new UsualPatterns(regionAndCalendar, GREGORIAN, rowOrNull.row())
                : new UsualPatterns(
                        regionAndCalendar.substring(0, colon), regionAndCalendar.substring(colon + 1), rowOrNull.row());
    }

    /** The region of the locale, or the likely one if it has none; empty for a language that no region is known for. */
    String region() {
        return region;
    }

    /** ICU's name of the calendar that the locale uses. */
    String calendar() {
        return calendar;
    }

    /** The cycle of hours that the locale uses. */
    HourCycle customaryCycle() {
        for (HourCycle cycle : HourCycle.values()) if (cycle.symbol() == row[0].charAt(0)) return cycle;
        throw new IllegalStateException(row[0]);
    }

    /** The generator's best pattern for a skeleton, or null if the table does not give it. */
    String best(String skeleton) {
        int split = 0;
        while (split < skeleton.length() && "EyMd".indexOf(skeleton.charAt(split)) >= 0) split++;
        String date = skeleton.substring(0, split);
        String datePattern = split == 0 ? null : pattern(DATES, date, FIRST_DATE);
        if (split == skeleton.length()) return datePattern;
        if (split > 0 && (datePattern == null || !isJoined(date))) return null;
        String timePattern = pattern(TIMES, skeleton.substring(split), FIRST_DATE + DATES.size());
        if (split == 0 || timePattern == null) return timePattern;
        return joined(style(date), datePattern, timePattern);
    }

    /**
     * The pattern of a style of dates, of one of times or of both.
     *
     * @param dateStyle of ICU's DateFormat, from FULL to SHORT, or NONE
     * @param timeStyle likewise; NONE for at most one of them
     */
    String styled(int dateStyle, int timeStyle) {
        if (dateStyle == DateFormat.NONE) return row[TIME_STYLES + timeStyle];
        String datePattern = row[DATE_STYLES + dateStyle];
        return timeStyle == DateFormat.NONE
                ? datePattern
                : joined(dateStyle, datePattern, row[TIME_STYLES + timeStyle]);
    }

    private String joined(int style, String datePattern, String timePattern) {
        return row[JOINS + style].replace("{0}", timePattern).replace("{1}", datePattern);
    }

    private String pattern(List<String> skeletons, String skeleton, int first) {
        int index = skeletons.indexOf(skeleton);
        return index < 0 ? null : row[first + index];
    }

    /** Whether the date has a pattern that is joined with any time's; some locales have patterns for a weekday or a year with a time. */
    static boolean isJoined(String date) {
        return date.contains("M") && date.contains("d");
    }

    /** The style of the pattern that joins a date with a time, as the generator chooses it. */
    private static int style(String date) {
        if (date.contains("MMMMM")) return DateFormat.SHORT;
        if (date.contains("MMMM")) return date.contains("E") ? DateFormat.FULL : DateFormat.LONG;
        return date.contains("MMM") ? DateFormat.MEDIUM : DateFormat.SHORT;
    }
}
