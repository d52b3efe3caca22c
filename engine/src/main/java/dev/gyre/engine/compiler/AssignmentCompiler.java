package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.InferredName;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Children;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Expression.PrivateMember;
import dev.gyre.engine.syntax.ast.Expression.SuperMember;
import dev.gyre.engine.syntax.ast.Expression.Update;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.NodeType;
import dev.gyre.engine.syntax.ast.Pattern;

/** Compiles assignments and updates of all kinds of targets. */
final class AssignmentCompiler {
    private final CodeUnit unit;
    /** The targets that the value being compiled is assigned to; functions in it get their inferred names from them. */
    private InferredName around;

    AssignmentCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    /** An assignment target whose parts have been evaluated; which registers are used depends on the kind of target. */
    record Target(Pattern pattern, int base, int key, int superBase) {
        Target(Pattern pattern, int base, int key) {
            this(pattern, base, key, CodeUnit.NONE);
        }
    }

    // references

    /**
     * Evaluates the parts of a target before the assigned value. {@code later} is what will be evaluated in between;
     * null means that it may be anything.
     */
    Target prepare(Pattern pattern, Node... later) {
        if (pattern instanceof Identifier identifier) return prepareName(identifier, later);
        if (pattern instanceof Member member)
            return new Target(member, unit.members.objectOf(member, later), CodeUnit.NONE);
        if (pattern instanceof Index index) {
            int object = unit.members.objectOf(index, later);
            int key = MemberCompiler.constantKey(index.index()) != null
                    ? CodeUnit.NONE
                    : unit.expressions.operand(index.index(), later);
            return new Target(index, object, key);
        }
        if (pattern instanceof PrivateMember member)
            return new Target(member, unit.members.objectOf(member, later), CodeUnit.NONE);
        if (pattern instanceof SuperMember member) {
            int self = unit.members.objectOf(member);
            int key = unit.members.superKey(member);
            int superBase = unit.newRegister();
            unit.emit(LOAD_SUPER_BASE, superBase);
            return new Target(member, self, key, superBase);
        }
        if (pattern instanceof Call call) {
            return prepareCall(call, "Invalid left-hand side in assignment");
        }
        return new Target(pattern, CodeUnit.NONE, CodeUnit.NONE);
    }

    /** The target of ++ or --. */
    private Target prepareUpdated(Update node) {
        if (!(node.target() instanceof Call call)) return prepare(node.target(), (Node[]) null);
        return prepareCall(
                call, "Invalid left-hand side expression in " + (node.prefix() ? "prefix" : "postfix") + " operation");
    }

    /** A call as a target, which sloppy code may have: calls, then throws. */
    Target prepareCall(Call call, String message) {
        unit.expressions.effect(call);
        unit.code.at(call.start());
        unit.emit(THROW_ERROR, ErrorKind.REFERENCE.ordinal(), unit.code.constant(message));
        return new Target(call, CodeUnit.NONE, CodeUnit.NONE);
    }

    private Target prepareName(Identifier name, Node[] later) {
        var identifier = unit.variables.resolved(name);
        // In strict code, assigning to a global that did not exist before the right side was evaluated is a
        // ReferenceError, so the name is resolved first.
        boolean mayAppear = unit.strict
                && identifier.isGlobal()
                && identifier.binding() == null
                && (later == null || !isSimple(later));
        if (!identifier.isDynamic() && !mayAppear) return new Target(name, CodeUnit.NONE, CodeUnit.NONE);
        int reference = unit.newRegister();
        unit.code.at(name.start());
        unit.emit(RESOLVE_NAME, reference, unit.variables.scopeRegister(), unit.code.constant(identifier.name()));
        return new Target(name, reference, CodeUnit.NONE);
    }

    private static boolean isSimple(Node[] nodes) {
        for (var node : nodes) {
            switch (node.type()) {
                case NUMBER_LITERAL,
                        STRING_LITERAL,
                        BOOLEAN_LITERAL,
                        NULL_LITERAL,
                        FUNCTION,
                        IDENTIFIER,
                        THIS,
                        OBJECT_LITERAL,
                        ARRAY_LITERAL -> {
                    if (node.type().name().endsWith("_LITERAL")
                            && !Children.of(node).isEmpty()) return false;
                }
                default -> {
                    return false;
                }
            }
        }
        return true;
    }

