package dev.gyre.node.inspector.protocol;

import java.util.Map;

/**
 * A command of a client, read from its message.
 *
 * @param id what the response repeats
 * @param method with the domain: "Profiler.start"
 * @param params as {@link JsonReader} reads them; null if there are none
 */
public record Command(int id, String method, Object params) {
    /** A message that is no command. */
    public static final class Malformed extends Exception {
        private final Integer id;
        private final transient ProtocolError error;

        private Malformed(Integer id, ProtocolError error) {
            super(error.getMessage(), null, false, false);
            this.id = id;
            this.error = error;
        }

        /** The id of the response; null if it has none. */
        public Integer idOrNull() {
            return id;
        }

        public ProtocolError error() {
            return error;
        }
    }

    private static final String UNKNOWN_MEMBER =
            "Message has property other than 'id', 'method', 'sessionId', 'params'";

    /**
     * Reads a message.
     *
     * @param lastId the id of the command before, which the response to a message without an id has in Node
     */
    public static Command read(String message, int lastId) throws Malformed {
        Object value;
        try {
            value = JsonReader.read(message);
        } catch (IllegalArgumentException malformed) {
            throw new Malformed(lastId, notFound(""));
        }
        if (!(value instanceof Map<?, ?> call)) throw new Malformed(lastId, notFound(""));
        if (!(call.get("method") instanceof String method))
            throw new Malformed(call.get("id") instanceof Integer id ? id : lastId, notFound(""));
        if (!call.containsKey("id")) throw new Malformed(null, invalid("Message must have integer 'id' property"));
        if (!(call.get("id") instanceof Integer id)) throw new Malformed(lastId, notFound(""));
        if (isOfEngine(method)) checkMembers(id, call);
        return new Command(id, method, call.get("params"));
    }

    /** Whether a method's domain is one of V8's, which checks the members of messages. */
    private static boolean isOfEngine(String method) {
        return switch (method.substring(0, Math.max(0, method.indexOf('.')))) {
            case "Runtime", "Debugger", "Profiler", "HeapProfiler", "Console", "Schema" -> true;
            default -> false;
        };
    }

    private static void checkMembers(int id, Map<?, ?> call) throws Malformed {
        for (var member : call.entrySet()) {
            switch ((String) member.getKey()) {
                case "id", "method" -> {}
                case "params" -> {
                    if (member.getValue() instanceof Number
                            || member.getValue() instanceof String
                            || member.getValue() instanceof Boolean)
                        throw new Malformed(id, invalid("Message may have object 'params' property"));
                }
                case "sessionId" -> {
                    if (!(member.getValue() instanceof String))
                        throw new Malformed(id, invalid("Message may have string 'sessionId' property"));
                }
                default -> throw new Malformed(id, invalid(UNKNOWN_MEMBER));
            }
        }
    }

    private static ProtocolError invalid(String message) {
        return new ProtocolError(ProtocolError.INVALID_REQUEST, message);
    }

    /** The error of a method that does not exist. */
    public static ProtocolError notFound(String method) {
        return new ProtocolError(ProtocolError.METHOD_NOT_FOUND, "'" + method + "' wasn't found");
    }

    /**
     * The parameters, whose types are those that {@link ProtocolTable} has for them.
     *
     * @throws ProtocolError -32602 for the first wrong one
     */
    public Params checkedParams() throws ProtocolError {
        ParameterType type = ProtocolTable.parametersOrNull(method);
        if (type == null) throw notFound(method);
        if (!type.description().isEmpty() && (params != null || !type.isOptional())) type.check(params, "params", 0);
        return new Params(params instanceof Map<?, ?> map ? map : Map.of());
    }
}
