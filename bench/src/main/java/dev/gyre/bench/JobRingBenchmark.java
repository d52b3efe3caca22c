package dev.gyre.bench;

import dev.gyre.loop.queues.JobRing;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a job costs on its way through a ring. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class JobRingBenchmark {
    private static final int BURST = 1000;

    private final JobRing ring = new JobRing();
    private final Runnable job = () -> {};

    /** One job at a time, as a chain of awaits queues them. */
    @Benchmark
    public Runnable single() {
        ring.add(job);
        return ring.poll();
    }

    /** A thousand at once. */
    @Benchmark
    @OperationsPerInvocation(BURST)
    public int burst() {
        for (var i = 0; i < BURST; i++) {
            ring.add(job);
        }
        var run = 0;
        while (ring.poll() != null) {
            run++;
        }
        return run;
    }
}
