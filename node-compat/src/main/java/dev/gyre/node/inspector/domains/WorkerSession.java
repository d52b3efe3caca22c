package dev.gyre.node.inspector.domains;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.ThreadSession;
import dev.gyre.node.worker.WorkerThread;
import java.util.LinkedHashMap;

/** A session with the inspector of a worker, whose messages a session of the parent carries. */
final class WorkerSession {
    private final String id;
    private final Session carrier;
    private final WorkerThread worker;
    private final boolean waits;
    private final ThreadSession session;

    /** @param waits whether the worker's program begins only when the client says so */
    WorkerSession(String id, Session carrier, WorkerThread worker, boolean waits) {
        this.id = id;
        this.carrier = carrier;
        this.worker = worker;
        this.waits = waits;
        session = new ThreadSession(carrier.inspector().domains(), this::send);
    }

    String id() {
        return id;
    }

    /** Connects as soon as the worker can be debugged. */
    void begin() {
        worker.work().post(this::connect);
    }

    /** On the worker's thread. */
    private void connect(Environment environment) {
        Inspector own = session.connect(environment);
        if (own == null || !waits) return;
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
        session.receive(message);
    }

    /** Ends the session; the worker goes on if it is paused or waits. */
    void end() {
        session.end();
    }
}
