package dev.gyre.engine.syntax.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Trees and scopes of the scripts in {@code src/test/golden/parser}; {@code -Dgolden.update=true} rewrites the dumps. */
class GoldenTest {
    private static final Path FOLDER = Path.of("src/test/golden/parser");

    @TestFactory
    List<DynamicTest> dumps() throws IOException {
        var tests = new ArrayList<DynamicTest>();
        try (var files = Files.list(FOLDER)) {
            for (var file : files.filter(f -> f.toString().matches(".*\\.m?js"))
                    .sorted()
                    .toList()) {
                tests.add(DynamicTest.dynamicTest(file.getFileName().toString(), () -> compare(file)));
            }
        }
        assertFalse(tests.isEmpty());
        return tests;
    }

    private static void compare(Path file) throws IOException {
        var source = new Source(file.getFileName().toString(), Files.readString(file));
        var program = file.toString().endsWith(".mjs")
                ? Parser.parseModule(source, ParserOptions.DEFAULT)
                : Parser.parseScript(source, ParserOptions.DEFAULT);
        ScopeCheck.check(program);
        var actual = TreeDump.of(program);
        var expected = Path.of(file.toString().replaceAll("\\.m?js$", ".txt"));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(expected, actual);
        }
        assertEquals(Files.readString(expected), actual);
    }
}
