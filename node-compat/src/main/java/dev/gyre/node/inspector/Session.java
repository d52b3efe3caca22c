package dev.gyre.node.inspector;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.inspector.protocol.Command;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.DomainSession;
import dev.gyre.node.inspector.protocol.JsonWriter;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** One client of the inspector: reads its messages, calls the domains and sends responses and events. On the runtime's thread only. */
public final class Session implements DomainSession {
    /** Who sends the messages: the runtime's own program, another thread of the program, or a debugger through the server. */
    enum Client {
        PROGRAM,
        THREAD,
        DEBUGGER
    }

    private final Inspector inspector;
    private final Consumer<String> sender;
    private final Client client;
    private final Map<String, Domain> domains = new LinkedHashMap<>();
    private int lastId;
    private boolean closed;

    /** @param sender gets the messages for the client */
    Session(Inspector inspector, Consumer<String> sender, Client client) {
        this.inspector = inspector;
        this.sender = sender;
        this.client = client;
    }

    /** Whether the client can send messages while the program is paused, since it is not part of it. */
    public boolean isRemote() {
        return client != Client.PROGRAM;
    }

    boolean isOfServer() {
        return client == Client.DEBUGGER;
    }

    @Override
    public Environment environment() {
        return inspector.environment();
    }

    public Inspector inspector() {
        return inspector;
    }

    @Override
    public void notify(String method, Map<String, ?> params) {
        var message = new LinkedHashMap<String, Object>();
        message.put("method", method);
        message.put("params", params);
        send(message);
    }

    private void send(Map<String, ?> message) {
        if (!closed) sender.accept(JsonWriter.write(message));
    }

    @Override
    public Domain domain(String name) {
        Domain known = domains.get(name);
        if (known != null) return known;
        Domain created = inspector.domains().create(name, this);
        if (created != null) domains.put(name, created);
        return created;
    }

    /** A domain that has been used in this session; null for others. */
    public Domain existing(String name) {
        return domains.get(name);
    }

    /** Runs the command in a message. */
    public void receive(String message) {
        try {
            Command command = Command.read(message, lastId);
            lastId = command.id();
            call(command);
        } catch (Command.Malformed malformed) {
            if (malformed.idOrNull() != null) lastId = malformed.idOrNull();
            fail(malformed.idOrNull(), malformed.error());
        }
    }

    private void call(Command command) {
        String method = command.method();
        int dot = method.indexOf('.');
        Domain domain = dot < 0 ? null : domain(method.substring(0, dot));
        String name = method.substring(dot + 1);
        if (domain == null || !domain.has(name)) {
            fail(command.id(), Command.notFound(method));
            return;
        }
        try {
            domain.call(name, command.checkedParams(), new Answer(command.id()));
        } catch (ProtocolError error) {
            fail(command.id(), error);
        }
    }

    private final class Answer implements Reply {
        private final int id;

        Answer(int id) {
            this.id = id;
        }

        @Override
        public void send(Map<String, ?> result) {
            var message = new LinkedHashMap<String, Object>();
            message.put("id", id);
            message.put("result", result);
            Session.this.send(message);
        }

        @Override
        public void fail(ProtocolError error) {
            Session.this.fail(id, error);
        }
    }

    private void fail(Integer idOrNull, ProtocolError error) {
        var details = new LinkedHashMap<String, Object>();
        details.put("code", error.code());
        details.put("message", error.getMessage());
        if (error.dataOrNull() != null) details.put("data", error.dataOrNull());
        var message = new LinkedHashMap<String, Object>();
        if (idOrNull != null) message.put("id", idOrNull);
        message.put("error", details);
        send(message);
    }

    /** Called when the program has ended and waits until the client disconnects. */
    void waitsForDisconnect() {
        for (Domain domain : domains.values()) domain.waitsForDisconnect();
    }

    /** Ends the session. */
    void close() {
        if (closed) return;
        closed = true;
        for (Domain domain : domains.values()) domain.close();
        domains.clear();
    }
}
