package dev.gyre.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainTest {
    private final ByteArrayOutputStream stdout = new ByteArrayOutputStream();
    private final ByteArrayOutputStream stderr = new ByteArrayOutputStream();

    @Test
    void aBadOptionExitsAsInNode() {
        assertEquals(9, run("--no-such-option", "app.js"));
        assertEquals("gyre: bad option: --no-such-option\n", stderr.toString(StandardCharsets.UTF_8));
        assertEquals("", stdout.toString(StandardCharsets.UTF_8));
    }

    @Test
    void versionAndHelpAreAnswers() {
        assertEquals(0, run("--version"));
        assertTrue(stdout.toString(StandardCharsets.UTF_8).startsWith("v0."), stdout.toString(StandardCharsets.UTF_8));
        assertEquals(0, run("-h"));
        assertTrue(
                stdout.toString(StandardCharsets.UTF_8).contains("Usage: gyre "),
                stdout.toString(StandardCharsets.UTF_8));
        assertEquals("", stderr.toString(StandardCharsets.UTF_8));
    }

    @Test
    void anEmptyFileNameAndADashMeanStandardInput() {
        for (String name : List.of("", "-")) {
            assertEquals(0, run("console.log('read', process.argv.length)", List.of(name, "a")));
            assertEquals("read 3\n", stdout.toString(StandardCharsets.UTF_8));
            stdout.reset();
        }
    }

    private int run(String... words) {
        return run("", List.of(words));
    }

    private int run(String stdin, List<String> words) {
        var out = new PrintStream(stdout, true, StandardCharsets.UTF_8);
        var err = new PrintStream(stderr, true, StandardCharsets.UTF_8);
        var in = new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8));
        return new Main(Path.of(""), in, out, err).run(words);
    }
}
