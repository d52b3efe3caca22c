package dev.gyre.engine.jit.tiering;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What may be compiled at once, and after which time more. */
class CompilationBudgetTest {
    private static final int SECOND = 1_000_000_000;
    /** What takes HotSpot a second. */
    private static final int LARGE = 20_000;

    @Test
    void severalSmallUnitsMayBeCompiledAtOnce() {
        var budget = new CompilationBudget(1, 0, null);
        for (int i = 0; i < 10; i++) {
            assertTrue(budget.isOpen(0));
            budget.spend(500);
        }
    }

    @Test
    void aLargeUnitIsFollowedByAPauseOfItsTime() {
        var budget = new CompilationBudget(1, 0, null);
        budget.spend(LARGE);
        assertFalse(budget.isOpen(SECOND / 2));
        assertTrue(budget.isOpen(SECOND));
    }

    @Test
    void aSmallerShareMakesThePauseLonger() {
        var budget = new CompilationBudget(0.25, 0, null);
        budget.spend(LARGE);
        assertFalse(budget.isOpen(2L * SECOND));
        assertTrue(budget.isOpen(4L * SECOND));
    }

    @Test
    void unusedTimeIsNotSavedForever() {
        var budget = new CompilationBudget(1, 0, null);
        assertTrue(budget.isOpen(100L * SECOND));
        budget.spend(LARGE);
        assertFalse(budget.isOpen(100L * SECOND));
    }

    @Test
    void whatWasNotNeededIsGivenBack() {
        var budget = new CompilationBudget(1, 0, null);
        budget.spend(LARGE);
        budget.spend(-LARGE);
        assertTrue(budget.isOpen(0));
    }

    @Test
    void theDebtIsForgottenWhenTheCompilersAreIdle() {
        var cpuTime = new AtomicLong(SECOND);
        var budget = new CompilationBudget(1, 0, cpuTime::get);
        budget.spend(10 * LARGE);
        assertFalse(budget.isOpen(0));
        cpuTime.addAndGet(SECOND);
        assertTrue(budget.isOpen(SECOND));
    }

    @Test
    void theDebtStaysWhileTheCompilersAreBusy() {
        var cpuTime = new AtomicLong(SECOND);
        var budget = new CompilationBudget(1, 0, cpuTime::get);
        budget.spend(10 * LARGE);
        assertFalse(budget.isOpen(0));
        cpuTime.addAndGet(2L * SECOND);
        assertFalse(budget.isOpen(SECOND));
    }

    @Test
    void anUnknownCpuTimeForgetsNothing() {
        var budget = new CompilationBudget(1, 0, () -> 0);
        budget.spend(10 * LARGE);
        assertFalse(budget.isOpen(0));
        assertFalse(budget.isOpen(SECOND));
    }
}
