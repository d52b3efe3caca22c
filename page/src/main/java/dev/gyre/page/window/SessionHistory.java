package dev.gyre.page.window;

import dev.gyre.engine.runtime.value.Null;
import java.util.ArrayList;
import java.util.List;

/** The entries that back and forward move between, https://html.spec.whatwg.org/#session-history. */
public final class SessionHistory {
    private final List<HistoryEntry> entries = new ArrayList<>();
    private int current = -1;

    public int length() {
        return Math.max(1, entries.size());
    }

    /** Null before the first. */
    public HistoryEntry current() {
        return current < 0 ? null : entries.get(current);
    }

    /** The entry so many steps away; null if there is none. */
    public HistoryEntry at(int delta) {
        int index = current + delta;
        return index < 0 || index >= entries.size() ? null : entries.get(index);
    }

    /** Makes the entry so many steps away the current one. */
    public void move(int delta) {
        current += delta;
    }

    /** Adds an entry after the current one, whose successors go. */
    public void push(Object document, String url, Object state) {
        while (entries.size() > current + 1) entries.removeLast();
        entries.add(new HistoryEntry(document, url, state));
        current++;
    }

    public void replace(Object document, String url, Object state) {
        if (current < 0) push(document, url, state);
        else entries.set(current, new HistoryEntry(document, url, state));
    }

    /** The state of the current entry, null if there is none. */
    public Object state() {
        return current < 0 ? Null.INSTANCE : entries.get(current).state();
    }
}
