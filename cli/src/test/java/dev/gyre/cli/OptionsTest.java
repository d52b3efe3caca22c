package dev.gyre.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class OptionsTest {
    @Test
    void commonCommandLinesAreReadAsTheParserReadsThem() {
        assertCommon("-");
        assertCommon("app.js");
        assertCommon("app.js", "-e", "--help", "x");
        assertCommon("-", "a", "-b");
        assertCommon("-e", "1");
        assertCommon("--eval", "1", "a", "-b");
        assertCommon("-p", "1", "a");
        assertCommon("--print", "1");
        assertCommon("-pe", "1");
        assertCommon("-v");
        assertCommon("--version");
        assertEquals(new OptionsParser().parse(List.of()), Options.common(List.of()));
    }

    @Test
    void theOthersAreLeftToTheParser() {
        assertNull(Options.common(List.of("-e")));
        assertNull(Options.common(List.of("-e", "-1")));
        assertNull(Options.common(List.of("-e", "\\-1")));
        assertNull(Options.common(List.of("-e", "1", "-p")));
        assertNull(Options.common(List.of("--version", "--bad")));
        assertNull(Options.common(List.of("--check", "app.js")));
        assertNull(Options.common(List.of("--", "app.js")));
    }

    private static void assertCommon(String... words) {
        assertNotNull(Options.common(List.of(words)));
        assertEquals(new OptionsParser().parse(List.of(words)), Options.common(List.of(words)));
    }
}
