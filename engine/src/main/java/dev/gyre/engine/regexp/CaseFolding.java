package dev.gyre.engine.regexp;

import com.ibm.icu.lang.UCharacter;
import java.util.Arrays;

/** Canonicalize of a character under the i flag, and the sets that are closed under it. */
final class CaseFolding {
    /** The size up to which a set's characters are looked at one by one. */
    private static final int MAX_LOOKED_AT = 32;

    private CaseFolding() {}

    // Canonicalize ( rer, ch ), https://tc39.es/ecma262/#sec-runtime-semantics-canonicalize-ch
    static int canonicalize(int character, boolean unicode) {
        return unicode ? simpleFold(character) : toUpperCase(character);
    }

    private static int simpleFold(int character) {
        if (character < 128) {
            return character >= 'A' && character <= 'Z' ? character + 32 : character;
        }
        return UCharacter.foldCase(character, true);
    }

    private static int toUpperCase(int character) {
        if (character < 128) {
            return character >= 'a' && character <= 'z' ? character - 32 : character;
        }
        if (hasLongUpperCase(character)) {
            return character;
        }
        int upper = Character.toUpperCase(character);
        return upper < 128 ? character : upper;
    }

    /** Whether the full upper case is longer than one code unit although a simple one exists: Greek letters with iota. */
    private static boolean hasLongUpperCase(int character) {
        return character >= 0x1F80
                && character <= 0x1FFC
                && (character <= 0x1FAF
                        || character == 0x1FB3
                        || character == 0x1FBC
                        || character == 0x1FC3
                        || character == 0x1FCC
                        || character == 0x1FF3
                        || character == 0x1FFC);
    }

    /** All characters that match one of the set's members when case is ignored. */
    static CodePointSet close(CodePointSet set, boolean unicode) {
        if (set.isEmpty()) {
            return set;
        }
        CodePointSet ascii = set.intersection(Tables.ASCII);
        CodePointSet result = set.union(closeAscii(ascii, unicode));
        CodePointSet rest = set.difference(Tables.ASCII);
        boolean all = rest.rangeCount() == 1 && rest.rangeStart(0) == 128 && rest.last() >= 0xFFFF;
        if (rest.isEmpty() || all && !unicode || isCaseless(rest)) {
            return result;
        }
        var cased = rest.intersection(unicode ? UnicodePairs.CASED : LegacyPairs.CASED);
        return cased.isEmpty()
                ? result
                : result.union(closeByPairs(cased, unicode ? UnicodePairs.PAIRS : LegacyPairs.PAIRS));
    }

    /** Whether a set is small, as the white space of \\s is, and none of its characters has a case; false says nothing. It saves most patterns the pairs. */
    private static boolean isCaseless(CodePointSet set) {
        if (set.size() > MAX_LOOKED_AT) return false;
        for (int i = 0; i < set.rangeCount(); i++)
            for (int character = set.rangeStart(i); character <= set.rangeEnd(i); character++)
                if (!isCaseless(character)) return false;
        return true;
    }

    private static boolean isCaseless(int character) {
        int type = Character.getType(character);
        return type == Character.OTHER_LETTER
                || type == Character.SPACE_SEPARATOR
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.DASH_PUNCTUATION
                || type == Character.OTHER_PUNCTUATION;
    }

    private static CodePointSet closeAscii(CodePointSet set, boolean unicode) {
        var builder = new CodePointSet.Builder();
        for (int upper = 'A'; upper <= 'Z'; upper++) {
            if (set.contains(upper) || set.contains(upper + 32)) {
                builder.add(upper).add(upper + 32);
                if (unicode && upper == 'K') {
                    builder.add(0x212A);
                } else if (unicode && upper == 'S') {
                    builder.add(0x17F);
                }
            }
        }
        return builder.build();
    }

    private static CodePointSet closeByPairs(CodePointSet set, int[] pairs) {
        CodePointSet folded = set.union(foldedMembers(set, pairs));
        var builder = new CodePointSet.Builder();
        for (int i = 0; i < pairs.length; i += 2) {
            if (folded.contains(pairs[i + 1])) {
                builder.add(pairs[i]);
            }
        }
        return folded.union(builder.build());
    }

    private static CodePointSet foldedMembers(CodePointSet set, int[] pairs) {
        var builder = new CodePointSet.Builder();
        for (int i = 0; i < pairs.length; i += 2) {
            if (set.contains(pairs[i])) {
                builder.add(pairs[i + 1]);
            }
        }
        return builder.build();
    }

    // MaybeSimpleCaseFolding ( rer, A ), https://tc39.es/ecma262/#sec-maybesimplecasefolding
    static CodePointSet fold(CodePointSet set) {
        return set.difference(UnicodePairs.CHANGING).union(foldedMembers(set, UnicodePairs.PAIRS));
    }

    /** The code points that fold to themselves: the universe of complements under the flags v and i. */
    static CodePointSet foldedUniverse() {
        return UnicodePairs.CHANGING.complement();
    }

    private static int[] pairs(int limit, boolean unicode) {
        int[] pairs = new int[4096];
        int count = 0;
        for (int character = 0; character < limit; character++) {
            int canonical = canonicalize(character, unicode);
            if (canonical != character) {
                if (count == pairs.length) {
                    pairs = Arrays.copyOf(pairs, count * 2);
                }
                pairs[count++] = character;
                pairs[count++] = canonical;
            }
        }
        return Arrays.copyOf(pairs, count);
    }

    /** The characters beyond ASCII that are in a pair; the others match themselves only. */
    private static CodePointSet cased(int[] pairs) {
        var builder = new CodePointSet.Builder();
        for (int character : pairs) {
            builder.add(character);
        }
        return builder.build().difference(Tables.ASCII);
    }

    /** Sets needed for any pattern that ignores case. */
    private static final class Tables {
        static final CodePointSet ASCII = CodePointSet.ofRanges(0, 127);
    }

    /** Each character that is not its own canonical form, followed by that form, without the flags u and v. */
    private static final class LegacyPairs {
        static final int[] PAIRS = pairs(0x10000, false);
        static final CodePointSet CASED = cased(PAIRS);
    }

    /** Each code point that simple case folding changes, followed by what it becomes. */
    private static final class UnicodePairs {
        static final int[] PAIRS = pairs(0x1F000, true);
        static final CodePointSet CASED = cased(PAIRS);
        static final CodePointSet CHANGING = changing();

        private static CodePointSet changing() {
            var builder = new CodePointSet.Builder();
            for (int i = 0; i < PAIRS.length; i += 2) {
                builder.add(PAIRS[i]);
            }
            return builder.build();
        }
    }
}