    // GetValue ( V ), https://tc39.es/ecma262/#sec-getvalue
    private void get(Target target, int to) {
        var pattern = target.pattern;
        if (pattern instanceof Identifier identifier) {
            unit.code.at(identifier.start());
            if (target.base != CodeUnit.NONE) unit.emit(LOAD_REFERENCE, to, target.base);
            else unit.variables.load(identifier, to);
        } else if (pattern instanceof Index index && target.key != CodeUnit.NONE) {
            unit.code.at(Positions.bracket(unit.source, index));
            unit.emit(GET_ELEMENT, to, target.base, target.key, unit.code.cache());
        } else if (pattern instanceof SuperMember member) {
            unit.code.at(member.start());
            unit.emit(GET_SUPER, to, target.superBase, target.base, target.key, unit.code.cache());
        } else if (!(pattern instanceof Call)) {
            unit.members.get((Expression) pattern, target.base, to);
        }
    }

    // PutValue ( V, W ), https://tc39.es/ecma262/#sec-putvalue
    void put(Target target, int value) {
        int mark = unit.registers.mark();
        var pattern = target.pattern;
        if (pattern instanceof Identifier identifier) {
            if (target.base != CodeUnit.NONE) unit.emit(STORE_REFERENCE, target.base, value);
            else unit.variables.store(unit.variables.resolved(identifier), value);
        } else if (pattern instanceof Member member) {
            setNamed(target.base, member.name(), value);
        } else if (pattern instanceof Index index) {
            if (target.key == CodeUnit.NONE)
                setNamed(target.base, (String) MemberCompiler.constantKey(index.index()), value);
            else unit.emit(SET_ELEMENT, target.base, target.key, value, unit.code.cache());
        } else if (pattern instanceof PrivateMember member) {
            unit.emit(SET_PRIVATE, target.base, unit.members.privateName(member.name()), value, unit.code.cache());
        } else if (pattern instanceof SuperMember) {
            unit.emit(SET_SUPER, target.superBase, target.base, target.key, value);
        } else if (!(pattern instanceof Call)) {
            unit.patterns.assign(pattern, value, pattern.start());
        }
        unit.registers.release(mark);
    }

    private void setNamed(int object, String name, int value) {
        unit.emit(SET_NAMED, object, unit.code.constant(name), value, unit.code.cache());
    }

    /** The register of a variable that can be written without a check, or NONE. */
    private int plainRegister(Pattern target) {
        if (!(target instanceof Identifier identifier) || identifier.needsTdzCheck()) return CodeUnit.NONE;
        int register = unit.variables.registerOf(identifier);
        if (register == CodeUnit.NONE) return register;
        return Variables.isConstant(identifier.binding())
                        || identifier.binding().kind() == BindingKind.FUNCTION_NAME
                ? CodeUnit.NONE
                : register;
    }

    // assignments

    /** Compiles an assignment; the result is in the returned register, which may be a variable's. */
    int assign(Assignment node) {
        if (node.operator().logical() != null) return assignLogical(node);
        if (node.operator().binary() != null) return assignCompound(node);
        int register = plainRegister(node.target());
        if (register != CodeUnit.NONE) {
            valueInto(node, register);
            return register;
        }
        if (node.target() instanceof Pattern.ArrayPattern || node.target() instanceof Pattern.ObjectPattern) {
            int value = unit.expressions.operand(node.value(), (Node[]) null);
            unit.patterns.assign(node.target(), value, Positions.operation(unit.source, node));
            return value;
        }
        var target = prepare(node.target(), node.value());
        int value = value(node);
        position(node);
        put(target, value);
        return value;
    }

    private void position(Assignment node) {
        unit.code.at(
                Positions.operator(unit.source, node.target(), node.operator().text(), node.value()));
    }

    private int value(Assignment node) {
        if (!node.namesValue()) {
            if (node.value() instanceof Assignment inner) return assignInside(node, inner);
            if (node.value() instanceof FunctionNode function && function.isAnonymousFunctionDefinition()) {
                int closure = unit.newRegister();
                unit.expressions.closure(
                        new SharedFunctionInfo(
                                function, unit.source, unit.goal, new InferredName(node.target(), around)),
                        closure);
                return closure;
            }
            return unit.expressions.value(node.value());
        }
        int value = unit.newRegister();
        unit.expressions.intoNamed(node.value(), ((Identifier) node.target()).name(), value);
        return value;
    }

