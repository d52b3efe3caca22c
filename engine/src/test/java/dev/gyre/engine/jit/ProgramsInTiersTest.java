package dev.gyre.engine.jit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs beside this class, each of which has functions compiled for what is usual and then meets the unusual. */
@Execution(ExecutionMode.CONCURRENT)
class ProgramsInTiersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "accessors",
                "instances",
                "properties",
                "shapes",
                "slots",
                "privates",
                "fields",
                "elements",
                "calls",
                "handlers",
                "direct",
                "stacks",
                "arguments",
                "inlining",
                "closures",
                "creation",
                "control",
                "globals",
                "numbers",
                "integers",
                "builtins",
                "iteration",
                "super",
                "constants",
                "callbacks",
                "keys",
                "switches"
            })
    void giveTheSame(String name) throws IOException, InterruptedException {
        try (var file = getClass().getResourceAsStream(name + ".js")) {
            TierComparison.assertSame(name, new String(file.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
