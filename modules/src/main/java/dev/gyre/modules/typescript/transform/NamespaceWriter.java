package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.SyntaxNode;
import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a namespace as a function that fills an object; references to its exported variables become properties of that
 * object.
 */
// https://www.typescriptlang.org/docs/handbook/namespaces.html
final class NamespaceWriter {
    private final TypeScriptTransformer transformer;
    private final Edits edits;

    NamespaceWriter(TypeScriptTransformer transformer, Edits edits) {
        this.transformer = transformer;
        this.edits = edits;
    }

    /** An expression for an object that is created if it does not exist. */
    static String created(String name) {
        return name + " || (" + name + " = {})";
    }

    /** Writes a namespace with all parts of a dotted name. */
    void write(SyntaxNode node, Scope around) {
        List<SyntaxNode> parts = new ArrayList<>();
        for (SyntaxNode part = node; ; part = part.children().getFirst()) {
            parts.add(part);
            if (part.bodyStart() >= 0) break;
        }
        Scope.Declaration declaration = around.declared(transformer.name(node));
        boolean isProperty = declaration.owner != null;
        boolean isExported = node.parent().kind() == Kind.EXPORT;
        boolean isDeclared = !isProperty && !declaration.isPlain && declaration.first == node;
        boolean isBlock = !isProperty && !(isDeclared && isExported);
        StringBuilder opening = new StringBuilder(isProperty ? ";" : isBlock ? "{" : "");
        if (isDeclared)
            opening.append(isExported ? "export var " : "var ")
                    .append(transformer.name(node))
                    .append("; ");
        for (SyntaxNode part : parts)
            opening.append("(function(")
                    .append(transformer.scopeOf(part).parameter)
                    .append(") {");
        SyntaxNode body = parts.getLast();
        edits.replace(isExported ? node.parent().start() : node.start(), body.bodyStart(), opening.toString());
        transformer.visitAll(body.children(), transformer.scopeOf(body));
        StringBuilder closing = new StringBuilder();
        for (SyntaxNode part : parts.reversed()) {
            boolean isOwned = part != node || isProperty;
            String name = isOwned
                    ? transformer.scopeOf(part).parent.parameter + "." + transformer.name(part)
                    : transformer.name(part);
            closing.append("})(").append(created(name)).append(");");
        }
        edits.replace(
                node.end() - 1, node.end(), closing.append(isBlock ? "}" : "").toString());
    }

    /** Writes an export of a namespace. */
    void writeExport(SyntaxNode export, Scope scope) {
        for (SyntaxNode child : export.children()) {
            switch (child.kind()) {
                case VARIABLES -> writeVariables(export, child, scope);
                case FUNCTION, CLASS -> writeDeclaration(export, child, scope);
                case IMPORT_ALIAS -> {
                    edits.replace(export.start(), child.start(), "");
                    transformer.visit(child, scope);
                }
                default -> transformer.visit(child, scope);
            }
        }
    }

    private void writeDeclaration(SyntaxNode export, SyntaxNode declaration, Scope scope) {
        edits.replace(export.start(), export.start() + "export".length(), "");
        transformer.visit(declaration, scope);
        String name = transformer.name(declaration);
        edits.insert(export.end(), " " + scope.parameter + "." + name + " = " + name + ";");
    }

    /** Declarations become assignments; a declaration without a value becomes nothing. */
    private void writeVariables(SyntaxNode export, SyntaxNode variables, Scope scope) {
        List<SyntaxNode> assigned = new ArrayList<>();
        for (SyntaxNode declarator : variables.children()) {
            if (declarator.bodyStart() >= 0) assigned.add(declarator);
        }
        int at = export.start();
        for (SyntaxNode declarator : assigned) {
            edits.replace(at, declarator.start(), at == export.start() ? ";" : ", ");
            if (declarator.isPattern()) edits.insert(declarator.start(), "(");
            visitNames(declarator, scope);
            if (declarator.isPattern()) edits.insert(declarator.end(), ")");
            at = declarator.end();
        }
        edits.replace(at, export.end(), ";");
    }

    private void visitNames(SyntaxNode declarator, Scope scope) {
        for (SyntaxNode child : declarator.children()) {
            boolean isName = child.kind() == Kind.VARIABLE || child.kind() == Kind.LEXICAL;
            if (isName) transformer.qualify(child, scope.resolve(transformer.name(child)));
            else transformer.visit(child, scope);
        }
    }
}
