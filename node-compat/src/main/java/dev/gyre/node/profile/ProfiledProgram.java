package dev.gyre.node.profile;

import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A profile that {@code --cpu-prof} or {@code --heap-prof} takes of a whole program, written when the program ends. */
// https://nodejs.org/api/cli.html#--cpu-prof, https://nodejs.org/api/cli.html#--heap-prof
public final class ProfiledProgram implements CloseListener {
    private static final long DEFAULT_INTERVAL_MICROS = 1000;
    private static final long DEFAULT_INTERVAL_BYTES = 512 * 1024;

    /** Node's default depth of stacks. */
    private static final int MOST_FRAMES = 128;

    private final Environment environment;
    private final Path file;
    private SamplingProfiles profiles;
    private int id;

    private ProfiledProgram(Environment environment, Path file) {
        this.environment = environment;
        this.file = file;
    }

    /**
     * Begins the profile of time.
     *
     * @param thread the number of the runtime's thread: 0, or that of the worker
     */
    public static void startCpu(Environment environment, int thread) {
        long micros = option(environment, "--cpu-prof-interval", DEFAULT_INTERVAL_MICROS);
        ProfiledProgram program =
                begin(environment, ProfileFile.of(environment, "cpu-prof", "CPU", "cpuprofile", thread));
        program.id = program.profiles.startCpu(TimeUnit.MICROSECONDS.toNanos(micros), Long.MAX_VALUE);
    }

    /**
     * Begins the profile of allocations.
     *
     * @param thread the number of the runtime's thread: 0, or that of the worker
     */
    public static void startAllocations(Environment environment, int thread) {
        long bytes = option(environment, "--heap-prof-interval", DEFAULT_INTERVAL_BYTES);
        ProfiledProgram program =
                begin(environment, ProfileFile.of(environment, "heap-prof", "Heap", "heapprofile", thread));
        program.id = program.profiles.startAllocations(bytes, MOST_FRAMES);
    }

    private static ProfiledProgram begin(Environment environment, Path file) {
        ProfiledProgram program = new ProfiledProgram(environment, file);
        // The profile must be read before the runtime's profiles are closed.
        environment.onClose(program);
        program.profiles = environment.get(SamplingProfiles.KEY);
        return program;
    }

    private static long option(Environment environment, String name, long otherwise) {
        String text = environment.settings().options().values().text(name);
        return text == null ? otherwise : Long.parseLong(text);
    }

    @Override
    public void closing() {
        String profile = profiles.stop(id);
        try {
            ProfileFile.write(file, profile);
        } catch (IOException failed) {
            environment
                    .get(FatalErrors.KEY)
                    .writeError("gyre: the profile cannot be written: " + failed.getMessage() + "\n");
        }
    }
}
