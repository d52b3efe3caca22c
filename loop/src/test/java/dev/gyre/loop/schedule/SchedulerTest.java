package dev.gyre.loop.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SchedulerTest {
    private static final long MILLI = 1_000_000;

    private final LoopClock clock = LoopClock.virtual(0);
    private final List<String> log = new ArrayList<>();
    private final Scheduler scheduler = new Scheduler(clock, new SchedulerHost() {
        @Override
        public void turnLoop() {
            note("turn");
        }

        @Override
        public void missed(Job job) {
            note(job.name() + " missed");
        }

        @Override
        public void overrun(Job job) {
            note(job.name() + " overran");
        }
    });

    @BeforeEach
    void withoutTurnsOfTheLoop() {
        scheduler.configure(Policy.EDF, Long.MAX_VALUE);
    }

    private void note(String what) {
        log.add(what + "@" + clock.peekNanoTime() / MILLI);
    }

    /** Lets time pass in steps of a millisecond with a poll after each. */
    private void work(long millis) {
        for (long i = 0; i < millis; i++) {
            clock.advanceNanos(MILLI);
            scheduler.poll();
        }
    }

    private Job spawn(String name, long deadline, long millis) {
        return scheduler.spawn(name, job -> logged(name, () -> work(millis)), deadline * MILLI, 0, Budget.NONE);
    }

    private boolean logged(String name, Runnable work) {
        note(name + " begins");
        work.run();
        note(name + " ends");
        return true;
    }

    private Task task(String name, long period, int priority, Overlap overlap, Budget budget, long millis, long until) {
        var parameters =
                new TaskParameters(name, period * MILLI, period * MILLI, 0, 0, priority, overlap, budget, List.of());
        return scheduler.add(parameters, job -> logged(name, () -> work(millis)), 0, until * MILLI);
    }

    @Test
    void everyJobAndMissOfTaskSetsIsExact() throws IOException {
        var sets = resource("tasksets.json")
                .lines()
                .filter(line -> line.startsWith("[["))
                .toList();
        var rows = resource("exact.csv").lines().toList();
        assertEquals(20, sets.size());
        for (int i = 0; i < sets.size(); i++) {
            assertEquals(List.of(), TaskSetSimulation.compare(sets.get(i), rows.get(i + 1)));
        }
    }

    private static String resource(String name) throws IOException {
        try (var in = SchedulerTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void anEarlierDeadlineRunsOnTopOfTheRunningJob() {
        scheduler.spawn(
                "long",
                job -> logged("long", () -> {
                    work(2);
                    spawn("short", 5, 3);
                    spawn("late", 500, 1);
                    work(2);
                }),
                100 * MILLI,
                0,
                Budget.NONE);
        scheduler.run();
        assertEquals(
                List.of(
                        "long begins@0",
                        "short begins@3",
                        "short ends@6",
                        "long ends@7",
                        "late begins@7",
                        "late ends@8"),
                log);
        assertEquals(1, scheduler.statistics().preemptions());
    }

    @Test
    void theLoopHasATurnWhenJobsHaveRunLong() {
        scheduler.configure(Policy.EDF, 5 * MILLI);
        spawn("long", 100, 12);
        scheduler.run();
        assertEquals(List.of("long begins@0", "turn@5", "turn@10", "long ends@12"), log);
    }

    @Test
    void aTurnIsDueBetweenJobsToo() {
        spawn("one", 100, 6);
        spawn("two", 200, 1);
        scheduler.configure(Policy.EDF, 4 * MILLI);
        scheduler.run();
        assertEquals(List.of("one begins@0", "turn@4", "one ends@6", "two begins@6", "two ends@7"), log);
        assertEquals(Long.MAX_VALUE, scheduler.wanted());
    }

    @Test
    void nothingPreemptsAJobInACriticalSection() {
        scheduler.spawn(
                "long",
                job -> logged("long", () -> {
                    scheduler.beginCritical();
                    spawn("short", 5, 1);
                    work(3);
                    note("leaves");
                    scheduler.endCritical();
                    work(1);
                }),
                100 * MILLI,
                0,
                Budget.NONE);
        scheduler.run();
        assertEquals(List.of("long begins@0", "leaves@3", "short begins@3", "short ends@4", "long ends@5"), log);
    }

    @Test
    void onlyJobsAboveTheCeilingPreemptTheHolder() {
        scheduler.configure(Policy.FIXED_PRIORITY, Long.MAX_VALUE);
        var resource = new Resource("list");
        var user = new TaskParameters(
                "user", 1000 * MILLI, 1000 * MILLI, 2 * MILLI, 0, 5, Overlap.QUEUE, Budget.NONE, List.of(resource));
        scheduler.add(user, job -> logged("user", () -> scheduler.lock(resource)), 0, 10 * MILLI);
        var urgent = new TaskParameters(
                "urgent", 1000 * MILLI, 1000 * MILLI, MILLI, 0, 9, Overlap.QUEUE, Budget.NONE, List.of());
        scheduler.add(urgent, job -> logged("urgent", () -> work(1)), 0, 10 * MILLI);
        scheduler.spawn(
                "low",
                job -> logged("low", () -> {
                    scheduler.lock(resource);
                    work(4);
                    note("unlocks");
                    scheduler.unlock(resource);
                    work(1);
                }),
                Long.MAX_VALUE,
                1,
                Budget.NONE);
        scheduler.run();
        assertEquals(
                List.of(
                        "low begins@0",
                        "urgent begins@1",
                        "urgent ends@2",
                        "unlocks@5",
                        "user begins@5",
                        "user ends@5",
                        "low ends@6"),
                log);
        assertFalse(resource.isHeld(), "what a job has not given back is free at its end");
    }

    @Test
    void aMissIsNotedWhenTheDeadlinePasses() {
        spawn("slow", 3, 5);
        scheduler.run();
        assertEquals(List.of("slow begins@0", "slow missed@4", "slow ends@5"), log);
    }

    @Test
    void releasesOverlapAsTheTaskSays() {
        var queue = task("queue", 2, 0, Overlap.QUEUE, Budget.NONE, 3, 6);
        scheduler.run();
        assertEquals(3, queue.ended());
        assertEquals(0, queue.skipped());
        log.clear();
        var from = clock.peekNanoTime();
        var parameters =
                new TaskParameters("skip", 2 * MILLI, 2 * MILLI, 0, 0, 0, Overlap.SKIP, Budget.NONE, List.of());
        var skip = scheduler.add(parameters, job -> logged("skip", () -> work(3)), from, from + 6 * MILLI);
        while (scheduler.isBusy()) {
            scheduler.run();
            if (scheduler.wanted() > clock.peekNanoTime() && scheduler.isBusy())
                clock.advanceNanos(scheduler.wanted() - clock.peekNanoTime());
        }
        assertEquals(2, skip.ended());
        assertEquals(1, skip.skipped());
    }

    @Test
    void aJobOverItsBudgetIsDemotedOrItsNextReleaseSkipped() {
        var demote = new Budget(2 * MILLI, Long.MAX_VALUE, Long.MAX_VALUE, Overrun.DEMOTE);
        scheduler.spawn("greedy", job -> logged("greedy", () -> work(5)), 10 * MILLI, 0, demote);
        spawn("modest", 500, 1);
        scheduler.run();
        assertEquals(
                List.of("greedy begins@0", "greedy overran@2", "modest begins@2", "modest ends@3", "greedy ends@6"),
                log);
        var skip = new Budget(MILLI, Long.MAX_VALUE, Long.MAX_VALUE, Overrun.SKIP);
        var parameters = new TaskParameters("task", 10 * MILLI, 10 * MILLI, 0, 0, 0, Overlap.QUEUE, skip, List.of());
        var from = clock.peekNanoTime();
        var task = scheduler.add(parameters, job -> logged("task", () -> work(2)), from, from + 30 * MILLI);
        scheduler.run();
        clock.advanceNanos(20 * MILLI);
        scheduler.run();
        assertEquals(2, task.ended());
        assertEquals(1, task.skipped());
    }

    @Test
    void aJobThatWaitsGoesOnByItsDeadlineAfterAWake() {
        var steps = new int[1];
        var job = scheduler.spawn(
                "waiter",
                self -> {
                    note("step " + steps[0]);
                    return steps[0]++ == 1;
                },
                10 * MILLI,
                0,
                Budget.NONE);
        scheduler.run();
        assertEquals(Job.State.WAITING, job.state());
        scheduler.run();
        assertEquals(1, steps[0]);
        scheduler.wake(job);
        scheduler.run();
        assertEquals(Job.State.ENDED, job.state());
        assertFalse(scheduler.isBusy());
    }

    @Test
    void analysisOfFixedPrioritiesGivesResponses() {
        var tasks = List.of(
                new Analysis.Demand(1 * MILLI, 4 * MILLI, 4 * MILLI, 3),
                new Analysis.Demand(2 * MILLI, 6 * MILLI, 6 * MILLI, 2),
                new Analysis.Demand(3 * MILLI, 12 * MILLI, 12 * MILLI, 1));
        var analysis = Analysis.of(Policy.FIXED_PRIORITY, tasks, 0);
        assertEquals(
                List.of(1 * MILLI, 3 * MILLI, 10 * MILLI),
                java.util.Arrays.stream(analysis.responses()).boxed().toList());
        assertTrue(analysis.schedulable());
        assertFalse(Analysis.of(Policy.FIXED_PRIORITY, tasks, 4 * MILLI).schedulable());
    }

    @Test
    void demandShowsWhatUtilisationDoesNot() {
        var tasks = List.of(
                new Analysis.Demand(2 * MILLI, 10 * MILLI, 3 * MILLI, 0),
                new Analysis.Demand(2 * MILLI, 10 * MILLI, 3 * MILLI, 0));
        var analysis = Analysis.of(Policy.EDF, tasks, 0);
        assertEquals(0.4, analysis.utilisation(), 1e-9);
        assertFalse(analysis.schedulable());
        assertEquals(3 * MILLI, analysis.violation());
        var blocked = List.of(
                new Analysis.Demand(2 * MILLI, 10 * MILLI, 3 * MILLI, 0),
                new Analysis.Demand(2 * MILLI, 10 * MILLI, 9 * MILLI, 0));
        assertTrue(Analysis.of(Policy.EDF, blocked, MILLI).schedulable());
        assertFalse(Analysis.of(Policy.EDF, blocked, 2 * MILLI).schedulable());
    }

    @Test
    void thePolicyStaysWhileThereAreTasks() {
        spawn("job", 1, 0);
        assertThrows(IllegalStateException.class, () -> scheduler.configure(Policy.FIFO, MILLI));
    }
}
