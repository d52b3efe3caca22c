package dev.gyre.engine.syntax.ast;

/**
 * A node of the syntax tree. Offsets count UTF-16 units of the source text; children are in plain arrays that must not
 * be modified after the parse.
 */
public sealed interface Node
        permits Expression,
                Statement,
                Pattern,
                Property,
                PropertyName,
                ClassElement,
                PatternElement,
                PatternProperty,
                VariableDeclarator,
                SwitchCase,
                CatchClause,
                Program {

    /** The dense tag of this node's class, for switches that must not use pattern matching. */
    NodeType type();

    int start();

    int end();
}
