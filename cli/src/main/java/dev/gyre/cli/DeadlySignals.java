package dev.gyre.cli;

import dev.gyre.loop.process.ProcessSignals;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Ends the program by the signal itself. The JVM would exit with a code over 128, but a parent process expects the
 * signal.
 */
final class DeadlySignals implements SignalHandler {
    private static final String[] NAMES = {"HUP", "INT", "TERM"};
    private static final int EXIT_BY_SIGNAL = 128;

    private DeadlySignals() {}

    static void install() {
        var handler = new DeadlySignals();
        for (var name : NAMES) {
            var signal = new Signal(name);
            if (Signal.handle(signal, handler) == SignalHandler.SIG_IGN) {
                // A shell ignores some signals for background jobs and nohup, and so does the JVM; Node starts with the
                // default action of every signal.
                ProcessSignals.restoreDefault(signal.getNumber());
                Signal.handle(signal, handler);
            }
        }
    }

    @Override
    public void handle(Signal signal) {
        ProcessSignals.raiseDefault(signal.getNumber());
        // Reached if the default action does not end the process.
        Runtime.getRuntime().halt(EXIT_BY_SIGNAL + signal.getNumber());
    }
}
