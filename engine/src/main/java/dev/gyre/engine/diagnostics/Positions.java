package dev.gyre.engine.diagnostics;

import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Binary;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Logical;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Expression.OptionalChain;
import dev.gyre.engine.syntax.ast.Expression.PrivateIn;
import dev.gyre.engine.syntax.ast.Expression.PrivateMember;
import dev.gyre.engine.syntax.ast.Expression.Sequence;
import dev.gyre.engine.syntax.ast.Expression.SuperMember;
import dev.gyre.engine.syntax.ast.Expression.TaggedTemplate;
import dev.gyre.engine.syntax.ast.Expression.Unary;
import dev.gyre.engine.syntax.ast.Expression.Update;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.LogicalOperator;
import dev.gyre.engine.syntax.ast.NewTargetExpression;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.NodeType;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.UnaryOperator;
import dev.gyre.engine.syntax.source.Source;
import java.util.Set;

/** Source offsets of operations in stack traces and messages, as V8 computes them. */
public final class Positions {
    private static final int CHAIN_LIMIT = 50;
    private static final int TARGET_LENGTH = "target".length();
    private static final Set<String> RESERVED = Set.of(
            "break",
            "case",
            "catch",
            "class",
            "const",
            "continue",
            "debugger",
            "default",
            "delete",
            "do",
            "else",
            "enum",
            "export",
            "extends",
            "false",
            "finally",
            "for",
            "function",
            "if",
            "import",
            "in",
            "instanceof",
            "new",
            "null",
            "return",
            "switch",
            "this",
            "throw",
            "true",
            "try",
            "typeof",
            "var",
            "void",
            "while",
            "with");

    private Positions() {}

    /** The offset of a binary operator. */
    public static int operator(Source source, Node left, String operator, Node right) {
        int found = source.text().indexOf(operator, left.end());
        return found >= 0 && (right == null || found < right.start()) ? found : left.end();
    }

    /** The name in {@code object.name}, or the dot where a call comes before it in the chain. */
    public static int name(Source source, Member member) {
        int name = property(member);
        return isAfterCall(source, member) ? dot(source, member.object(), name, member.optional()) : name;
    }

    /**
     * The offset at which V8 reports that a loop's step failed: the target of the value, or the closing bracket of a
     * declared pattern.
     */
    public static int each(Source source, Pattern target, boolean declared) {
        return switch (target.type()) {
            case ARRAY_PATTERN, OBJECT_PATTERN -> declared ? target.end() - 1 : target.start();
            case IDENTIFIER -> target.start();
            default -> of(source, (Expression) target);
        };
    }

    public static boolean isNameOrPattern(Pattern target) {
        return target.type() == NodeType.IDENTIFIER
                || target.type() == NodeType.ARRAY_PATTERN
                || target.type() == NodeType.OBJECT_PATTERN;
    }

    private static int property(Member member) {
        return Math.max(member.object().end(), member.end() - member.name().length());
    }

    private static int name(Source source, PrivateMember member) {
        int name = member.name().start();
        return isAfterCall(source, member) ? dot(source, member.object(), name, member.optional()) : name;
    }

    private static int dot(Source source, Expression object, int name, boolean optional) {
        int dot = source.text().lastIndexOf('.', name);
        return dot < object.end() ? name : optional ? dot - 1 : dot;
    }

    /** Whether a chain of properties continues after a call or an optional link that is not in parentheses. */
    private static boolean isAfterCall(Source source, Expression link) {
        for (int i = 0; i < CHAIN_LIMIT; i++) {
            Expression object;
            boolean isOptional = false;
            if (link instanceof Member member) {
                object = member.object();
                isOptional = member.optional();
            } else if (link instanceof Index index) {
                object = index.object();
                isOptional = index.optional();
            } else if (link instanceof PrivateMember member) {
                object = member.object();
                isOptional = member.optional();
            } else if (link instanceof TaggedTemplate tagged) {
                object = tagged.tag();
            } else {
                return link.type() == NodeType.CALL || link.type() == NodeType.SUPER_CALL;
            }
            if (isOptional) return true;
            if (source.text().startsWith(")", object.end())) return false;
            link = object;
        }
        return false;
    }

    /** The bracket in {@code object[index]}. */
    public static int bracket(Source source, Index index) {
        var text = source.text();
        int at = index.index().start() - 1;
        while (at > index.object().end() && (text.charAt(at) == '(' || Character.isWhitespace(text.charAt(at)))) at--;
        return text.charAt(at) == '[' ? at : index.index().start();
    }

    /** The offset of a call: the name that it calls, otherwise its parenthesis. */
    public static int call(Source source, Call call) {
        int parenthesis = parenthesis(source, call);
        var callee = call.callee();
        if (callee.end() != parenthesis)
            return source.text().substring(callee.end(), parenthesis).isBlank()
                    ? last(callee, parenthesis)
                    : parenthesis;
        return last(callee, parenthesis);
    }

