package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.SyntaxNode;
import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.ArrayList;
import java.util.List;

/** Writes parameter properties: fields to which the constructor assigns, in a derived class after super. */
// https://www.typescriptlang.org/docs/handbook/2/classes.html#parameter-properties
final class ParameterProperties {
    private final Edits edits;

    ParameterProperties(Edits edits) {
        this.edits = edits;
    }

    void write(SyntaxNode classNode, TypeScriptTransformer transformer) {
        for (SyntaxNode constructor : classNode.children()) {
            if (constructor.kind() != Kind.CONSTRUCTOR) continue;
            List<String> names = new ArrayList<>();
            for (SyntaxNode child : constructor.children()) {
                if (child.kind() == Kind.PARAMETER_PROPERTY) names.add(transformer.name(child));
            }
            if (names.isEmpty()) continue;
            edits.insert(classNode.bodyStart(), " " + String.join("; ", names) + ";");
            write(constructor, names);
        }
    }

    private void write(SyntaxNode constructor, List<String> names) {
        List<String> assignments = new ArrayList<>();
        for (String name : names) assignments.add("this." + name + " = " + name);
        List<SyntaxNode> calls = new ArrayList<>();
        if (constructor.isDerived()) findCalls(constructor, constructor.bodyStart(), calls);
        if (calls.isEmpty()) {
            edits.insert(constructor.bodyStart(), " " + String.join("; ", assignments) + ";");
            return;
        }
        String assigned = ", " + String.join(", ", assignments);
        for (SyntaxNode call : calls) {
            if (!call.isStatement()) edits.insert(call.start(), "(");
            edits.insert(call.end(), call.isStatement() ? assigned : assigned + ", this)");
        }
    }

    /** Finds the calls of super in the body of a constructor, and in arrow functions inside it. */
    private static void findCalls(SyntaxNode node, int bodyStart, List<SyntaxNode> calls) {
        for (SyntaxNode child : node.children()) {
            if (child.end() < bodyStart
                    || child.kind() == Kind.CLASS
                    || child.kind() == Kind.FUNCTION && !child.isArrow()) continue;
            if (child.kind() == Kind.SUPER_CALL) calls.add(child);
            findCalls(child, bodyStart, calls);
        }
    }
}
