package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.ast.Expression;
import dev.gyre.engine.ast.Identifier;
import dev.gyre.engine.ast.Node;
import dev.gyre.engine.ast.Pattern;
import dev.gyre.engine.ast.Pattern.ArrayPattern;
import dev.gyre.engine.ast.Pattern.ObjectPattern;
import dev.gyre.engine.ast.PatternElement;
import dev.gyre.engine.ast.PatternProperty;
import dev.gyre.engine.ast.PropertyName;
import dev.gyre.engine.bytecode.DestructuringSite;
import dev.gyre.engine.bytecode.DestructuringSite.Origin;
import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.object.PropertyKey;

/** Compiles destructuring, of declarations and of assignments. */
final class PatternCompiler {
    /** GET_ITERATOR flags: nothing but iterator instructions sees the iterator. */
    static final int STEPPED_ONLY = 2;

    private final CodeUnit unit;

    PatternCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    // DestructuringAssignmentEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-destructuringassignmentevaluation
    void assign(Pattern pattern, int value) {
        destructure(pattern, value, false, null, Origin.ELEMENT, null);
    }

    void assign(Pattern pattern, int value, Expression source) {
        destructure(pattern, value, false, source, Origin.TEXT, null);
    }

    /** For var declarations, which only assign. */
    void assignFrom(String name, Pattern pattern, int value) {
        destructure(pattern, value, false, null, Origin.TEXT, name);
    }

    // BindingInitialization, https://tc39.es/ecma262/#sec-runtime-semantics-bindinginitialization
    /** Gives a value to what a declaration binds; {@code source} (or null) is the expression the value comes from. */
    void bind(Pattern pattern, int value, boolean initializes, Expression source) {
        bind(pattern, value, initializes, source, Origin.TEXT, null);
    }

    /** Gives a value to a parameter. */
    void bindParameter(Pattern pattern, int value, boolean hasDefault) {
        bind(pattern, value, true, null, hasDefault ? Origin.TEXT : Origin.PARAMETER, null);
    }

    /** Gives a value without an expression to what a declaration binds; V8's messages show such values by the names of its own variables. */
    void bindFrom(String name, Pattern pattern, int value) {
        bind(pattern, value, true, null, Origin.TEXT, name);
    }

    private void bind(Pattern pattern, int value, boolean initializes, Expression source, Origin origin, String name) {
        if (pattern instanceof Identifier identifier) {
            store(identifier, value, initializes);
        } else {
            destructure(pattern, value, initializes, source, origin, name);
        }
    }

    private void store(Identifier identifier, int value, boolean initializes) {
        unit.code.at(identifier.start());
        if (initializes) unit.variables.initialize(identifier.binding(), value);
        else unit.assignments.put(unit.assignments.prepare(identifier), value);
    }

    private void destructure(Pattern pattern, int value, boolean initializes, Expression source, Origin origin, String name) {
        int mark = unit.registers.mark();
        if (pattern instanceof ArrayPattern array) array(array, value, initializes, source);
        else object((ObjectPattern) pattern, value, initializes, source == null ? name : CalleeText.render(source), origin);
        unit.registers.release(mark);
    }

    /** What a target needs before its value is read; null for declarations and nested patterns. */
    private AssignmentCompiler.Target prepare(Pattern target, boolean initializes) {
        if (initializes || target instanceof ArrayPattern || target instanceof ObjectPattern) return null;
        return unit.assignments.prepare(target, (Node[]) null);
    }

    private void finish(Pattern target, AssignmentCompiler.Target prepared, int value, boolean initializes) {
        finish(target, prepared, value, initializes, Origin.ELEMENT);
    }

    private void finish(PatternElement element, AssignmentCompiler.Target prepared, int value, boolean initializes) {
        finish(element.target(), prepared, value, initializes, element.initializer() == null ? Origin.ELEMENT : Origin.TEXT);
    }

    private void finish(Pattern target, AssignmentCompiler.Target prepared, int value, boolean initializes, Origin origin) {
        if (prepared != null) unit.assignments.put(prepared, value);
        else bind(target, value, initializes, null, origin, null);
    }

    /** Puts the default in place of undefined. */
    void initializer(PatternElement element, int value) {
        if (element.initializer() == null) return;
        var present = new Label();
        unit.jumpIf(JUMP_IF_NOT_UNDEFINED, value, present);
        if (element.namesInitializer()) unit.expressions.intoNamed(element.initializer(), ((Identifier) element.target()).name(), value);
        else unit.expressions.into(element.initializer(), value);
        unit.code.bind(present);
    }

    /** A register for an element's value: the variable's own, where it can be initialised in place. */
    private int elementRegister(Pattern target, boolean initializes) {
        if (initializes && target instanceof Identifier identifier) return unit.variables.initialTarget(identifier.binding());
        return unit.newRegister();
    }

    // array patterns

