package dev.gyre.node.gyresched;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.engine.fiber.ExecutionStack;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

/** All tests of {@link JobsTest} once more in a JVM that gives no access to its continuations, so that jobs run nested on one stack. */
class JobsOnNestedStacksTest {
    private static final String EXPORT = "--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED";

    @TempDir
    Path folder;

    @Test
    void jobsPreemptEachOtherWithoutContinuations() throws Exception {
        List<String> launch =
                Files.readAllLines(Path.of(System.getProperty("gyre.root"), "cli/src/main/launch/jvm.options"));
        Path options = Files.write(
                folder.resolve("jvm.options"),
                launch.stream().filter(line -> !line.equals(EXPORT)).toList());
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "@" + options,
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classPath,
                        Main.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        long tests = Arrays.stream(JobsTest.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class))
                .count();
        assertEquals(tests + " tests\n", output);
    }

    /** Runs the tests, each in a folder of its own. */
    static final class Main {
        private Main() {}

        public static void main(String[] arguments) throws Exception {
            if (ExecutionStack.canSuspend()) throw new IllegalStateException("this JVM has continuations");
            int count = 0;
            for (Method method : JobsTest.class.getDeclaredMethods()) {
                if (!method.isAnnotationPresent(Test.class)) continue;
                var test = new JobsTest();
                test.folder = Files.createDirectory(Path.of(arguments[0], method.getName()));
                try {
                    method.invoke(test);
                } catch (InvocationTargetException failed) {
                    // A test of waiting, which needs continuations.
                    if (!(failed.getCause() instanceof TestAbortedException))
                        throw new AssertionError(method.getName(), failed.getCause());
                }
                count++;
            }
            System.out.println(count + " tests");
        }
    }
}
