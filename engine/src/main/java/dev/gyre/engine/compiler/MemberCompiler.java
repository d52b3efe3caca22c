package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Expression.OptionalChain;
import dev.gyre.engine.syntax.ast.Expression.PrivateMember;
import dev.gyre.engine.syntax.ast.Expression.StringLiteral;
import dev.gyre.engine.syntax.ast.Expression.SuperMember;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;

/** Compiles property accesses, optional chains and delete. */
final class MemberCompiler {
    private final CodeUnit unit;
    /** The label to jump to if a link of the surrounding optional chain is nullish. */
    private Label chainExit;

    MemberCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    void into(Expression expression, int to) {
        if (!unit.arguments.read(expression, to)) get(expression, objectOf(expression, new Node[0]), to);
    }

    /**
     * Evaluates the object of a member expression, for super the this value; {@code later} is what will be evaluated
     * before the object is used last.
     */
    int objectOf(Expression expression, Node... later) {
        if (expression instanceof Member member)
            return link(unit.expressions.operand(member.object(), later), member.optional());
        if (expression instanceof Index index)
            return link(unit.expressions.operand(index.object(), with(index.index(), later)), index.optional());
        if (expression instanceof PrivateMember member)
            return link(unit.expressions.operand(member.object(), later), member.optional());
        if (expression instanceof SuperMember member) {
            int self = unit.newRegister();
            unit.expressions.loadThis(member.start(), self);
            return self;
        }
        throw new IllegalStateException("no member: " + expression.type());
    }

    private static Node[] with(Node first, Node[] rest) {
        if (rest == null) return null;
        var all = new Node[rest.length + 1];
        all[0] = first;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return all;
    }

    private int link(int object, boolean optional) {
        if (optional) unit.jumpIf(JUMP_IF_NULLISH, object, chainExit);
        return object;
    }

    /** Reads a property of an evaluated object, for super of an evaluated this value. */
    void get(Expression expression, int object, int to) {
        int mark = unit.registers.mark();
        if (expression instanceof Member member) {
            unit.code.at(Positions.name(unit.source, member));
            getNamed(to, object, member.name());
        } else if (expression instanceof Index index) {
            getIndex(index, object, to);
        } else if (expression instanceof PrivateMember member) {
            int name = privateName(member.name());
            unit.code.at(member.name().start());
            unit.emit(GET_PRIVATE, to, object, name, unit.code.cache());
        } else if (expression instanceof SuperMember member) {
            int key = superKey(member);
            int base = unit.newRegister();
            unit.emit(LOAD_SUPER_BASE, base);
            unit.code.at(member.start());
            unit.emit(GET_SUPER, to, base, object, key, unit.code.cache());
        } else {
            throw new IllegalStateException("no member: " + expression.type());
        }
        unit.registers.release(mark);
    }

    private void getIndex(Index index, int object, int to) {
        var constant = constantKey(index.index());
        if (constant instanceof String name) {
            unit.code.at(Positions.bracket(unit.source, index));
            getNamed(to, object, name);
            return;
        }
        int key = unit.expressions.value(index.index());
        unit.code.at(Positions.bracket(unit.source, index));
        unit.emit(GET_ELEMENT, to, object, key, unit.code.cache());
    }

    void getNamed(int to, int object, String name) {
        if (name.equals("length")) unit.emit(GET_LENGTH, to, object, unit.code.cache());
        else unit.emit(GET_NAMED, to, object, unit.code.constant(name), unit.code.cache());
    }

    /** The constant property key of an index that is a string literal, or null. */
    static Object constantKey(Expression index) {
        return index instanceof StringLiteral literal && PropertyKey.fromString(literal.value()) instanceof String name
                ? name
                : null;
    }

    /** Evaluates the key of a super property to a register, without conversion to a property key. */
    int superKey(SuperMember member) {
        if (member.index() != null) return unit.expressions.copied(member.index());
        int key = unit.newRegister();
        unit.loadConstant(key, member.name());
        return key;
    }