    private int assignInside(Assignment node, Assignment inner) {
        var outer = around;
        around = new InferredName(node.target(), outer);
        int value = assign(inner);
        around = outer;
        return value;
    }

    private void valueInto(Assignment node, int register) {
        if (node.namesValue() || node.value() instanceof Assignment) {
            int mark = unit.registers.mark();
            unit.move(register, value(node));
            unit.registers.release(mark);
        } else {
            unit.expressions.intoVariable(node.value(), register);
        }
    }

    private int assignCompound(Assignment node) {
        var operator = node.operator().binary();
        double constant = OperatorCompiler.intConstant(node.value());
        var immediate = constant == Math.rint(constant) ? OperatorCompiler.immediateOpcode(operator) : null;
        int register = plainRegister(node.target());
        Target target = null;
        int left;
        if (register != CodeUnit.NONE) {
            left = immediate != null ? register : unit.expressions.operand((Identifier) node.target(), node.value());
        } else {
            target = keyed(prepare(node.target(), (Node[]) null));
            left = unit.newRegister();
            get(target, left);
        }
        int result = register != CodeUnit.NONE ? register : unit.newRegister();
        if (immediate != null) {
            position(node);
            unit.emit(immediate, result, left, (int) constant, unit.code.feedback());
        } else {
            int right = unit.expressions.value(node.value());
            position(node);
            unit.operators.emit(operator, result, left, right);
        }
        if (target != null) put(target, result);
        return result;
    }

    /** The same target with its key converted to a property key, for operators that use the key twice. */
    private Target keyed(Target target) {
        if (target.pattern instanceof Index index && target.key != CodeUnit.NONE && !isNumeric(index.index())) {
            int key = unit.newRegister();
            unit.code.at(Positions.bracket(unit.source, index));
            unit.emit(TO_MEMBER_KEY, key, target.base, target.key);
            return new Target(index, target.base, key);
        }
        if (target.pattern instanceof SuperMember member && member.index() != null)
            unit.emit(TO_PROPERTY_KEY, target.key, target.key);
        return target;
    }

    private static boolean isNumeric(Expression index) {
        return index.type() == NodeType.NUMBER_LITERAL || index.type() == NodeType.UPDATE;
    }

    // AssignmentExpression : LeftHandSideExpression &&= AssignmentExpression,
    // https://tc39.es/ecma262/#sec-assignment-operators-runtime-semantics-evaluation
    private int assignLogical(Assignment node) {
        int register = plainRegister(node.target());
        var end = new Label();
        if (register != CodeUnit.NONE) {
            unit.expressions.jumpPast(node.operator().logical(), register, end);
            valueInto(node, register);
            unit.code.bind(end);
            return register;
        }
        var target = keyed(prepare(node.target(), (Node[]) null));
        int result = unit.newRegister();
        get(target, result);
        unit.expressions.jumpPast(node.operator().logical(), result, end);
        int mark = unit.registers.mark();
        unit.move(result, value(node));
        unit.registers.release(mark);
        position(node);
        put(target, result);
        unit.code.bind(end);
        return result;
    }

    // updates

    /** Compiles ++ or --, with its value in a register. */
    void update(Update node, int to) {
        if (node.prefix()) {
            unit.move(to, updateForEffect(node));
            return;
        }
        int register = plainRegister(node.target());
        int old = unit.newRegister();
        unit.code.at(node.start());
        if (register != CodeUnit.NONE) {
            unit.emit(TO_NUMERIC, old, register);
            unit.emit(step(node), register, old, unit.code.feedback());
        } else {
            var target = keyed(prepareUpdated(node));
            get(target, old);
            unit.emit(TO_NUMERIC, old, old);
            int result = unit.newRegister();
            unit.emit(step(node), result, old, unit.code.feedback());
            put(target, result);
        }
        unit.move(to, old);
    }

    private static Opcode step(Update node) {
        return node.increment() ? INCREMENT : DECREMENT;
    }

    /**
     * Compiles ++ or -- whose old value is not used; the new value is in the returned register, which may be a
     * variable's.
     */
    int updateForEffect(Update node) {
        int register = plainRegister(node.target());
        unit.code.at(node.start());
        if (register != CodeUnit.NONE) {
            unit.emit(step(node), register, register, unit.code.feedback());
            return register;
        }
        var target = keyed(prepareUpdated(node));
        int value = unit.newRegister();
        get(target, value);
        unit.emit(step(node), value, value, unit.code.feedback());
        put(target, value);
        return value;
    }
}
