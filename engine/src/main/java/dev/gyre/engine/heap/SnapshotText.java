package dev.gyre.engine.heap;

import dev.gyre.engine.runtime.operations.JsonStrings;
import java.io.IOException;
import java.util.List;

/** Writes a graph in the format of .heapsnapshot files. */
// https://learn.microsoft.com/en-us/microsoft-edge/devtools/memory-problems/heap-snapshot-schema
public final class SnapshotText {
    private static final int NODE_WORDS = 6;

    private static final String META = """
            {"node_fields":["type","name","id","self_size","edge_count","detachedness"],\
            "node_types":[["hidden","array","string","object","code","closure","regexp","number","native","synthetic",\
            "concatenated string","sliced string","symbol","bigint","object shape"],"string","number","number","number","number"],\
            "edge_fields":["type","name_or_index","to_node"],\
            "edge_types":[["context","element","property","internal","hidden","shortcut","weak"],"string_or_number","node"],\
            "trace_function_info_fields":["function_id","name","script_name","script_id","line","column"],\
            "trace_node_fields":["id","function_info_index","count","size","children"],\
            "sample_fields":["timestamp_us","last_assigned_id"],\
            "location_fields":["object_index","script_id","line","column"]}""";

    private final HeapGraph graph;
    private final Appendable out;
    private final StringBuilder line = new StringBuilder();

    private SnapshotText(HeapGraph graph, Appendable out) {
        this.graph = graph;
        this.out = out;
    }

    public static void write(HeapGraph graph, Appendable out) throws IOException {
        new SnapshotText(graph, out).write();
    }

    private void write() throws IOException {
        List<NodeDescription> nodes = graph.nodes();
        int[] names = new int[nodes.size()];
        for (int i = 0; i < names.length; i++)
            names[i] = graph.string(nodes.get(i).name());
        line.append("{\"snapshot\":{\"meta\":").append(META);
        line.append(",\"node_count\":").append(nodes.size());
        line.append(",\"edge_count\":").append(graph.edgeCount());
        line.append(",\"trace_function_count\":0,\"extra_native_bytes\":0},\n\"nodes\":[");
        for (int i = 0; i < names.length; i++) {
            if (i > 0) line.append(',');
            line.append(nodes.get(i).type().ordinal()).append(',').append(names[i]);
            line.append(',')
                    .append(HeapGraph.idOf(i))
                    .append(',')
                    .append(nodes.get(i).size());
            line.append(',').append(graph.edgeCount(i)).append(",0");
            endLine();
        }
        line.append("],\n\"edges\":[");
        writeEdges();
        line.append(
                "],\n\"trace_function_infos\":[],\n\"trace_tree\":[],\n\"samples\":[],\n\"locations\":[],\n\"strings\":[");
        List<String> strings = graph.strings();
        for (int i = 0; i < strings.size(); i++) {
            if (i > 0) line.append(",\n");
            JsonStrings.quote(line, strings.get(i));
            flush();
        }
        line.append("]}");
        flush();
    }

    /** The edges of each node follow one another in the order of the nodes, as they were found. */
    private void writeEdges() throws IOException {
        for (int i = 0; i < graph.edgeCount(); i++) {
            if (i > 0) line.append(',');
            line.append(graph.edge(i, 0)).append(',').append(graph.edge(i, 1));
            line.append(',').append(NODE_WORDS * graph.edge(i, 2));
            endLine();
        }
    }

    private void endLine() throws IOException {
        line.append('\n');
        flush();
    }

    private void flush() throws IOException {
        out.append(line);
        line.setLength(0);
    }
}
