package dev.gyre.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page about the command line against {@code gyre --help}, which the parser of options prints from what it takes. */
class OptionsPageTest {
    private static final Path PAGE = Path.of(System.getProperty("gyre.root"), "docs/command-line.md");
    /** A name of an option and perhaps its value, as help and page write it: -e, --eval=CODE, --print[=CODE]. */
    private static final Pattern NAME =
            Pattern.compile("(?<![\\w-])(--?[a-z][\\w-]*)(\\[?=[A-Z,]+]?)?", Pattern.CASE_INSENSITIVE);

    @Test
    void thePageHasEveryOptionAndNoOther() throws IOException {
        var documented = new TreeSet<String>();
        for (var line : Files.readAllLines(PAGE)) {
            if (line.startsWith("| `-")) {
                addNames(line.substring(0, line.indexOf("` |")).replace('`', ' '), documented);
            }
        }
        var existing = new TreeSet<String>();
        for (var line : new OptionsParser().help().split("\n")) {
            if (line.matches(" {2,6}-.*")) {
                addNames(line.strip().split(" {2,}")[0], existing);
            }
        }
        assertTrue(existing.size() > 40, existing.toString());
        assertEquals(String.join("\n", existing), String.join("\n", documented));
    }

    private static void addNames(String text, Set<String> names) {
        var matcher = NAME.matcher(text);
        while (matcher.find()) {
            names.add(matcher.group());
        }
    }
}
