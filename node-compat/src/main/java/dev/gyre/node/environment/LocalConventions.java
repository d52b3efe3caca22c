package dev.gyre.node.environment;

import com.ibm.icu.util.ULocale;
import dev.gyre.engine.runtime.host.LocalTimeZone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.Map;
import java.util.TimeZone;

/** The default locale and time zone that environment variables name, read as ICU reads them in Node. */
public final class LocalConventions {
    /** In the path of a zone's file. */
    private static final String FOLDER = "/zoneinfo/";

    private LocalConventions() {}

    /** The language tag of the first of LC_ALL, LC_MESSAGES and LANG that is set; en-US for none and for the C locale. */
    public static String defaultLocale(Map<String, String> env) {
        String id = env.get("LC_ALL");
        if (id == null) id = env.get("LC_MESSAGES");
        if (id == null) id = env.get("LANG");
        if (id == null) return "en-US";
        int dot = id.indexOf('.'), at = id.indexOf('@');
        String variant = at < 0 ? "" : id.substring(at + 1);
        String name = id.substring(0, dot >= 0 ? dot : at >= 0 ? at : id.length());
        return switch (name) {
            case "C", "c", "POSIX", "en_US", "en_US_POSIX" -> "en-US";
            default -> isPlain(name) && variant.isEmpty() ? name.replace('_', '-') : languageTag(name, variant);
        };
    }

    /** Whether the name is a language of two letters and a region of two. */
    private static boolean isPlain(String name) {
        return name.length() == 5 && name.matches("[a-z]{2}_[A-Z]{2}");
    }

    private static String languageTag(String name, String variant) {
        String separator = name.indexOf('_') < 0 ? "__" : "_";
        return new ULocale(variant.isEmpty() ? name : name + separator + variant).toLanguageTag();
    }

    /** The zone that TZ names, UTC for an unknown one, that of the system if it is null. */
    public static LocalTimeZone timeZone(String variableOrNull) {
        if (variableOrNull == null) return systemZone();
        String name = variableOrNull.startsWith(":") ? variableOrNull.substring(1) : variableOrNull;
        String id = ZoneId.SHORT_IDS.getOrDefault(name, name);
        ZoneRules rules = id.equals("UTC") ? null : TimeZoneDatabase.rules(id);
        if (rules != null) return new LocalTimeZone(id, rules);
        try {
            return LocalTimeZone.of(ZoneId.of(id));
        } catch (DateTimeException unknown) {
            return LocalTimeZone.of(ZoneOffset.UTC);
        }
    }

    private static LocalTimeZone systemZone() {
        String linked = linkedZone();
        String id = linked != null ? linked : TimeZone.getDefault().getID();
        switch (id) {
            case "UTC", "UCT", "Zulu", "Universal", "Etc/UTC", "Etc/UCT", "Etc/Zulu", "Etc/Universal" -> {
                return new LocalTimeZone("UTC", ZoneOffset.UTC.getRules());
            }
            default -> {
                ZoneRules rules = TimeZoneDatabase.rules(id);
                return rules != null
                        ? new LocalTimeZone(id, rules)
                        : LocalTimeZone.of(TimeZone.getDefault().toZoneId());
            }
        }
    }

    /**
     * The zone to whose file the link /etc/localtime leads, as ICU finds it; null if it is no such link. The JDK's TimeZone, which finds it as well, then reads the data of all zones.
     */
    private static String linkedZone() {
        if (System.getProperty("user.timezone") != null) return null;
        try {
            String path = Files.readSymbolicLink(Path.of("/etc/localtime")).toString();
            int at = path.indexOf(FOLDER);
            return at < 0 ? null : path.substring(at + FOLDER.length());
        } catch (IOException | RuntimeException noLink) {
            return null;
        }
    }
}
