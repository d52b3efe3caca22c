package dev.gyre.page.dom.events;

/** The events of this package that createEvent makes, https://dom.spec.whatwg.org/#dom-document-createevent. */
public final class LegacyEvents {
    private LegacyEvents() {}

    /** Null for an interface that it does not make. */
    public static Event create(EventRealm realm, String lowerName) {
        return switch (lowerName) {
            case "event", "events", "htmlevents", "svgevents" -> Event.construct(realm, "", new EventInit());
            case "customevent" -> CustomEvent.construct(realm, "", new CustomEventInit());
            default -> null;
        };
    }
}
