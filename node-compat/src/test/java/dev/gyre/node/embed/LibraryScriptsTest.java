package dev.gyre.node.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs the scripts of src/test/js on the runtime: each prints what Node printed (its .out file), or "ok". */
class LibraryScriptsTest {
    private static final Path ROOT = Path.of("src/test/js");
    private static final long STACK = 256L << 20;

    @TestFactory
    Stream<DynamicTest> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            List<Path> scripts =
                    files.filter(LibraryScriptsTest::isScript).sorted().toList();
            return scripts.stream()
                    .map(script ->
                            DynamicTest.dynamicTest(ROOT.relativize(script).toString(), () -> check(script)));
        }
    }

    private static boolean isScript(Path path) {
        String name = path.getFileName().toString();
        return name.startsWith("test-") && name.endsWith(".js");
    }

    private static void check(Path script) throws Exception {
        Path recorded = Path.of(script.toString().replaceFirst("\\.js$", ".out"));
        String expected = Files.exists(recorded) ? Files.readString(recorded) : "ok\n";
        var output = new ByteArrayOutputStream();
        var errors = new ByteArrayOutputStream();
        int[] code = {-1};
        Thread thread = new Thread(null, () -> code[0] = run(script, output, errors), script.toString(), STACK);
        thread.start();
        thread.join();
        assertEquals(expected, output.toString(StandardCharsets.UTF_8), () -> errors.toString(StandardCharsets.UTF_8));
        assertEquals(0, code[0], () -> errors.toString(StandardCharsets.UTF_8));
    }

    private static int run(Path script, ByteArrayOutputStream output, ByteArrayOutputStream errors) {
        try {
            String path = script.toRealPath().toString();
            return NodeRuntime.builder()
                    .argv(List.of("gyre", path))
                    .execPath(TestCommand.path())
                    .stdin(InputStream.nullInputStream())
                    .stdout(output)
                    .stderr(errors)
                    .build()
                    .runFile(path);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
