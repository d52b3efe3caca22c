package dev.gyre.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.node.options.Option;
import dev.gyre.node.options.OptionHelp;
import dev.gyre.node.options.OptionTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page about the command line against the table of options. */
class OptionsPageTest {
    private static final OptionHelp HELP = new OptionHelp(new OptionTable());
    private static final Path PAGE = Path.of(System.getProperty("gyre.root"), "docs/command-line.md");
    /** A name of an option and perhaps its value, as help and page write it: -e, --eval=CODE, --print[=CODE]. */
    private static final Pattern NAME =
            Pattern.compile("(?<![\\w-])(--?[a-z][\\w-]*)(\\[?=[A-Z,/\\[\\]:]+]?)?", Pattern.CASE_INSENSITIVE);

    @Test
    void thePageHasEveryOptionAndNoOther() throws IOException {
        var documented = new TreeSet<String>();
        for (var line : Files.readAllLines(PAGE)) {
            if (line.startsWith("| `-")) {
                addNames(line.substring(0, line.indexOf("` |")).replace('`', ' '), documented);
            }
        }
        var existing = new TreeSet<String>();
        for (var effect : Option.Effect.values()) {
            for (var line : HELP.page(effect).split("\n")) {
                addNames(line.substring(0, line.indexOf("` |")).replace('`', ' '), existing);
            }
        }
        assertTrue(existing.size() > 200, existing.toString());
        assertEquals(String.join("\n", existing), String.join("\n", documented));
    }

    @Test
    void thePageSaysOfEveryOptionWithoutEffectWhy() throws IOException {
        var page = Files.readString(PAGE);
        assertTrue(page.contains(HELP.page(Option.Effect.REFUSED)), HELP.page(Option.Effect.REFUSED));
        assertTrue(page.contains(HELP.page(Option.Effect.IGNORED)), HELP.page(Option.Effect.IGNORED));
    }

    @Test
    void helpCompletionAndManualComeFromTheTable() {
        assertTrue(HELP.help().startsWith("Usage: gyre [OPTIONS] [FILE | -] [ARGUMENT...]"), HELP.help());
        assertTrue(HELP.help().contains("  --watch-path=PATH"), HELP.help());
        assertTrue(HELP.bashCompletion().contains(" --no-warnings "), HELP.bashCompletion());
        assertTrue(HELP.manualPage().contains(".B \\-\\-title=TEXT"), HELP.manualPage());
    }

    private static void addNames(String text, Set<String> names) {
        var matcher = NAME.matcher(text);
        while (matcher.find()) {
            names.add(matcher.group());
        }
    }
}
