package dev.gyre.engine.builtins.temporal.parse;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;

/** The parser of dates and times. Each of its methods reads the text at most a few times from start to end. */
// RFC 9557 / ISO 8601 grammar, https://tc39.es/proposal-temporal/#sec-temporal-iso8601grammar
public final class IsoParser {
    private static final int LEAP_YEAR = 1972;
    private static final String ONLY_ISO = "YearMonth/MonthDay formats only allowed for ISO calendar.";

    private final TextCursor cursor;
    private int year = LEAP_YEAR;
    private boolean hasYear;
    private int month = 1;
    private int day = 1;
    private long time = IsoString.START_OF_DAY;
    private boolean utc;
    private UtcOffset offset;
    private final Annotations annotations = new Annotations();

    private IsoParser(String text) {
        cursor = new TextCursor(text);
    }

    // TemporalDateTimeString[~Zoned]
    /** A date with or without a time; there may be an offset but not Z. */
    public static IsoString dateTime(String text) throws ParseFailure {
        IsoString parsed = anyDateTime(text);
        if (parsed.utc()) throw new ParseFailure("UTC designator is not valid for plain date/time parsing.");
        return parsed;
    }

    // TemporalDateTimeString[+Zoned]
    public static IsoString zonedDateTime(String text) throws ParseFailure {
        IsoString parsed = anyDateTime(text);
        if (parsed.timeZone() == null) {
            throw new ParseFailure("Time zone annotation is required for parsing a zoned date time.");
        }
        return parsed;
    }

    // TemporalDateTimeString[+Zoned], TemporalDateTimeString[~Zoned]
    /** The value of the option relativeTo. */
    public static IsoString relativeTo(String text) throws ParseFailure {
        IsoString parsed = anyDateTime(text);
        if (parsed.utc() && parsed.timeZone() == null) {
            throw new ParseFailure("UTC designator is not valid for plain date/time parsing.");
        }
        return parsed;
    }

    // TemporalInstantString
    public static IsoString instant(String text) throws ParseFailure {
        IsoString parsed = anyDateTime(text);
        if (!parsed.utc() && parsed.offset() == null) {
            throw new ParseFailure("Required fields missing from Instant string.");
        }
        return parsed;
    }

    // TemporalTimeString
    public static IsoString time(String text) throws ParseFailure {
        IsoString alone = timeAlone(text);
        if (alone != null) return alone;
        IsoString parsed = dateTime(text);
        if (!parsed.hasTime()) {
            throw new ParseFailure("PlainTime can only be parsed from strings with a time component.");
        }
        return parsed;
    }

    // TemporalYearMonthString
    public static IsoString yearMonth(String text) throws ParseFailure {
        IsoString alone = yearMonthAlone(text);
        return alone != null ? alone : dateTime(text);
    }

    // TemporalMonthDayString
    public static IsoString monthDay(String text) throws ParseFailure {
        IsoString alone = monthDayAlone(text);
        return alone != null ? alone : dateTime(text);
    }

    /** A text of any of the formats. */
    public static IsoString any(String text) throws ParseFailure {
        IsoString parsed = timeAlone(text);
        if (parsed == null) parsed = monthDayAlone(text);
        if (parsed == null) parsed = yearMonthAlone(text);
        return parsed == null ? anyDateTime(text) : parsed;
    }

    private static IsoString anyDateTime(String text) throws ParseFailure {
        IsoParser parser = new IsoParser(text);
        parser.readDate();
        if (parser.cursor.is(' ') || parser.cursor.isLetter('t')) {
            parser.cursor.position(parser.cursor.position() + 1);
            parser.readTime(true);
        }
        return parser.finish();
    }

    /** The result of AnnotatedYearMonth, or null if the text does not begin like one. */
    private static IsoString yearMonthAlone(String text) throws ParseFailure {
        IsoParser parser = new IsoParser(text);
        if (!parser.isYearMonth() || !parser.isAtAnnotations()) return null;
        IsoString parsed = parser.finish();
        requireIso(parsed);
        return parsed;
    }

    /** The result of AnnotatedMonthDay, or null if the text does not begin like one. */
    private static IsoString monthDayAlone(String text) throws ParseFailure {
        IsoParser parser = new IsoParser(text);
        if (!parser.isMonthDay() || !parser.isAtAnnotations()) return null;
        IsoString parsed = parser.finish();
        requireIso(parsed);
        return parsed;
    }

    /** The result of AnnotatedTime, or null if the text does not begin like one. */
    private static IsoString timeAlone(String text) throws ParseFailure {
        IsoParser parser = new IsoParser(text);
        boolean designated = parser.cursor.skipLetter('t');
        if (!parser.isTime() || !parser.isAtAnnotations()) return null;
        if (!designated) {
            String before = parser.cursor.since(0);
            // A time that could also be a month is not a time.
            if (isWhole(new IsoParser(before), true) || isWhole(new IsoParser(before), false)) return null;
        }
        return parser.finish();
    }

    private static boolean isWhole(IsoParser parser, boolean yearMonth) {
        return (yearMonth ? parser.isYearMonth() : parser.isMonthDay()) && parser.cursor.isAtEnd();
    }

    private static void requireIso(IsoString parsed) throws ParseFailure {
        if (parsed.calendar() != null && !parsed.calendar().equalsIgnoreCase("iso8601"))
            throw new ParseFailure(ONLY_ISO);
    }

    private boolean isAtAnnotations() {
        return cursor.isAtEnd() || cursor.is('[');
    }

    private boolean isYearMonth() {
        try {
            readYear();
            cursor.skip('-');
            month = cursor.takePair(1, 12, "month");
            return true;
        } catch (ParseFailure other) {
            return false;
        }
    }

    private boolean isMonthDay() {
        try {
            if (cursor.skip('-') && !cursor.skip('-')) return false;
            month = cursor.takePair(1, 12, "month");
            cursor.skip('-');
            day = cursor.takePair(1, 31, "day");
            return day <= IsoDate.daysInMonth(LEAP_YEAR, month);
        } catch (ParseFailure other) {
            return false;
        }
    }

    private boolean isTime() {
        try {
            readTime(false);
            return true;
        } catch (ParseFailure other) {
            return false;
        }
    }

    private void readYear() throws ParseFailure {
        int sign = cursor.takeSign();
        year = cursor.takeDigits(sign == 0 ? 4 : 6, "year");
        if (sign < 0) {
            if (year == 0) throw new ParseFailure("Negative zero is not a valid year.");
            year = -year;
        }
        hasYear = true;
    }

    private void readDate() throws ParseFailure {
        readYear();
        boolean extended = cursor.skip('-');
        month = cursor.takePair(1, 12, "month");
        if (extended && !cursor.skip('-')) throw new ParseFailure("Invalid date separator.");
        day = cursor.takePair(1, 31, "day");
        if (day > IsoDate.daysInMonth(year, month)) throw new ParseFailure("Parsed day value not in a valid range.");
    }

    private void readTime(boolean acceptsUtc) throws ParseFailure {
        time = ClockTime.read(cursor, true).nanoseconds();
        if (acceptsUtc && cursor.skipLetter('z')) {
            utc = true;
        } else if (UtcOffset.startsAt(cursor)) {
            offset = UtcOffset.read(cursor);
        }
    }

    private IsoString finish() throws ParseFailure {
        annotations.read(cursor);
        cursor.requireEnd();
        return new IsoString(
                new IsoDate(year, month, day),
                hasYear,
                time,
                utc,
                offset,
                annotations.timeZone(),
                annotations.calendar());
    }
}
