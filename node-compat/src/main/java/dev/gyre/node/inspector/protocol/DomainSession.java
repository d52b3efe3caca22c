package dev.gyre.node.inspector.protocol;

import dev.gyre.node.environment.Environment;
import java.util.Map;

/** What a domain sees of its session. */
public interface DomainSession {
    /** The runtime that is inspected. */
    Environment environment();

    /**
     * Sends an event.
     *
     * @param method with the domain: "Profiler.consoleProfileFinished"
     * @param params values as {@link JsonWriter} describes them
     */
    void notify(String method, Map<String, ?> params);

    /** Another domain of this session, created if needed; null if there is none of this name. */
    Domain domain(String name);
}
