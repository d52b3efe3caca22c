package dev.gyre.engine.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Bytecode of the scripts in {@code src/test/golden/bytecode}; {@code -Dgolden.update=true} rewrites the listings. */
class GoldenBytecodeTest {
    private static final Path FOLDER = Path.of("src/test/golden/bytecode");

    @TestFactory
    List<DynamicTest> listings() throws IOException {
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
        var actual = CompiledTree.of(source, file.toString().endsWith(".mjs"), ParserOptions.DEFAULT)
                .listing();
        var expected = Path.of(file.toString().replaceAll("\\.m?js$", ".txt"));
        if (Boolean.getBoolean("golden.update")) Files.writeString(expected, actual);
        assertEquals(Files.readString(expected), actual);
    }
}
