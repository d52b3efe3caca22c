package dev.gyre.node.gyrefiber;

import dev.gyre.node.environment.EndListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;
import java.util.List;

/** Reports the fibers that wait for ever when nothing is left that could wake the loop. */
final class DeadlockReport implements EndListener {
    /** The exit code of Node for a program that ends while its main module waits. */
    // https://nodejs.org/api/process.html#exit-codes
    static final int UNSETTLED = 13;

    private final Environment environment;
    private final FiberScheduler scheduler;

    DeadlockReport(Environment environment, FiberScheduler scheduler) {
        this.environment = environment;
        this.scheduler = scheduler;
    }

    @Override
    public void ending() {
        if (environment.exitState().code() != null) return;
        List<FiberObject> waiting =
                scheduler.alive().stream().filter(FiberObject::isReferenced).toList();
        if (waiting.isEmpty()) return;
        StringBuilder text = new StringBuilder("gyre: deadlock: ")
                .append(waiting.size())
                .append(waiting.size() == 1 ? " fiber waits" : " fibers wait")
                .append(" and nothing is left that could wake ")
                .append(waiting.size() == 1 ? "it\n" : "them\n");
        for (FiberObject fiber : waiting) {
            text.append("  fiber '").append(fiber.name()).append("' waits for ").append(fiber.waitsFor());
            if (!fiber.place().isEmpty()) text.append("  at ").append(fiber.place());
            text.append('\n');
        }
        environment.get(FatalErrors.KEY).writeError(text.toString());
        environment.exitState().code(UNSETTLED);
    }
}
