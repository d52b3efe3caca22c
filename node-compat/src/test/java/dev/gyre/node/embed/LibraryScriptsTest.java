package dev.gyre.node.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Runs the scripts of src/test/js on the runtime: each prints what Node printed (its .out file), or "ok". Options of the command that a script needs are in a comment, as
 * in Node's suite.
 */
@Execution(ExecutionMode.CONCURRENT)
class LibraryScriptsTest {
    private static final Path ROOT = Path.of("src/test/js");
    private static final Pattern FLAGS = Pattern.compile("^// Flags: (.+)$", Pattern.MULTILINE);
    private static final long STACK = 256L << 20;
    // The longest script takes 15 s on a busy machine of two cores.
    private static final Duration LIMIT = Duration.ofMinutes(2);

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
        // A program that does not end is left behind.
        thread.setDaemon(true);
        thread.start();
        if (!thread.join(LIMIT)) {
            fail("%s has not ended in %d s%nIt is at%n%s%nIts output:%n%s%nIts errors:%n%s"
                    .formatted(script, LIMIT.toSeconds(), placeOf(thread), text(output), text(errors)));
        }
        assertEquals(expected, text(output), () -> text(errors));
        assertEquals(0, code[0], () -> text(errors));
    }

    /** The thread's stack: the loop's poll if the program waits for something. */
    private static String placeOf(Thread thread) {
        return Stream.of(thread.getStackTrace()).map(frame -> "    " + frame).collect(Collectors.joining("\n"));
    }

    private static String text(ByteArrayOutputStream output) {
        return output.toString(StandardCharsets.UTF_8);
    }

    private static int run(Path script, ByteArrayOutputStream output, ByteArrayOutputStream errors) {
        try {
            String path = script.toRealPath().toString();
            Matcher flags = FLAGS.matcher(Files.readString(script));
            return NodeRuntime.builder()
                    .argv(List.of("gyre", path))
                    .execArgv(flags.find() ? List.of(flags.group(1).split(" ")) : List.of())
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
