package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.PrivateMethodSite;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.PatternElement;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import java.util.ArrayList;
import java.util.List;

// ClassDefinitionEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-classdefinitionevaluation
/** Compiles classes and the functions that initialise their fields. */
final class ClassCompiler {
    private static final ClassElement[] NO_ELEMENTS = {};

    private final CodeUnit unit;

    ClassCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    /**
     * A private instance method or accessor; a slot of the class scope holds its closure until an instance is
     * initialised.
     */
    record PrivateMethod(ClassElement.Method element, Binding closure) {}

    /** Compiles a class. Its name is a string, or a property key in the register {@code nameKey}, or absent. */
    void compile(ClassNode node, String name, int nameKey, int to) {
        boolean isStrictOutside = unit.strict;
        int start = unit.code.offset();
        unit.strict = true;
        compileParts(node, name, nameKey, to);
        unit.strict = isStrictOutside;
        if (!isStrictOutside) unit.code.strictFrom(start);
    }

    private void compileParts(ClassNode node, String name, int nameKey, int to) {
        int mark = unit.registers.mark();
        var scope = node.scope();
        var privateMethods = privateMethods(node);
        unit.variables.enter(scope);
        if (scope != null) createPrivateNames(node, scope);
        int superclass = unit.newRegister();
        if (node.superclass() == null) unit.emit(LOAD_EMPTY, superclass);
        else unit.expressions.into(node.superclass(), superclass);
        int constructor = unit.newRegister();
        int prototype = unit.newRegister();
        unit.code.at(
                node.superclass() == null ? node.start() : node.superclass().start());
        unit.emit(
                CREATE_CLASS,
                constructor,
                prototype,
                superclass,
                constructorFunction(node, name),
                unit.variables.scopeRegister());
        if (nameKey != CodeUnit.NONE) unit.emit(SET_FUNCTION_NAME, constructor, nameKey, 0);
        var staticPrivate = new ArrayList<PrivateClosure>();
        for (var element : node.elements()) element(element, constructor, prototype, privateMethods, staticPrivate);
        if (node.innerName() != null) unit.variables.initialize(node.innerName(), constructor);
        instanceInitializer(node, privateMethods, constructor, prototype);
        for (var method : staticPrivate) {
            unit.emit(
                    DEFINE_PRIVATE_METHOD,
                    constructor,
                    unit.members.privateName(method.name),
                    method.register,
                    method.flags);
        }
        if (node.staticInitializer() != null) runStatic(node.staticInitializer(), constructor);
        unit.variables.leave(scope);
        unit.move(to, constructor);
        unit.registers.release(mark);
    }

    private record PrivateClosure(PrivateIdentifier name, int register, int flags) {}

    /**
     * Allocates a slot of the class scope to the closure of each private instance method, before the scope is entered.
     */
    private static List<PrivateMethod> privateMethods(ClassNode node) {
        var methods = new ArrayList<PrivateMethod>();
        for (var element : node.elements()) {
            if (element instanceof ClassElement.Method method
                    && !method.isStatic()
                    && method.key() instanceof PrivateIdentifier name) {
                methods.add(new PrivateMethod(method, node.scope().addSynthetic(name.name() + methods.size())));
            }
        }
        return methods;
    }

    private static Object privateNameConstant(ClassNode node, String name) {
        for (var element : node.elements()) {
            if (!(element instanceof ClassElement.Method method
                    && method.key() instanceof PrivateIdentifier key
                    && key.name().equals(name))) continue;
            // V8 has an internal name for the variable of an anonymous class.
            String owner = node.name() != null ? node.name() : method.isStatic() ? "." : "anonymous";
            return new PrivateMethodSite(name, (method.isStatic() ? "class " : "an instance of class ") + owner);
        }
        return name;
    }

    private void createPrivateNames(ClassNode node, Scope scope) {
        for (int i = 0; i < scope.bindingCount(); i++) {
            var binding = scope.binding(i);
            if (!binding.kind().isPrivateName()) continue;
            int mark = unit.registers.mark();
            int name = unit.newRegister();
            unit.emit(CREATE_PRIVATE_NAME, name, unit.code.constant(privateNameConstant(node, binding.name())));
            unit.variables.initialize(binding, name);
            unit.registers.release(mark);
        }
    }

