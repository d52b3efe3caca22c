package dev.gyre.page.forms;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import java.util.ArrayList;
import java.util.List;

/** The entries of a form that is submitted, https://xhr.spec.whatwg.org/#concept-formdata-entry-list. */
public final class EntryList {
    /** @param value a String, a File object, or null for the file that an input does not have */
    public record Entry(String name, Object value) {}

    private final ArrayList<Entry> entries = new ArrayList<>();
    private final String encoding;

    /** @param encoding the name of the encoding that the entries will be submitted in */
    EntryList(String encoding) {
        this.encoding = encoding;
    }

    String encoding() {
        return encoding;
    }

    /** The list of names and values in turn. */
    static EntryList of(List<Object> flat, String encoding) {
        var list = new EntryList(encoding);
        for (int i = 0; i + 1 < flat.size(); i += 2) {
            Object value = flat.get(i + 1);
            list.add(
                    TypeConversion.toString(flat.get(i)),
                    value instanceof JsObject || value == Null.INSTANCE ? value : value.toString());
        }
        return list;
    }

    /** Names and values in turn; JavaScript's null for a file that is missing. */
    List<Object> flat() {
        var flat = new ArrayList<Object>();
        for (Entry entry : entries) {
            flat.add(entry.name);
            flat.add(entry.value == null ? Null.INSTANCE : entry.value);
        }
        return flat;
    }

    // https://html.spec.whatwg.org/#create-an-entry
    public void add(String name, Object value) {
        Object given = value instanceof String text ? ScalarValues.of(text) : value;
        entries.add(new Entry(ScalarValues.of(name), given));
    }

    public List<Entry> entries() {
        return entries;
    }
}
