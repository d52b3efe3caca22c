package dev.gyre.engine.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests which patterns are valid and which errors the others cause. */
class RegExpParserTest {
    static Stream<Arguments> cases() {
        return RecordedCases.read("errors.tsv").stream().map(columns -> Arguments.of((Object[]) columns));
    }

    @ParameterizedTest(name = "/{0}/{1} {2}")
    @MethodSource("cases")
    void givesTheReasonNodeGives(String pattern, String flags, String reason) {
        String expected = reason.isEmpty() || reason.startsWith("Invalid flags")
                ? reason
                : "Invalid regular expression: /" + pattern + "/" + RegExpFlags.toString(RegExpFlags.parse(flags))
                        + ": " + reason;
        assertEquals(expected, error(pattern, flags));
    }

    private static String error(String pattern, String flags) {
        try {
            RegExpParser.validate(pattern, flags);
            RegExpProgram.compile(pattern, flags);
            return "";
        } catch (RegExpSyntaxException e) {
            return e.getMessage();
        }
    }

    @Test
    void refusesNestingThatWouldExhaustTheStack() {
        for (String open : List.of("(", "(?:", "(?=", "(?<=", "(?<!")) {
            String pattern = open.repeat(100_000) + ")".repeat(100_000);
            assertThrows(RegExpSyntaxException.class, () -> RegExpParser.validate(pattern, ""));
        }
        assertThrows(RegExpSyntaxException.class, () -> RegExpParser.validate("[".repeat(100_000), "v"));
    }

    @Test
    void refusesDuplicateNamesThatCouldBothTakePart() {
        assertThrows(RegExpSyntaxException.class, () -> RegExpParser.validate("(?<a>(?<a>x)|y)", ""));
        RegExpParser.validate("(?<a>x)|(?<a>y)|(?:(?<a>z)|w)", "");
    }
}
