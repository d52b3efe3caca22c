package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.value.ShortString;

/** The property keys of the ShortStrings that were used as keys last, so that a string used again finds its java.lang.String, hash and all. */
public final class ShortStringKeys {
    private static final int SIZE = 1 << 12;

    private final ShortString[] texts = new ShortString[SIZE];
    private final Object[] keys = new Object[SIZE];

    /** As {@link PropertyKey#of}. */
    public Object of(ShortString text) {
        int at = text.spread() & SIZE - 1;
        ShortString last = texts[at];
        if (last != null && last.equals(text)) return keys[at];
        Object key = PropertyKey.fromString(text);
        texts[at] = text;
        keys[at] = key;
        return key;
    }
}
