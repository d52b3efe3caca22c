package dev.gyre.node.environment;

import java.util.ArrayDeque;

/** What a realm that is not the program's own has in its hostDefined: whose it is, and its own rules. */
public final class ContextRealm {
    /**
     * How a context differs from the program.
     *
     * @param compilesStrings whether eval and Function may make code of texts
     * @param ownJobs whether its microtasks wait for the end of the script that runs
     */
    public record Rules(boolean compilesStrings, boolean ownJobs) {}

    private final Environment environment;
    private final Rules rules;
    private final ArrayDeque<Runnable> jobs;

    public ContextRealm(Environment environment, Rules rules) {
        this.environment = environment;
        this.rules = rules;
        jobs = rules.ownJobs() ? new ArrayDeque<>() : null;
    }

    Environment environment() {
        return environment;
    }

    public boolean compilesStrings() {
        return rules.compilesStrings();
    }

    /** Takes a microtask; false when the program's queue takes it. */
    public boolean offer(Runnable job) {
        return jobs != null && jobs.add(job);
    }

    /** Runs the microtasks of a realm that has its own. */
    public void drain() {
        if (jobs == null) return;
        for (Runnable job = jobs.poll(); job != null; job = jobs.poll()) job.run();
    }
}
