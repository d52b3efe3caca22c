package dev.gyre.engine.builtins.temporal.zone;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The names of time zones. Those of the JDK are taken, and the few links that it lacks. Which of them mean the same zone is in a table, {@code links.txt}: a line has a
 * primary identifier and the links to it.
 */
// AvailableNamedTimeZoneIdentifiers ( ), https://tc39.es/ecma402/#sup-availablenamedtimezoneidentifiers
public final class ZoneLinks {
    /** Names of the JDK that the IANA Time Zone Database does not have any more. */
    private static final String FORMER = "SystemV/";

    private static final Map<String, String> PRIMARY = readLinks();
    private static final Map<String, String> BY_LOWER_CASE = readNames();

    private ZoneLinks() {}

    private static Map<String, String> readLinks() {
        Map<String, String> primary = new HashMap<>();
        for (String line : readTable().split("\n")) {
            String[] names = line.split(" ");
            for (int i = 1; i < names.length; i++) primary.put(names[i], names[0]);
        }
        return Map.copyOf(primary);
    }

    private static String readTable() {
        try (InputStream table = ZoneLinks.class.getResourceAsStream("links.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static Map<String, String> readNames() {
        Map<String, String> names = new HashMap<>();
        for (String name : ZoneRulesProvider.getAvailableZoneIds()) {
            if (!name.startsWith(FORMER)) names.put(name.toLowerCase(Locale.ROOT), name);
        }
        for (String link : PRIMARY.keySet()) names.put(link.toLowerCase(Locale.ROOT), link);
        return Map.copyOf(names);
    }

    /** The available name that is equal but for the case of its letters, or null. */
    public static String available(String name) {
        return BY_LOWER_CASE.get(name.toLowerCase(Locale.ROOT));
    }

    /** The primary identifier of an available name. */
    public static String primary(String available) {
        return PRIMARY.getOrDefault(available, available);
    }

    /** All primary identifiers, sorted. */
    public static Set<String> primaries() {
        Set<String> names = new TreeSet<>(BY_LOWER_CASE.values());
        names.removeAll(PRIMARY.keySet());
        return names;
    }

    static ZoneRules rules(String available) {
        Set<String> known = ZoneRulesProvider.getAvailableZoneIds();
        return ZoneRulesProvider.getRules(known.contains(available) ? available : primary(available), false);
    }
}
