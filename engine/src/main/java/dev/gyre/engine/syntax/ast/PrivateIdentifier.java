package dev.gyre.engine.syntax.ast;

/** {@code #name}, linked to the private name of a class around it; {@link #name()} includes the {@code #}. */
public final class PrivateIdentifier extends Reference implements PropertyName {
    private final int start;
    private final int end;

    public PrivateIdentifier(int start, int end, String name) {
        super(name);
        this.start = start;
        this.end = end;
    }

    @Override
    public NodeType type() {
        return NodeType.PRIVATE_IDENTIFIER;
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
