package dev.gyre.engine.compiler;

import dev.gyre.engine.ast.Expression;
import dev.gyre.engine.ast.Node;
import dev.gyre.engine.bytecode.CalleeNames;
import dev.gyre.engine.source.Source;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/** The texts of all callees and iterables of a program, found in one walk: for code that is to be kept without its tree. */
public final class CalleeIndex implements CalleeNames {
    private final Map<Integer, Expression> subjects = new HashMap<>();

    public CalleeIndex(Node root, Source source) {
        var pending = new ArrayDeque<Node>();
        pending.push(root);
        while (!pending.isEmpty()) {
            var node = pending.pop();
            int position = CalleeText.subjectPosition(node, source);
            if (position >= 0) subjects.put(position, CalleeText.subject(node));
            for (var child : Children.of(node)) pending.push(child);
        }
    }

    @Override
    public String at(int sourceOffset) {
        var subject = subjects.get(sourceOffset);
        return subject == null ? null : CalleeText.render(subject);
    }
}
