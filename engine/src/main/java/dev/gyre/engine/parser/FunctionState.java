package dev.gyre.engine.parser;

import dev.gyre.engine.ast.FunctionKind;

/** What the parser knows about the function, or top level, that it is in. */
final class FunctionState {
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
    Label labels;
    int loops;
    int breakables;
    /** Offsets of the most recent yield and await expressions in this function, for arrow parameters. */
    int lastYield = -1;
    int lastAwait = -1;

    /** A label in force, and whether it labels an iteration statement, or a block or switch. */
    static final class Label {
        final String name;
        final Label outer;
        boolean loop;
        boolean block;
        /** Where the labelled statement begins, behind further labels. */
        int bodyStart;

        Label(String name, Label outer) {
            this.name = name;
            this.outer = outer;
        }
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
            argumentsForbidden = kind == FunctionKind.CLASS_FIELD_INITIALIZER
                    || kind == FunctionKind.CLASS_STATIC_BLOCK;
            staticBlock = kind == FunctionKind.CLASS_STATIC_BLOCK;
        }
    }

    Label label(String name) {
        for (var label = labels; label != null; label = label.outer) {
            if (label.name.equals(name)) {
                return label;
            }
        }
        return null;
    }
}
