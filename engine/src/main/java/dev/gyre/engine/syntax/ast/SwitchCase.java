package dev.gyre.engine.syntax.ast;

/** A clause of a switch; {@code test} is null for {@code default}. */
public record SwitchCase(int start, int end, Expression test, Statement[] body) implements Node {
    @Override
    public NodeType type() {
        return NodeType.SWITCH_CASE;
    }
}
