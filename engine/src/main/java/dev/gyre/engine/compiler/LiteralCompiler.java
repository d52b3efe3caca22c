package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.RegExpLiteral;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.value.NumberFormatting;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.Expression.Spread;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Property;
import dev.gyre.engine.syntax.ast.PropertyName;

/** Compiles array, object and regular expression literals. */
final class LiteralCompiler {
    /** Flags of DEFINE_METHOD. */
    static final int ENUMERABLE = 1, GETTER = 2, SETTER = 4;

    /** Elements beyond this number are added by push instructions. */
    private static final int MAXIMUM_RANGE = 32;

    private final CodeUnit unit;

    LiteralCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    void into(Expression expression, int to) {
        if (expression instanceof ArrayLiteral array) {
            array(array.elements(), to);
        } else if (expression instanceof ObjectLiteral object) {
            object(object, to);
        } else if (expression instanceof Expression.RegExpLiteral literal) {
            unit.code.at(literal.start());
            unit.emit(CREATE_REG_EXP, to, unit.code.constant(new RegExpLiteral(literal.pattern(), literal.flags())));
        } else {
            throw new IllegalStateException("no literal: " + expression.type());
        }
    }

    /** Compiles an array literal, which may have holes and spread elements. */
    void array(Expression[] elements, int to) {
        array(elements, to, CodeUnit.NONE);
    }

    /**
     * Collects the arguments of a call with spread elements into an array; the position is where the call reports
     * errors.
     */
    void arguments(Expression[] arguments, int to, int position) {
        boolean onlyLast = true;
        for (int i = 0; i < arguments.length - 1; i++) onlyLast &= !(arguments[i] instanceof Spread);
        array(arguments, to, onlyLast ? position : CodeUnit.NONE);
    }

    private void array(Expression[] elements, int to, int callPosition) {
        int mark = unit.registers.mark();
        int prefix = 0;
        while (prefix < elements.length && prefix < MAXIMUM_RANGE && !(elements[prefix] instanceof Spread)) prefix++;
        boolean whole = prefix == elements.length;
        int array = whole || unit.registers.isScratch(to) ? to : unit.newRegister();
        int first = unit.registers.allocate(prefix);
        for (int i = 0; i < prefix; i++) {
            if (elements[i] == null) unit.emit(LOAD_EMPTY, first + i);
            else unit.expressions.into(elements[i], first + i);
        }
        unit.emit(CREATE_ARRAY, array, first, prefix);
        for (int i = prefix; i < elements.length; i++) push(elements[i], array, callPosition);
        unit.move(to, array);
        unit.registers.release(mark);
    }

    private void push(Expression element, int array, int callPosition) {
        int mark = unit.registers.mark();
        if (element == null) {
            unit.emit(ARRAY_PUSH_HOLE, array);
        } else if (element instanceof Spread spread) {
            int value = unit.expressions.value(spread.argument());
            unit.code.at(callPosition != CodeUnit.NONE ? callPosition : Positions.of(unit.source, spread.argument()));
            unit.emit(callPosition != CodeUnit.NONE ? ARGUMENT_SPREAD : ARRAY_SPREAD, array, value);
        } else {
            unit.emit(ARRAY_PUSH, array, unit.expressions.value(element));
        }
        unit.registers.release(mark);
    }

    private void object(ObjectLiteral literal, int to) {
        int object = unit.registers.isScratch(to) ? to : unit.newRegister();
        unit.emit(CREATE_OBJECT, object);
        for (var property : literal.properties()) {
            int mark = unit.registers.mark();
            property(property, object);
            unit.registers.release(mark);
        }
        unit.move(to, object);
    }

    private void property(Property property, int object) {
        switch (property.kind()) {
            case SPREAD -> {
                int source = unit.expressions.value(property.value());
                unit.code.at(property.start());
                unit.emit(COPY_DATA_PROPERTIES, object, source);
            }
            case PROTOTYPE -> unit.emit(SET_PROTOTYPE_LITERAL, object, unit.expressions.value(property.value()));
            case METHOD -> method(property, object, ENUMERABLE);
            case GETTER -> method(property, object, ENUMERABLE | GETTER);
            case SETTER -> method(property, object, ENUMERABLE | SETTER);
            case VALUE, SHORTHAND -> field(property, object);
        }
    }

    private void field(Property property, int object) {
        if (property.key() instanceof PropertyName.Computed computed) {
            int key = computedKey(computed);
            int value = unit.newRegister();
            unit.expressions.intoNamedByKey(property.value(), key, value);
            unit.emit(DEFINE_FIELD, object, key, value);
            return;
        }
        var key = constantKey(property.key());
        int value;
        if (property.value().isAnonymousFunctionDefinition()) {
            value = unit.newRegister();
            unit.expressions.intoNamed(property.value(), PropertyKey.toDisplay(key), value);
        } else {
            value = unit.expressions.value(property.value());
        }
        defineField(object, key, value);
    }

    /** CreateDataPropertyOrThrow with a constant key. */
    void defineField(int object, Object key, int value) {
        if (key instanceof String) {
            unit.emit(DEFINE_NAMED_FIELD, object, unit.code.constant(key), value, unit.code.cache());
        } else {
            int register = unit.newRegister();
            unit.loadConstant(register, key);
            unit.emit(DEFINE_FIELD, object, register, value);
        }
    }

    private void method(Property property, int object, int flags) {
        var node = (FunctionNode) property.value();
        if (flags == ENUMERABLE
                && !(property.key() instanceof PropertyName.Computed)
                && constantKey(property.key()) instanceof String name) {
            namedMethod(node, object, name, property.start());
            return;
        }
        int key = key(property.key());
        int function = unit.newRegister();
        methodClosure(node, object, function);
        unit.code.at(property.start());
        unit.emit(DEFINE_METHOD, object, key, function, flags);
    }

    /** Defines a method like a field whose value is a function of that name, so that all its closures share their first properties. */
    private void namedMethod(FunctionNode node, int object, String name, int start) {
        int function = unit.newRegister();
        methodClosure(new SharedFunctionInfo(node, unit.source, unit.goal, name, null), object, function);
        unit.code.at(start);
        defineField(object, name, function);
    }

    void methodClosure(FunctionNode function, int home, int to) {
        methodClosure(new SharedFunctionInfo(function, unit.source, unit.goal), home, to);
    }

    private void methodClosure(SharedFunctionInfo shared, int home, int to) {
        int index = unit.code.function(shared);
        unit.emit(CREATE_METHOD_CLOSURE, to, index, unit.variables.scopeRegister(), home);
    }

    /** Evaluates a property name, computed or constant, to a property key in a register. */
    int key(PropertyName name) {
        if (name instanceof PropertyName.Computed computed) return computedKey(computed);
        int register = unit.newRegister();
        unit.loadConstant(register, constantKey(name));
        return register;
    }

    private int computedKey(PropertyName.Computed computed) {
        int key = unit.newRegister();
        unit.expressions.into(computed.expression(), key);
        unit.code.at(computed.expression().start());
        unit.emit(TO_PROPERTY_KEY, key, key);
        return key;
    }

    /** The property key of a constant name: a String or an Integer. */
    static Object constantKey(PropertyName name) {
        if (name instanceof PropertyName.Named named) return PropertyKey.fromString(named.name());
        if (name instanceof PropertyName.Numbered numbered)
            return PropertyKey.fromString(NumberFormatting.toString(numbered.value()));
        throw new IllegalArgumentException("no constant key: " + name.type());
    }
}
