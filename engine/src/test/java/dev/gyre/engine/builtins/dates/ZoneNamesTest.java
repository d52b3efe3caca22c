package dev.gyre.engine.builtins.dates;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.ibm.icu.util.TimeZone;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ZoneNamesTest {
    /** The table saves loading ICU4J, which takes hundreds of milliseconds; here it is compared with ICU4J's data. */
    @Test
    void tableHasTheNamesOfIcu() throws IOException {
        var zones = new TreeMap<String, TreeSet<String>>();
        for (String id : TimeZone.getAvailableIDs()) {
            TimeZone zone = TimeZone.getTimeZone(id);
            String names = zone.getDisplayName(false, TimeZone.LONG, Locale.US) + "|"
                    + zone.getDisplayName(true, TimeZone.LONG, Locale.US);
            zones.computeIfAbsent(names, key -> new TreeSet<>()).add(id);
        }
        var expected = new StringBuilder();
        zones.forEach((names, ids) -> expected.append(names)
                .append("| ")
                .append(String.join(" ", ids))
                .append(" \n"));
        try (InputStream table = ZoneNames.class.getResourceAsStream("zone-names.txt")) {
            assertEquals(expected.toString(), new String(table.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void namesAreOfTheZoneAndTheSeason() {
        assertEquals("Eastern Standard Time", ZoneNames.longName("America/New_York", -18_000, false));
        assertEquals("Eastern Daylight Time", ZoneNames.longName("America/New_York", -14_400, true));
        assertEquals("EDT", ZoneNames.shortName("America/New_York", -14_400, true));
        assertEquals("AKST", ZoneNames.shortName("America/Anchorage", -32_400, false));
        assertEquals("India Standard Time", ZoneNames.longName("Asia/Calcutta", 19_800, false));
        assertEquals("GMT+5:30", ZoneNames.shortName("Asia/Calcutta", 19_800, false));
        assertEquals("GMT-02:30", ZoneNames.longName("-02:30", -9_000, false));
        assertEquals("UTC", ZoneNames.shortName("Etc/UTC", 0, false));
    }
}
