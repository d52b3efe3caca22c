package dev.gyre.engine.compiler;

import dev.gyre.engine.ast.Expression;
import dev.gyre.engine.ast.Expression.Call;
import dev.gyre.engine.ast.Expression.Index;
import dev.gyre.engine.ast.Expression.Member;
import dev.gyre.engine.ast.Expression.PrivateMember;
import dev.gyre.engine.ast.Identifier;
import dev.gyre.engine.ast.Node;
import dev.gyre.engine.source.Source;

/** The source offsets that stack traces show for operations: those of V8. */
final class Positions {
    private Positions() {}

    /** The operator's own offset. */
    static int operator(Source source, Node left, String operator, Node right) {
        int found = source.text().indexOf(operator, left.end());
        return found >= 0 && (right == null || found < right.start()) ? found : left.end();
    }

    /** The name in {@code object.name}. */
    static int name(Member member) {
        return Math.max(member.object().end(), member.end() - member.name().length());
    }

    /** The bracket in {@code object[index]}. */
    static int bracket(Source source, Index index) {
        var text = source.text();
        int at = index.index().start() - 1;
        while (at > index.object().end() && (text.charAt(at) == '(' || Character.isWhitespace(text.charAt(at)))) at--;
        return text.charAt(at) == '[' ? at : index.index().start();
    }

    /** A call is at the name it calls, otherwise at its parenthesis. */
    static int call(Source source, Call call) {
        var callee = call.callee();
        if (callee instanceof Identifier identifier && identifier.end() == parenthesis(source, call)) return identifier.start();
        if (callee instanceof Member member && member.end() == parenthesis(source, call)) return name(member);
        if (callee instanceof PrivateMember member) return member.name().start();
        return parenthesis(source, call);
    }

    private static int parenthesis(Source source, Call call) {
        int end = call.callee().end();
        int limit = call.arguments().length == 0 ? call.end() : call.arguments()[0].start();
        int found = source.text().indexOf('(', end);
        return found >= 0 && found < limit ? found : end;
    }

    /** Where an operation that needs an expression's value reports its errors. */
    static int of(Expression expression) {
        if (expression instanceof Member member) return name(member);
        return expression.start();
    }
}
