package dev.gyre.engine.runtime.value;

/**
 * The names and short string literals of an agent's programs: equal ones are the same String, so that comparisons of types and kinds, and searches for properties,
 * end at the identity (V8: internalized strings). A full table is emptied, which costs only that.
 */
public final class InternalizedStrings {
    /** Longer literals are more likely data than names. */
    public static final int MAX_LENGTH = 40;

    private static final int FIRST_CAPACITY = 1 << 9;
    private static final int LAST_CAPACITY = 1 << 16;

    /** Open addressing; the length is a power of two, at most half of it used. */
    private String[] strings = new String[FIRST_CAPACITY];

    private int count;

    /** The string of these characters, whose {@link String#hashCode} the caller has computed. */
    public String of(char[] text, int start, int end, int hash) {
        int mask = strings.length - 1;
        int at = spread(hash) & mask;
        for (String known; (known = strings[at]) != null; at = at + 1 & mask) {
            if (known.hashCode() == hash && matches(known, text, start, end)) return known;
        }
        var added = new String(text, start, end - start);
        add(added, at);
        return added;
    }

    /** The equal string that the table has, or the given one. */
    public String known(String text) {
        int mask = strings.length - 1;
        int hash = text.hashCode();
        int at = spread(hash) & mask;
        for (String known; (known = strings[at]) != null; at = at + 1 & mask) {
            if (known.hashCode() == hash && known.equals(text)) return known;
        }
        return text;
    }

    private void add(String text, int at) {
        strings[at] = text;
        if (++count * 2 < strings.length) return;
        String[] old = strings;
        boolean isFull = old.length == LAST_CAPACITY;
        strings = new String[isFull ? FIRST_CAPACITY : old.length * 2];
        count = isFull ? 0 : count;
        if (isFull) return;
        int mask = strings.length - 1;
        for (String each : old) {
            if (each == null) continue;
            int place = spread(each.hashCode()) & mask;
            while (strings[place] != null) place = place + 1 & mask;
            strings[place] = each;
        }
    }

    private static int spread(int hash) {
        int mixed = hash * 0x9E3779B9;
        return mixed ^ mixed >>> 16;
    }

    private static boolean matches(String known, char[] text, int start, int end) {
        if (known.length() != end - start) return false;
        for (int i = start; i < end; i++) {
            if (known.charAt(i - start) != text[i]) return false;
        }
        return true;
    }
}
