package dev.gyre.engine.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Tests that compiled patterns match as interpreted ones do. */
class CompiledRegExpTest {
    private static final String[] FLAGS = {"", "i", "m", "s", "u", "iu", "v", "im", "y"};
    private static final String[] ATOMS = {
        "a",
        "b",
        "ab",
        "abcabcabcabc",
        ".",
        "\\d",
        "\\w",
        "\\s",
        "\\W",
        "[abc]",
        "[^ab]",
        "[a-cx-z1]",
        "[^\\d\\sa]",
        "é",
        "[à-ü]",
        "\\u2028",
        "\ud83d\ude00",
        "^",
        "$",
        "\\b",
        "\\B",
        "(?=a)",
        "(?!b)",
        "(?<=a)",
        "(?<!ab)",
        "(?<=(a)b*)",
        "",
        "K"
    };
    private static final String[] QUANTIFIERS = {
        "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,3}", "{2,}", "{1,2}?", "{0,40}"
    };
    private static final String[] TEXTS = {
        "a",
        "b",
        "c",
        "ab",
        "abc",
        "1",
        " ",
        "\n",
        "x",
        "é",
        "\ud83d\ude00",
        "\ud83d",
        "\ude05",
        "\u2028",
        "K",
        "A",
        "B",
        "\u212a",
        "_"
    };

    /** Random patterns may backtrack for hours. */
    private static final String TOO_LONG = "too long";

    private static final int MOST_POLLS = 10;

    private static final class TooLongException extends RuntimeException {}

    private static String find(RegExpProgram program, String input, int from) {
        return find(program, input, from, program.flagText().contains("y"));
    }

    /** The groups of a match, "null" if there is none, or {@link #TOO_LONG}. */
    private static String find(RegExpProgram program, String input, int from, boolean sticky) {
        int[] polls = new int[1];
        try {
            return groups(program, program.match(input, from, sticky, () -> {
                if (++polls[0] == MOST_POLLS) throw new TooLongException();
            }));
        } catch (TooLongException e) {
            return TOO_LONG;
        }
    }

    private static RegExpProgram compiled(String pattern, String flags) {
        RegExpProgram program = RegExpProgram.compile(pattern, flags);
        assertTrue(program.compileToClass(), () -> "not compiled: /" + pattern + '/' + flags);
        return program;
    }

    private static String groups(RegExpProgram program, int[] match) {
        return match == null ? "null" : Arrays.toString(Arrays.copyOf(match, 2 * program.groupCount()));
    }

    private static boolean assertSame(String pattern, String flags, String input, int from) {
        RegExpProgram interpreted = RegExpProgram.compile(pattern, flags);
        RegExpProgram compiled = RegExpProgram.compile(pattern, flags);
        boolean isCompiled = compiled.compileToClass();
        for (int repeated = 0; repeated < 2; repeated++) {
            String expected = find(interpreted, input, from);
            String found = find(compiled, input, from);
            if (expected != TOO_LONG && found != TOO_LONG) {
                assertEquals(expected, found, () -> '/' + pattern + '/' + flags + " on " + input + " from " + from);
            }
        }
        return isCompiled;
    }

    @Test
    void matchesTheRecordedCases() {
        for (String[] row : RecordedCases.read("matches.tsv")) {
            assertSame(row[0], row[1], row[2], Integer.parseInt(row[3]));
        }
    }

    @Test
    void matchesPartsOfStringsAsWholeOnes() {
        for (String[] row : RecordedCases.read("matches.tsv")) {
            RegExpProgram interpreted = RegExpProgram.compile(row[0], row[1]);
            RegExpProgram compiled = RegExpProgram.compile(row[0], row[1]);
            compiled.compileToClass();
            String expected = groups(interpreted, interpreted.match(row[2], Integer.parseInt(row[3])));
            assertEquals(expected, matchPart(interpreted, row), () -> String.join(" ", row));
            assertEquals(expected, matchPart(compiled, row), () -> String.join(" ", row));
        }
    }

    /** Matches the text as a part of one with halves of surrogate pairs, or with the text again, around it. */
    private static String matchPart(RegExpProgram program, String[] row) {
        int length = row[2].length(), lastIndex = Integer.parseInt(row[3]);
        boolean sticky = row[1].contains("y");
        String inPairs = "a\ud83d" + row[2] + "\ude00a";
        String inCopies = row[2] + row[2] + row[2];
        String found = groups(program, program.match(inPairs, 2, length, lastIndex, sticky, null));
        assertEquals(found, groups(program, program.match(inCopies, length, length, lastIndex, sticky, null)));
        return found;
    }

