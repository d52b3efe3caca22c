package dev.gyre.modules.typescript;

import java.util.ArrayList;
import java.util.List;

/**
 * A node of the tree that the recogniser builds for the transformation: scopes, names, and declarations that need code.
 * Offsets are those of the text.
 */
public final class SyntaxNode {
    /** The kind of a node. */
    public enum Kind {
        PROGRAM,
        /** A function with its parameters, which is a variable scope. */
        FUNCTION,
        CONSTRUCTOR,
        BLOCK,
        CLASS,
        NAMESPACE,
        ENUM,
        /** A member of an enum; its end is that of its value. */
        MEMBER,
        /** An export before a declaration. */
        EXPORT,
        VARIABLES,
        DECLARATOR,
        /** A name that is declared in the function scope. */
        VARIABLE,
        /** A name that is declared in the block scope. */
        LEXICAL,
        REFERENCE,
        PARAMETER_PROPERTY,
        SUPER_CALL,
        IMPORT_ALIAS,
        /** {@code export =}. */
        EXPORT_ASSIGNMENT,
        /** An import or export in ECMAScript's syntax. */
        MODULE_DECLARATION,
        /** An expression whose type assertion kept its parentheses. */
        GROUP
    }

    private final Kind kind;
    private final SyntaxNode parent;
    private final List<SyntaxNode> children = new ArrayList<>(0);
    private final int start;
    int end;
    int nameStart = -1;
    int nameEnd = -1;
    int bodyStart = -1;
    int bodyEnd = -1;
    String member;
    int memberEnd = -1;
    boolean isArrow;
    boolean isShorthand;
    boolean isDerived;
    boolean isPattern;
    boolean isRequire;
    boolean isStatement;

    SyntaxNode(Kind kind, SyntaxNode parent, int start) {
        this.kind = kind;
        this.parent = parent;
        this.start = start;
        end = start;
    }

    public Kind kind() {
        return kind;
    }

    /** Null for the program. */
    public SyntaxNode parent() {
        return parent;
    }

    public List<SyntaxNode> children() {
        return children;
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    /** The offset of the declared name; -1 if there is none. */
    public int nameStart() {
        return nameStart;
    }

    public int nameEnd() {
        return nameEnd;
    }

    /**
     * The offset after the brace that opens a body, or of a value, an aliased entity or an exported expression; -1 if
     * there is none.
     */
    public int bodyStart() {
        return bodyStart;
    }

    /** Where a body, a value or an exported expression ends. */
    public int bodyEnd() {
        return bodyEnd;
    }

    /**
     * The constant name of a member access on a reference, as {@code X} in {@code A.X} and {@code A["X"]}; null if
     * there is none.
     */
    public String member() {
        return member;
    }

    /** Where the access to the member ends. */
    public int memberEnd() {
        return memberEnd;
    }

    /** Whether a function is an arrow function. */
    public boolean isArrow() {
        return isArrow;
    }

    /** Whether a name is also a shorthand property. */
    public boolean isShorthand() {
        return isShorthand;
    }

    /** Whether a constructor is one of a class that extends another. */
    public boolean isDerived() {
        return isDerived;
    }

    /** Whether a declarator begins with a brace. */
    public boolean isPattern() {
        return isPattern;
    }

    /** Whether an alias refers to a module rather than a name. */
    public boolean isRequire() {
        return isRequire;
    }

    /** Whether a call of super is a statement. */
    public boolean isStatement() {
        return isStatement;
    }
}
