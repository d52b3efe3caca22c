package dev.gyre.page.html;

import dev.gyre.page.dom.Element;
import dev.gyre.page.html.tokenizer.Name;
import java.util.ArrayList;

/**
 * The list of active formatting elements.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements">The list of active formatting elements</a>
 */
final class FormattingElements {
    private static final int ARK = 3;

    /** Null is a marker. */
    private final ArrayList<Entry> entries = new ArrayList<>();

    /** An element and the start tag it was made for; immutable, a new element is a new entry. */
    record Entry(Element element, Name name, Object[] attributes) {
        Entry withElement(Element other) {
            return new Entry(other, name, attributes);
        }

        private boolean looksLike(Entry other) {
            return name == other.name && attributes.length == other.attributes.length && hasAll(other.attributes);
        }

        private boolean hasAll(Object[] others) {
            for (int i = 0; i < others.length; i += 2) {
                if (!has(others[i], others[i + 1])) {
                    return false;
                }
            }
            return true;
        }

        private boolean has(Object attributeName, Object value) {
            for (int i = 0; i < attributes.length; i += 2) {
                if (attributes[i].equals(attributeName)) {
                    return attributes[i + 1].equals(value);
                }
            }
            return false;
        }
    }

    int size() {
        return entries.size();
    }

    /** The entry at an index, or null for a marker. */
    Entry get(int index) {
        return entries.get(index);
    }

    void pushMarker() {
        entries.add(null);
    }

    /** Adds an entry, for which the earliest of three like it since the last marker goes. */
    void push(Entry entry) {
        int alike = 0;
        int earliest = -1;
        for (int i = entries.size() - 1; i >= 0 && entries.get(i) != null; i--) {
            if (entries.get(i).looksLike(entry)) {
                alike++;
                earliest = i;
            }
        }
        if (alike >= ARK) {
            entries.remove(earliest);
        }
        entries.add(entry);
    }

    void clearToLastMarker() {
        while (!entries.isEmpty() && entries.removeLast() != null) {
            continue;
        }
    }

    /** The last entry with a tag since the last marker, or null. */
    Entry lastWithTag(int tag) {
        for (int i = entries.size() - 1; i >= 0 && entries.get(i) != null; i--) {
            if (entries.get(i).name.tag == tag) {
                return entries.get(i);
            }
        }
        return null;
    }

    /** The index of an element's entry, or -1. */
    int indexOf(Element element) {
        for (int i = entries.size() - 1; i >= 0; i--) {
            Entry entry = entries.get(i);
            if (entry != null && entry.element == element) {
                return i;
            }
        }
        return -1;
    }

    void remove(int index) {
        entries.remove(index);
    }

    void remove(Element element) {
        int index = indexOf(element);
        if (index >= 0) {
            entries.remove(index);
        }
    }

    void insert(int index, Entry entry) {
        entries.add(index, entry);
    }

    void replace(int index, Entry entry) {
        entries.set(index, entry);
    }
}
