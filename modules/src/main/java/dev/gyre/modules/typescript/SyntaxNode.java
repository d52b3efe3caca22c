package dev.gyre.modules.typescript;

import java.util.ArrayList;
import java.util.List;

/** What the recogniser tells of a text to who makes code of it: scopes, names, and the declarations that mean code. Offsets are those of the text. */
public final class SyntaxNode {
    /** The kind of a node. */
    public enum Kind {
        PROGRAM,
        /** A function with its parameters, where variables live. */
        FUNCTION,
        CONSTRUCTOR,
        BLOCK,
        CLASS,
        NAMESPACE,
        ENUM,
        /** A member of an enum; its end is that of its value. */
        MEMBER,
        /** An export in front of a declaration. */
        EXPORT,
        VARIABLES,
        DECLARATOR,
        /** A name that is declared for the function around. */
        VARIABLE,
        /** A name that is declared for the scope around. */
        LEXICAL,
        REFERENCE,
        PARAMETER_PROPERTY,
        SUPER_CALL,
        IMPORT_ALIAS,
        /** {@code export =}. */
        EXPORT_ASSIGNMENT,
        /** An import or export by ECMAScript's syntax. */
        MODULE_DECLARATION,
        /** An expression that a type assertion kept together. */
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

    /** Where the declared name begins; -1 where there is none. */
    public int nameStart() {
        return nameStart;
    }

    public int nameEnd() {
        return nameEnd;
    }

    /** The offset after the brace that opens a body, or of a value, an aliased entity or an exported expression; -1 where there is none. */
    public int bodyStart() {
        return bodyStart;
    }

    /** Where a body, a value or an exported expression ends. */
    public int bodyEnd() {
        return bodyEnd;
    }

    /** The constant name of the member that is read of a reference, as {@code X} in {@code A.X} and {@code A["X"]}; null where there is none. */
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

    /** Whether a name is a shorthand property as well. */
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

    /** Whether an alias is one of a module rather than of a name. */
    public boolean isRequire() {
        return isRequire;
    }

    /** Whether a call of super is a statement of its own. */
    public boolean isStatement() {
        return isStatement;
    }
}
