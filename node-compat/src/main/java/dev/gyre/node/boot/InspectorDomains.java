package dev.gyre.node.boot;

import dev.gyre.node.inspector.NetworkResources;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.domains.ConsoleDomain;
import dev.gyre.node.inspector.domains.DebuggerDomain;
import dev.gyre.node.inspector.domains.DomStorageDomain;
import dev.gyre.node.inspector.domains.HeapProfilerDomain;
import dev.gyre.node.inspector.domains.IoDomain;
import dev.gyre.node.inspector.domains.NetworkDomain;
import dev.gyre.node.inspector.domains.NodeRuntimeDomain;
import dev.gyre.node.inspector.domains.NodeWorkerDomain;
import dev.gyre.node.inspector.domains.ProfilerDomain;
import dev.gyre.node.inspector.domains.RuntimeDomain;
import dev.gyre.node.inspector.domains.SchemaDomain;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.DomainFactory;
import dev.gyre.node.inspector.protocol.DomainSession;

/** The domains of the inspector's protocol by name: a feature that has one adds a row. */
final class InspectorDomains implements DomainFactory {
    @Override
    public Domain create(String name, DomainSession session) {
        return switch (name) {
            case "Runtime" -> new RuntimeDomain((Session) session);
            case "Debugger" -> new DebuggerDomain((Session) session);
            case "Profiler" -> new ProfilerDomain((Session) session);
            case "HeapProfiler" -> new HeapProfilerDomain((Session) session);
            case "Console" -> new ConsoleDomain((Session) session);
            case "Network" -> new NetworkDomain((Session) session);
            case "IO" -> io(((Session) session).inspector().resourcesOrNull());
            case "DOMStorage" ->
                ((Session) session).inspector().inspectsStorage() ? new DomStorageDomain((Session) session) : null;
            case "NodeRuntime" -> new NodeRuntimeDomain((Session) session);
            case "NodeWorker" -> new NodeWorkerDomain((Session) session);
            case "Schema" -> new SchemaDomain();
            default -> null;
        };
    }

    private static Domain io(NetworkResources resourcesOrNull) {
        return resourcesOrNull == null ? null : new IoDomain(resourcesOrNull);
    }
}
