package dev.gyre.node.inspector;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.inspector.protocol.DomainFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A session with the inspector of another thread of the program. Used by the client's thread, unless a method says otherwise. */
public final class ThreadSession {
    private final DomainFactory domains;
    private final Consumer<String> sender;
    /** What the client has sent before the session was connected; null from then on. */
    private List<Runnable> early = new ArrayList<>();

    private Inspector inspector;
    /** Of the inspected thread. */
    private Session session;

    private boolean ended;

    /**
     * @param domains of the inspector, if it has none yet
     * @param sender gets the messages for the client, on the inspected thread
     */
    public ThreadSession(DomainFactory domains, Consumer<String> sender) {
        this.domains = domains;
        this.sender = sender;
    }

    /** Connects, on the inspected thread; returns its inspector, or null if the session has ended. */
    public Inspector connect(Environment environment) {
        Inspector inspected = environment.get(Inspector.KEY);
        if (!inspected.hasDomains()) inspected.domains(domains);
        synchronized (this) {
            if (ended) return null;
            session = inspected.connect(sender, Session.Client.THREAD);
            inspector = inspected;
            for (Runnable each : early) inspected.post(each);
            early = null;
        }
        return inspected;
    }

    /** Sends a message of the client. */
    public void receive(String message) {
        post(() -> session.receive(message));
    }

    private synchronized void post(Runnable work) {
        if (inspector == null) early.add(work);
        else inspector.post(work);
    }

    /** Ends the session; the inspected thread goes on if it is paused or waits. */
    public void end() {
        synchronized (this) {
            if (ended) return;
            ended = true;
            if (inspector == null) return;
        }
        inspector.post(() -> {
            inspector.disconnect(session);
            if (inspector.sessions().isEmpty()) inspector.runIfWaiting();
        });
    }
}
