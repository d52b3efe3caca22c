package dev.gyre.engine.jit.tiering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** What may be compiled at once, and after which time more. */
class CompilationBudgetTest {
    private static final int SECOND = 1_000_000_000;
    /** What takes HotSpot a second. */
    private static final int LARGE = 20_000;

    private static final LongSupplier NO_WAIT = () -> 0;

    @Test
    void severalSmallUnitsMayBeCompiledAtOnce() {
        var budget = new CompilationBudget(1, 0, null, NO_WAIT);
        for (int i = 0; i < 10; i++) {
            assertTrue(isOpen(budget, 0));
            budget.spend(500);
        }
    }

    @Test
    void aLargeUnitIsFollowedByAPauseOfItsTime() {
        var budget = new CompilationBudget(1, 0, null, NO_WAIT);
        budget.spend(LARGE);
        assertFalse(isOpen(budget, SECOND / 2));
        assertTrue(isOpen(budget, SECOND));
    }

    @Test
    void aSmallerShareMakesThePauseLonger() {
        var budget = new CompilationBudget(0.25, 0, null, NO_WAIT);
        budget.spend(LARGE);
        assertFalse(isOpen(budget, 2L * SECOND));
        assertTrue(isOpen(budget, 4L * SECOND));
    }

    @Test
    void unusedTimeIsNotSavedForever() {
        var budget = new CompilationBudget(1, 0, null, NO_WAIT);
        assertTrue(isOpen(budget, 100L * SECOND));
        budget.spend(LARGE);
        assertFalse(isOpen(budget, 100L * SECOND));
    }

    @Test
    void whatWasNotNeededIsGivenBack() {
        var budget = new CompilationBudget(1, 0, null, NO_WAIT);
        budget.spend(LARGE);
        budget.spend(-LARGE);
        assertTrue(isOpen(budget, 0));
    }

    @Test
    void theDebtIsForgottenWhenTheCompilersAreIdle() {
        var cpuTime = new AtomicLong(SECOND);
        var budget = new CompilationBudget(1, 0, cpuTime::get, NO_WAIT);
        budget.spend(10 * LARGE);
        assertFalse(isOpen(budget, 0));
        cpuTime.addAndGet(SECOND);
        assertTrue(isOpen(budget, SECOND));
    }

    @Test
    void theDebtStaysWhileTheCompilersAreBusy() {
        var cpuTime = new AtomicLong(SECOND);
        var budget = new CompilationBudget(1, 0, cpuTime::get, NO_WAIT);
        budget.spend(10 * LARGE);
        assertFalse(isOpen(budget, 0));
        cpuTime.addAndGet(2L * SECOND);
        assertFalse(isOpen(budget, SECOND));
    }

    @Test
    void anUnknownCpuTimeForgetsNothing() {
        var budget = new CompilationBudget(1, 0, () -> 0, NO_WAIT);
        budget.spend(10 * LARGE);
        assertFalse(isOpen(budget, 0));
        assertFalse(isOpen(budget, SECOND));
    }

    @Test
    void theLongerTheCompilersAreIdleTheSoonerIsCodeCompiled() {
        var cpuTime = new AtomicLong(SECOND);
        var budget = new CompilationBudget(1, 0, cpuTime::get, NO_WAIT);
        budget.advance(0);
        assertEquals(1, budget.patience());
        for (int i = 1; i <= 6; i++) {
            cpuTime.addAndGet(SECOND);
            budget.advance((long) i * SECOND);
            assertEquals(1f / (1 << Math.min(i, 4)), budget.patience());
        }
        cpuTime.addAndGet(2L * SECOND);
        budget.advance(7L * SECOND);
        assertEquals(1, budget.patience());
    }

    @Test
    void compilersOfABusyMachineAreNotIdleBecauseTheyWaitForACore() {
        var cpuTime = new AtomicLong(SECOND);
        var wait = new AtomicLong(SECOND);
        var budget = new CompilationBudget(1, 0, cpuTime::get, wait::get);
        budget.spend(10 * LARGE);
        assertFalse(isOpen(budget, 0));
        // The thread and a compiler had a core for half of the time each.
        cpuTime.addAndGet(SECOND);
        wait.addAndGet(SECOND / 2);
        assertFalse(isOpen(budget, SECOND));
        assertEquals(1, budget.patience());
    }

    @Test
    void aThreadThatWaitsForACoreEarnsLess() {
        var cpuTime = new AtomicLong(SECOND);
        var wait = new AtomicLong();
        var budget = new CompilationBudget(1, -SECOND, cpuTime::get, wait::get);
        cpuTime.addAndGet(SECOND);
        wait.addAndGet(SECOND / 2);
        budget.advance(0);
        // A tenth of a second more than may be spent at once.
        budget.spend(LARGE * 4 / 10);
        assertFalse(isOpen(budget, SECOND / 1000 * 150));
        assertTrue(isOpen(budget, SECOND / 1000 * 250));
    }

    private static boolean isOpen(CompilationBudget budget, long nanoTime) {
        budget.advance(nanoTime);
        return budget.isOpen();
    }
}
