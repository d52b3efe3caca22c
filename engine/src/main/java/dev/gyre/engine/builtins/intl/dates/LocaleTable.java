package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.runtime.realm.Realm;
import java.nio.charset.StandardCharsets;

/**
 * A row of a table of locales, a resource that is made of ICU's data. The table begins with an index: the number of its bytes, then a line for each row with the row's position after
 * the index, its length, and the locales that have it, each with a text of its own after a colon, as es:ES. A row has texts between tabs.
 */
record LocaleTable(String ofLocale, String[] row) {
    /** The number of digits of the index's length, and a line feed. */
    static final int LENGTH_BYTES = 7;

    /** The row of a canonical tag without extensions, or null if there is none. */
    static LocaleTable of(Realm realm, String name, String tag) {
        return of(realm.agent().hooks().resource(LocaleTable.class, name), tag);
    }

    static LocaleTable of(byte[] table, String tag) {
        int end = Integer.parseInt(new String(table, 0, LENGTH_BYTES - 1, StandardCharsets.ISO_8859_1));
        String index = new String(table, LENGTH_BYTES, end - LENGTH_BYTES, StandardCharsets.ISO_8859_1);
        int at = index.indexOf(" " + tag + ":");
        if (at < 0) return null;
        int afterTag = at + tag.length() + 2;
        String ofLocale = index.substring(afterTag, index.indexOf(' ', afterTag));
        int line = index.lastIndexOf('\n', at) + 1;
        int space = index.indexOf(' ', line);
        int start = end + Integer.parseInt(index.substring(line, space));
        int length = Integer.parseInt(index.substring(space + 1, index.indexOf(' ', space + 1)));
        return new LocaleTable(ofLocale, new String(table, start, length, StandardCharsets.UTF_8).split("\t", -1));
    }
}
