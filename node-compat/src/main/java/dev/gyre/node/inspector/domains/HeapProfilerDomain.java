package dev.gyre.node.inspector.domains;

import dev.gyre.engine.heap.HeapGraph;
import dev.gyre.engine.heap.SnapshotText;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.objects.RemoteObjects;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.JsonWriter;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import dev.gyre.node.profile.ReachableObjects;
import dev.gyre.node.profile.SamplingProfiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The domain HeapProfiler: snapshots of the heap, whose objects a client can look up, and profiles of allocations. */
// https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler/
public final class HeapProfilerDomain implements Domain {
    private static final int DEFAULT_INTERVAL_BYTES = 32 * 1024;
    private static final int DEFAULT_STACK_DEPTH = 128;

    private final Session session;
    private final Environment environment;
    /** Objects of the last snapshot by their ids. */
    private SnapshotIds ids = SnapshotIds.NONE;
    /** The number of the running profile; 0 if there is none. */
    private int profile;

    public HeapProfilerDomain(Session session) {
        this.session = session;
        environment = session.environment();
    }

    @Override
    public String name() {
        return "HeapProfiler";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable", "collectGarbage", "takeHeapSnapshot" -> true;
            case "getHeapObjectId", "getObjectByHeapObjectId", "addInspectedHeapObject" -> true;
            case "startSampling", "stopSampling", "getSamplingProfile" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        reply.send(
                switch (method) {
                    case "disable" -> {
                        close();
                        yield Map.of();
                    }
                    case "collectGarbage" -> {
                        System.gc();
                        yield Map.of();
                    }
                    case "takeHeapSnapshot" -> {
                        takeSnapshot(params.bool("reportProgress", false));
                        yield Map.of();
                    }
                    case "getHeapObjectId" -> {
                        int id = ids.of(objects().find(params.string("objectId")));
                        yield Map.of("heapSnapshotObjectId", String.valueOf(id));
                    }
                    case "getObjectByHeapObjectId" -> {
                        JsObject object = object(params.string("objectId"));
                        String group = params.string("objectGroup", null);
                        yield Map.of("result", objects().wrap(object, group, RemoteObjects.Form.REFERENCE));
                    }
                    case "addInspectedHeapObject" -> {
                        object(params.string("heapObjectId"));
                        yield Map.of();
                    }
                    case "startSampling" -> {
                        double interval = params.number("samplingInterval", DEFAULT_INTERVAL_BYTES);
                        if (interval <= 0) throw ProtocolError.server("Invalid sampling interval");
                        if (profile == 0)
                            profile = environment
                                    .get(SamplingProfiles.KEY)
                                    .startAllocations(
                                            (long) interval, params.integer("stackDepth", DEFAULT_STACK_DEPTH));
                        yield Map.of();
                    }
                    case "stopSampling", "getSamplingProfile" -> samplingProfile(method.equals("stopSampling"));
                    default -> Map.of();
                });
    }

    private RemoteObjects objects() {
        return ((RuntimeDomain) session.domain("Runtime")).objects();
    }

    private JsObject object(String text) throws ProtocolError {
        int id;
        try {
            id = Integer.parseInt(text);
        } catch (NumberFormatException malformed) {
            throw ProtocolError.server("Invalid heap snapshot object id");
        }
        JsObject found = ids.find(id);
        if (found == null) throw ProtocolError.server("Object is not available");
        return found;
    }

    private Map<String, Object> samplingProfile(boolean ends) throws ProtocolError {
        if (profile == 0) throw ProtocolError.server("V8 sampling heap profiler was not started.");
        SamplingProfiles profiles = environment.get(SamplingProfiles.KEY);
        String text = ends ? profiles.stop(profile) : profiles.text(profile);
        if (ends) profile = 0;
        return Map.of("profile", new JsonWriter.Text(text));
    }

    // ---- snapshots

    private void takeSnapshot(boolean reportsProgress) {
        HeapGraph graph = ReachableObjects.of(environment);
        int total = graph.size();
        if (reportsProgress) reportProgress(0, total);
        ids = new SnapshotIds(graph);
        if (reportsProgress) reportProgress(total, total);
        var chunks = new SnapshotChunks(session);
        try {
            SnapshotText.write(graph, chunks);
        } catch (IOException cannotHappen) {
            throw new UncheckedIOException(cannotHappen);
        }
        chunks.end();
    }

    private void reportProgress(int done, int total) {
        var progress = new LinkedHashMap<String, Object>();
        progress.put("done", done);
        progress.put("total", total);
        if (done == total) progress.put("finished", true);
        session.notify("HeapProfiler.reportHeapSnapshotProgress", progress);
    }

    @Override
    public void close() {
        ids = SnapshotIds.NONE;
        if (profile != 0) environment.get(SamplingProfiles.KEY).stop(profile);
        profile = 0;
    }
}
