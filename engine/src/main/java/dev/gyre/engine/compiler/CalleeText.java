package dev.gyre.engine.compiler;

import dev.gyre.engine.ast.Expression;
import dev.gyre.engine.ast.Expression.ArrayLiteral;
import dev.gyre.engine.ast.Expression.Assignment;
import dev.gyre.engine.ast.Expression.Await;
import dev.gyre.engine.ast.Expression.BigIntLiteral;
import dev.gyre.engine.ast.Expression.Binary;
import dev.gyre.engine.ast.Expression.BooleanLiteral;
import dev.gyre.engine.ast.Expression.Call;
import dev.gyre.engine.ast.Expression.Conditional;
import dev.gyre.engine.ast.Expression.Index;
import dev.gyre.engine.ast.Expression.Logical;
import dev.gyre.engine.ast.Expression.Member;
import dev.gyre.engine.ast.Expression.New;
import dev.gyre.engine.ast.Expression.NumberLiteral;
import dev.gyre.engine.ast.Expression.ObjectLiteral;
import dev.gyre.engine.ast.Expression.OptionalChain;
import dev.gyre.engine.ast.Expression.PrivateMember;
import dev.gyre.engine.ast.Expression.Sequence;
import dev.gyre.engine.ast.Expression.Spread;
import dev.gyre.engine.ast.Expression.StringLiteral;
import dev.gyre.engine.ast.Expression.SuperMember;
import dev.gyre.engine.ast.Expression.TaggedTemplate;
import dev.gyre.engine.ast.Expression.TemplateLiteral;
import dev.gyre.engine.ast.Expression.Unary;
import dev.gyre.engine.ast.Expression.Update;
import dev.gyre.engine.ast.Identifier;
import dev.gyre.engine.ast.Node;
import dev.gyre.engine.ast.Pattern;
import dev.gyre.engine.ast.Statement;
import dev.gyre.engine.ast.VariableDeclarator;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.object.PropertyErrors;
import dev.gyre.engine.source.Source;
import dev.gyre.engine.value.NumberFormatting;
import java.util.ArrayDeque;

/** The text of a callee or iterable as V8 renders it in "x is not a function"; found in the tree when an error needs it. */
public final class CalleeText {
    private static final String INTERMEDIATE = "(intermediate value)";
    private static final int DEPTH_LIMIT = 200;

    private final StringBuilder out = new StringBuilder();
    private int depth;

    private CalleeText() {}

    /** The text for the instruction at a code offset; {@code value} stands in when the tree does not tell. */
    public static String of(CodeBlock code, int offset, Object value) {
        String found = find(code, offset);
        return found == null ? PropertyErrors.display(value) : found;
    }

    /** The text for the instruction at a code offset, or null when the tree does not tell: V8 finds neither yield* nor assignment patterns. */
    public static String find(CodeBlock code, int offset) {
        int position = code.sourceOffset(offset);
        if (position < 0) return null;
        if (code.node == null) return code.calleeNames == null ? null : code.calleeNames.at(position);
        var found = find(code.node, code.source, position);
        return found == null ? null : render(found);
    }

    /** The callee or iterable of the innermost operation that reports at this position. */
    private static Expression find(Node root, Source source, int position) {
        var pending = new ArrayDeque<Node>();
        pending.push(root);
        Expression best = null;
        while (!pending.isEmpty()) {
            var node = pending.pop();
            var subject = subject(node, source, position);
            if (subject != null) best = subject;
            for (var child : Children.of(node)) pending.push(child);
        }
        return best;
    }

    private static Expression subject(Node node, Source source, int position) {
        return subjectPosition(node, source) == position ? subject(node) : null;
    }

    /** Where the operation of a node reports that its callee or iterable will not do; -1 for other nodes. */
    static int subjectPosition(Node node, Source source) {
        return switch (node) {
            case Call call -> Positions.call(source, call);
            case New call -> call.start();
            case TaggedTemplate tagged -> tagged.template().start();
            default -> subject(node) == null ? -1 : Positions.of(subject(node));
        };
    }

    /** The callee or iterable of a node, or null. */
    static Expression subject(Node node) {
        return switch (node) {
            case Call call -> call.callee();
            case New call -> call.callee();
            case TaggedTemplate tagged -> tagged.tag();
            case Spread spread -> spread.argument();
            case Statement.ForOf loop -> loop.iterable();
            case VariableDeclarator declarator when declarator.target() instanceof Pattern.ArrayPattern -> declarator.initializer();
            default -> null;
        };
    }

