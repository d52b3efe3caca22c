package dev.gyre.node.environment;

import java.util.ArrayDeque;

/** The hostDefined of a realm other than the program's own: its environment, and its own rules. */
public class ContextRealm {
    /**
     * The rules of a context.
     *
     * @param compilesStrings whether eval and Function may compile strings
     * @param ownJobs whether it has its own microtask queue, which runs at the end of a script
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

    public final Environment environment() {
        return environment;
    }

    public final boolean compilesStrings() {
        return rules.compilesStrings();
    }

    /** Queues a microtask; returns false if it belongs to the program's queue. */
    public final boolean offer(Runnable job) {
        return jobs != null && jobs.add(job);
    }

    /** Runs the microtasks of a realm that has its own. */
    public final void drain() {
        if (jobs == null) return;
        for (Runnable job = jobs.poll(); job != null; job = jobs.poll()) job.run();
    }
}
