package dev.gyre.node.gyreloop;

import dev.gyre.loop.ActiveResource;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.PollListener;
import dev.gyre.node.environment.ProcessExit;
import dev.gyre.node.environment.SourceLocation;
import dev.gyre.node.errors.FatalErrors;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Stops a program that does not end in time and reports what kept it alive: {@code --drain-timeout}. It measures real
 * time, never virtual time.
 */
public final class DrainWatchdog implements PollListener, CloseListener {
    /** The exit code of timeout(1). */
    static final int TIMED_OUT = 124;

    private final Environment environment;
    private final long millis;
    private final Thread thread;
    private volatile boolean expired;

    /** Starts the watchdog. */
    public static void start(Environment environment, long millis) {
        environment.callerPositions().record();
        DrainWatchdog watchdog = new DrainWatchdog(environment, millis);
        environment.onPoll(watchdog);
        environment.onClose(watchdog);
    }

    private DrainWatchdog(Environment environment, long millis) {
        this.environment = environment;
        this.millis = millis;
        thread = Thread.ofPlatform().daemon().name("drain watchdog").unstarted(this::watch);
        thread.start();
    }

    private void watch() {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException ended) {
            return;
        }
        expired = true;
        // Stops either the loop at its next poll, or running JavaScript at its next interrupt check.
        environment.realm().agent().requestInterrupt();
        environment.loop().post(this::stop);
    }

    @Override
    public void polled() {
        if (expired && !environment.exitState().isExiting()) throw interrupted();
    }

    /** Ends the running JavaScript. */
    private ProcessExit interrupted() {
        report(SourceLocation.current(environment.realm()));
        return new ProcessExit(TIMED_OUT);
    }

    private void stop() {
        if (environment.exitState().isExiting()) return;
        report(null);
        environment.exitState().exit(TIMED_OUT);
    }

    private void report(SourceLocation locationOrNull) {
        StringBuilder text = new StringBuilder("gyre: the program has not ended after ")
                .append(millis)
                .append(" ms\n");
        if (locationOrNull != null)
            text.append("  running ").append(locationOrNull).append('\n');
        List<ActiveResource> sources = environment.loop().activeHandles();
        for (ActiveResource source : sources) {
            if (!source.active() || !source.referenced()) continue;
            text.append("  ").append(source.kind()).append(' ').append(source.reason());
            if (!source.place().isEmpty()) text.append("  at ").append(source.place());
            text.append('\n');
        }
        environment.get(FatalErrors.KEY).writeError(text.toString());
    }

    @Override
    public void closing() {
        thread.interrupt();
    }
}
