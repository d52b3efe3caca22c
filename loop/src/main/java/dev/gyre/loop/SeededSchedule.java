package dev.gyre.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;

/**
 * Determines the order of results of independent work by a seed. All work under way finishes first; then a random
 * number generator chooses which results this turn delivers and in which order. The same seed therefore reproduces a
 * run, and another seed may reveal a race.
 */
final class SeededSchedule {
    private final SplittableRandom random;
    private final List<WorkRequest> finished = new ArrayList<>();
    // Completions that are not results of work keep their order.
    private final Queue<Runnable> others = new ArrayDeque<>();
    // Channels with events in this poll.
    private final List<ReadySource> ready = new ArrayList<>();
    private int underWay;
    private long submissions;
    private long sources;

    SeededSchedule(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A channel whose events are to be ordered. */
    ReadySource newSource() {
        return new ReadySource(this, sources++);
    }

    void ready(ReadySource source) {
        ready.add(source);
    }

    /** Runs the events of a poll: each channel's in their order, the channels interleaved at random. */
    void runReady() {
        // The order in which the system reports channels depends on the machine.
        ready.sort(Comparator.comparingLong(ReadySource::number));
        while (!ready.isEmpty()) {
            var source = ready.get(random.nextInt(ready.size()));
            if (!source.isEmpty()) {
                source.runNext();
            }
            if (source.isEmpty()) {
                ready.remove(source);
            }
        }
    }

    /** Counts work that begins; returns its index in the order of submission. */
    long submitted() {
        underWay++;
        return submissions++;
    }

    /** Adds a completion. */
    void add(Runnable completion) {
        if (completion instanceof WorkRequest.Delivery delivery) {
            underWay--;
            finished.add(delivery.request());
        } else {
            others.add(completion);
        }
    }

    /** True while work has not finished yet. */
    boolean awaitsMore() {
        return underWay > 0;
    }

    boolean hasAnything() {
        return !finished.isEmpty() || !others.isEmpty();
    }

    /** Whether there is a completion that cannot be deferred. */
    boolean hasUrgent() {
        return !others.isEmpty();
    }

    int finished() {
        return finished.size();
    }

    /** Moves the completions to deliver now to {@code batch}; at least one if {@code required}, if there is any. */
    void choose(Queue<Runnable> batch, boolean required) {
        var urgent = !others.isEmpty();
        batch.addAll(others);
        others.clear();
        if (urgent && awaitsMore()) {
            // Which work has finished by now depends on the machine.
            return;
        }
        // The order of arrival depends on the machine, the order of submission only on the program.
        finished.sort(Comparator.comparingLong(WorkRequest::submission));
        var least = required && !urgent && !finished.isEmpty() ? 1 : 0;
        for (var count = least + random.nextInt(finished.size() + 1 - least); count > 0; count--) {
            batch.add(finished.remove(random.nextInt(finished.size())).delivery());
        }
    }
}
