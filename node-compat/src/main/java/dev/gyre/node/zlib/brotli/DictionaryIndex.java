package dev.gyre.node.zlib.brotli;

/** Finds the words of the static dictionary with which given bytes begin. */
final class DictionaryIndex {
    private static final int HASH_BITS = 14;
    private static final int MOST_OMITTED = 9;
    /**
     * The words by the hash of their first four bytes, as length and number; and the index of each hash's first word.
     */
    private static final int[] STARTS = new int[(1 << HASH_BITS) + 2];

    private static final int[] ENTRIES;

    static {
        byte[] words = StaticDictionary.words();
        int count = 0;
        for (int length = StaticDictionary.SHORTEST; length <= StaticDictionary.LONGEST; length++) {
            for (int index = 0; index < 1 << StaticDictionary.indexBits(length); index++) {
                STARTS[MatchFinder.hash(words, StaticDictionary.offset(length, index), HASH_BITS) + 2]++;
                count++;
            }
        }
        for (int i = 2; i < STARTS.length; i++) STARTS[i] += STARTS[i - 1];
        ENTRIES = new int[count];
        for (int length = StaticDictionary.SHORTEST; length <= StaticDictionary.LONGEST; length++) {
            for (int index = 0; index < 1 << StaticDictionary.indexBits(length); index++) {
                ENTRIES[STARTS[MatchFinder.hash(words, StaticDictionary.offset(length, index), HASH_BITS) + 1]++] =
                        length << 16 | index;
            }
        }
    }

    private int lookups;
    private int matches;

    /**
     * The length of the found word, the number of matching bytes, and the word's number with the transform that cuts it
     * there.
     */
    int wordLength;

    int size;
    int number;

    /** Searches the best word; not if matches have been rare. */
    boolean find(byte[] data, int at, int end) {
        if (end - at < StaticDictionary.SHORTEST || matches < lookups >> 7) return false;
        lookups++;
        byte[] words = StaticDictionary.words();
        int hash = MatchFinder.hash(data, at, HASH_BITS), best = 0;
        for (int entry = STARTS[hash]; entry < STARTS[hash + 1]; entry++) {
            int length = ENTRIES[entry] >>> 16, index = ENTRIES[entry] & 0xffff;
            int from = StaticDictionary.offset(length, index);
            int fits = MatchFinder.matchLength(data, at, Math.min(end, at + length), words, from);
            int omitted = length - fits;
            if (fits < StaticDictionary.SHORTEST || omitted > MOST_OMITTED) continue;
            int found = index | WordTransform.withoutLast(omitted) << StaticDictionary.indexBits(length);
            int score = MatchFinder.score(fits, found);
            if (score <= best) continue;
            best = score;
            wordLength = length;
            size = fits;
            number = found;
        }
        if (best > 0) matches++;
        return best > 0;
    }
}
