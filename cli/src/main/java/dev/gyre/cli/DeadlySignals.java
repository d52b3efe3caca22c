package dev.gyre.cli;

import dev.gyre.loop.process.ProcessSignals;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** Ends the program by the signal itself. The JVM would exit with a code over 128, but a parent process expects to see the signal. */
final class DeadlySignals implements SignalHandler {
    private static final String[] NAMES = {"HUP", "INT", "TERM"};
    private static final int EXIT_BY_SIGNAL = 128;

    private DeadlySignals() {}

    static void install() {
        var handler = new DeadlySignals();
        for (var name : NAMES) {
            var signal = new Signal(name);
            if (Signal.handle(signal, handler) == SignalHandler.SIG_IGN) {
                // A shell's background or nohup ignores it, and so does the JVM; Node begins with the system's handling
                // of every signal.
                ProcessSignals.restoreDefault(signal.getNumber());
                Signal.handle(signal, handler);
            }
        }
    }

    @Override
    public void handle(Signal signal) {
        ProcessSignals.raiseDefault(signal.getNumber());
        // Where the system's own handling does not end the process.
        Runtime.getRuntime().halt(EXIT_BY_SIGNAL + signal.getNumber());
    }
}
