package dev.gyre.engine.scripts;

import dev.gyre.engine.TestedTier;
import dev.gyre.engine.runtime.host.JitOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Runs the scripts of src/test/js: one file for each builtin and each production, at the specification's path. */
@Execution(ExecutionMode.CONCURRENT)
class ScriptsTest {
    private static final Path ROOT = Path.of("src/test/js");

    @TestFactory
    Stream<DynamicTest> builtins() throws IOException {
        return tests("builtins");
    }

    @TestFactory
    Stream<DynamicTest> language() throws IOException {
        return tests("language");
    }

    /** Imported variables are constants in compiled code only if it has a profile. */
    @TestFactory
    Stream<DynamicTest> modulesInCompiledCode() throws IOException {
        return tests("language/modules", new JitOptions(JitOptions.Mode.ON, 77, false, false, null).unpaced(3));
    }

    private static Stream<DynamicTest> tests(String folder) throws IOException {
        return tests(folder, TestedTier.options());
    }

    private static Stream<DynamicTest> tests(String folder, JitOptions jit) throws IOException {
        String harness = Files.readString(ROOT.resolve("harness.js"));
        return ScriptRun.scripts(ROOT.resolve(folder)).stream().map(script -> {
            String name = ROOT.relativize(script).toString();
            return DynamicTest.dynamicTest(name, script.toUri(), () -> {
                String failure = new ScriptRun(harness, script, name, jit).failure();
                if (failure != null) Assertions.fail(name + ": " + failure);
            });
        });
    }
}
