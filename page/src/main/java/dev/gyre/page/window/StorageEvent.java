package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** A storage area changes, https://html.spec.whatwg.org/#storageevent. */
public final class StorageEvent extends Event {
    private String key;
    private String oldValue;
    private String newValue;
    private String url;
    private Storage storageArea;

    private StorageEvent(DomRealm realm, String type, StorageEventInit init) {
        super(realm, realm.shape("StorageEvent"), type, init);
        key = init.key;
        oldValue = init.oldValue;
        newValue = init.newValue;
        url = init.url;
        storageArea = init.storageArea;
    }

    static StorageEvent construct(DomRealm realm, String type, StorageEventInit init) {
        return new StorageEvent(realm, type, init);
    }

    static StorageEvent of(Storage area, Window window, String key, String oldValue, String newValue, String url) {
        var init = new StorageEventInit();
        init.key = key;
        init.oldValue = oldValue;
        init.newValue = newValue;
        init.url = url;
        init.storageArea = area;
        var event = new StorageEvent(window.domRealm(), "storage", init);
        event.isTrusted(true);
        return event;
    }

    public String key() {
        return key;
    }

    public String oldValue() {
        return oldValue;
    }

    public String newValue() {
        return newValue;
    }

    public String url() {
        return url;
    }

    public Storage storageArea() {
        return storageArea;
    }

    // https://html.spec.whatwg.org/#dom-storageevent-initstorageevent
    public void initStorageEvent(
            String type,
            boolean bubbles,
            boolean cancelable,
            String newKey,
            String anOldValue,
            String aNewValue,
            String newUrl,
            Storage area) {
        if (isDispatching()) return;
        initialize(type, bubbles, cancelable);
        key = newKey;
        oldValue = anOldValue;
        newValue = aNewValue;
        url = newUrl;
        storageArea = area;
    }
}
