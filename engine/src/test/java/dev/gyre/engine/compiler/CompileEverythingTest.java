package dev.gyre.engine.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Compiles and checks every file below a folder that parses; {@code -Dcompile.root=FOLDER} turns it on. */
@EnabledIfSystemProperty(named = "compile.root", matches = ".+")
class CompileEverythingTest {
    @Test
    void everythingThatParsesCompiles() throws IOException {
        var wrong = new ArrayList<String>();
        int compiled = 0;
        try (var files = Files.walk(Path.of(System.getProperty("compile.root")))) {
            for (var file : files.filter(f -> f.toString().matches(".*\\.[mc]?js"))
                    .sorted()
                    .toList()) compiled += compile(file, wrong);
        }
        assertEquals(List.of(), wrong);
        assertTrue(compiled > 0);
    }

    private static int compile(Path file, List<String> wrong) throws IOException {
        try {
            var text = Files.readString(file);
            boolean module = file.toString().endsWith(".mjs") || text.contains("flags: [module");
            CompiledTree.of(new Source(file.toString(), text), module, ParserOptions.DEFAULT);
            return 1;
        } catch (ParseException | MalformedInputException notCompilable) {
            return 0;
        } catch (RuntimeException problem) {
            wrong.add(file + ": " + problem);
            return 0;
        }
    }
}
