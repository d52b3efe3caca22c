package dev.gyre.modules.typescript.transform;

import dev.gyre.modules.typescript.SyntaxNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The members of an enum (of all its declarations in a scope), with the values that are known at compile time. */
// https://www.typescriptlang.org/docs/handbook/enums.html#computed-and-constant-members
final class EnumMembers {
    /** Represents a value that is known only at run time, or is being computed. */
    private static final Object UNKNOWN = new Object();

    private final String name;
    private final ConstantExpressions constants;
    private final Map<String, SyntaxNode> members = new HashMap<>();
    private final Map<SyntaxNode, Object> values = new IdentityHashMap<>();
    private final Map<SyntaxNode, SyntaxNode> previous = new IdentityHashMap<>();
    private Scope around;

    EnumMembers(String name, ConstantExpressions constants) {
        this.name = name;
        this.constants = constants;
    }

    /** Adds the members of a declaration. */
    void add(SyntaxNode declaration, Scope scopeAround) {
        around = scopeAround;
        SyntaxNode last = null;
        for (SyntaxNode member : declaration.children()) {
            members.put(constants.nameOf(member), member);
            previous.put(member, last);
            last = member;
        }
    }

    boolean has(String memberName) {
        return members.containsKey(memberName);
    }

    /**
     * The value of a member as a Double or a String; null if it is known only at run time, or there is no such member.
     */
    Object value(String memberName) {
        SyntaxNode member = members.get(memberName);
        return member == null ? null : value(member);
    }

    private Object value(SyntaxNode member) {
        // Values without an expression count up from the previous one. A loop instead of recursion, since there may be
        // thousands.
        List<SyntaxNode> counting = new ArrayList<>();
        SyntaxNode given = member;
        while (given != null && given.bodyStart() < 0 && !values.containsKey(given)) {
            counting.add(given);
            given = previous.get(given);
        }
        Object value = given == null ? Double.valueOf(-1) : given(given);
        for (SyntaxNode next : counting.reversed()) {
            value = value instanceof Double number ? Double.valueOf(number + 1) : UNKNOWN;
            values.put(next, value);
        }
        return value == UNKNOWN ? null : value;
    }

    private Object given(SyntaxNode member) {
        Object known = values.get(member);
        if (known != null) return known;
        values.put(member, UNKNOWN);
        Object found = constants.value(member.bodyStart(), member.end(), this::identifier, this::member);
        values.put(member, found == null ? UNKNOWN : found);
        return values.get(member);
    }

    private Object identifier(String identifier) {
        return value(identifier);
    }

    private Object member(String object, String memberName) {
        if (object.equals(name)) return value(memberName);
        Scope.Declaration other = around.resolve(object);
        return other == null || other.members == null ? null : other.members.value(memberName);
    }
}
