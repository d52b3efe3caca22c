package dev.gyre.engine.runtime.host;

import java.time.ZoneId;
import java.time.zone.ZoneRules;

/** The zone of local time. */
public final class LocalTimeZone {
    private final String id;
    private final ZoneRules rules;

    public LocalTimeZone(String id, ZoneRules rules) {
        this.id = id;
        this.rules = rules;
    }

    public static LocalTimeZone of(ZoneId zone) {
        return new LocalTimeZone(zone.getId(), zone.getRules());
    }

    /** As Europe/Berlin or +02:00. */
    public String id() {
        return id;
    }

    public ZoneRules rules() {
        return rules;
    }
}
