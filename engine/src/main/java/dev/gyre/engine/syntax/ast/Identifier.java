package dev.gyre.engine.syntax.ast;

/** An identifier: a use of a variable, an assignment target, or the name of a declaration. */
public final class Identifier extends Reference implements Expression, Pattern {
    private final int start;
    private final int end;

    public Identifier(int start, int end, String name) {
        super(name);
        this.start = start;
        this.end = end;
    }

    @Override
    public NodeType type() {
        return NodeType.IDENTIFIER;
    }

    @Override
    public int start() {
        return start;
    }

    @Override
    public int end() {
        return end;
    }
}
