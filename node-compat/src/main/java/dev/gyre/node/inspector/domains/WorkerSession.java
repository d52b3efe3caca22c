package dev.gyre.node.inspector.domains;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.worker.WorkerThread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** A session with the inspector of a worker, whose messages a session of the parent carries. Used by the parent's thread, and by the worker's where it says so. */
final class WorkerSession {
    private final String id;
    private final Session carrier;
    private final WorkerThread worker;
    private final boolean waits;
    /** What the parent has sent before the worker's inspector existed; null from then on. */
    private List<Runnable> early = new ArrayList<>();

    private Inspector inspector;
    /** Of the worker's thread. */
    private Session session;

    private boolean ended;

    /** @param waits whether the worker's program begins only when the client says so */
    WorkerSession(String id, Session carrier, WorkerThread worker, boolean waits) {
        this.id = id;
        this.carrier = carrier;
        this.worker = worker;
        this.waits = waits;
    }

    String id() {
        return id;
    }

    /** Connects as soon as the worker can be debugged. */
    void begin() {
        worker.post(this::connect);
    }

    /** On the worker's thread. */
    private void connect(Environment environment) {
        Inspector own = environment.get(Inspector.KEY);
        own.domains(carrier.inspector().domains());
        synchronized (this) {
            if (ended) return;
            session = own.connect(this::send, true);
            inspector = own;
            for (Runnable each : early) own.post(each);
            early = null;
        }
        if (!waits) return;
        own.waitForDebugger();
        // As in Node, the program begins paused if the client debugs it.
        if (own.debugger().isAttached()) own.breakOnStart();
    }

    /** Carries a message of the worker to the client; on the worker's thread. */
    private void send(String message) {
        carrier.inspector().post(() -> {
            var event = new LinkedHashMap<String, Object>();
            event.put("sessionId", id);
            event.put("message", message);
            carrier.notify("NodeWorker.receivedMessageFromWorker", event);
        });
    }

    /** Sends a message of the client to the worker. */
    void receive(String message) {
        post(() -> session.receive(message));
    }

    private synchronized void post(Runnable work) {
        if (inspector == null) early.add(work);
        else inspector.post(work);
    }

    /** Ends the session; the worker goes on if it is paused or waits. */
    void end() {
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
