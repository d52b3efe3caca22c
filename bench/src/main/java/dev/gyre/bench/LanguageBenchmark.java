package dev.gyre.bench;

import dev.gyre.node.embed.NodeRuntime;
import dev.gyre.node.embed.ScriptObject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** What one step of each script in the folder parts costs; the value of a script is a function that takes a thousand steps. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LanguageBenchmark {
    private static final int STEPS = 1000;

    /** The script's name. */
    @Param({
        "property-monomorphic",
        "property-polymorphic",
        "property-megamorphic",
        "property-of-prototype",
        "call-0",
        "call-1",
        "call-2",
        "call-3",
        "call-4",
        "call-6",
        "call-spread",
        "closure",
        "string-building",
        "string-template",
        "elements-int",
        "elements-double",
        "elements-object",
        "elements-holey",
        "elements-typed",
        "generator-resume",
        "promise-job",
        "exception",
        "object-literal",
        "destructuring"
    })
    public String part;

    private NodeRuntime runtime;
    private ScriptObject steps;

    /** Evaluates the script in a runtime of its own. */
    @Setup
    public void evaluate() throws IOException {
        runtime = NodeRuntime.builder().build();
        steps = (ScriptObject) runtime.eval(source(part), part + ".js");
    }

    static String source(String part) throws IOException {
        try (InputStream stream = LanguageBenchmark.class.getResourceAsStream("parts/" + part + ".js")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A thousand steps. */
    @Benchmark
    @OperationsPerInvocation(STEPS)
    public Object step() {
        return steps.call();
    }

    /** Ends the runtime. */
    @TearDown
    public void close() {
        runtime.close();
    }
}
