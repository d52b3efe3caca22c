package dev.gyre.node.inspector.domains;

import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import dev.gyre.node.worker.WorkerObserver;
import dev.gyre.node.worker.WorkerThread;
import dev.gyre.node.worker.Workers;
import java.util.LinkedHashMap;
import java.util.Map;

/** The domain NodeWorker: debugs the workers that the runtime starts, each by a session of its own whose messages are carried by this one. */
// https://github.com/nodejs/node/blob/main/src/inspector/node_protocol.pdl
public final class NodeWorkerDomain implements Domain, WorkerObserver {
    private final Session session;
    private final Workers workers;
    private final Map<WorkerThread, WorkerSession> attached = new LinkedHashMap<>();
    private boolean enabled;
    private boolean waits;
    private int lastId;

    public NodeWorkerDomain(Session session) {
        this.session = session;
        workers = session.environment().get(Workers.KEY);
    }

    @Override
    public String name() {
        return "NodeWorker";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable", "sendMessageToWorker", "detach" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        switch (method) {
            case "enable" -> enable(params.bool("waitForDebuggerOnStart"));
            case "disable" -> close();
            case "sendMessageToWorker" -> {
                String message = params.string("message");
                WorkerSession target = find(params.string("sessionId"));
                if (target != null) target.receive(message);
            }
            default -> detach(find(params.string("sessionId")));
        }
        reply.send(Map.of());
    }

    private void enable(boolean newWaits) {
        waits = newWaits;
        if (enabled) return;
        enabled = true;
        workers.observe(this);
        for (WorkerThread worker : workers.running()) attach(worker, false);
    }

    /** As in Node, calls with an unknown id have no effect. */
    private WorkerSession find(String id) {
        for (WorkerSession each : attached.values()) if (each.id().equals(id)) return each;
        return null;
    }

    @Override
    public void starting(WorkerThread worker) {
        attach(worker, waits);
    }

    private void attach(WorkerThread worker, boolean waitsOnStart) {
        String id = String.valueOf(++lastId);
        var link = new WorkerSession(id, session, worker, waitsOnStart);
        attached.put(worker, link);
        var info = new LinkedHashMap<String, Object>();
        info.put("workerId", id);
        info.put("type", "worker");
        info.put("title", "[worker " + worker.id() + "] " + worker.settings().name());
        info.put("url", worker.settings().url());
        var event = new LinkedHashMap<String, Object>();
        event.put("sessionId", id);
        event.put("workerInfo", info);
        event.put("waitingForDebugger", waitsOnStart);
        session.notify("NodeWorker.attachedToWorker", event);
        link.begin();
    }

    @Override
    public void ended(WorkerThread worker) {
        WorkerSession link = attached.get(worker);
        // After the messages that the worker has sent.
        if (link != null) session.inspector().post(() -> detach(link));
    }

    private void detach(WorkerSession link) {
        if (link == null || !attached.values().remove(link)) return;
        link.end();
        session.notify("NodeWorker.detachedFromWorker", Map.of("sessionId", link.id()));
    }

    @Override
    public void close() {
        if (!enabled) return;
        enabled = false;
        workers.unobserve(this);
        for (WorkerSession link : attached.values()) link.end();
        attached.clear();
    }
}
