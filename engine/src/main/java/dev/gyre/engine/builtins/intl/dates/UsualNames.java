package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/**
 * ICU's names of months, weekdays and day periods in one locale whose calendar is the Gregorian one and whose digits are Latin.
 *
 * <p>The table, usual-names.txt, is a {@link LocaleTable} with all such locales. A row has the names of each of {@link #FIELDS}, between semicolons; no names for a field of dates
 * standing alone if they are those of a whole date. {@code UsualNamesWriter} writes it from ICU's data.
 */
final class UsualNames {
    static final String TABLE = "usual-names.txt";

    static final String SEPARATOR = ";";

    /** The fields in ICU's patterns. */
    static final List<String> FIELDS = List.of(
            "MMM", "MMMM", "MMMMM", "EEE", "EEEE", "EEEEE", "LLL", "LLLL", "LLLLL", "ccc", "cccc", "ccccc", "a");

    /** How many fields are between one of a whole date and the same field standing alone. */
    static final int ALONE = 6;

    private final String[] row;

    private UsualNames(String[] row) {
        this.row = row;
    }

    /** Those of a canonical tag without extensions, or null if there are none. */
    static UsualNames of(Realm realm, String tag) {
        return of(LocaleTable.of(realm, TABLE, tag));
    }

    static UsualNames of(LocaleTable rowOrNull) {
        return rowOrNull == null ? null : new UsualNames(rowOrNull.row());
    }

    /** The names of a field, from January, Sunday and the morning on; null if the table has no such field. */
    String[] of(String field) {
        int index = FIELDS.indexOf(field);
        if (index < 0) return null;
        String names = row[index];
        return (names.isEmpty() ? row[index - ALONE] : names).split(SEPARATOR, -1);
    }
}
