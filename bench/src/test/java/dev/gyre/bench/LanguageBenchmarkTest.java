package dev.gyre.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

/** The parts run, and each script of the folder is a part. */
class LanguageBenchmarkTest {
    private static List<String> parts() throws NoSuchFieldException {
        return List.of(LanguageBenchmark.class
                .getField("part")
                .getAnnotation(Param.class)
                .value());
    }

    @Test
    void everyScriptIsAPart() throws Exception {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/dev/gyre/bench/parts"))) {
            List<String> names = files.map(file -> file.getFileName().toString().replace(".js", ""))
                    .sorted()
                    .toList();
            assertEquals(parts().stream().sorted().toList(), names);
        }
    }

    @Test
    void everyPartRuns() throws Exception {
        for (String part : parts()) {
            LanguageBenchmark benchmark = new LanguageBenchmark();
            benchmark.part = part;
            benchmark.evaluate();
            Object result = benchmark.step();
            assertTrue(result instanceof Number || part.equals("promise-job"), part + ": " + result);
            benchmark.close();
        }
    }
}