    @Test
    void matchesRandomPatterns() {
        long seed = Long.getLong("gyre.test.seed", 1);
        int count = Integer.getInteger("gyre.test.programs", 2000);
        var random = new Random(seed);
        int compiledPatterns = 0;
        for (int i = 0; i < count; i++) {
            String flags = FLAGS[random.nextInt(FLAGS.length)];
            String pattern = pattern(random, 3, flags.contains("u") || flags.contains("v"));
            String input = input(random);
            if (assertSame(pattern, flags, input, random.nextInt(input.length() + 1) / 2)) {
                compiledPatterns++;
            }
        }
        assertTrue(compiledPatterns > count * 9 / 10, compiledPatterns + " of " + count + " compiled");
    }

    private static String pattern(Random random, int depth, boolean unicode) {
        var pattern = new StringBuilder();
        for (int terms = 1 + random.nextInt(4); terms > 0; terms--) {
            int kind = depth == 0 ? 0 : random.nextInt(8);
            switch (kind) {
                case 4 ->
                    pattern.append('(')
                            .append(pattern(random, depth - 1, unicode))
                            .append(')')
                            .append(quantifier(random));
                case 5 ->
                    pattern.append("(?:")
                            .append(pattern(random, depth - 1, unicode))
                            .append('|')
                            .append(pattern(random, depth - 1, unicode))
                            .append(')')
                            .append(quantifier(random));
                case 6 ->
                    pattern.append('(')
                            .append(pattern(random, depth - 1, unicode))
                            .append(")\\1");
                case 7 ->
                    pattern.append(random.nextBoolean() ? "(?=" : "(?!")
                            .append(pattern(random, depth - 1, unicode))
                            .append(')');
                default -> {
                    String atom = unicode && random.nextInt(10) == 0
                            ? "[\ud83d\ude00-\ud83d\ude10]"
                            : ATOMS[random.nextInt(ATOMS.length)];
                    boolean single = !atom.startsWith("(") && !atom.isEmpty() && !"^$\\b\\B".contains(atom);
                    pattern.append(
                            single && atom.length() > 1 && atom.charAt(0) != '[' && atom.charAt(0) != '\\'
                                    ? "(?:" + atom + ")"
                                    : atom);
                    pattern.append(single ? quantifier(random) : "");
                }
            }
        }
        return pattern.toString();
    }

    private static String input(Random random) {
        var input = new StringBuilder();
        for (int n = random.nextInt(16); n > 0; n--) {
            input.append(TEXTS[random.nextInt(TEXTS.length)]);
        }
        return input.toString();
    }

    private static String quantifier(Random random) {
        return QUANTIFIERS[random.nextInt(QUANTIFIERS.length)];
    }

    @Test
    void findsTheFirstPositionThatMatches() {
        var random = new Random(2);
        int compared = 0;
        for (int i = 0; i < 3000; i++) {
            RegExpProgram program = RegExpProgram.compile(pattern(random, 2, false), "");
            String input = input(random) + "abcabcabcabc" + input(random);
            int from = random.nextInt(4);
            String expected = "null";
            for (int start = from; start <= input.length() && expected.equals("null"); start++) {
                expected = find(program, input, start, true);
            }
            String found = find(program, input, from);
            if (expected != TOO_LONG && found != TOO_LONG) {
                assertEquals(expected, found, () -> '/' + program.source() + "/ on " + input + " from " + from);
                compared++;
            }
        }
        assertTrue(compared > 2900, compared + " compared");
    }

