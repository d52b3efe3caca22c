package dev.gyre.node.gyreloop;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;

/** Prints stalls on standard error: {@code --stall-threshold}. */
public record StallReport(Environment environment, double threshold) implements StallMonitor.Listener {
    /** Prints stalls of at least so many milliseconds from now on. */
    public static void start(Environment environment, double threshold) {
        environment.get(StallMonitor.KEY).add(new StallReport(environment, threshold));
    }

    @Override
    public void stalled(double duration, String place, String stack) {
        print("took ", duration, place, stack);
    }

    @Override
    public void goesOn(double duration, String place, String stack) {
        print("has been running for ", duration, place, stack);
    }

    private void print(String what, double duration, String place, String stack) {
        StringBuilder text = new StringBuilder("gyre: a callback ")
                .append(what)
                .append(Math.round(duration))
                .append(" ms");
        if (!place.isEmpty()) text.append(", at ").append(place).append('\n').append(stack);
        environment.get(FatalErrors.KEY).writeError(text.append('\n').toString());
    }
}
