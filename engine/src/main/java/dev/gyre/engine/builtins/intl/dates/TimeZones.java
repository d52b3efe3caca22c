package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.util.TimeZone;
import dev.gyre.engine.runtime.host.LocalTimeZone;
import dev.gyre.engine.runtime.realm.Realm;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The identifiers of time zones. */
// https://tc39.es/ecma402/#sec-time-zone-identifiers
public final class TimeZones {
    private static final Set<String> UTC_NAMES = Set.of(
            "UTC",
            "GMT",
            "Etc/UTC",
            "Etc/GMT",
            "Etc/UCT",
            "Etc/Zulu",
            "Etc/Universal",
            "Etc/Greenwich",
            "Etc/GMT0",
            "Etc/GMT+0",
            "Etc/GMT-0",
            "UCT",
            "Zulu",
            "Universal",
            "Greenwich",
            "GMT0",
            "GMT+0",
            "GMT-0");

    /** How names begin that the JDK has and the database has not. */
    private static final String FORMER = "SystemV/";

    private TimeZones() {}

    // AvailablePrimaryTimeZoneIdentifiers ( ), https://tc39.es/ecma402/#sec-availableprimarytimezoneidentifiers
    /** ICU's canonical zones of places, and UTC, in alphabetical order. */
    public static List<String> primaryIdentifiers() {
        var zones = new TreeSet<String>();
        for (String id : TimeZone.getAvailableIDs(TimeZone.SystemTimeZoneType.CANONICAL, null, null))
            if (isIana(id)) zones.add(UTC_NAMES.contains(id) ? "UTC" : id);
        return List.copyOf(zones);
    }

    private static boolean isIana(String id) {
        return !id.startsWith(FORMER) && !id.equals("Etc/Unknown") && (id.contains("/") || UTC_NAMES.contains(id));
    }

    /** The identifier for an offset or for a name in any case, or null if there is no such zone. The name of a link is kept. */
    // GetAvailableNamedTimeZoneIdentifier ( timeZoneIdentifier ),
    // https://tc39.es/ecma402/#sup-getavailablenamedtimezoneidentifier
    public static String identifier(String zone) {
        if (zone.isEmpty()) return null;
        char first = zone.charAt(0);
        if (first == '+' || first == '-') return offset(zone);
        return zone.equals("UTC") ? zone : Names.BY_LOWER_CASE.get(zone.toLowerCase(Locale.ROOT));
    }

    /** ±hh, ±hhmm or ±hh:mm as ±hh:mm; null for another text. */
    private static String offset(String text) {
        int length = text.length();
        boolean colon = length == 6 && text.charAt(3) == ':';
        if (length != 3 && length != 5 && !colon) return null;
        String digits = text.substring(1).replace(":", "");
        for (int i = 0; i < digits.length(); i++) if (digits.charAt(i) < '0' || digits.charAt(i) > '9') return null;
        if (digits.length() != 2 && digits.length() != 4) return null;
        int hours = Integer.parseInt(digits.substring(0, 2));
        int minutes = digits.length() == 4 ? Integer.parseInt(digits.substring(2)) : 0;
        if (hours > 23 || minutes > 59) return null;
        char sign = hours == 0 && minutes == 0 ? '+' : text.charAt(0);
        return sign + twoDigits(hours) + ":" + twoDigits(minutes);
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }

    // SystemTimeZoneIdentifier ( ), https://tc39.es/ecma262/#sec-systemtimezoneidentifier
    static String system(LocalTimeZone zone) {
        String id = zone.id();
        // The zone's name is one of the database, in its spelling, if it is a place.
        if (id.indexOf('/') > 0 && !id.startsWith(FORMER) && !UTC_NAMES.contains(id)) return id;
        String known = UTC_NAMES.contains(id) ? "UTC" : identifier(id);
        return known == null ? "UTC" : known;
    }

    /** The rules of UTC, of an offset and of local time; null for other zones. */
    static ZoneRules rules(Realm realm, String identifier) {
        if (identifier.equals("UTC")) return ZoneOffset.UTC.getRules();
        LocalTimeZone local = realm.agent().timeZone();
        return local.id().equals(identifier) ? local.rules() : null;
    }

    /** ICU's zone of an identifier. */
    static TimeZone icuZone(String identifier) {
        char first = identifier.charAt(0);
        return TimeZone.getTimeZone(first == '+' || first == '-' ? "GMT" + identifier : identifier);
    }

    private static final class Names {
        static final Map<String, String> BY_LOWER_CASE = read();

        private static Map<String, String> read() {
            Map<String, String> names = new HashMap<>();
            for (String id : ZoneId.getAvailableZoneIds())
                if (!id.startsWith(FORMER)) names.put(id.toLowerCase(Locale.ROOT), id);
            // Links of the time zone database that the JDK does not list.
            for (String id : new String[] {"EST", "GMT+0", "GMT-0", "HST", "MST", "ROC"})
                names.put(id.toLowerCase(Locale.ROOT), id);
            return Map.copyOf(names);
        }
    }
}
