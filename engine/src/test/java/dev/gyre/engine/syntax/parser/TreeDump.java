package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.ExportEntry;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.ImportEntry;
import dev.gyre.engine.syntax.ast.ModuleRequest;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.Statement.FunctionDeclaration;
import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/** Writes a tree and its scopes as indented text, for golden files. */
final class TreeDump {
    private final StringBuilder out = new StringBuilder();

    static String of(Node node) {
        var dump = new TreeDump();
        dump.node("", node, 0);
        return dump.out.toString();
    }

    private void line(int depth, String text) {
        out.repeat("  ", depth).append(text).append('\n');
    }

    private void node(String label, Node node, int depth) {
        var head = new StringBuilder(label).append(node.getClass().getSimpleName());
        if (node instanceof Reference reference) {
            line(depth, head.append(reference(reference)).toString());
            return;
        }
        if (node instanceof FunctionDeclaration declaration) {
            line(depth, head.append(reference(declaration.name())).toString());
            if (declaration.variable() != null) {
                line(depth + 1, "copied to" + reference(declaration.variable()));
            }
            node("", declaration.function(), depth + 1);
            return;
        }
        var components = node.getClass().getRecordComponents();
        for (var component : components) {
            attribute(head, component, value(component, node));
        }
        if (node instanceof FunctionNode function) {
            head.append(flags(function));
        }
        line(depth, head.toString());
        for (var component : components) {
            child(component.getName(), value(component, node), node, depth + 1);
        }
    }

    private static Object value(RecordComponent component, Object record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Scalars follow the node's name. */
    private static void attribute(StringBuilder head, RecordComponent component, Object value) {
        var name = component.getName();
        if (name.equals("start")
                || name.equals("end")
                || name.equals("flags")
                || value == null
                || value instanceof Node
                || value instanceof Scope
                || value.getClass().isArray()
                || value.equals(Boolean.FALSE)) {
            return;
        }
        if (value instanceof Binding binding) {
            head.append(' ').append(name).append('=').append(binding(binding));
        } else if (value instanceof Reference reference) {
            head.append(' ').append(name).append(reference(reference));
        } else if (value instanceof String
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Enum) {
            head.append(' ').append(value.equals(Boolean.TRUE) ? name : value);
        }
    }

    private void child(String name, Object value, Node parent, int depth) {
        if (value instanceof Scope scope) {
            boolean again = name.equals("bodyScope") && ((FunctionNode) parent).scope() == scope;
            if (!again) {
                line(depth, scope(scope));
            }
        } else if (value instanceof Node node) {
            node(name + ": ", node, depth);
        } else if (value != null && value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                var element = Array.get(value, i);
                if (element instanceof Node node) {
                    node(name + ": ", node, depth);
                } else {
                    line(depth, name + ": " + entry(element));
                }
            }
        }
    }

    private static String entry(Object entry) {
        return switch (entry) {
            case ModuleRequest request -> request.specifier() + " " + Arrays.toString(request.attributes());
            case ImportEntry imported ->
                imported.importName() + " as " + imported.localName() + " from "
                        + imported.moduleRequest().specifier();
            case ExportEntry exported ->
                exported.kind() + " " + exported.localName() + " " + exported.importName()
                        + " as " + exported.exportName()
                        + (exported.moduleRequest() == null
                                ? ""
                                : " from " + exported.moduleRequest().specifier());
            case null -> "null";
            default -> entry.toString();
        };
    }

    private static String flags(FunctionNode function) {
        return (function.isAsync() ? " async" : "")
                + (function.isGenerator() ? " generator" : "")
                + (function.isStrict() ? " strict" : "")
                + (function.usesThis() ? " this" : "")
                + (function.usesArguments() ? " arguments" : "")
                + (function.usesDirectEval() ? " eval" : "")
                + (function.usesSuperProperty() ? " superProperty" : "")
                + (function.usesSuperCall() ? " superCall" : "")
                + (function.usesNewTarget() ? " newTarget" : "");
    }

    private static String scope(Scope scope) {
        var text = new StringBuilder("scope ").append(scope.kind());
        if (scope.needsHeapScope()) {
            text.append(" heap(").append(scope.slotCount()).append(')');
        }
        text.append(scope.isDynamic() ? " dynamic" : "").append(scope.hasDirectEval() ? " eval" : "");
        for (int i = 0; i < scope.bindingCount(); i++) {
            text.append(i == 0 ? ": " : ", ").append(binding(scope.binding(i)));
        }
        return text.toString();
    }

    private static String binding(Binding binding) {
        return binding.kind() + " " + binding.name() + (binding.slot() >= 0 ? "@" + binding.slot() : "")
                + (binding.needsTdz() ? " tdz" : "") + (binding.isAssigned() ? " assigned" : "")
                + (binding.isFunctionInBlock() ? " fromBlock" : "")
                + (binding.initialValue() != null
                        ? " from " + binding.initialValue().kind()
                        : "");
    }

    private static String reference(Reference reference) {
        var binding = reference.binding();
        var meaning = binding == null
                ? reference.isDynamic() ? "?" : "global"
                : binding.kind() == BindingKind.THIS ? "this" : binding.scope().kind() + "." + binding.kind();
        return " " + reference.name() + (reference.isBindingName() ? " declares " : " -> ") + meaning
                + (reference.isDynamic() && binding != null ? " dynamic" : "")
                + (reference.needsTdzCheck() ? " tdz" : "") + (reference.crossesFunction() ? " captured" : "");
    }
}
