package dev.gyre.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;

/**
 * An order, decided by a seed, for what no rule orders: the results of independent work. Everything under way finishes first, then chance says
 * which results this turn delivers and in which order, so that the same seed gives the same run and another seed may show a race.
 */
final class SeededSchedule {
    private final SplittableRandom random;
    private final List<WorkRequest> finished = new ArrayList<>();
    // What is no result of work keeps its order.
    private final Queue<Runnable> others = new ArrayDeque<>();
    // Channels that have got something in this poll.
    private final List<ReadySource> ready = new ArrayList<>();
    private int underWay;
    private long submissions;
    private long sources;

    SeededSchedule(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A channel whose events are to be put in order. */
    ReadySource newSource() {
        return new ReadySource(this, sources++);
    }

    void ready(ReadySource source) {
        ready.add(source);
    }

    /** Runs what the poll has found: each channel's events in their order, the channels mixed by chance. */
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

    /** Counts work that begins; gives its place in the order of submission. */
    long submitted() {
        underWay++;
        return submissions++;
    }

    /** Takes what has come. */
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

    /** True when something has come that cannot be put off. */
    boolean hasUrgent() {
        return !others.isEmpty();
    }

    int finished() {
        return finished.size();
    }

    /** Moves what is to be delivered now to {@code batch}; at least one thing when {@code required}, if there is any. */
    void choose(Queue<Runnable> batch, boolean required) {
        var urgent = !others.isEmpty();
        batch.addAll(others);
        others.clear();
        if (urgent && awaitsMore()) {
            // Which work has finished by now is an accident.
            return;
        }
        // The order of arrival depends on the machine, that of submission on the program alone.
        finished.sort(Comparator.comparingLong(WorkRequest::submission));
        var least = required && !urgent && !finished.isEmpty() ? 1 : 0;
        for (var count = least + random.nextInt(finished.size() + 1 - least); count > 0; count--) {
            batch.add(finished.remove(random.nextInt(finished.size())).delivery());
        }
    }
}
