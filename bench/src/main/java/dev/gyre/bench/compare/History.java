package dev.gyre.bench.compare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

/** The CSV file of all comparisons: one line for each program and one for the geometric mean. */
final class History {
    private static final String HEADER = "time,commit,first,second,program,first_ms,second_ms,ratio\n";

    private History() {}

    static void append(Path file, String first, String second, List<Row> rows) throws IOException {
        StringBuilder text = new StringBuilder(Files.exists(file) ? "" : HEADER);
        String lead = Instant.now().truncatedTo(ChronoUnit.SECONDS) + "," + commit(file) + "," + quoted(first) + ","
                + quoted(second) + ",";
        for (Row row : rows) {
            text.append(lead)
                    .append(quoted(row.name))
                    .append(String.format(
                            Locale.ROOT, ",%.4f,%.4f,%.4f%n", row.firstMedian(), row.secondMedian(), row.ratio()));
        }
        text.append(lead).append(String.format(Locale.ROOT, "geometric mean,,,%.4f%n", CompareRun.geometricMean(rows)));
        Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private static String quoted(String field) {
        return field.matches("[^,\"\n]*") ? field : '"' + field.replace("\"", "\"\"") + '"';
    }

    /** The commit that the tree of the file is at, with a + when it holds changes; empty outside of Git. */
    private static String commit(Path file) throws IOException {
        Process git = new ProcessBuilder("git", "describe", "--always", "--dirty=+", "--exclude=*")
                .directory(file.toAbsolutePath().getParent().toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }
}
