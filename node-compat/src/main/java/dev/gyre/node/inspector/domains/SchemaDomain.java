package dev.gyre.node.inspector.domains;

import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The domain Schema: names the domains of V8, as Node does. */
public final class SchemaDomain implements Domain {
    private static final List<String> DOMAINS = List.of("Runtime", "Debugger", "Profiler", "HeapProfiler", "Schema");

    @Override
    public String name() {
        return "Schema";
    }

    @Override
    public boolean has(String method) {
        return method.equals("getDomains");
    }

    @Override
    public void call(String method, Params params, Reply reply) {
        var domains = new ArrayList<Map<String, Object>>();
        for (String name : DOMAINS) {
            var domain = new LinkedHashMap<String, Object>();
            domain.put("name", name);
            domain.put("version", "1.3");
            domains.add(domain);
        }
        reply.send(Map.of("domains", domains));
    }

    @Override
    public void close() {}
}