    /** Loads the private name of an identifier into a register. */
    int privateName(PrivateIdentifier name) {
        int register = unit.variables.registerOf(name);
        if (register != CodeUnit.NONE) return register;
        register = unit.newRegister();
        unit.variables.loadScoped(name.binding(), false, register);
        return register;
    }

    // optional chains

    // OptionalExpression, https://tc39.es/ecma262/#sec-optional-chaining-evaluation
    void optionalChain(OptionalChain chain, int to) {
        int result = unit.registers.isScratch(to) ? to : unit.newRegister();
        var outer = chainExit;
        var exit = new Label();
        var end = new Label();
        chainExit = exit;
        unit.expressions.into(chain.expression(), result);
        chainExit = outer;
        unit.jump(end);
        unit.code.bind(exit);
        unit.emit(LOAD_UNDEFINED, result);
        unit.code.bind(end);
        unit.move(to, result);
    }

    /** Jumps to the end of the chain if the function that a link calls is nullish. */
    void calledLink(Call call, int function) {
        if (call.optional()) unit.jumpIf(JUMP_IF_NULLISH, function, chainExit);
    }

    /**
     * Evaluates a parenthesised chain that is called to function and this value; both are undefined if the chain ends
     * early.
     */
    void calleeChain(OptionalChain chain, int function, int self) {
        var outer = chainExit;
        var exit = new Label();
        var end = new Label();
        chainExit = exit;
        if (chain.expression() instanceof Member
                || chain.expression() instanceof Index
                || chain.expression() instanceof PrivateMember) {
            unit.move(self, objectOf(chain.expression()));
            get(chain.expression(), self, function);
        } else {
            unit.expressions.into(chain.expression(), function);
            unit.emit(LOAD_UNDEFINED, self);
        }
        chainExit = outer;
        unit.jump(end);
        unit.code.bind(exit);
        unit.emit(LOAD_UNDEFINED, function);
        unit.emit(LOAD_UNDEFINED, self);
        unit.code.bind(end);
    }

    // delete

    // delete UnaryExpression, https://tc39.es/ecma262/#sec-delete-operator-runtime-semantics-evaluation
    void delete(Expression operand, int to) {
        unit.code.at(operand.start());
        if (operand instanceof Identifier identifier) {
            deleteName(identifier, to);
        } else if (operand instanceof Member member) {
            int object = objectOf(member);
            unit.code.at(Positions.name(unit.source, member));
            unit.emit(DELETE_NAMED, to, object, unit.code.constant(member.name()));
        } else if (operand instanceof Index index) {
            int object = objectOf(index);
            int key = unit.expressions.value(index.index());
            unit.code.at(Positions.bracket(unit.source, index));
            unit.emit(DELETE_ELEMENT, to, object, key);
        } else if (operand instanceof SuperMember member) {
            objectOf(member);
            if (member.index() != null) unit.expressions.effect(member.index());
            unit.emit(THROW_DELETE_SUPER);
        } else if (operand instanceof OptionalChain chain) {
            deleteChain(chain, to);
        } else {
            unit.expressions.effect(operand);
            unit.emit(LOAD_TRUE, to);
        }
    }

    private void deleteName(Identifier identifier, int to) {
        if (identifier.isDynamic() || identifier.isGlobal()) {
            unit.emit(DELETE_NAME, to, unit.variables.scopeRegister(), unit.code.constant(identifier.name()));
        } else {
            unit.emit(LOAD_FALSE, to);
        }
    }

    private void deleteChain(OptionalChain chain, int to) {
        int result = unit.registers.isScratch(to) ? to : unit.newRegister();
        var outer = chainExit;
        var exit = new Label();
        var end = new Label();
        chainExit = exit;
        delete(chain.expression(), result);
        chainExit = outer;
        unit.jump(end);
        unit.code.bind(exit);
        unit.emit(LOAD_TRUE, result);
        unit.code.bind(end);
        unit.move(to, result);
    }
}
