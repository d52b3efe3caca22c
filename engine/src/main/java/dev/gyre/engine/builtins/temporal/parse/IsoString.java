package dev.gyre.engine.builtins.temporal.parse;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;

/**
 * What a text of ISO 8601 and RFC 9557 says (an ISO Date-Time Parse Record).
 *
 * @param date the date; a year or day that the text lacks is 1972 or 1
 * @param hasYear whether the text has a year
 * @param time nanoseconds since midnight, or {@link #START_OF_DAY}
 * @param utc whether there is the designator Z
 * @param offset the offset from UTC, or null
 * @param timeZone the time zone's annotation, or null
 * @param calendar the calendar's annotation, or null
 */
public record IsoString(
        IsoDate date, boolean hasYear, long time, boolean utc, UtcOffset offset, String timeZone, String calendar) {
    /** The time of a text without one. */
    public static final long START_OF_DAY = -1;

    public boolean hasTime() {
        return time != START_OF_DAY;
    }
}