    private int constructorFunction(ClassNode node, String name) {
        var function = node.constructor() == null ? implicitConstructor(node) : node.constructor();
        return unit.code.function(new SharedFunctionInfo(function, unit.source, unit.goal, name, node));
    }

    private FunctionNode implicitConstructor(ClassNode node) {
        var kind = node.superclass() == null ? FunctionKind.CONSTRUCTOR : FunctionKind.DERIVED_CONSTRUCTOR;
        return emptyFunction(node, kind, null);
    }

    private FunctionNode emptyFunction(ClassNode node, FunctionKind kind, ClassElement[] elements) {
        var scope = new Scope(ScopeKind.FUNCTION, unit.variables.current(), node.start());
        scope.functionKind(kind);
        scope.markStrict();
        return new FunctionNode(
                node.start(),
                node.end(),
                kind,
                FunctionNode.STRICT | FunctionNode.SIMPLE_PARAMETERS,
                null,
                new PatternElement[0],
                null,
                0,
                new Statement[0],
                elements,
                null,
                scope,
                scope);
    }

    private void element(
            ClassElement element,
            int constructor,
            int prototype,
            List<PrivateMethod> privateMethods,
            List<PrivateClosure> staticPrivate) {
        if (element instanceof ClassElement.Method method) {
            if (method.key() instanceof PrivateIdentifier)
                privateMethod(method, constructor, prototype, privateMethods, staticPrivate);
            else method(method, method.isStatic() ? constructor : prototype);
        } else if (element instanceof ClassElement.Field field && field.keyBinding() != null) {
            int mark = unit.registers.mark();
            unit.variables.initialize(field.keyBinding(), unit.literals.key(field.key()));
            unit.registers.release(mark);
        }
    }

    private static int flags(ClassElement.Method method) {
        return switch (method.function().kind()) {
            case GETTER -> LiteralCompiler.GETTER;
            case SETTER -> LiteralCompiler.SETTER;
            default -> 0;
        };
    }

    private void method(ClassElement.Method method, int home) {
        int mark = unit.registers.mark();
        int key = unit.literals.key(method.key());
        int function = unit.newRegister();
        unit.literals.methodClosure(method.function(), home, function);
        unit.code.at(method.start());
        unit.emit(DEFINE_METHOD, home, key, function, flags(method));
        unit.registers.release(mark);
    }

    private void privateMethod(
            ClassElement.Method method,
            int constructor,
            int prototype,
            List<PrivateMethod> privateMethods,
            List<PrivateClosure> staticPrivate) {
        int function = unit.newRegister();
        int home = method.isStatic() ? constructor : prototype;
        var name = (PrivateIdentifier) method.key();
        var shared = new SharedFunctionInfo(method.function(), unit.source, unit.goal, name.name(), null);
        unit.emit(CREATE_METHOD_CLOSURE, function, unit.code.function(shared), unit.variables.scopeRegister(), home);
        if (flags(method) != 0) prefixName(name, function, flags(method));
        if (method.isStatic()) {
            unit.registers.markVariable(function);
            staticPrivate.add(new PrivateClosure(name, function, flags(method)));
            return;
        }
        for (var waiting : privateMethods) {
            if (waiting.element == method) unit.variables.initialize(waiting.closure, function);
        }
    }

    private void prefixName(PrivateIdentifier name, int function, int flags) {
        int mark = unit.registers.mark();
        int key = unit.newRegister();
        unit.loadConstant(key, name.name());
        unit.emit(SET_FUNCTION_NAME, function, key, flags);
        unit.registers.release(mark);
    }

