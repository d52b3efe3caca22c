package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.ErasedText;
import dev.gyre.modules.typescript.SyntaxNode;
import dev.gyre.modules.typescript.SyntaxNode.Kind;
import dev.gyre.modules.typescript.TypeScriptSyntaxException;
import dev.gyre.modules.typescript.TypeStripper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Converts TypeScript to JavaScript: types are blanked, and syntax that needs code is replaced by it. Everything else
 * keeps its position.
 */
// https://nodejs.org/api/typescript.html#typescript-features
public final class TypeScriptTransformer {
    private final ErasedText erased;
    private final ConstantExpressions constants;
    private final Map<SyntaxNode, Scope> scopes;
    private final Edits edits = new Edits();
    private final ParameterProperties properties = new ParameterProperties(edits);
    private final EnumWriter enums;
    private final NamespaceWriter namespaces;
    /** The expressions of {@code export =}, which come last. */
    private final List<SyntaxNode> assignments = new ArrayList<>();

    private TypeScriptTransformer(ErasedText erased) {
        this.erased = erased;
        constants = new ConstantExpressions(erased.source(), erased.text());
        scopes = new ScopeBuilder(erased.source(), constants).build(erased.program());
        enums = new EnumWriter(this, edits, constants);
        namespaces = new NamespaceWriter(this, edits);
    }

    /**
     * The JavaScript of a text.
     *
     * @throws TypeScriptSyntaxException if it is not TypeScript, or cannot be transformed
     * @throws dev.gyre.modules.typescript.NestingException if it is nested too deeply
     */
    public static TransformedText transform(String source) {
        ErasedText erased = TypeStripper.erase(source);
        var transformer = new TypeScriptTransformer(erased);
        transformer.visit(erased.program(), null);
        return transformer.write();
    }

    // ---- for the writers

    Scope scopeOf(SyntaxNode node) {
        return scopes.get(node);
    }

    /** The name that a node declares. */
    String name(SyntaxNode node) {
        return erased.source().substring(node.nameStart(), node.nameEnd());
    }

    /** The start of the first token at or after an offset. */
    int nextToken(int offset) {
        int[] starts = erased.tokenStarts();
        int found = Arrays.binarySearch(starts, offset);
        return starts[Math.min(found >= 0 ? found : -found - 1, starts.length - 1)];
    }

    boolean isAt(int offset, char c) {
        return offset < erased.source().length() && erased.source().charAt(offset) == c;
    }

    void visitAll(List<SyntaxNode> nodes, Scope scope) {
        // Code may be inserted before the first name of an assertion's parentheses.
        for (SyntaxNode node : nodes) {
            if (node.kind() != Kind.GROUP) continue;
            edits.insert(node.start(), "(");
            edits.insert(node.end(), ")");
        }
        for (SyntaxNode node : nodes) visit(node, scope);
    }

    /** Writes the code of a node, in the scope around it. */
    void visit(SyntaxNode node, Scope around) {
        Scope scope = scopes.getOrDefault(node, around);
        switch (node.kind()) {
            case ENUM -> enums.write(node, scope);
            case NAMESPACE -> namespaces.write(node, around);
            case EXPORT -> {
                if (around.node.kind() == Kind.NAMESPACE) namespaces.writeExport(node, around);
                else visitAll(node.children(), around);
            }
            case IMPORT_ALIAS -> {
                writeAlias(node, around);
                visitAll(node.children(), around);
            }
            case EXPORT_ASSIGNMENT -> {
                refuseInNamespace(node, around);
                assignments.add(node);
                visitAll(node.children(), around);
            }
            case MODULE_DECLARATION -> refuseInNamespace(node, around);
            case REFERENCE -> writeReference(node, around);
            case CLASS -> {
                properties.write(node, this);
                visitAll(node.children(), scope);
            }
            default -> visitAll(node.children(), scope);
        }
    }

    private static void refuseInNamespace(SyntaxNode node, Scope around) {
        if (around.node.kind() == Kind.NAMESPACE)
            throw refused(node, "ESM-style module declarations are not permitted in a namespace.");
    }

    static TypeScriptSyntaxException refused(SyntaxNode node, String message) {
        return new TypeScriptSyntaxException(
                TypeScriptSyntaxException.Kind.INTERNAL, message, node.start(), node.end());
    }

    // ---- names

    private void writeReference(SyntaxNode node, Scope scope) {
        String name = name(node);
        Scope.Declaration declaration = scope.resolve(name);
        if (declaration == null) return;
        if (declaration.members != null && node.member() != null && !isTarget(node)) {
            Object value = declaration.members.value(ConstantExpressions.nameOf(node.member()));
            if (value != null) {
                edits.replace(node.start(), node.memberEnd(), inPlaceOfMember(value));
                return;
            }
        }
        qualify(node, declaration);
    }

    /** The value as an operand; the blank separates a number from a dot after it. */
    private static String inPlaceOfMember(Object value) {
        String text = Text.literal(value);
        return text.startsWith("-") ? "(" + text + ")" : value instanceof Double ? text + " " : text;
    }

    /** Replaces a reference to an export of a namespace, or to a member of an enum, by a property access. */
    void qualify(SyntaxNode node, Scope.Declaration declaration) {
        if (declaration.owner == null || declaration.isPlain) return;
        String owner = declaration.owner.parameter + ".";
        edits.insert(node.start(), node.isShorthand() ? name(node) + ": " + owner : owner);
    }

    /** Whether the member of a reference is an assignment target. */
    private boolean isTarget(SyntaxNode node) {
        String text = erased.text();
        int next = nextToken(node.memberEnd());
        int end = next;
        while (end < text.length() && "=+-*/%&|^<>?".indexOf(text.charAt(end)) >= 0) end++;
        String operator = text.substring(next, end);
        boolean isComparison = operator.equals("==")
                || operator.equals("===")
                || operator.equals("=>")
                || operator.equals("<=")
                || operator.equals(">=");
        if (operator.equals("++") || operator.equals("--") || operator.endsWith("=") && !isComparison) return true;
        int before = node.start();
        while (before > 0 && text.charAt(before - 1) <= ' ') before--;
        return before > 1 && (text.startsWith("++", before - 2) || text.startsWith("--", before - 2));
    }

    private void writeAlias(SyntaxNode node, Scope around) {
        boolean isExported = node.parent().kind() == Kind.EXPORT;
        if (around.node.kind() == Kind.NAMESPACE) {
            if (node.isRequire()) throw refused(node, "Import declarations in a namespace cannot reference a module.");
            if (isExported) {
                edits.replace(node.start(), node.bodyStart(), ";" + around.parameter + "." + name(node) + " = ");
                edits.insert(node.bodyEnd(), ";");
                return;
            }
        }
        boolean isExportsProperty = isExported && node.isRequire();
        edits.replace(isExportsProperty ? node.parent().start() : node.start(), node.nameStart(), "const ");
        if (isExportsProperty) edits.insert(node.nameEnd(), " = exports." + name(node));
    }

    // ---- the text

    private TransformedText write() {
        var map = new SourceMapWriter(erased.source());
        var made = new OutputText(erased, edits.inOrder(), assignments, map);
        made.copy(0, erased.text().length());
        for (SyntaxNode assignment : assignments) {
            made.write("\nmodule.exports = ");
            made.copy(assignment.bodyStart(), assignment.bodyEnd());
            made.write(";");
        }
        return new TransformedText(made.toString(), map);
    }
}
