package dev.gyre.node.profile;

import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The profile that {@code --cpu-prof} takes of a whole program, written when the program ends. */
// https://nodejs.org/api/cli.html#--cpu-prof
public final class ProfiledProgram implements CloseListener {
    private static final long DEFAULT_INTERVAL_MICROS = 1000;

    private final Environment environment;
    private final Path file;
    private CpuProfiles profiles;
    private int id;

    private ProfiledProgram(Environment environment, Path file) {
        this.environment = environment;
        this.file = file;
    }

    /**
     * Begins the profile.
     *
     * @param thread the number of the runtime's thread: 0, or that of the worker
     */
    public static void start(Environment environment, int thread) {
        long interval = TimeUnit.MICROSECONDS.toNanos(intervalMicros(environment));
        Path file = ProfileFile.of(environment, "cpu-prof", "CPU", "cpuprofile", thread);
        ProfiledProgram program = new ProfiledProgram(environment, file);
        // The profile must be read before the runtime's profiles are closed.
        environment.onClose(program);
        program.profiles = environment.get(CpuProfiles.KEY);
        program.id = program.profiles.start(interval);
    }

    private static long intervalMicros(Environment environment) {
        String text = environment.settings().options().values().text("--cpu-prof-interval");
        if (text == null) return DEFAULT_INTERVAL_MICROS;
        return Long.parseLong(text);
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
