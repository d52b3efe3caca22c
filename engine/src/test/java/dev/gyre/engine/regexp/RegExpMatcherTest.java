package dev.gyre.engine.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests what patterns match. */
class RegExpMatcherTest {
    static Stream<Arguments> cases() {
        return RecordedCases.read("matches.tsv").stream().map(columns -> Arguments.of((Object[]) columns));
    }

    @ParameterizedTest(name = "/{0}/{1} on {2} from {3}")
    @MethodSource("cases")
    void matchesAsNodeDoes(String pattern, String flags, String input, String lastIndex, String expected) {
        RegExpProgram program = RegExpProgram.compile(pattern, flags);
        assertEquals(expected, describe(program, program.match(input, Integer.parseInt(lastIndex))));
    }

    private static String describe(RegExpProgram program, int[] groups) {
        if (groups == null) {
            return "null";
        }
        var text = new StringBuilder();
        for (int i = 0; i < program.groupCount(); i++) {
            text.append(i == 0 ? "" : " ").append(groups[2 * i] < 0 ? "-" : groups[2 * i] + "," + groups[2 * i + 1]);
        }
        return text.toString();
    }

    @Test
    void foldsStringLiteralsOfClasses() {
        assertNotNull(RegExpProgram.compile("^[\\q{ab|c}]$", "iv").match("C", 0));
        assertNotNull(RegExpProgram.compile("^[\\q{ab|c}]$", "iv").match("aB", 0));
    }

    @Test
    void neverMatchesInsideASurrogatePairInUnicodeMode() {
        assertEquals(
                "3,3",
                describe(
                        RegExpProgram.compile("\\B", "u"),
                        RegExpProgram.compile("\\B", "u").match("S\ud83d\ude00", 0)));
    }

    @Test
    void survivesInputsThatNestDeeply() {
        String input = "ab".repeat(200_000);
        assertEquals(input.length(), RegExpProgram.compile("(?:a|b)*", "").match(input, 0)[1]);
        assertEquals(input.length(), RegExpProgram.compile("(?:(a)|(b))*", "").match(input, 0)[1]);
        assertNull(RegExpProgram.compile("(?:a|b|[^x])*?x", "y").match(input, 0));
    }

    @Test
    void compilesNestedRepetitionsInProportionToTheirLength() {
        String pattern = "(?:a".repeat(100) + ")+".repeat(100);
        assertEquals(100, RegExpProgram.compile(pattern, "").match("a".repeat(100), 0)[1]);
    }

    @Test
    void endsAMatchWhoseStackOutgrowsTheLimit() {
        String input = "ab".repeat(8_000_000);
        assertThrows(
                MatchLimitException.class,
                () -> RegExpProgram.compile("(?:(a)|(b)|(?:ab))*c", "y").match(input, 0));
    }

    @Test
    void pollsDuringCatastrophicBacktracking() {
        RegExpProgram program = RegExpProgram.compile("(a+)+$", "");
        var stop = new IllegalStateException("stop");
        int[] polls = new int[1];
        assertThrows(
                IllegalStateException.class,
                () -> program.match("a".repeat(40) + "b", 0, () -> {
                    if (++polls[0] == 3) {
                        throw stop;
                    }
                }));
        assertEquals(3, polls[0]);
        assertNotNull(program.match("aaa", 0));
    }

    @Test
    void repeatsEmptyIterationsWithoutCounting() {
        assertNotNull(RegExpProgram.compile("(?:a?){2000000000}", "").match("b", 0));
    }

    @Test
    void listsNamesInTheOrderOfThePattern() {
        RegExpProgram program = RegExpProgram.compile("(?<z>(?<y>a))|(?<x>b)|(?<y>c)", "");
        assertEquals(List.of("z", "y", "x"), List.copyOf(program.groupNames().keySet()));
        assertEquals(4, program.groupNames().get("y")[1]);
        assertEquals(5, program.groupCount());
    }
}
