package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.SyntaxNode;
import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Writes an enum as a function that fills an object; numbers are also mapped back to their names. */
// https://www.typescriptlang.org/docs/handbook/enums.html
final class EnumWriter {
    private final TypeScriptTransformer transformer;
    private final Edits edits;
    private final ConstantExpressions constants;

    EnumWriter(TypeScriptTransformer transformer, Edits edits, ConstantExpressions constants) {
        this.transformer = transformer;
        this.edits = edits;
        this.constants = constants;
    }

    void write(SyntaxNode node, Scope scope) {
        Scope around = scope.parent;
        Scope.Declaration declaration = around.declared(transformer.name(node));
        boolean isExported = node.parent().kind() == Kind.EXPORT;
        int start = isExported ? node.parent().start() : node.start();
        edits.replace(start, node.bodyStart(), opening(node, scope, declaration, isExported));
        for (int i = 0; i < node.children().size(); i++) {
            SyntaxNode member = node.children().get(i);
            writeMember(member, scope, declaration.members);
            int separator = transformer.nextToken(member.end());
            if (transformer.isAt(separator, ',')) edits.replace(separator, separator + 1, ";");
            else edits.insert(member.end(), ";");
        }
        edits.replace(node.end() - 1, node.end(), closing(node, scope, declaration, isExported));
    }

    private String opening(SyntaxNode node, Scope scope, Scope.Declaration declaration, boolean isExported) {
        String function = "function(" + scope.parameter + ") {";
        if (declaration.owner != null) return ";(" + function;
        if (!isFirst(node, declaration)) return "{(" + function;
        Kind around = scope.parent.node.kind();
        String keyword = around == Kind.PROGRAM ? isExported ? "export var " : "var " : "let ";
        return keyword + transformer.name(node) + " = " + function;
    }

    private String closing(SyntaxNode node, Scope scope, Scope.Declaration declaration, boolean isExported) {
        String name = transformer.name(node);
        if (declaration.owner != null)
            return "})(" + NamespaceWriter.created(declaration.owner.parameter + "." + name) + ");";
        if (!isFirst(node, declaration)) return "})(" + NamespaceWriter.created(name) + ");}";
        boolean mayBeThere = scope.parent.node.kind() == Kind.PROGRAM && !isExported;
        return "return " + scope.parameter + ";}(" + (mayBeThere ? name + " || {}" : "{}") + ");";
    }

    /** Whether this declaration declares the variable. */
    private static boolean isFirst(SyntaxNode node, Scope.Declaration declaration) {
        return declaration.first == node && !declaration.isPlain;
    }

    private void writeMember(SyntaxNode member, Scope scope, EnumMembers members) {
        String name = constants.nameOf(member);
        String key = Text.quoted(name);
        Object value = members.value(name);
        if (value instanceof String text) {
            edits.replace(member.start(), member.end(), scope.parameter + "[" + key + "] = " + Text.quoted(text));
        } else if (value != null || member.bodyStart() < 0) {
            edits.replace(
                    member.start(),
                    member.end(),
                    opening(scope, key) + (value == null ? "void 0" : Text.literal(value)) + "] = " + key);
        } else {
            edits.replace(member.start(), member.bodyStart(), opening(scope, key));
            transformer.visitAll(member.children(), scope);
            edits.insert(member.end(), "] = " + key);
        }
    }

    private static String opening(Scope scope, String key) {
        return scope.parameter + "[" + scope.parameter + "[" + key + "] = ";
    }
}
