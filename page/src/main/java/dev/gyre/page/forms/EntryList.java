package dev.gyre.page.forms;

import java.util.ArrayList;
import java.util.List;

/** The entries of a form that is submitted, https://xhr.spec.whatwg.org/#concept-formdata-entry-list. */
public final class EntryList {
    /** @param value a String, or a File object */
    public record Entry(String name, Object value) {}

    private final ArrayList<Entry> entries = new ArrayList<>();

    public void add(String name, Object value) {
        entries.add(new Entry(name, value));
    }

    public List<Entry> entries() {
        return entries;
    }
}
