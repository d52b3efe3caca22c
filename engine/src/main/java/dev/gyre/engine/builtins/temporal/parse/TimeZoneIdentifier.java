package dev.gyre.engine.builtins.temporal.parse;

/**
 * The identifier of a time zone (a Time Zone Identifier Parse Record).
 *
 * @param name the name, which need not be that of an existing zone, or null
 * @param offsetMinutes the offset from UTC, if there is no name
 */
public record TimeZoneIdentifier(String name, int offsetMinutes) {

    // ParseTimeZoneIdentifier ( identifier )
    public static TimeZoneIdentifier parse(String text) throws ParseFailure {
        if (!isIdentifier(text)) throw new ParseFailure("Invalid time zone identifier.");
        char first = text.charAt(0);
        if (first != '+' && first != '-') return new TimeZoneIdentifier(text, 0);
        return new TimeZoneIdentifier(null, UtcOffset.parse(text).minutes());
    }

    // ParseTemporalTimeZoneString ( timeZoneString )
    /** The identifier itself, or the time zone of a date and time. */
    public static TimeZoneIdentifier parseText(String text) throws ParseFailure {
        if (isIdentifier(text)) return parse(text);
        IsoString parsed = IsoParser.any(text);
        if (parsed.timeZone() != null) return parse(parsed.timeZone());
        if (parsed.utc()) return new TimeZoneIdentifier("UTC", 0);
        if (parsed.offset() == null || parsed.offset().hasSeconds()) {
            throw new ParseFailure("Invalid time zone identifier.");
        }
        return new TimeZoneIdentifier(null, parsed.offset().minutes());
    }

    // ParseTemporalCalendarString ( string )
    /** The name of a calendar, which need not exist: the text itself, or the calendar of a date and time. */
    public static String parseCalendar(String text) throws ParseFailure {
        if (Annotations.isValue(text) && !isDigits(text)) return text;
        try {
            String calendar = IsoParser.any(text).calendar();
            return calendar == null ? "iso8601" : calendar;
        } catch (ParseFailure failure) {
            if (Annotations.isValue(text)) return text;
            throw failure;
        }
    }

    private static boolean isDigits(String text) {
        return text.chars().anyMatch(character -> TextCursor.isDigit((char) character));
    }

    private static boolean isIdentifier(String text) {
        TextCursor cursor = new TextCursor(text);
        return skip(cursor) && cursor.isAtEnd();
    }

    // TimeZoneIdentifier
    /** Moves past an identifier; returns false if there is none. */
    static boolean skip(TextCursor cursor) {
        return cursor.isSign() ? skipOffset(cursor) : skipName(cursor);
    }

    private static boolean skipOffset(TextCursor cursor) {
        try {
            return !UtcOffset.read(cursor).hasSeconds();
        } catch (ParseFailure other) {
            return false;
        }
    }

    private static boolean skipName(TextCursor cursor) {
        do {
            if (!isLeading(cursor.peek())) return false;
            while (isLeading(cursor.peek()) || cursor.isDigit() || cursor.isSign()) {
                cursor.position(cursor.position() + 1);
            }
        } while (cursor.skip('/'));
        return true;
    }

    private static boolean isLeading(char character) {
        return TextCursor.isAlpha(character) || character == '.' || character == '_';
    }
}
