package dev.gyre.node.inspector.domains;

import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.Map;

/** The domain Network as a Node without --experimental-network-inspection has it, which DevTools enables: there are no events, so no request is known. */
// https://nodejs.org/api/inspector.html#integration-with-devtools
public final class NetworkDomain implements Domain {
    @Override
    public String name() {
        return "Network";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable" -> true;
            case "getRequestPostData", "getResponseBody", "streamResourceContent", "loadNetworkResource" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        switch (method) {
            case "enable", "disable" -> reply.send(Map.of());
            case "loadNetworkResource" ->
                throw ProtocolError.server("Network resource loading is not enabled. This feature is experimental and "
                        + "requires --experimental-inspector-network-resource flag to be set.");
            default -> throw new ProtocolError(ProtocolError.INVALID_PARAMS, "Request not found");
        }
    }

    @Override
    public void close() {
        // Nothing is switched on.
    }
}