    /** Alternatives that begin with literal characters are grouped by these; compared with trying them in order. */
    @Test
    void matchesTheFirstOfManyWords() {
        var random = new Random(3);
        for (int i = 0; i < 2000; i++) {
            var words = new String[3 + random.nextInt(12)];
            var pattern = new StringBuilder("(?:");
            for (int w = 0; w < words.length; w++) {
                words[w] = word(random, random.nextInt(10) == 0 ? 0 : 1 + random.nextInt(5));
                pattern.append(w == 0 ? "" : "|").append('(').append(words[w]).append(')');
            }
            String plain = pattern.toString().replaceAll("[()?:]", "");
            String end = random.nextBoolean() ? "c" : "";
            String input = word(random, 12);
            String expected = firstWord(words, input, end, true), whole = firstWord(words, input, end, false);
            for (String flags : new String[] {"", "u"}) {
                assertEquals(expected, find(RegExpProgram.compile(pattern + ")" + end, flags), input, 0));
                assertEquals(expected, find(compiled(pattern + ")" + end, flags), input, 0));
                String bare = "(?:" + plain + ")" + end;
                assertEquals(whole, find(RegExpProgram.compile(bare, flags), input, 0), bare + " on " + input);
                assertEquals(whole, find(compiled(bare, flags), input, 0), bare + " on " + input);
            }
        }
    }

    private static String word(Random random, int length) {
        var word = new StringBuilder();
        for (int i = 0; i < length; i++) word.append("abcd".charAt(random.nextInt(4)));
        return word.toString();
    }

    /** The groups of the first match of one of the words and what comes after it; each word may have a group. */
    private static String firstWord(String[] words, String input, String end, boolean withGroups) {
        for (int start = 0; start <= input.length(); start++) {
            for (int w = 0; w < words.length; w++) {
                if (!input.startsWith(words[w] + end, start)) continue;
                var groups = new int[withGroups ? 2 + 2 * words.length : 2];
                Arrays.fill(groups, -1);
                groups[0] = start;
                groups[1] = start + words[w].length() + end.length();
                if (withGroups) {
                    groups[2 + 2 * w] = start;
                    groups[3 + 2 * w] = start + words[w].length();
                }
                return Arrays.toString(groups);
            }
        }
        return "null";
    }

    @Test
    void findsAWordOfAListByItsCharacters() {
        var list = new StringBuilder("^(?:");
        for (int i = 0; i < 2000; i++)
            list.append(i == 0 ? "" : "|").append("word").append(Integer.toString(i, 36));
        RegExpProgram program = RegExpProgram.compile(list + ")$", "");
        int[] polls = new int[1];
        for (int i = 0; i < 2000; i++) {
            String word = "word" + Integer.toString(i, 36);
            assertNotNull(program.match(word, 0, () -> polls[0]++), word);
        }
        // A list that is tried word by word takes 4 million steps, and a poll is after 65,536 of them.
        assertTrue(polls[0] <= 2, polls[0] + " polls");
    }

    @Test
    void survivesInputsThatNestDeeply() {
        String input = "ab".repeat(200_000);
        assertEquals(input.length(), compiled("(?:(a)|(b))*", "").match(input, 0)[1]);
        assertNull(compiled("(?:a|b|[^x])*?x", "y").match(input, 0));
        assertThrows(
                MatchLimitException.class,
                () -> compiled("(?:(a)|(b)|(?:ab))*c", "y").match("ab".repeat(8_000_000), 0));
    }

    @Test
    void pollsDuringCatastrophicBacktracking() {
        RegExpProgram program = compiled("(a+)+$", "");
        int[] polls = new int[1];
        assertThrows(
                IllegalStateException.class,
                () -> program.match("a".repeat(40) + "b", 0, () -> {
                    if (++polls[0] == 3) throw new IllegalStateException("stop");
                }));
        assertEquals(3, polls[0]);
        assertNotNull(program.match("aaa", 0));
    }

    @Test
    void asksForTheCompilationOfHotProgramsOnce() {
        RegExpProgram program = RegExpProgram.compile("(a+)+$", "");
        var asked = new AtomicReference<RegExpProgram>();
        var monitor = new MatchMonitor() {
            @Override
            public void poll() {}

            @Override
            public void hot(RegExpProgram hot) {
                assertNull(asked.getAndSet(hot));
            }
        };
        program.match("a".repeat(10) + "b", 0, monitor);
        assertNull(asked.get());
        program.match("a".repeat(22) + "b", 0, monitor);
        assertEquals(program, asked.get());
    }

    @Test
    void leavesHugeProgramsToTheInterpreter() {
        RegExpProgram program = RegExpProgram.compile("(a|b)x".repeat(2000), "");
        assertFalse(program.compileToClass());
        assertNull(program.match("ax".repeat(1999), 0));
    }
}
