package dev.gyre.modules.typescript;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class TypeStripperTest {
    @Test
    void erasesAsNodeDoes() throws IOException {
        List<String> differences = new ArrayList<>();
        int count = 0;
        for (String line : recorded()) {
            String[] columns = line.split("\t", -1);
            for (int i = 0; i < columns.length; i++) columns[i] = columns[i].translateEscapes();
            String expected = columns[1] + "\n" + columns[2] + (columns.length > 3 ? "\n" + columns[3] : "");
            String actual = erased(columns[0]);
            if (!actual.equals(expected))
                differences.add(columns[0] + "\n  expected " + expected + "\n  but was  " + actual);
            count++;
        }
        assertEquals(List.of(), differences);
        assertTrue(count > 1300);
    }

    private static List<String> recorded() throws IOException {
        try (InputStream file = TypeStripperTest.class.getResourceAsStream("erasures.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    private static String erased(String source) {
        try {
            return "ok\n" + TypeStripper.strip(source);
        } catch (TypeScriptSyntaxException refused) {
            SourceExcerpt excerpt = SourceExcerpt.of(source, refused);
            return refused.kind().code() + "\n" + refused.getMessage() + "\n" + excerpt.line() + "\n" + excerpt.text();
        }
    }

    @Test
    void keepsEveryPosition() {
        String source =
                "type A = 1;\nlet x: Map<string, \"é日😀\"> = new Map<string, any>() as any;\r\ninterface B { y: number }\nz();";
        String erased = TypeStripper.strip(source);
        assertEquals(source.length(), erased.length());
        assertEquals(source.indexOf("z()"), erased.indexOf("z()"));
        assertEquals(source.indexOf("\r\n"), erased.indexOf("\r\n"));
    }

    @Test
    void textWithoutTypesIsTheSameString() {
        String source = "let x = a < b, c = d ? (e) : f => g;";
        Assertions.assertSame(source, TypeStripper.strip(source));
    }

    @Test
    void deepNestingIsRefusedRatherThanOverflowing() {
        assertThrows(NestingException.class, () -> TypeStripper.strip("(".repeat(100_000)));
        assertThrows(NestingException.class, () -> TypeStripper.strip("let x: " + "[".repeat(100_000)));
        assertThrows(NestingException.class, () -> TypeStripper.strip("!".repeat(100_000) + "x"));
        assertThrows(NestingException.class, () -> TypeStripper.strip("{".repeat(100_000)));
        assertThrows(NestingException.class, () -> TypeStripper.strip("new ".repeat(100_000) + "x"));
    }

    @Test
    void ambiguousReadingsTakeNoExponentialTime() {
        assertTimes("(a = ".repeat(300) + "1" + ")".repeat(300));
        assertTimes("x = " + "a ? (b) : c => ".repeat(300) + "d");
        assertTimes("x = " + "(a, ".repeat(300) + "1" + ")".repeat(300));
        assertTimes("x = " + "f<".repeat(300) + "1");
        assertTimes("x = " + "({ a: ".repeat(200) + "1" + "})".repeat(200));
        assertTimes("type A = " + "(".repeat(300) + "B" + ")".repeat(300));
        assertTimes("type A = " + "(a: ".repeat(300) + "B" + ") => C".repeat(300));
    }

    private static void assertTimes(String source) {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(5), () -> erased(source));
    }
}
