package dev.gyre.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.node.options.OptionException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionsParseTest {
    @Test
    void everythingAfterTheFileBelongsToTheScript() {
        var options = parse("--check", "app.js", "-e", "1", "--", "--help");
        assertEquals(Options.Action.CHECK, options.action());
        assertEquals("app.js", options.file());
        assertEquals(List.of("-e", "1", "--", "--help"), options.arguments());
        assertEquals(List.of("--check"), options.execArgv());
    }

    @Test
    void codeTakesThePlaceOfTheFile() {
        var options = parse("-e", "f()", "a", "-b");
        assertEquals("f()", options.source());
        assertNull(options.file());
        assertEquals(List.of("a", "-b"), options.arguments());
        assertEquals(List.of("-e", "f()"), options.execArgv());
        assertEquals("'q' \"r\" ${s} @t", parse("-e", "'q' \"r\" ${s} @t").source());
        assertEquals("3", parse("--eval=3").source());
        assertEquals("", parse("-e", "").source());
        assertEquals("-1", parse("-e", "\\-1").source());
    }

    @Test
    void printTakesCodeOrStandardInput() {
        assertTrue(parse("-p", "1").print());
        assertEquals("1", parse("-p", "1").source());
        assertEquals("1", parse("-pe", "1").source());
        assertTrue(parse("-p").print());
        assertNull(parse("-p").source());
        assertEquals("2", parse("-p", "1", "-e", "2").source());
        assertTrue(parse("-p", "1", "-e", "2").print());
        assertEquals("2", parse("-e", "1", "-p", "2").source());
    }

    @Test
    void dashIsStandardInput() {
        assertEquals("-", parse("-", "a").file());
        assertEquals(List.of("a"), parse("-", "a").arguments());
        assertNull(parse().file());
    }

    @Test
    void twoDashesEndTheOptions() {
        var options = parse("--", "--help", "x");
        assertEquals("--help", options.file());
        assertEquals(List.of("x"), options.arguments());
    }

    @Test
    void wrongOptionsAreNamedAsNodeDoes() {
        assertRefused("bad option: --badopt", "--badopt", "x.js");
        assertRefused("bad option: -x", "-x");
        assertRefused("bad option: -1", "-p", "-1");
        assertRefused("bad option: --bad", "-v", "--bad");
        assertRefused("-e requires an argument", "-e");
        assertRefused("-e requires an argument", "-e", "-p");
        assertRefused("--eval requires an argument", "--eval");
        assertRefused("either --check or --eval can be used, not both", "-c", "-e", "1");
        assertRefused(
                "--input-type must be \"module\",\"commonjs\", \"module-typescript\" or \"commonjs-typescript\"",
                "--input-type=foo",
                "-e",
                "1");
    }

    @Test
    void inputTypeChoosesTheGoal() {
        assertTrue(parse("--input-type=module", "-e", "1").isModule());
        assertTrue(parse("--input-type", "module", "-").isModule());
    }

    @Test
    void versionAndHelpAreActions() {
        assertEquals(Options.Action.VERSION, parse("-v").action());
        assertEquals(Options.Action.VERSION, parse("--version", "extra").action());
        assertEquals(Options.Action.HELP, parse("--help").action());
        assertEquals(Options.Action.TEST, parse("--test", "a", "b").action());
        assertEquals(List.of("a", "b"), parse("--test", "a", "b").arguments());
        assertEquals(Options.Action.WATCH, parse("--watch-path=x", "a.js").action());
        assertEquals(Options.Action.SCRIPT, parse("--run", "build", "--", "-x").action());
        assertEquals(List.of("-x"), parse("--run", "build", "--", "-x").arguments());
    }

    @Test
    void theScriptIsNotTheValueOfAnOptionThatMayHaveOne() {
        var options = parse("--virtual-time", "app.js", "--auto-close");
        assertEquals("app.js", options.file());
        assertEquals(List.of("--auto-close"), options.arguments());
        assertEquals(List.of("--virtual-time"), options.execArgv());
        assertEquals(
                "app.js",
                parse("--drain-timeout", "50", "--auto-close", "--virtual-time=2026-01-01", "app.js")
                        .file());
        assertEquals(
                "f()",
                parse("--unhandled-rejections", "strict", "--auto-close", "-e", "f()")
                        .source());
        assertRefused("--drain-timeout requires an argument", "--drain-timeout");
        assertEquals(
                "app.js",
                parse("--jit", "eager", "--print-jit", "--trace-jit", "app.js").file());
    }

    private static Options parse(String... words) {
        return Options.parse(List.of(words), Map.of(), Path.of(""), System.err);
    }

    private static void assertRefused(String message, String... words) {
        assertEquals(
                message, assertThrows(OptionException.class, () -> parse(words)).getMessage());
    }
}
