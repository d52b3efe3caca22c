package dev.gyre.engine.jit.tiering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.host.SchedulerTimes;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What may be compiled at once, and after which time more. */
class CompilationBudgetTest {
    private static final int SECOND = 1_000_000_000;
    /** What takes HotSpot a second. */
    private static final int LARGE = 20_000;

    private static final Supplier<SchedulerTimes> UNKNOWN = () -> null;

    /** For how long the compilers have run and waited for a core. */
    private SchedulerTimes compilers = SchedulerTimes.NONE;

    @Test
    void severalSmallUnitsMayBeCompiledAtOnce() {
        var budget = new CompilationBudget(1, 0, UNKNOWN);
        for (int i = 0; i < 10; i++) {
            assertTrue(isOpen(budget, 0));
            budget.spend(500);
        }
    }

    @Test
    void aLargeUnitIsFollowedByAPauseOfItsTime() {
        var budget = new CompilationBudget(1, 0, UNKNOWN);
        budget.spend(LARGE);
        assertFalse(isOpen(budget, SECOND / 2));
        assertTrue(isOpen(budget, SECOND));
    }

    @Test
    void aSmallerShareMakesThePauseLonger() {
        var budget = new CompilationBudget(0.25, 0, UNKNOWN);
        budget.spend(LARGE);
        assertFalse(isOpen(budget, 2L * SECOND));
        assertTrue(isOpen(budget, 4L * SECOND));
    }

    @Test
    void unusedTimeIsNotSavedForever() {
        var budget = new CompilationBudget(1, 0, UNKNOWN);
        assertTrue(isOpen(budget, 100L * SECOND));
        budget.spend(LARGE);
        assertFalse(isOpen(budget, 100L * SECOND));
    }

    @Test
    void whatWasNotNeededIsGivenBack() {
        var budget = new CompilationBudget(1, 0, UNKNOWN);
        budget.spend(LARGE);
        budget.spend(-LARGE);
        assertTrue(isOpen(budget, 0));
    }

    @Test
    void theDebtIsForgottenWhenTheCompilersAreIdle() {
        var budget = new CompilationBudget(1, 0, () -> compilers);
        budget.spend(10 * LARGE);
        assertFalse(isOpen(budget, 0));
        pass(SECOND / 4, 0);
        assertTrue(isOpen(budget, SECOND));
    }

    @Test
    void theDebtStaysWhileTheCompilersAreBusy() {
        var budget = new CompilationBudget(1, 0, () -> compilers);
        budget.spend(10 * LARGE);
        pass(SECOND, 0);
        assertFalse(isOpen(budget, SECOND));
    }

    @Test
    void unknownTimesForgetNothing() {
        var budget = new CompilationBudget(1, 0, UNKNOWN);
        budget.spend(10 * LARGE);
        assertFalse(isOpen(budget, SECOND));
    }

    @Test
    void theLongerTheCompilersAreIdleTheSoonerIsCodeCompiled() {
        var budget = new CompilationBudget(1, 0, () -> compilers);
        budget.advance(0);
        assertEquals(1, budget.patience());
        for (int i = 1; i <= 6; i++) {
            pass(SECOND / 4, 0);
            budget.advance((long) i * SECOND);
            assertEquals(1f / (1 << Math.min(i, 4)), budget.patience());
        }
        pass(SECOND, 0);
        budget.advance(7L * SECOND);
        assertEquals(1, budget.patience());
    }

    @Test
    void compilersThatWaitForACoreAreNotIdle() {
        var budget = new CompilationBudget(1, 0, () -> compilers);
        budget.spend(10 * LARGE);
        pass(SECOND / 4, SECOND / 2);
        assertFalse(isOpen(budget, SECOND));
        assertEquals(1, budget.patience());
    }

    @Test
    void lessIsDueWhileTheCompilersWaitForACore() {
        var budget = new CompilationBudget(1, 0, () -> compilers);
        pass(SECOND / 2, SECOND / 2);
        budget.advance(SECOND);
        // A tenth of a second more than may be spent at once.
        budget.spend(LARGE * 4 / 10);
        assertFalse(isOpen(budget, SECOND + SECOND / 1000 * 150));
        assertTrue(isOpen(budget, SECOND + SECOND / 1000 * 250));
    }

    private void pass(long run, long runDelay) {
        compilers = new SchedulerTimes(compilers.run() + run, compilers.runDelay() + runDelay);
    }

    private static boolean isOpen(CompilationBudget budget, long nanoTime) {
        budget.advance(nanoTime);
        return budget.isOpen();
    }
}
