package dev.gyre.bench.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs every program under both commands in turn and reports. */
final class CompareRun {
    private final CompareOptions options;
    private final PrintStream out;
    private final PrintStream err;
    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();

    CompareRun(CompareOptions options, PrintStream out, PrintStream err) {
        this.options = options;
        this.out = out;
        this.err = err;
    }

    /** Runs, prints, draws and appends; false when a run failed or checksums differ. */
    boolean run() throws IOException, InterruptedException {
        for (Path program : options.programs()) {
            for (int round = 0; round < options.rounds(); round++) {
                // The first of the two warms the machine up for the other, so they alternate.
                boolean firstLeads = round % 2 == 0;
                measure(program, firstLeads);
                measure(program, !firstLeads);
            }
        }
        List<Row> complete = rows.values().stream().filter(Row::complete).toList();
        print(complete);
        if (!complete.isEmpty() && options.chart() != null) {
            BarChart.write(options.chart(), options.first(), options.second(), complete);
        }
        if (!complete.isEmpty() && options.history() != null) {
            History.append(options.history(), options.first(), options.second(), complete);
        }
        return failures.isEmpty();
    }

    private void measure(Path program, boolean underFirst) throws IOException, InterruptedException {
        String command = underFirst ? options.first() : options.second();
        ProgramRun run = ProgramRun.of(command, program, options.limitSeconds());
        if (run.failure() != null) {
            fail(program.getFileName() + " under '" + command + "': " + run.failure());
        }
        for (Measurement measurement : run.measurements()) {
            Row row = rows.computeIfAbsent(measurement.name(), Row::new);
            boolean hadSameWork = row.sameWork();
            row.add(underFirst, measurement);
            if (hadSameWork && !row.sameWork()) {
                fail(measurement.name() + ": the checksums differ; under '" + command + "' it is "
                        + measurement.checksum());
            }
        }
    }

    private void fail(String message) {
        if (!failures.contains(message)) {
            failures.add(message);
            err.println("compare: " + message);
        }
    }

    private void print(List<Row> complete) {
        out.printf(Locale.ROOT, "%-20s %12s %12s %7s%n", "ms per iteration", "A", "B", "A / B");
        for (Row row : complete) {
            out.printf(
                    Locale.ROOT,
                    "%-20s %12.3f %12.3f %7.2f%n",
                    row.name,
                    row.firstMedian(),
                    row.secondMedian(),
                    row.ratio());
        }
        out.printf(Locale.ROOT, "%-20s %33.2f%n", "geometric mean", geometricMean(complete));
        out.printf(Locale.ROOT, "A: %s%nB: %s%n", options.first(), options.second());
    }

    /** The geometric mean of the rows' ratios; NaN for none. */
    static double geometricMean(List<Row> rows) {
        double sum = 0;
        for (Row row : rows) {
            sum += Math.log(row.ratio());
        }
        return Math.exp(sum / rows.size());
    }
}
