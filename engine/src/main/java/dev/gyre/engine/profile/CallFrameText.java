package dev.gyre.engine.profile;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
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
        SourcePosition start = code.source.position(code.shared == null ? 0 : parametersStart(code.shared));
        out.append(",\"lineNumber\":").append(start.line() - 1);
        out.append(",\"columnNumber\":").append(start.column() - 1);
    }

    /** Where V8 says that a function begins: at its parameters. */
    private static int parametersStart(SharedFunctionInfo function) {
        String text = function.text();
        // The function that a CommonJS module is.
        if (function.start() == 0
                && function.source().text().substring(function.end()).isBlank()) return 0;
        int from = 0;
        switch (function.kind()) {
            case ARROW -> {
                String async = function.isAsync() ? "async" : "";
                return function.start() + async.length() + (text.startsWith(" ", async.length()) ? 1 : 0);
            }
            case CONSTRUCTOR, DERIVED_CONSTRUCTOR -> from = Math.max(0, text.indexOf("constructor"));
            case CLASS_FIELD_INITIALIZER, CLASS_STATIC_BLOCK -> {
                return function.start();
            }
            default -> {}
        }
        return function.start() + Math.max(0, text.indexOf('(', from));
    }
}
