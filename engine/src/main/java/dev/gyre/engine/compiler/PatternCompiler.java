package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.diagnostics.PositionTrail;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.Pattern.ArrayPattern;
import dev.gyre.engine.syntax.ast.Pattern.ObjectPattern;
import dev.gyre.engine.syntax.ast.PatternElement;
import dev.gyre.engine.syntax.ast.PatternProperty;
import dev.gyre.engine.syntax.ast.PropertyName;

/** Compiles destructuring, of declarations and of assignments. */
final class PatternCompiler {
    /** Flag of GET_ITERATOR: only iterator instructions use the iterator, so it may have an internal form. */
    static final int STEPPED_ONLY = 2;

    private final CodeUnit unit;

    PatternCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    // DestructuringAssignmentEvaluation,
    // https://tc39.es/ecma262/#sec-runtime-semantics-destructuringassignmentevaluation
    /** Compiles the assignment of a value to a pattern; the position is where getting an iterator reports errors. */
    void assign(Pattern pattern, int value, int position) {
        destructure(pattern, value, false, position);
    }

    // BindingInitialization, https://tc39.es/ecma262/#sec-runtime-semantics-bindinginitialization
    /**
     * Compiles the binding of a value to a declared pattern; the position is where getting an iterator reports errors.
     */
    void bind(Pattern pattern, int value, boolean initializes, int position) {
        if (pattern instanceof Identifier identifier) {
            store(identifier, value, initializes);
        } else {
            destructure(pattern, value, initializes, position);
        }
    }

    /** Binds a value to a parameter, or to an element of a pattern in a declaration. */
    void bindElement(PatternElement element, int value) {
        bind(element.target(), value, true, position(element));
    }

    /**
     * The position at which getting an iterator for an element's value reports errors: the pattern, unless its default
     * value has a position.
     */
    private int position(PatternElement element) {
        int start = element.target().start();
        return element.initializer() == null || !(element.target() instanceof ArrayPattern)
                ? start
                : PositionTrail.after(unit.source, element.initializer(), start, false);
    }

    private void store(Identifier identifier, int value, boolean initializes) {
        unit.code.at(identifier.start());
        if (initializes) unit.variables.initialize(identifier.binding(), value);
        else unit.assignments.put(unit.assignments.prepare(identifier), value);
    }

    private void destructure(Pattern pattern, int value, boolean initializes, int position) {
        int mark = unit.registers.mark();
        if (pattern instanceof ArrayPattern array) array(array, value, initializes, position);
        else object((ObjectPattern) pattern, value, initializes);
        unit.registers.release(mark);
    }

    /** Evaluates the parts of a target before its value is read; null for declarations and nested patterns. */
    private AssignmentCompiler.Target prepare(Pattern target, boolean initializes) {
        if (initializes || target instanceof ArrayPattern || target instanceof ObjectPattern) return null;
        return unit.assignments.prepare(target, (Node[]) null);
    }

    private void finish(
            Pattern target, AssignmentCompiler.Target prepared, int value, boolean initializes, int position) {
        if (prepared != null) unit.assignments.put(prepared, value);
        else bind(target, value, initializes, position);
    }

    private void finish(PatternElement element, AssignmentCompiler.Target prepared, int value, boolean initializes) {
        finish(element.target(), prepared, value, initializes, position(element));
    }

    /** Replaces undefined by the default value. */
    void initializer(PatternElement element, int value) {
        if (element.initializer() == null) return;
        var present = new Label();
        unit.jumpIf(JUMP_IF_NOT_UNDEFINED, value, present);
        if (element.namesInitializer())
            unit.expressions.intoNamed(element.initializer(), ((Identifier) element.target()).name(), value);
        else unit.expressions.into(element.initializer(), value);
        unit.code.bind(present);
    }

    /** A register for an element's value: the variable's own if it can be initialised in place. */
    private int elementRegister(Pattern target, boolean initializes) {
        if (initializes && target instanceof Identifier identifier)
            return unit.variables.initialTarget(identifier.binding());
        return unit.newRegister();
    }

    // array patterns

    private void array(ArrayPattern pattern, int value, boolean initializes, int position) {
        int iterator = unit.newRegister();
        int next = unit.newRegister();
        unit.code.at(position);
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
        if (!unit.code.needsClosing(closing.region, iterator)) return;
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
        if (Positions.isNameOrPattern(element.target()))
            unit.code.at(element.target().start());
        step(value, iterator, next);
        initializer(element, value);
        finish(element, prepared, value, initializes);
    }

    /** Reads the next value of the iterator, or undefined when it is done. */
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
        unit.code.at(unit.source.text().lastIndexOf("...", target.start()));
        unit.code.bindBackward(head, unit.code.isReachable());
        unit.code.emitJump(ITERATOR_STEP, done, value, iterator, next);
        unit.emit(ARRAY_PUSH, array, value);
        unit.code.emitJump(LOOP, head);
        unit.code.bind(done);
        finish(target, prepared, array, initializes, target.start());
    }

    // object patterns

    private void object(ObjectPattern pattern, int value, boolean initializes) {
        requireCoercible(pattern, value);
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
        finish(pattern.rest(), prepared, rest, initializes, pattern.rest().start());
    }

    private void requireCoercible(ObjectPattern pattern, int value) {
        Object property = Undefined.INSTANCE;
        int position = pattern.start();
        if (pattern.properties().length > 0 && !(pattern.properties()[0].key() instanceof PropertyName.Computed)) {
            property = LiteralCompiler.constantKey(pattern.properties()[0].key());
            position = PositionTrail.target(
                    unit.source, pattern.properties()[0].value().target());
        } else if (pattern.properties().length == 0 && pattern.rest() != null) {
            position = pattern.rest().start();
        }
        unit.code.at(position);
        unit.emit(REQUIRE_OBJECT_COERCIBLE, value, unit.code.constant(property));
    }

    private void property(PatternProperty property, int object, boolean initializes, int excludedKey) {
        var element = property.value();
        int position = PositionTrail.target(unit.source, element.target());
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
