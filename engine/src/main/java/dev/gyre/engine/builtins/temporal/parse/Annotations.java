package dev.gyre.engine.builtins.temporal.parse;

/** The annotations at the end of a text: the time zone, and pairs of a key and a value, of which only the calendar has a meaning. */
// https://tc39.es/proposal-temporal/#prod-Annotations
final class Annotations {
    private static final String CALENDAR_KEY = "u-ca";

    private String timeZone;
    private String calendar;
    private boolean calendarIsCritical;

    /** The name or offset, or null. */
    String timeZone() {
        return timeZone;
    }

    /** The calendar as it is written, or null. */
    String calendar() {
        return calendar;
    }

    void read(TextCursor cursor) throws ParseFailure {
        boolean first = true;
        while (cursor.skip('[')) {
            boolean critical = cursor.skip('!');
            int start = cursor.position();
            if (first && TimeZoneIdentifier.skip(cursor) && cursor.is(']')) {
                timeZone = cursor.since(start);
            } else {
                cursor.position(start);
                readPair(cursor, critical);
            }
            if (!cursor.skip(']')) throw new ParseFailure("Annotation was never closed.");
            first = false;
        }
    }

    private void readPair(TextCursor cursor, boolean critical) throws ParseFailure {
        int start = cursor.position();
        if (!isKeyLeading(cursor.peek())) throw new ParseFailure("Invalid annotation key leading character.");
        while (isKeyLeading(cursor.peek()) || cursor.isDigit() || cursor.is('-'))
            cursor.position(cursor.position() + 1);
        String key = cursor.since(start);
        if (!cursor.skip('=')) throw new ParseFailure("Invalid annotation key.");
        int valueStart = cursor.position();
        skipValue(cursor);
        if (key.equals(CALENDAR_KEY)) {
            addCalendar(cursor.since(valueStart), critical);
        } else if (critical) {
            throw new ParseFailure("Unrecognized annotation is marked as critical.");
        }
    }

    private void addCalendar(String value, boolean critical) throws ParseFailure {
        if (calendar == null) {
            calendar = value;
            calendarIsCritical = critical;
        } else if (critical || calendarIsCritical) {
            throw new ParseFailure("Duplicate calendar annotation with critical flag.");
        }
    }

    private static boolean isKeyLeading(char character) {
        return character >= 'a' && character <= 'z' || character == '_';
    }

    // AnnotationValue
    private static void skipValue(TextCursor cursor) throws ParseFailure {
        do {
            int start = cursor.position();
            while (TextCursor.isAlpha(cursor.peek()) || cursor.isDigit()) cursor.position(cursor.position() + 1);
            if (cursor.position() == start) throw new ParseFailure("Invalid annotation value.");
        } while (cursor.skip('-'));
    }

    /** Whether a text could be the value of an annotation, as the name of a calendar has to be. */
    static boolean isValue(String text) {
        TextCursor cursor = new TextCursor(text);
        try {
            skipValue(cursor);
        } catch (ParseFailure other) {
            return false;
        }
        return cursor.isAtEnd();
    }
}
