package dev.gyre.node.boot;

import dev.gyre.node.coverage.ProgramCoverage;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.options.OptionValues;
import dev.gyre.node.profile.ProfilePage;
import dev.gyre.node.profile.ProfiledProgram;
import dev.gyre.node.worker.Workers;

/** Begins what options and the environment request to be recorded of a whole program: profiles and coverage. */
final class RecordedPrograms {
    private RecordedPrograms() {}

    static void begin(Environment environment) {
        String coverage = environment.settings().env().get(ProgramCoverage.FOLDER);
        if (coverage != null && !coverage.isEmpty())
            ProgramCoverage.start(environment, coverage, Workers.threadId(environment));
        OptionValues options = environment.settings().options().values();
        if (options.isOn("--experimental-test-coverage", false)) ProgramCoverage.start(environment);
        if (options.text("--profile") != null && Workers.threadId(environment) == 0)
            ProfilePage.start(environment, options.text("--profile"));
        int thread = Workers.threadId(environment);
        if (options.isOn("--cpu-prof", false)) ProfiledProgram.startCpu(environment, thread);
        if (options.isOn("--heap-prof", false)) ProfiledProgram.startAllocations(environment, thread);
    }
}
