package dev.gyre.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        assertEquals(parse(List.of()), Options.common(List.of(), Map.of()));
    }

    @Test
    void theOthersAreLeftToTheParser() {
        assertNull(Options.common(List.of("-e"), Map.of()));
        assertNull(Options.common(List.of("-e", "-1"), Map.of()));
        assertNull(Options.common(List.of("-e", "\\-1"), Map.of()));
        assertNull(Options.common(List.of("-e", "1", "-p"), Map.of()));
        assertNull(Options.common(List.of("--version", "--bad"), Map.of()));
        assertNull(Options.common(List.of("--check", "app.js"), Map.of()));
        assertNull(Options.common(List.of("--", "app.js"), Map.of()));
    }

    private static void assertCommon(String... words) {
        assertNotNull(Options.common(List.of(words), Map.of()));
        assertEquals(parse(List.of(words)), Options.common(List.of(words), Map.of()));
    }

    private static Options parse(List<String> words) {
        return Options.parse(words, Map.of(), Path.of(""), System.err);
    }
}
