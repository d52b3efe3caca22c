package dev.gyre.node.http;

import dev.gyre.loop.clock.LoopClock;
import java.time.LocalDate;

/** The value of the Date header, formatted once a second; by hand, since Java's formatter costs a server's first answer a hundred classes. */
public final class HttpDate {
    private static final String DAYS = "ThuFriSatSunMonTueWed";
    private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
    private static final int SECONDS_A_DAY = 86_400;

    private final LoopClock clock;
    private long second = Long.MIN_VALUE;
    private String text;

    public HttpDate(LoopClock clock) {
        this.clock = clock;
    }

    /** "Sun, 06 Nov 1994 08:49:37 GMT". */
    public String text() {
        var current = Math.floorDiv(clock.currentTimeMillis(), 1000L);
        if (current != second) {
            second = current;
            text = format(current);
        }
        return text;
    }

    /** The text of a time in seconds since 1970. */
    static String format(long seconds) {
        var day = Math.floorDiv(seconds, SECONDS_A_DAY);
        var time = Math.floorMod(seconds, SECONDS_A_DAY);
        var weekday = 3 * Math.floorMod(day, 7);
        var date = LocalDate.ofEpochDay(day);
        var month = 3 * (date.getMonthValue() - 1);
        var text = new StringBuilder(29).append(DAYS, weekday, weekday + 3).append(", ");
        pair(text, date.getDayOfMonth())
                .append(' ')
                .append(MONTHS, month, month + 3)
                .append(' ');
        pair(pair(text, date.getYear() / 100), date.getYear() % 100).append(' ');
        pair(text, time / 3600).append(':');
        pair(text, time / 60 % 60).append(':');
        return pair(text, time % 60).append(" GMT").toString();
    }

    private static StringBuilder pair(StringBuilder text, int number) {
        return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }
}
