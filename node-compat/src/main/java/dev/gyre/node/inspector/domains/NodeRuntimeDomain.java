package dev.gyre.node.inspector.domains;

import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.Map;

/** The domain NodeRuntime: notifies a client when the program has ended and waits for it to disconnect. */
public final class NodeRuntimeDomain implements Domain {
    private final Session session;
    private boolean notifies;

    public NodeRuntimeDomain(Session session) {
        this.session = session;
    }

    @Override
    public String name() {
        return "NodeRuntime";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable", "notifyWhenWaitingForDisconnect" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        if (method.equals("notifyWhenWaitingForDisconnect")) notifies(params.bool("enabled"));
        reply.send(Map.of());
        if (method.equals("enable") && session.inspector().isWaiting())
            session.notify("NodeRuntime.waitingForDebugger", Map.of());
    }

    private void notifies(boolean newNotifies) {
        if (newNotifies != notifies) session.inspector().notifiesWaiting(newNotifies);
        notifies = newNotifies;
    }

    @Override
    public void waitsForDisconnect() {
        if (notifies) session.notify("NodeRuntime.waitingForDisconnect", Map.of());
    }

    @Override
    public void close() {
        notifies(false);
    }
}
