package dev.gyre.engine.jit;

import org.junit.jupiter.api.Test;

/** Random programs whose hot loops are disturbed. The property gyre.test.programs says how many, gyre.test.seed which is the first. */
class HotLoopsInTiersTest {
    @Test
    void disturbancesAreSeen() throws InterruptedException {
        long first = Long.getLong("gyre.test.seed", 0);
        int count = Integer.getInteger("gyre.test.programs", 8);
        for (long seed = first; seed < first + count; seed++) {
            TierComparison.assertSame("seed " + seed, new HotLoopProgram(seed).source());
        }
    }
}
