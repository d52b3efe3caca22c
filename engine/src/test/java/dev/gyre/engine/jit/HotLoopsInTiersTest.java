package dev.gyre.engine.jit;

import java.util.stream.LongStream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random programs whose hot loops are disturbed. The property gyre.test.programs says how many, gyre.test.seed which is the first. */
@Execution(ExecutionMode.CONCURRENT)
class HotLoopsInTiersTest {
    static LongStream seeds() {
        long first = Long.getLong("gyre.test.seed", 0);
        return LongStream.range(first, first + Integer.getInteger("gyre.test.programs", 8));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void disturbancesAreSeen(long seed) throws InterruptedException {
        TierComparison.assertSame("seed " + seed, new HotLoopProgram(seed).source());
    }
}
