package dev.gyre.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;

/** The scripts and modules of a folder of {@code src/test/golden}, each with the expected text beside it; {@code -Dgolden.update=true} rewrites these. */
public final class GoldenFiles {
    /** What is compared. */
    @FunctionalInterface
    public interface Dump {
        String of(Source source, boolean isModule);
    }

    private GoldenFiles() {}

    /** A test for each script and module of the folder. */
    public static List<DynamicTest> tests(String folder, Dump dump) throws IOException {
        var tests = new ArrayList<DynamicTest>();
        try (var files = Files.list(Path.of("src/test/golden", folder))) {
            for (var file : files.filter(f -> f.toString().matches(".*\\.m?js"))
                    .sorted()
                    .toList()) {
                tests.add(DynamicTest.dynamicTest(file.getFileName().toString(), () -> compare(file, dump)));
            }
        }
        assertFalse(tests.isEmpty());
        return tests;
    }

    private static void compare(Path file, Dump dump) throws IOException {
        var source = new Source(file.getFileName().toString(), Files.readString(file));
        var actual = dump.of(source, file.toString().endsWith(".mjs"));
        var expected = Path.of(file.toString().replaceAll("\\.m?js$", ".txt"));
        if (Boolean.getBoolean("golden.update")) Files.writeString(expected, actual);
        assertEquals(Files.readString(expected), actual);
    }
}
