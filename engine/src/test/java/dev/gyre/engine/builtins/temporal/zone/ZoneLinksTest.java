package dev.gyre.engine.builtins.temporal.zone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.zone.ZoneRulesProvider;
import org.junit.jupiter.api.Test;

/** The table of links is that of ICU's release of the database, whose names are also the JDK's. */
class ZoneLinksTest {
    @Test
    void linksAreThoseOfIcu() {
        for (String name : ZoneRulesProvider.getAvailableZoneIds()) {
            if (name.startsWith("SystemV/")) continue;
            String primary = com.ibm.icu.util.TimeZone.getIanaID(name);
            boolean isUtc = primary.equals("Etc/UTC") || primary.equals("Etc/GMT");
            assertEquals(isUtc ? "UTC" : primary, ZoneLinks.primary(name), name);
        }
    }

    @Test
    void namesAreInAnyCase() {
        assertEquals("America/New_York", ZoneLinks.available("america/NEW_YORK"));
        assertEquals("EST", ZoneLinks.available("est"));
        assertNull(ZoneLinks.available("SystemV/PST8"));
        assertTrue(TimeZone.named("ROC").isSame(TimeZone.named("Asia/Taipei")));
        assertTrue(ZoneLinks.primaries().contains("Asia/Kolkata"));
    }
}
