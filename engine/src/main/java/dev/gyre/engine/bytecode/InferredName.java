package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.ThisExpression;

/**
 * The target of an assignment, from which V8 infers the name of an anonymous function in stack traces; {@code around}
 * is the next assignment of a chain, or null.
 */
public record InferredName(Node target, InferredName around) {
    /** The names of the variable and the properties, separated by dots, without "prototype". */
    String text() {
        var text = new StringBuilder(around == null ? "" : around.text());
        append(target, text);
        return text.toString();
    }

    private static void append(Node node, StringBuilder text) {
        if (node instanceof Identifier identifier) add(identifier.name(), text);
        if (node instanceof ThisExpression) add("this", text);
        if (node instanceof Member member) {
            append(member.object(), text);
            if (!member.name().equals("prototype")) add(member.name(), text);
        }
        // V8 collects the names and omits what is between them.
        if (node instanceof Index index) {
            append(index.object(), text);
            if (index.index() instanceof Expression.StringLiteral literal) add(literal.value(), text);
        }
    }

    private static void add(String name, StringBuilder text) {
        if (!text.isEmpty()) text.append('.');
        text.append(name);
    }
}