    private void instanceInitializer(
            ClassNode node, List<PrivateMethod> privateMethods, int constructor, int prototype) {
        var function = node.instanceInitializer();
        if (function == null) {
            if (privateMethods.isEmpty()) return;
            function = emptyFunction(node, FunctionKind.CLASS_FIELD_INITIALIZER, NO_ELEMENTS);
        }
        int mark = unit.registers.mark();
        int closure = unit.newRegister();
        var shared = new SharedFunctionInfo(function, unit.source, unit.goal, "<instance_members_initializer>", null);
        if (!privateMethods.isEmpty()) shared.code(FunctionCompiler.compileInitializer(shared, privateMethods));
        unit.emit(
                CREATE_METHOD_CLOSURE, closure, unit.code.function(shared), unit.variables.scopeRegister(), prototype);
        unit.emit(SET_FIELD_INITIALIZER, constructor, closure);
        unit.registers.release(mark);
    }

    private void runStatic(FunctionNode initializer, int constructor) {
        int mark = unit.registers.mark();
        int closure = unit.newRegister();
        var shared = new SharedFunctionInfo(
                initializer, unit.source, unit.goal, SharedFunctionInfo.STATIC_INITIALIZER, null);
        unit.emit(
                CREATE_METHOD_CLOSURE,
                closure,
                unit.code.function(shared),
                unit.variables.scopeRegister(),
                constructor);
        unit.calls.emitFixed(closure, closure, constructor);
        unit.registers.release(mark);
    }

    // initialisers

    /** Adds the private methods of an instance, before its fields. */
    void addPrivateMethods(List<PrivateMethod> methods, int object) {
        for (var method : methods) {
            int mark = unit.registers.mark();
            int function = unit.newRegister();
            unit.variables.loadScoped(method.closure, false, function);
            int name = unit.members.privateName((PrivateIdentifier) method.element.key());
            unit.code.at(method.element.start());
            unit.emit(DEFINE_PRIVATE_METHOD, object, name, function, flags(method.element));
            unit.registers.release(mark);
        }
    }

    // InitializeInstanceElements ( O, constructor ), https://tc39.es/ecma262/#sec-initializeinstanceelements
    void initializeElements(ClassElement[] elements, int object) {
        for (var element : elements) {
            int mark = unit.registers.mark();
            if (element instanceof ClassElement.Field field) field(field, object);
            else if (element instanceof ClassElement.StaticBlock block) staticBlock(block, object);
            unit.registers.release(mark);
        }
    }

    private void field(ClassElement.Field field, int object) {
        int value = unit.newRegister();
        if (field.keyBinding() != null) {
            int key = unit.newRegister();
            unit.variables.loadScoped(field.keyBinding(), false, key);
            if (field.initializer() == null) unit.emit(LOAD_UNDEFINED, value);
            else unit.expressions.intoNamedByKey(field.initializer(), key, value);
            unit.code.at(field.start());
            unit.emit(DEFINE_FIELD, object, key, value);
            return;
        }
        if (field.key() instanceof PrivateIdentifier name) {
            fieldValue(field, name.name(), value);
            unit.code.at(field.start());
            unit.emit(DEFINE_PRIVATE_FIELD, object, unit.members.privateName(name), value, unit.code.cache());
            return;
        }
        var key = LiteralCompiler.constantKey(field.key());
        fieldValue(field, PropertyKey.toDisplay(key), value);
        unit.code.at(field.start());
        unit.literals.defineField(object, key, value);
    }

    private void fieldValue(ClassElement.Field field, String name, int value) {
        if (field.initializer() == null) unit.emit(LOAD_UNDEFINED, value);
        else {
            unit.pausesAt(field.initializer());
            unit.expressions.intoNamed(field.initializer(), name, value);
        }
    }

    private void staticBlock(ClassElement.StaticBlock block, int constructor) {
        int closure = unit.newRegister();
        var shared = new SharedFunctionInfo(
                block.function(), unit.source, unit.goal, SharedFunctionInfo.STATIC_INITIALIZER, null);
        unit.emit(
                CREATE_METHOD_CLOSURE,
                closure,
                unit.code.function(shared),
                unit.variables.scopeRegister(),
                constructor);
        unit.calls.emitFixed(closure, closure, constructor);
    }
}
