package dev.gyre.node.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.ZoneId;
import java.time.zone.ZoneRulesProvider;
import org.junit.jupiter.api.Test;

/** Rules that are read from the JDK's file are those of the JDK's registry. */
class TimeZoneDatabaseTest {
    @Test
    void allZonesHaveTheRulesOfTheRegistry() {
        for (String id : ZoneRulesProvider.getAvailableZoneIds()) {
            assertEquals(ZoneId.of(id).getRules(), TimeZoneDatabase.rules(id), id);
        }
    }

    @Test
    void theVersionIsTheRegistrys() {
        assertEquals(ZoneRulesProvider.getVersions("UTC").lastEntry().getKey(), TimeZoneDatabase.version());
    }

    @Test
    void otherNamesAreUnknown() {
        for (String id : new String[] {"", "Europe", "Europe/Berli", "Europe/Berlin ", "europe/berlin", "+02:00"})
            assertNull(TimeZoneDatabase.rules(id), id);
    }
}