    /** The last token of a callee if that is a name, otherwise the parenthesis. */
    private static int last(Expression callee, int parenthesis) {
        if (callee instanceof Identifier) return callee.start();
        if (callee instanceof Member member && !RESERVED.contains(member.name())) return property(member);
        if (callee instanceof SuperMember member && member.index() == null && !RESERVED.contains(member.name()))
            return member.end() - member.name().length();
        return callee instanceof NewTargetExpression ? callee.end() - TARGET_LENGTH : parenthesis;
    }

    private static int parenthesis(Source source, Call call) {
        int end = call.callee().end();
        int limit = call.arguments().length == 0 ? call.end() : call.arguments()[0].start();
        int found = source.text().indexOf('(', end);
        return found >= 0 && found < limit ? found : end;
    }

    /** The start of an expression, including parentheses. */
    public static int beginning(Source source, Expression expression) {
        int start = expression.start();
        for (int at = start - 1; at >= 0; at--) {
            char unit = source.text().charAt(at);
            if (unit == '(') start = at;
            else if (!Character.isWhitespace(unit)) break;
        }
        return start;
    }

    /** The offset of an expression's node in V8. */
    public static int of(Source source, Node node) {
        if (node instanceof Unary unary
                && unary.operator() == UnaryOperator.PLUS
                && FoldedLiteral.of(unary.operand()) instanceof Double) {
            return of(source, unary.operand());
        }
        if (node instanceof Binary binary && isRun(binary)) return of(source, first(binary));
        if (node instanceof Logical logical) {
            if (isRun(source, logical)) return of(source, first(source, logical));
            // V8 takes the position after it has read the operator ??.
            return logical.operator() == LogicalOperator.COALESCE
                    ? beginning(source, logical.right())
                    : operator(source, logical.left(), logical.operator().text(), logical.right());
        }
        if (node instanceof Sequence sequence)
            return of(source, sequence.expressions()[sequence.expressions().length == 2 ? 1 : 0]);
        // V8 gives an optional chain no position.
        return node instanceof OptionalChain ? 0 : operation(source, node);
    }

    /** The offset at which the last operation of an expression reports errors. */
    public static int operation(Source source, Node node) {
        if (node instanceof Member member) return name(source, member);
        if (node instanceof Call call) return call(source, call);
        if (node instanceof Index index) return bracket(source, index);
        if (node instanceof PrivateMember member) return name(source, member);
        if (node instanceof SuperMember member) {
            return member.index() == null
                    ? member.end() - member.name().length()
                    : source.text().lastIndexOf('[', member.index().start());
        }
        if (node instanceof TaggedTemplate tagged) return tagged.template().start();
        if (node instanceof Binary binary)
            return operator(source, binary.left(), binary.operator().text(), binary.right());
        if (node instanceof PrivateIn in) return operator(source, in.name(), "in", in.right());
        if (node instanceof Assignment assignment)
            return operator(source, assignment.target(), assignment.operator().text(), assignment.value());
        return node instanceof Update update ? update(source, update) : node.start();
    }

    private static int update(Source source, Update update) {
        if (!update.prefix()) return update.end() - 2;
        if (update.target() instanceof Member member) return property(member);
        return update.target() instanceof Identifier name ? name.start() : update.end() - 1;
    }

    // V8's parser makes one node of a chain of one operator.

    /** Whether the left operand belongs to the same chain. */
    static boolean isRun(Binary binary) {
        return isRunOperator(binary)
                && binary.left() instanceof Binary left
                && left.operator() == binary.operator()
                && FoldedLiteral.of(left) == null
                && FoldedLiteral.of(binary) == null;
    }

    /** In a chain of ??, a parenthesised left operand is a node of its own. */
    static boolean isRun(Source source, Logical logical) {
        return logical.left() instanceof Logical left
                && left.operator() == logical.operator()
                && (left.operator() != LogicalOperator.COALESCE
                        || source.text()
                                        .substring(left.end(), logical.right().start())
                                        .indexOf(')')
                                < 0);
    }

    private static boolean isRunOperator(Binary binary) {
        return switch (binary.operator()) {
            case ADD,
                    SUBTRACT,
                    MULTIPLY,
                    DIVIDE,
                    REMAINDER,
                    BITWISE_AND,
                    BITWISE_OR,
                    BITWISE_XOR,
                    SHIFT_LEFT,
                    SHIFT_RIGHT,
                    SHIFT_RIGHT_UNSIGNED -> true;
            default -> false;
        };
    }

    private static Expression first(Binary binary) {
        while (isRun(binary)) binary = (Binary) binary.left();
        return binary.left();
    }

    private static Expression first(Source source, Logical logical) {
        while (isRun(source, logical)) logical = (Logical) logical.left();
        return logical.left();
    }
}
