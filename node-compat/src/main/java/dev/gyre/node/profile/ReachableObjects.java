package dev.gyre.node.profile;

import dev.gyre.engine.heap.HeapGraph;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.ErrorParent;
import dev.gyre.node.messaging.Mailbox;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The objects of a runtime: what its realm, its running functions, its loop and its features refer to. */
public final class ReachableObjects {
    private ReachableObjects() {}

    public static HeapGraph of(Environment environment) {
        Agent agent = environment.realm().agent();
        JsObject global = environment.realm().globalObject();
        Map<String, Object> roots = new LinkedHashMap<>();
        roots.put("(Stack roots)", agent.topFrame());
        roots.put("(Realm)", environment.realm());
        roots.put("(Environment)", environment);
        return HeapGraph.of(List.of(global), roots, object -> isForeign(object, environment, agent));
    }

    /** Whether an object belongs to another thread, or is shared by threads and holds no objects of JavaScript. */
    private static boolean isForeign(Object object, Environment environment, Agent agent) {
        return object instanceof Environment other && other != environment
                || object instanceof Agent otherAgent && otherAgent != agent
                || object instanceof ErrorParent
                || object instanceof Mailbox
                || object instanceof CompilationCache
                || object instanceof Environment.Settings;
    }
}
