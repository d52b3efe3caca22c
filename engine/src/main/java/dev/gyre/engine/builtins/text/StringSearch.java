package dev.gyre.engine.builtins.text;

import dev.gyre.engine.runtime.realm.Agent;

/**
 * Searches for a string in a string. The search can be interrupted if both are long, since its time is the product of
 * their lengths.
 */
final class StringSearch {
    /** Comparisons of characters between two interrupt checks. */
    private static final long WINDOW = 1 << 21;

    private static final int POLL_STEPS = 10_000;

    private StringSearch() {}

    // StringIndexOf ( string, searchValue, fromIndex ), https://tc39.es/ecma262/#sec-stringindexof
    static int indexOf(Agent agent, String text, String pattern, int from) {
        if ((long) (text.length() - from) * pattern.length() <= WINDOW) return text.indexOf(pattern, from);
        int width = (int) Math.max(WINDOW / pattern.length(), 1);
        int last = text.length() - pattern.length();
        for (long start = from; start <= last; start += width) {
            agent.poll(POLL_STEPS);
            int found =
                    text.indexOf(pattern, (int) start, (int) Math.min(start + width, last + 1L) + pattern.length() - 1);
            if (found >= 0) return found;
        }
        return -1;
    }

    // StringLastIndexOf ( string, searchValue, fromIndex ), https://tc39.es/ecma262/#sec-stringlastindexof
    static int lastIndexOf(Agent agent, String text, String pattern, int from) {
        if ((long) from * pattern.length() <= WINDOW) return text.lastIndexOf(pattern, from);
        for (int start = Math.min(from, text.length() - pattern.length()); start >= 0; start--) {
            if ((long) (from - start) * pattern.length() % WINDOW < pattern.length()) agent.poll(POLL_STEPS);
            if (text.startsWith(pattern, start)) return start;
        }
        return -1;
    }
}
