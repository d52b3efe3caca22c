package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.value.InternalizedStrings;
import dev.gyre.engine.runtime.value.ShortString;

/**
 * A cache of the property keys of recently used ShortStrings, which makes a string that is used again find its
 * java.lang.String with its hash.
 */
public final class ShortStringKeys {
    private static final int SIZE = 1 << 12;

    private final ShortString[] texts = new ShortString[SIZE];
    private final Object[] keys = new Object[SIZE];
    private final InternalizedStrings internalized;

    public ShortStringKeys(InternalizedStrings internalized) {
        this.internalized = internalized;
    }

    /** As {@link PropertyKey#of}. */
    public Object of(ShortString text) {
        int at = text.spread() & SIZE - 1;
        ShortString last = texts[at];
        if (last != null && last.equals(text)) return keys[at];
        Object key = PropertyKey.fromString(text);
        if (key instanceof String name) key = internalized.known(name);
        texts[at] = text;
        keys[at] = key;
        return key;
    }
}
