package dev.gyre.page.window;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The texts of an origin's storage by key, and the documents that use it, https://html.spec.whatwg.org/#concept-storage-broadcast. */
public final class StorageArea {
    final Map<String, String> texts;
    private final List<Storage> users = new ArrayList<>();

    public StorageArea() {
        this(new LinkedHashMap<>());
    }

    private StorageArea(Map<String, String> texts) {
        this.texts = texts;
    }

    /** Another area with the same texts. */
    public StorageArea copy() {
        return new StorageArea(new LinkedHashMap<>(texts));
    }

    void add(Storage user) {
        users.removeIf(Storage::isGone);
        users.add(user);
    }

    /** Fires an event at the other documents, in tasks of theirs. @param key null for all */
    void changed(Storage by, String key, String oldValue, String newValue) {
        by.joinListeners();
        for (Storage user : List.copyOf(users)) {
            if (user != by) user.announce(key, oldValue, newValue, by.url());
        }
    }
}