    /** V8's rendering of an expression. */
    static String render(Expression expression) {
        var text = new CalleeText();
        text.find(expression);
        return text.out.toString();
    }

    private void find(Node node) {
        int before = out.length();
        if (node instanceof Expression expression && depth < DEPTH_LIMIT) {
            depth++;
            print(expression);
            depth--;
        }
        if (out.length() == before) out.append(INTERMEDIATE);
    }

    private void print(Expression node) {
        switch (node) {
            case Identifier identifier -> out.append(identifier.name());
            case dev.gyre.engine.ast.ThisExpression _ -> out.append("this");
            case StringLiteral literal -> out.append('"').append(literal.value()).append('"');
            case NumberLiteral literal -> out.append(NumberFormatting.toString(literal.value()));
            case BigIntLiteral literal -> out.append(literal.value());
            case BooleanLiteral literal -> out.append(literal.value());
            case Expression.NullLiteral _ -> out.append("null");
            case Expression.RegExpLiteral literal -> out.append('/').append(literal.pattern()).append('/').append(literal.flags());
            case TemplateLiteral template -> template(template);
            case Member member -> property(member.object(), member.optional(), member.name());
            case PrivateMember member -> property(member.object(), member.optional(), member.name().name());
            case Index index -> index(index);
            case SuperMember member -> superMember(member);
            case Call call -> {
                find(call.callee());
                out.append("(...)");
            }
            case OptionalChain chain -> find(chain.expression());
            default -> operation(node);
        }
    }

    private void operation(Expression node) {
        switch (node) {
            case Unary unary -> {
                var operator = unary.operator().text();
                out.append('(').append(operator);
                if (Character.isLetter(operator.charAt(0))) out.append(' ');
                find(unary.operand());
                out.append(')');
            }
            case Update update -> {
                out.append('(');
                if (update.prefix()) out.append(update.increment() ? "++" : "--");
                find(update.target());
                if (!update.prefix()) out.append(update.increment() ? "++" : "--");
                out.append(')');
            }
            case Binary binary -> infix(binary.left(), binary.operator().text(), binary.right());
            case Logical logical -> infix(logical.left(), logical.operator().text(), logical.right());
            case Sequence sequence -> sequence(sequence.expressions());
            case Conditional conditional -> {
                find(null);
                find(null);
                find(null);
            }
            case Assignment assignment -> find(assignment.target());
            case Await await -> find(await.argument());
            case Spread spread -> {
                out.append("(...");
                find(spread.argument());
                out.append(')');
            }
            case ArrayLiteral array -> array(array);
            case ObjectLiteral object -> object(object);
            default -> {
            }
        }
    }

    private void infix(Node left, String operator, Node right) {
        out.append('(');
        find(left);
        out.append(' ').append(operator).append(' ');
        find(right);
        out.append(')');
    }

    private void sequence(Expression[] parts) {
        out.append('(');
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) out.append(" , ");
            find(parts[i]);
        }
        out.append(')');
    }

    private void template(TemplateLiteral template) {
        if (template.expressions().length == 0) {
            out.append('"').append(template.cooked()[0]).append('"');
            return;
        }
        for (var part : template.expressions()) find(part);
    }

    private void property(Expression object, boolean optional, String name) {
        find(object);
        out.append(optional ? "?." : ".").append(name);
    }

    private void index(Index index) {
        find(index.object());
        if (index.index() instanceof StringLiteral literal) {
            out.append(index.optional() ? "?." : ".").append(literal.value());
            return;
        }
        out.append(index.optional() ? "?.[" : "[");
        find(index.index());
        out.append(']');
    }

    private void superMember(SuperMember member) {
        out.append(INTERMEDIATE);
        if (member.index() == null) {
            out.append('.').append(member.name());
        } else {
            out.append('[');
            find(member.index());
            out.append(']');
        }
    }

    private void array(ArrayLiteral array) {
        out.append('[');
        for (int i = 0; i < array.elements().length; i++) {
            if (i > 0) out.append(',');
            find(array.elements()[i]);
        }
        out.append(']');
    }

    private void object(ObjectLiteral object) {
        out.append('{');
        for (var _ : object.properties()) out.append(INTERMEDIATE);
        out.append('}');
    }
}
