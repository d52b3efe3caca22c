package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.SyntaxNode;
import java.util.HashMap;
import java.util.Map;

/** A range of a text in which names are declared. */
final class Scope {
    /** A declared name. */
    static final class Declaration {
        /**
         * The scope whose object has it as a property, for exports of namespaces and members of enums; otherwise null.
         */
        Scope owner;
        /** Its members, if it is an enum. */
        EnumMembers members;
        /** Whether something other than an enum or a namespace declares it. */
        boolean isPlain;
        /** The first enum or namespace that declares it. */
        SyntaxNode first;
    }

    final SyntaxNode node;
    final Scope parent;
    private final Map<String, Declaration> names = new HashMap<>();
    /** The parameter name of the function that an enum or a namespace becomes; null for other scopes. */
    String parameter;

    boolean isParameterShadowed;

    Scope(SyntaxNode node, Scope parent) {
        this.node = node;
        this.parent = parent;
    }

    Declaration declare(String name) {
        Declaration declaration = names.get(name);
        if (declaration == null) {
            declaration = new Declaration();
            names.put(name, declaration);
            for (Scope scope = this; scope != null; scope = scope.parent) {
                if (name.equals(scope.parameter)) scope.isParameterShadowed = true;
            }
        }
        return declaration;
    }

    /** The declaration in this scope, or null. */
    Declaration declared(String name) {
        return names.get(name);
    }

    /** The declaration that a name refers to here, or null if there is none. */
    Declaration resolve(String name) {
        for (Scope scope = this; scope != null; scope = scope.parent) {
            Declaration declaration = scope.names.get(name);
            if (declaration != null) return declaration;
        }
        return null;
    }

    /** The scope of var declarations. */
    Scope ofVariables() {
        Scope scope = this;
        while (scope.node.kind() == SyntaxNode.Kind.BLOCK || scope.node.kind() == SyntaxNode.Kind.CLASS)
            scope = scope.parent;
        return scope;
    }
}
