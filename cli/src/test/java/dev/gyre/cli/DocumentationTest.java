package dev.gyre.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs what README.md, docs and examples show. A block whose fence names a file is that file: of the checkout, and then the same, or one that the page's commands use. In
 * a console block, lines after "$ " are commands and the others what they print; "..." stands for any text of a line, and alone for any lines.
 */
class DocumentationTest {
    private static final Path ROOT = Path.of(System.getProperty("gyre.root"));
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

    @TempDir
    Path temporary;

    static List<Path> pages() throws IOException {
        var pages = new ArrayList<Path>();
        for (var file : List.of("README.md", "CHANGELOG.md", "examples/README.md")) {
            pages.add(ROOT.resolve(file));
        }
        try (var files = Files.list(ROOT.resolve("docs"))) {
            files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        return pages;
    }

    @TestFactory
    List<DynamicTest> sessionsPrintWhatThePageSays() throws IOException {
        var tests = new ArrayList<DynamicTest>();
        for (var file : pages()) {
            var page = DocumentedPage.read(file);
            if (page.blocks().stream().anyMatch(DocumentedPage.Block::isSession)) {
                tests.add(DynamicTest.dynamicTest(ROOT.relativize(file).toString(), () -> run(page)));
            }
        }
        assertTrue(tests.size() >= 5, tests.size() + " pages");
        return tests;
    }

    private void run(DocumentedPage page) throws Exception {
        var folder = Files.createTempDirectory(temporary, "page").toRealPath();
        var isOfExamples = page.file().startsWith(ROOT.resolve("examples"));
        try (var shell = new DocumentedShell(folder, isOfExamples ? folder.resolve("examples") : folder)) {
            copy("examples", shell);
            for (var block : page.blocks()) {
                run(block, ROOT.relativize(page.file()) + ":" + block.line(), shell);
            }
        }
    }

    private static void run(DocumentedPage.Block block, String where, DocumentedShell shell) throws Exception {
        if (!block.name().isEmpty()) {
            var original = ROOT.resolve(block.name());
            if (Files.exists(original)) {
                assertEquals(Files.readString(original), block.text(), where + " is not " + block.name());
            }
            shell.write(block.name(), block.text());
        } else if (block.isSession()) {
            for (var step : DocumentedPage.steps(block)) {
                assertPrints(step.expected(), shell.run(step), where + " $ " + step.command());
            }
        }
    }

    private static void assertPrints(String expected, String printed, String where) {
        var pattern = new StringBuilder();
        for (var line : expected.split("(?<=\n)")) {
            pattern.append(
                    line.equals("...\n") ? "(?:.*\n)*" : Pattern.quote(line).replace("...", "\\E.*\\Q"));
        }
        if (!Pattern.matches(pattern.toString(), printed)) {
            assertEquals(expected, printed, where);
        }
    }

    private static void copy(String name, DocumentedShell shell) throws IOException {
        try (var files = Files.walk(ROOT.resolve(name))) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                if (!file.toString().contains("/target/")) {
                    shell.write(ROOT.relativize(file).toString(), Files.readString(file));
                }
            }
        }
    }

    @Test
    void linksLeadToFiles() throws IOException {
        var broken = new ArrayList<String>();
        for (var page : pages()) {
            var links = LINK.matcher(Files.readString(page));
            while (links.find()) {
                if (!Files.exists(page.resolveSibling(links.group(1)))) {
                    broken.add(ROOT.relativize(page) + ": " + links.group(1));
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void everyExampleIsShown() throws IOException {
        var shown = Files.readString(ROOT.resolve("examples/README.md"));
        var missing = new ArrayList<String>();
        try (var files = Files.list(ROOT.resolve("examples"))) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("README.md") && !shown.contains(name))
                    .forEach(missing::add);
        }
        assertEquals(List.of(), missing);
    }
}
