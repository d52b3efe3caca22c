package dev.gyre.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** bench/compare with shell scripts as programs: the shells print what a benchmark would. */
class CompareRunTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    private boolean compare(String program, int limit) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("program.js"), program);
        CompareOptions options = new CompareOptions(
                "env SIDE=1 sh",
                "env SIDE=2 sh",
                List.of(file),
                3,
                limit,
                folder.resolve("chart.svg"),
                folder.resolve("history.csv"));
        return new CompareRun(options, new PrintStream(new ByteArrayOutputStream()), new PrintStream(errors)).run();
    }

    private String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theRatioIsWrittenToHistoryAndChart() throws Exception {
        assertTrue(compare("printf 'fib\\t%d\\t42\\n' $((6 / SIDE))", 20), errors());
        String history = Files.readString(folder.resolve("history.csv"));
        assertTrue(history.contains(",env SIDE=1 sh,env SIDE=2 sh,fib,6.0000,3.0000,2.0000\n"), history);
        assertTrue(history.contains(",geometric mean,,,2.0000\n"), history);
        assertTrue(Files.readString(folder.resolve("chart.svg")).contains(">2.00</text>"));
    }

    @Test
    void differentChecksumsAreAFailure() throws Exception {
        assertFalse(compare("printf 'fib\\t6\\t%d\\n' $SIDE", 20));
        assertTrue(errors().contains("fib: the checksums differ"), errors());
    }

    @Test
    void aProgramThatFailsIsNamed() throws Exception {
        assertFalse(compare("echo no such thing >&2; exit 3", 20));
        assertTrue(errors().contains("program.js under 'env SIDE=1 sh': exit 3: no such thing"), errors());
        assertFalse(Files.exists(folder.resolve("history.csv")));
    }

    @Test
    void aProgramOverTheLimitIsNamed() throws Exception {
        assertFalse(compare("exec sleep 30", 1));
        assertTrue(errors().contains("over 1 s"), errors());
    }

    @Test
    void theMedianIsTheMiddle() {
        Row row = new Row("x");
        for (double milliseconds : new double[] {9, 1, 2, 100}) {
            row.add(true, new Measurement("x", milliseconds, ""));
        }
        row.add(false, new Measurement("x", 11, ""));
        assertEquals(5.5, row.firstMedian());
        assertEquals(0.5, row.ratio());
    }

    @Test
    void wrongOptionsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> CompareOptions.parse(folder, new String[] {"node"}));
        assertThrows(
                IllegalArgumentException.class,
                () -> CompareOptions.parse(folder, new String[] {"--rounds=0", "a", "b"}));
        assertThrows(
                IllegalArgumentException.class,
                () -> CompareOptions.parse(folder, new String[] {"--colour=red", "a", "b"}));
    }
}
