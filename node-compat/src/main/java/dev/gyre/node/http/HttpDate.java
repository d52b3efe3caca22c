package dev.gyre.node.http;

import dev.gyre.loop.LoopClock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The value of the Date header, formatted once a second. */
public final class HttpDate {
    private static final DateTimeFormatter FORMAT =
        DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH).withZone(ZoneOffset.UTC);

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
            text = FORMAT.format(Instant.ofEpochSecond(current));
        }
        return text;
    }
}
