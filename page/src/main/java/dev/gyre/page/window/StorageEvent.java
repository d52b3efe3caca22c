package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** A storage area changes, https://html.spec.whatwg.org/#storageevent. */
public final class StorageEvent extends Event {
    private final StorageEventInit init;

    private StorageEvent(DomRealm realm, String type, StorageEventInit init) {
        super(realm, realm.shape("StorageEvent"), type, init);
        this.init = init;
    }

    static StorageEvent construct(DomRealm realm, String type, StorageEventInit init) {
        return new StorageEvent(realm, type, init);
    }

    public String key() {
        return init.key;
    }

    public String oldValue() {
        return init.oldValue;
    }

    public String newValue() {
        return init.newValue;
    }

    public String url() {
        return init.url;
    }
}
