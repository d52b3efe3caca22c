package dev.gyre.engine.profile;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SourceUrl;
import dev.gyre.engine.runtime.operations.JsonStrings;
import dev.gyre.engine.syntax.source.SourcePosition;

/** Writes the functions of profiles. */
// https://chromedevtools.github.io/devtools-protocol/v8/Runtime/#type-CallFrame
final class CallFrameText {
    private CallFrameText() {}

    /** Appends the CallFrame of a node. */
    static void write(CallTree.Node node, StringBuilder out) {
        out.append("{\"functionName\":");
        JsonStrings.quote(out, node.name);
        if (node.key instanceof CodeBlock code) writePlace(code, out);
        else out.append(",\"scriptId\":\"0\",\"url\":\"\",\"lineNumber\":-1,\"columnNumber\":-1");
        out.append('}');
    }

    private static void writePlace(CodeBlock code, StringBuilder out) {
        out.append(",\"scriptId\":\"").append(code.source.id()).append("\",\"url\":");
        JsonStrings.quote(out, SourceUrl.of(code.source));
        // Positions in these files count from 0.
        SourcePosition start = code.source.position(code.shared == null ? 0 : code.shared.parametersStart());
        out.append(",\"lineNumber\":").append(start.line() - 1);
        out.append(",\"columnNumber\":").append(start.column() - 1);
    }
}
