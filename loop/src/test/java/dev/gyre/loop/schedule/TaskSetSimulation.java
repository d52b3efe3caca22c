package dev.gyre.loop.schedule;

import dev.gyre.loop.clock.LoopClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Runs RT.js's task sets for ten seconds of virtual time, in which each job takes its worst-case execution time, and compares all jobs and misses with an exact simulation. By hand, for all 1,000 sets:
 * {@code java ... TaskSetSimulation fixtures/schedule/tasksets.json fixtures/schedule/exact.csv}.
 */
final class TaskSetSimulation {
    private static final long MILLI = 1_000_000;
    private static final long HORIZON = 10_000 * MILLI;
    private static final Pattern TASK = Pattern.compile("\\[(\\d+),(\\d+)]");

    private final LoopClock clock = LoopClock.virtual(0);
    private final Scheduler scheduler = new Scheduler(clock, () -> {});

    /** What a set's row in exact.csv says. */
    record Row(long jobs, long missed, long preemptions) {}

    /** Tasks as {@code {wcet, period}} in milliseconds, the longest period first, as RT.js orders them. */
    static List<int[]> parse(String line) {
        var tasks = new ArrayList<int[]>();
        var matcher = TASK.matcher(line);
        while (matcher.find()) {
            tasks.add(new int[] {Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))});
        }
        tasks.sort(Comparator.comparingInt((int[] task) -> -task[1]));
        return tasks;
    }

    static Row expected(String line, Policy policy) {
        var cells = line.split(",");
        var missed = 3 + policy.ordinal();
        var preemptions = policy == Policy.FIFO ? 0 : Long.parseLong(cells[9 + policy.ordinal()]);
        return new Row(Long.parseLong(cells[2]), Long.parseLong(cells[missed]), preemptions);
    }

    static Row run(List<int[]> set, Policy policy) {
        return new TaskSetSimulation().simulate(set, policy);
    }

    private Row simulate(List<int[]> set, Policy policy) {
        scheduler.configure(policy, Long.MAX_VALUE);
        for (int i = 0; i < set.size(); i++) {
            var wcet = set.get(i)[0] * MILLI;
            var parameters = TaskParameters.periodic("task " + i, set.get(i)[1] * MILLI, wcet, i);
            scheduler.add(parameters, job -> consume(wcet), 0, HORIZON);
        }
        while (scheduler.isBusy()) {
            scheduler.run();
            var next = scheduler.wanted();
            if (next != Long.MAX_VALUE) clock.advanceNanos(Math.max(0, next - clock.peekNanoTime()));
        }
        var statistics = scheduler.statistics();
        return new Row(statistics.ended(), statistics.missed(), statistics.preemptions());
    }

    /** Lets the time pass that the job needs, with a poll wherever the scheduler wants one. */
    private boolean consume(long nanos) {
        var left = nanos;
        while (left > 0) {
            var step = Math.min(left, Math.max(0, scheduler.attention() - clock.peekNanoTime()));
            clock.advanceNanos(step);
            left -= step;
            if (left > 0) scheduler.poll();
        }
        return true;
    }

    static boolean isSchedulable(List<int[]> set, Policy policy) {
        var demands = new ArrayList<Analysis.Demand>();
        for (int i = 0; i < set.size(); i++) {
            var period = set.get(i)[1] * MILLI;
            demands.add(new Analysis.Demand(set.get(i)[0] * MILLI, period, period, i));
        }
        return Analysis.of(policy, demands, 0).schedulable();
    }

    /** The differences between the scheduler and the exact results of a set. */
    static List<String> compare(String set, String exact) {
        var tasks = parse(set);
        var cells = exact.split(",");
        var differences = new ArrayList<String>();
        for (Policy policy : Policy.values()) {
            var expected = expected(exact, policy);
            var got = run(tasks, policy);
            if (!got.equals(expected)) differences.add(cells[0] + " " + policy + ": " + got + " for " + expected);
        }
        if (isSchedulable(tasks, Policy.FIXED_PRIORITY) != Boolean.parseBoolean(cells[8]))
            differences.add(cells[0] + ": response-time analysis");
        if (isSchedulable(tasks, Policy.EDF) != Boolean.parseBoolean(cells[9])) differences.add(cells[0] + ": demand");
        return differences;
    }

    public static void main(String[] arguments) throws IOException {
        var began = System.nanoTime();
        var sets = Files.readAllLines(Path.of(arguments[0])).stream()
                .filter(line -> TASK.matcher(line).find())
                .toList();
        var rows = Files.readAllLines(Path.of(arguments[1]));
        var different = 0;
        for (int i = 0; i < sets.size(); i++) {
            var differences = compare(sets.get(i), rows.get(i + 1));
            different += differences.size();
            differences.forEach(System.out::println);
        }
        System.out.printf(
                "%d sets, %d differences, %.1f s%n", sets.size(), different, (System.nanoTime() - began) / 1e9);
        if (different > 0) System.exit(1);
    }
}
