package dev.gyre.engine.scripts;

import dev.gyre.engine.TestedTier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Runs the scripts of src/test/js from code that was written as bytes and read back, and from copies of programs in the compilation cache. */
@Execution(ExecutionMode.CONCURRENT)
class CachedScriptsTest {
    private static final Path ROOT = Path.of("src/test/js");

    @TestFactory
    Stream<DynamicTest> serial() throws IOException {
        return scripts(ScriptRun.Form.SERIAL);
    }

    @TestFactory
    Stream<DynamicTest> copied() throws IOException {
        return scripts(ScriptRun.Form.COPIED);
    }

    private static Stream<DynamicTest> scripts(ScriptRun.Form form) throws IOException {
        String harness = Files.readString(ROOT.resolve("harness.js"));
        return Stream.of("builtins", "language")
                .flatMap(folder -> below(folder).stream())
                .map(script -> {
                    String name = ROOT.relativize(script).toString();
                    return DynamicTest.dynamicTest(name, script.toUri(), () -> {
                        String failure = new ScriptRun(harness, script, name, form, TestedTier.options()).failure();
                        if (failure != null) Assertions.fail(name + ": " + failure);
                    });
                });
    }

    private static List<Path> below(String folder) {
        try {
            return ScriptRun.scripts(ROOT.resolve(folder));
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }
}