    private void array(ArrayPattern pattern, int value, boolean initializes, Expression source) {
        int iterator = unit.newRegister();
        int next = unit.newRegister();
        unit.code.at(source == null ? pattern.start() : Positions.of(source));
        unit.emit(GET_ITERATOR, iterator, next, value, STEPPED_ONLY);
        var closing = new ControlFlow.Closing(iterator, false, null);
        closing.region = new Region();
        unit.control.push(closing);
        for (var element : pattern.elements()) {
            int mark = unit.registers.mark();
            element(element, iterator, next, initializes);
            unit.registers.release(mark);
        }
        if (pattern.rest() != null) rest(pattern.rest(), iterator, next, initializes);
        unit.control.pop();
        if (pattern.rest() == null) unit.emit(ITERATOR_CLOSE, iterator);
        var end = new Label();
        unit.jump(end);
        unit.iterations.closeOnThrow(closing);
        unit.code.bind(end);
    }

    private void element(PatternElement element, int iterator, int next, boolean initializes) {
        if (element == null) {
            unit.emit(ITERATOR_SKIP, iterator, next);
            return;
        }
        var prepared = prepare(element.target(), initializes);
        int value = elementRegister(element.target(), initializes);
        step(value, iterator, next);
        initializer(element, value);
        finish(element, prepared, value, initializes);
    }

    /** The next value, or undefined. */
    private void step(int to, int iterator, int next) {
        var done = new Label();
        unit.emit(LOAD_UNDEFINED, to);
        unit.code.emitJump(ITERATOR_STEP, done, to, iterator, next);
        unit.code.bind(done);
    }

    private void rest(Pattern target, int iterator, int next, boolean initializes) {
        var prepared = prepare(target, initializes);
        int array = unit.newRegister();
        int value = unit.newRegister();
        var head = new Label();
        var done = new Label();
        unit.emit(CREATE_ARRAY, array, array, 0);
        unit.code.bindBackward(head, unit.code.isReachable());
        unit.code.emitJump(ITERATOR_STEP, done, value, iterator, next);
        unit.emit(ARRAY_PUSH, array, value);
        unit.code.emitJump(LOOP, head);
        unit.code.bind(done);
        finish(target, prepared, array, initializes);
    }

    // object patterns

    private void object(ObjectPattern pattern, int value, boolean initializes, String text, Origin origin) {
        requireCoercible(pattern, value, text, origin);
        var properties = pattern.properties();
        int excluded = pattern.rest() == null ? CodeUnit.NONE : unit.registers.allocate(properties.length);
        for (int i = 0; i < properties.length; i++) {
            int mark = unit.registers.mark();
            property(properties[i], value, initializes, excluded == CodeUnit.NONE ? CodeUnit.NONE : excluded + i);
            unit.registers.release(mark);
        }
        if (pattern.rest() == null) return;
        var prepared = prepare(pattern.rest(), initializes);
        int rest = unit.newRegister();
        unit.emit(COPY_DATA_PROPERTIES_EXCLUDING, rest, value, excluded, properties.length);
        finish(pattern.rest(), prepared, rest, initializes);
    }

    private void requireCoercible(ObjectPattern pattern, int value, String text, Origin origin) {
        String property = null;
        int position = pattern.start();
        if (pattern.properties().length > 0 && !(pattern.properties()[0].key() instanceof PropertyName.Computed)) {
            property = PropertyKey.toDisplay(LiteralCompiler.constantKey(pattern.properties()[0].key()));
            position = pattern.properties()[0].start();
            if (pattern.properties()[0].value().initializer() != null) origin = Origin.ELEMENT;
        }
        unit.code.at(position);
        unit.emit(REQUIRE_OBJECT_COERCIBLE, value, unit.code.constant(new DestructuringSite(property, origin, text)));
    }

    private void property(PatternProperty property, int object, boolean initializes, int excludedKey) {
        var element = property.value();
        int position = property.start();
        if (property.key() instanceof PropertyName.Computed) {
            int key = unit.literals.key(property.key());
            if (excludedKey != CodeUnit.NONE) unit.move(excludedKey, key);
            var prepared = prepare(element.target(), initializes);
            int value = elementRegister(element.target(), initializes);
            unit.code.at(position);
            unit.emit(GET_ELEMENT, value, object, key, unit.code.cache());
            initializer(element, value);
            finish(element, prepared, value, initializes);
            return;
        }
        var key = LiteralCompiler.constantKey(property.key());
        if (excludedKey != CodeUnit.NONE) unit.loadConstant(excludedKey, key);
        var prepared = prepare(element.target(), initializes);
        int value = elementRegister(element.target(), initializes);
        unit.code.at(position);
        if (key instanceof String name) {
            unit.members.getNamed(value, object, name);
        } else {
            int index = unit.newRegister();
            unit.loadConstant(index, key);
            unit.emit(GET_ELEMENT, value, object, index, unit.code.cache());
        }
        initializer(element, value);
        finish(element, prepared, value, initializes);
    }
}
