package dev.gyre.node.inspector.domains;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.objects.ConsoleText;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The domain Console, which older clients use: messages of the console as text. */
// https://chromedevtools.github.io/devtools-protocol/v8/Console/
public final class ConsoleDomain implements Domain, Inspector.RuntimeEvents {
    private final Session session;
    private final Inspector inspector;

    public ConsoleDomain(Session session) {
        this.session = session;
        inspector = session.inspector();
    }

    @Override
    public String name() {
        return "Console";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable", "clearMessages" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) {
        if (method.equals("enable") && inspector.listen(this))
            for (Consumer<Inspector.RuntimeEvents> event : List.copyOf(inspector.history())) event.accept(this);
        if (method.equals("disable")) close();
        reply.send(Map.of());
    }

    @Override
    public void consoleCalled(
            String method, Object[] arguments, double time, Map<String, ?> stack, String contextOrNull) {
        String text = ConsoleText.of(session.environment().realm(), arguments);
        var message = new LinkedHashMap<String, Object>();
        message.put("source", "console-api");
        message.put("level", level(method));
        message.put("text", text);
        if (stack.get("callFrames") instanceof List<?> frames
                && !frames.isEmpty()
                && frames.getFirst() instanceof Map<?, ?> frame) {
            if (!"".equals(frame.get("url"))) message.put("url", frame.get("url"));
            message.put("line", (Integer) frame.get("lineNumber") + 1);
            message.put("column", (Integer) frame.get("columnNumber") + 1);
        }
        session.notify("Console.messageAdded", Map.of("message", message));
    }

    private static String level(String method) {
        return switch (method) {
            case "warn" -> "warning";
            case "error", "assert" -> "error";
            case "info" -> "info";
            case "debug", "count", "timeEnd", "timeLog" -> "debug";
            default -> "log";
        };
    }

    @Override
    public void exceptionThrown(JsException exception, boolean inPromise, double time) {
        // The domain has messages of the console only.
    }

    @Override
    public void close() {
        inspector.unlisten(this);
    }
}
