package dev.gyre.node.modules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whole programs with a compile cache do what they do without. */
class CompileCacheProgramTest {
    private static final String EXPECTED = "2 true fail 4\nat fail (/home/lib.js:2:25)\n";

    private final FileSystem memory = Jimfs.newFileSystem(Configuration.unix());
    private final Path home = memory.getPath("/home");

    private void writeProgram() throws IOException {
        Files.createDirectories(home);
        Files.writeString(home.resolve("main.mjs"), """
                import { twice, fail } from './lib.js';
                import four from './four.mjs';
                const { enableCompileCache, getCompileCacheDir, constants } = (await import('node:module')).default;
                const again = enableCompileCache('other');
                console.log(twice(1), again.status === constants.compileCacheStatus.ALREADY_ENABLED && again.directory === getCompileCacheDir(), fail.name, four);
                try { fail(); } catch (error) { console.log(error.stack.split('\\n')[1].trim()); }
                """);
        Files.writeString(
                home.resolve("lib.js"),
                "exports.twice = (n) => 2 * n;\nfunction fail() { throw new Error('no'); }\nexports.fail = fail;\n");
        Files.writeString(home.resolve("four.mjs"), "export default await 4;\n");
    }

    private String run(Map<String, String> environment) {
        var out = new ByteArrayOutputStream();
        try (NodeRuntime runtime = NodeRuntime.builder()
                .stackDepth(300)
                .cwd(home)
                .env(environment)
                .stdout(out)
                .build()) {
            assertEquals(0, runtime.runFile("main.mjs"));
        }
        return out.toString();
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.walk(home.resolve("cache"))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Test
    void runsAgreeWithAnEmptyAFullAndABrokenCache() throws IOException {
        writeProgram();
        var environment = Map.of("NODE_COMPILE_CACHE", "cache");
        assertEquals(EXPECTED, run(environment));
        assertEquals(4, kept().size(), "three programs and what lib.js exports");
        long written = Files.getLastModifiedTime(kept().getFirst()).toMillis();
        assertEquals(EXPECTED, run(environment));
        assertEquals(written, Files.getLastModifiedTime(kept().getFirst()).toMillis());
        for (Path file : kept()) Files.write(file, new byte[100]);
        assertEquals(EXPECTED, run(environment));
        for (Path file : kept()) assertFalse(Arrays.equals(new byte[100], Files.readAllBytes(file)), file.toString());
    }

    @Test
    void theEnvironmentMayForbidIt() throws IOException {
        Files.createDirectories(home);
        Files.writeString(
                home.resolve("main.mjs"),
                "import { enableCompileCache } from 'node:module'; console.log(JSON.stringify(enableCompileCache('cache')));");
        assertEquals(
                "{\"status\":3,\"message\":\"Disabled by NODE_DISABLE_COMPILE_CACHE\"}\n",
                run(Map.of("NODE_COMPILE_CACHE", "cache", "NODE_DISABLE_COMPILE_CACHE", "1")));
        assertTrue(Files.notExists(home.resolve("cache")));
    }
}
