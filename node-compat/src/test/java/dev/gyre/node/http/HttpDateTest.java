package dev.gyre.node.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class HttpDateTest {
    @Test
    void isWhatJavasFormatterMakes() {
        var formatter = DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
                .withZone(ZoneOffset.UTC);
        assertEquals("Sun, 06 Nov 1994 08:49:37 GMT", HttpDate.format(784_111_777));
        for (var seconds = -86_401L; seconds < 4_200_000_000L; seconds += 7_654_321) {
            assertEquals(formatter.format(Instant.ofEpochSecond(seconds)), HttpDate.format(seconds));
        }
    }
}
