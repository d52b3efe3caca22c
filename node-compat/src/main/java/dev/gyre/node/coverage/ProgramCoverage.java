package dev.gyre.node.coverage;

import dev.gyre.engine.profile.CoverageText;
import dev.gyre.engine.syntax.source.CoverageRecorder;
import dev.gyre.engine.syntax.source.FunctionCoverage;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.errors.FatalErrors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The coverage of a runtime's programs, which is written to a file when the runtime ends. */
// https://nodejs.org/api/cli.html#node_v8_coveragedir
public final class ProgramCoverage implements CloseListener {
    /** The variable with the folder of the files. */
    public static final String FOLDER = "NODE_V8_COVERAGE";

    public static final EnvironmentKey<ProgramCoverage> KEY = new Key();

    private final Environment environment;
    private final CoverageRecorder recorder = new CoverageRecorder();
    private Path folder;
    private int thread;
    private int written;

    private static final class Key extends EnvironmentKey<ProgramCoverage> {
        @Override
        protected ProgramCoverage create(Environment environment) {
            ProgramCoverage coverage = new ProgramCoverage(environment);
            environment.realm().agent().coverage(coverage.recorder);
            environment.onClose(coverage);
            return coverage;
        }
    }

    private ProgramCoverage(Environment environment) {
        this.environment = environment;
    }

    /** Counts from now on, before the program is compiled; the result goes to a folder. */
    public static void start(Environment environment, String folder, int thread) {
        ProgramCoverage coverage = environment.get(KEY);
        coverage.folder = environment.cwd().resolve(folder).toAbsolutePath();
        coverage.thread = thread;
    }

    /** Counts from now on what is compiled from now on; the result is read by the test runner or a debugger. */
    public static void start(Environment environment) {
        ProgramCoverage coverage = environment.get(KEY);
        environment.realm().agent().coverage(coverage.recorder);
    }

    /** Counts nothing that is compiled from now on, unless the counts go to a folder. */
    public void end() {
        if (folder == null) environment.realm().agent().coverage(null);
    }

    /** The counts so far, an array of ScriptCoverage as JSON. */
    public String text(CoverageText.Form form) {
        StringBuilder out = new StringBuilder(1 << 14);
        CoverageText.write(recorder.sources(), form, out);
        return out.toString();
    }

    /** The counts since the last call, as {@link #text}; counts from 0 again. */
    public String take(CoverageText.Form form) {
        String taken = text(form);
        if (form.onlyNew())
            for (Source source : recorder.sources())
                for (FunctionCoverage function : source.coverage().functions()) function.reported();
        reset();
        return taken;
    }

    /** Counts from 0 again. */
    public void reset() {
        for (Source source : recorder.sources())
            for (FunctionCoverage function : source.coverage().functions()) function.reset();
    }

    /** Writes a file with the counts so far, and counts from 0 again. */
    void take() {
        write();
        reset();
    }

    /** Writes no file any more. */
    void stop() {
        folder = null;
    }

    private void write() {
        if (folder == null) return;
        long now = System.currentTimeMillis();
        String name = "coverage-" + ProcessHandle.current().pid() + "-" + now + "-" + thread
                + (written++ == 0 ? "" : "-" + written) + ".json";
        StringBuilder out = new StringBuilder(1 << 14).append("{\"result\":");
        CoverageText.write(recorder.sources(), CoverageText.Form.COMPLETE, out);
        out.append(",\"timestamp\":").append(System.nanoTime() / 1e9);
        SourceMapCache.write(recorder.sources(), out);
        out.append('}');
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(name), out);
        } catch (IOException failed) {
            environment
                    .get(FatalErrors.KEY)
                    .writeError("gyre: coverage cannot be written: " + failed.getMessage() + "\n");
        }
    }

    @Override
    public void closing() {
        write();
    }
}
