package dev.gyre.page.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Runs programs that use gyre:page. */
abstract class PageProgram {
    private static final long STACK = 256L << 20;

    @TempDir
    Path folder;

    /** What a module prints whose functions are those of gyre:page. */
    private String run(String program) throws Exception {
        Files.writeString(folder.resolve("program.mjs"), "import { open } from 'gyre:page';\n" + program);
        var out = new ByteArrayOutputStream();
        var thread = new Thread(
                null,
                () -> {
                    NodeRuntime runtime = NodeRuntime.builder()
                            .cwd(folder)
                            .stdout(out)
                            .stderr(out)
                            .build();
                    runtime.runFile("program.mjs");
                },
                "program",
                STACK);
        thread.start();
        thread.join();
        return out.toString(StandardCharsets.UTF_8);
    }

    void assertPrints(String expected, String program) throws Exception {
        assertEquals(expected.strip(), run(program).strip());
    }
}
