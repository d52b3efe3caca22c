package dev.gyre.page.dom;

/** The events that createEvent makes, https://dom.spec.whatwg.org/#dom-document-createevent. */
final class LegacyEvents {
    private LegacyEvents() {}

    /** Null for an interface that it does not make. */
    static Event create(DomRealm realm, String lowerName) {
        return switch (lowerName) {
            case "event", "events", "htmlevents", "svgevents" -> Event.construct(realm, "", new EventInit());
            case "customevent" -> CustomEvent.construct(realm, "", new CustomEventInit());
            default -> realm.host().createEvent(realm, lowerName);
        };
    }
}
