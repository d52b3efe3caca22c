package dev.gyre.node.inspector;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.PollListener;
import dev.gyre.node.inspector.protocol.DomainFactory;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** Starts the inspector of a runtime at SIGUSR1. The signal comes on a thread of the JVM; the runtime's thread starts it at its next interrupt check or turn of the loop. */
// https://nodejs.org/api/process.html#signal-events
public final class InspectorSignal implements SignalHandler, PollListener {
    private final Environment environment;
    private final DomainFactory domains;
    private volatile boolean received;

    private InspectorSignal(Environment environment, DomainFactory domains) {
        this.environment = environment;
        this.domains = domains;
    }

    /** Takes the signal for a runtime, on its thread. */
    public static void install(Environment environment, DomainFactory domains) {
        var handler = new InspectorSignal(environment, domains);
        environment.onPoll(handler);
        Signal.handle(new Signal("USR1"), handler);
    }

    @Override
    public void handle(Signal signal) {
        received = true;
        environment.realm().agent().requestInterrupt();
        environment.loop().post(() -> environment.loop().call(this::polled));
    }

    @Override
    public void polled() {
        if (!received) return;
        received = false;
        InspectorStart.later(environment, domains);
    }
}
