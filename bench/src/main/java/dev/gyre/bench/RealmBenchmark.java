package dev.gyre.bench;

import dev.gyre.node.embed.NodeRuntime;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a runtime with its realm and its globals costs, from nothing to the first value and closed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RealmBenchmark {
    /** Builds, evaluates, closes. */
    @Benchmark
    public Object create() {
        try (NodeRuntime runtime = NodeRuntime.builder().build()) {
            return runtime.eval("1 + 1");
        }
    }
}
