package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.SyntaxNode;
import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Finds the declarations of each scope. */
final class ScopeBuilder {
    private final String source;
    private final ConstantExpressions constants;
    private final Map<SyntaxNode, Scope> scopes = new IdentityHashMap<>();

    ScopeBuilder(String source, ConstantExpressions constants) {
        this.source = source;
        this.constants = constants;
    }

    /** The scopes of all nodes that have one. */
    Map<SyntaxNode, Scope> build(SyntaxNode program) {
        visit(program, null, false);
        for (Scope scope : scopes.values()) {
            if (scope.isParameterShadowed) scope.parameter = unused(scope.parameter);
        }
        return scopes;
    }

    private String unused(String name) {
        int number = 1;
        while (source.contains(name + "_" + number)) number++;
        return name + "_" + number;
    }

    private String name(SyntaxNode node) {
        return source.substring(node.nameStart(), node.nameEnd());
    }

    /** @param isExported whether the names are exported from a namespace */
    private void visit(SyntaxNode node, Scope around, boolean isExported) {
        boolean areChildrenExported = false;
        Scope scope = around;
        switch (node.kind()) {
            case PROGRAM, FUNCTION, CONSTRUCTOR, BLOCK, CLASS -> scope = open(node, around, null);
            case NAMESPACE -> {
                boolean isPart =
                        node.parent().kind() == Kind.NAMESPACE && node.parent().bodyStart() < 0;
                Scope.Declaration declaration = generated(node, around, isExported || isPart);
                scope = open(node, around, name(node));
                if (declaration.first == null) declaration.first = node;
            }
            case ENUM -> {
                Scope.Declaration declaration = generated(node, around, isExported);
                scope = open(node, around, name(node));
                declareMembers(node, declaration, scope);
            }
            case EXPORT -> areChildrenExported = around.node.kind() == Kind.NAMESPACE;
            case VARIABLES, DECLARATOR -> areChildrenExported = isExported;
            case VARIABLE -> declare(node, around.ofVariables(), isExported);
            case LEXICAL -> declare(node, around, isExported && node.parent().kind() == Kind.DECLARATOR);
            case PARAMETER_PROPERTY -> declare(node, around, false);
            case IMPORT_ALIAS -> declare(node, around, isExported);
            default -> {}
        }
        for (SyntaxNode child : node.children()) visit(child, scope, areChildrenExported);
    }

    private Scope open(SyntaxNode node, Scope around, String parameterOrNull) {
        Scope scope = new Scope(node, around);
        scope.parameter = parameterOrNull;
        scopes.put(node, scope);
        return scope;
    }

    private void declare(SyntaxNode node, Scope scope, boolean isExported) {
        Scope.Declaration declaration = scope.declare(name(node));
        if (isExported) declaration.owner = scope;
        else declaration.isPlain = true;
    }

    private Scope.Declaration generated(SyntaxNode node, Scope around, boolean isExported) {
        Scope.Declaration declaration = around.declare(name(node));
        if (isExported) declaration.owner = around;
        return declaration;
    }

    private void declareMembers(SyntaxNode node, Scope.Declaration declaration, Scope scope) {
        if (declaration.first == null) declaration.first = node;
        if (declaration.members == null) declaration.members = new EnumMembers(name(node), constants);
        declaration.members.add(node, scope.parent);
        List<SyntaxNode> members = node.children();
        for (SyntaxNode member : members) scope.declare(constants.nameOf(member)).owner = scope;
    }
}
