package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.SyntaxNode;
import java.util.HashMap;
import java.util.Map;

/** A part of a text in which names are declared. */
final class Scope {
    /** A declared name. */
    static final class Declaration {
        /** The scope that it is a property of in JavaScript, as exports of namespaces and members of enums are; otherwise null. */
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
    /** The name of the function's parameter that an enum or a namespace becomes; null for other scopes. */
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

    /** The declaration that a name means here, or null where there is none. */
    Declaration resolve(String name) {
        for (Scope scope = this; scope != null; scope = scope.parent) {
            Declaration declaration = scope.names.get(name);
            if (declaration != null) return declaration;
        }
        return null;
    }

    /** The scope that variables live in. */
    Scope ofVariables() {
        Scope scope = this;
        while (scope.node.kind() == SyntaxNode.Kind.BLOCK || scope.node.kind() == SyntaxNode.Kind.CLASS)
            scope = scope.parent;
        return scope;
    }
}
