package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.HashMap;
import java.util.Map;

/** The parser's state of the current function or top level. */
final class FunctionState {
    /** Up to this number labels are found by a linear search. */
    private static final int FEW_LABELS = 8;

    final FunctionState parent;
    final FunctionKind kind;
    final boolean async;
    final boolean generator;
    /** Whether {@code await} is an operator, and whether {@code return} is allowed, at this level. */
    boolean awaitAllowed;

    boolean returnAllowed = true;
    boolean staticBlock;
    boolean argumentsForbidden;
    boolean superProperty;
    boolean superCall;
    boolean newTarget;
    boolean inParameters;
    private Label labels;
    int loops;
    int breakables;
    /** Offsets of the most recent yield and await expressions in this function, for arrow parameters. */
    int lastYield = -1;

    int lastAwait = -1;

    /** The current labels by name, once there are many. */
    private Map<String, Label> labelsByName;

    private int labelCount;

    /** A label whose statement is being parsed. */
    record Label(String name, Label outer, LabelledStatement statement) {}

    /**
     * The statement that one or several labels belong to, and whether it is an iteration statement, or a block or
     * switch.
     */
    static final class LabelledStatement {
        boolean loop;
        boolean block;
        /** Where it begins, after the labels read so far. */
        int start;
    }

    FunctionState(FunctionState parent, FunctionKind kind, boolean async, boolean generator) {
        this.parent = parent;
        this.kind = kind;
        this.async = async;
        this.generator = generator;
        this.awaitAllowed = async;
        if (kind == FunctionKind.ARROW && parent != null) {
            superProperty = parent.superProperty;
            superCall = parent.superCall;
            newTarget = parent.newTarget;
            argumentsForbidden = parent.argumentsForbidden;
        } else if (kind != null) {
            superProperty = kind != FunctionKind.NORMAL;
            superCall = kind == FunctionKind.DERIVED_CONSTRUCTOR;
            newTarget = true;
            argumentsForbidden =
                    kind == FunctionKind.CLASS_FIELD_INITIALIZER || kind == FunctionKind.CLASS_STATIC_BLOCK;
            staticBlock = kind == FunctionKind.CLASS_STATIC_BLOCK;
        }
    }

    /** The current label with the name, or null. */
    Label label(String name) {
        if (labelCount > FEW_LABELS) return labelsByName.get(name);
        for (var label = labels; label != null; label = label.outer) {
            if (label.name.equals(name)) {
                return label;
            }
        }
        return null;
    }

    /** Adds a label before a statement at {@code start}, which may already have labels. */
    LabelledStatement pushLabel(String name, int start) {
        boolean another = labels != null && labels.statement.start == start;
        labels = new Label(name, labels, another ? labels.statement : new LabelledStatement());
        if (++labelCount > FEW_LABELS) {
            if (labelsByName == null) labelsByName = new HashMap<>();
            if (labelCount == FEW_LABELS + 1) {
                for (var label = labels.outer; label != null; label = label.outer) labelsByName.put(label.name, label);
            }
            labelsByName.put(name, labels);
        }
        return labels.statement;
    }

    void popLabel() {
        if (labelsByName != null) labelsByName.remove(labels.name);
        labels = labels.outer;
        labelCount--;
    }
}
