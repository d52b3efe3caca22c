package dev.gyre.page.window;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Texts by key that pages of an origin share, https://html.spec.whatwg.org/#the-storage-interface. */
public final class Storage extends LegacyPlatformObject {
    /** The most UTF-16 code units that an area holds. */
    private static final int QUOTA = 5 << 20;

    private final StorageArea shared;
    private final Map<String, String> area;
    private final Window window;

    Storage(Window window, StorageArea shared) {
        super(window.domRealm().shape("Storage"));
        this.window = window;
        this.shared = shared;
        this.area = shared.texts;
        shared.add(this);
    }

    boolean isGone() {
        return window.host().isGone();
    }

    String url() {
        return window.document().URL();
    }

    void joinListeners() {
        window.host().joinStorageListeners();
    }

    /** Another document has changed the area. */
    void announce(String key, String oldValue, String newValue, String url) {
        window.host().queue(() -> window.dispatch(StorageEvent.of(this, window, key, oldValue, newValue, url)));
    }

    public int length() {
        return area.size();
    }

    public String key(long index) {
        return index < area.size() ? new ArrayList<>(area.keySet()).get((int) index) : null;
    }

    public String getItem(String key) {
        return area.get(key);
    }

    public void setItem(String key, String value) {
        long used = key.length() + value.length();
        for (Map.Entry<String, String> entry : area.entrySet()) {
            if (!entry.getKey().equals(key))
                used += entry.getKey().length() + entry.getValue().length();
        }
        if (used > QUOTA)
            throw new DomError("QuotaExceededError", "Setting the value of '" + key + "' exceeded the quota.");
        String old = area.put(key, value);
        if (!value.equals(old)) shared.changed(this, key, old, value);
    }

    public void removeItem(String key) {
        String old = area.remove(key);
        if (old != null) shared.changed(this, key, old, null);
    }

    public void clear() {
        if (area.isEmpty()) return;
        area.clear();
        shared.changed(this, null, null, null);
    }

    @Override
    protected Object namedValue(String name) {
        return area.get(name);
    }

    @Override
    protected List<String> supportedNames() {
        return List.copyOf(area.keySet());
    }

    @Override
    protected boolean enumeratesNames() {
        return true;
    }

    @Override
    protected boolean setsNames() {
        return true;
    }

    @Override
    protected void setNamed(String name, Object value) {
        setItem(name, TypeConversion.toString(value));
    }

    @Override
    protected boolean deleteNamed(String name) {
        removeItem(name);
        return true;
    }

    @Override
    public String className() {
        return "Storage";
    }
}
