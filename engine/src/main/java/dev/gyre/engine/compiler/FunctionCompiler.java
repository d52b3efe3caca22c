package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Reference;
import java.util.List;

// FunctionDeclarationInstantiation ( func, argumentsList ),
// https://tc39.es/ecma262/#sec-functiondeclarationinstantiation
/** Compiles functions: their instantiation, then the body. */
final class FunctionCompiler {
    private final SharedFunctionInfo shared;
    private final FunctionNode node;
    private final CodeUnit unit;

    private FunctionCompiler(SharedFunctionInfo shared) {
        this.shared = shared;
        node = shared.node();
        var outermost = node.nameScope() != null ? node.nameScope() : node.scope();
        unit = new CodeUnit(
                shared.source(),
                shared.goal(),
                node.isStrict(),
                node.isAsync(),
                node.isGenerator(),
                node.parameters().length,
                node.scope(),
                outermost.parent());
        unit.mayDefineFields = node.kind() != FunctionKind.DERIVED_CONSTRUCTOR || shared.definesFields();
    }

    static CodeBlock compile(SharedFunctionInfo shared) {
        return compile(shared, null);
    }

    /** @param mapOrNull what a debugger needs to know about the code */
    static CodeBlock compile(SharedFunctionInfo shared, CodeMap mapOrNull) {
        var compiler = new FunctionCompiler(shared);
        compiler.unit.map = mapOrNull;
        if (shared.isImplicitConstructor()) return compiler.implicitConstructor();
        if (shared.node().kind() == FunctionKind.CLASS_FIELD_INITIALIZER) return compiler.initializer(List.of());
        return compiler.function();
    }

    /** Compiles the initialiser of instances with private methods. */
    static CodeBlock compileInitializer(SharedFunctionInfo shared, List<ClassCompiler.PrivateMethod> privateMethods) {
        return new FunctionCompiler(shared).initializer(privateMethods);
    }

    private CodeBlock function() {
        unit.counters.function(shared);
        if (node.kind() == FunctionKind.CONSTRUCTOR && shared.definesFields()) initializeFields(parametersStart());
        enterScopes();
        unit.statements.hoistFunctions(node.bodyScope());
        if (node.isGenerator()) unit.emit(INITIAL_YIELD);
        unit.statements.body(node.body(), node.end() - 1);
        unit.code.at(node.end() - 1);
        unit.returnPosition = node.end() - 1;
        unit.returns(BytecodeBuilder.UNDEFINED);
        return finish(node.usesArguments() || node.rest() != null);
    }

    private int parametersStart() {
        return node.start() + unit.source.text(node.start(), node.end()).indexOf('(');
    }

    /** Defines the fields of the instance; the position is that of the constructor in stack traces meanwhile. */
    private void initializeFields(int position) {
        unit.code.at(position);
        unit.emit(RUN_FIELD_INITIALIZER);
    }

    private CodeBlock finish(boolean keepsArguments) {
        return unit.finish(node.parameters().length, keepsArguments, shared);
    }

    private CodeBlock initializer(List<ClassCompiler.PrivateMethod> privateMethods) {
        unit.counters.initializer(shared, node.elements());
        enterScopes();
        unit.classes.addPrivateMethods(privateMethods, BytecodeBuilder.THIS);
        unit.classes.initializeElements(node.elements(), BytecodeBuilder.THIS);
        unit.returnPosition = node.end() - 1;
        unit.returns(BytecodeBuilder.UNDEFINED);
        return finish(false);
    }

    private CodeBlock implicitConstructor() {
        boolean derived = node.kind() == FunctionKind.DERIVED_CONSTRUCTOR;
        if (derived) {
            int function = unit.newRegister();
            int result = unit.newRegister();
            unit.emit(GET_SUPER_CONSTRUCTOR, function);
            unit.code.at(node.start());
            unit.emit(SUPER_CALL_ARGUMENTS, result, function);
            unit.emit(BIND_THIS, result);
        }
        if (shared.definesFields()) initializeFields(node.start());
        unit.emit(RETURN, BytecodeBuilder.UNDEFINED);
        return finish(derived);
    }

    private void enterScopes() {
        if (node.nameScope() != null) enterNameScope();
        var preset = placeParameters();
        unit.variables.enter(node.scope());
        arguments();
        parameters(preset);
        if (node.bodyScope() != node.scope()) enterBody();
    }

    private void enterNameScope() {
        unit.variables.enter(node.nameScope());
        for (int i = 0; i < node.nameScope().bindingCount(); i++) {
            var binding = node.nameScope().binding(i);
            if (binding.kind() != BindingKind.FUNCTION_NAME) continue;
            int register = unit.variables.registerOf(binding);
            int callee = register == CodeUnit.NONE ? unit.newRegister() : register;
            unit.emit(LOAD_CALLEE, callee);
            if (register == CodeUnit.NONE) unit.variables.initialize(binding, callee);
        }
    }

    /**
     * Lets parameters that are plain names use the registers in which their arguments arrive; returns true for those.
     */
    private boolean[] placeParameters() {
        var parameters = node.parameters();
        var preset = new boolean[parameters.length];
        for (int i = 0; i < parameters.length; i++) {
            if (!(parameters[i].target() instanceof Identifier name)
                    || name.binding().isCaptured()
                    || name.binding().needsTdz()) continue;
            // If several parameters have one name, the last of them gets the variable.
            preset[i] = true;
            unit.variables.place(name.binding(), i);
        }
        return preset;
    }

    private void arguments() {
        var binding = node.scope().find(Reference.ARGUMENTS);
        if (!node.usesArguments() || node.isArrow() || binding == null || binding.kind() != BindingKind.ARGUMENTS)
            return;
        unit.arguments.create(node, binding);
    }

    private void parameters(boolean[] preset) {
        var parameters = node.parameters();
        for (int i = 0; i < parameters.length; i++) {
            int mark = unit.registers.mark();
            unit.patterns.initializer(parameters[i], i);
            if (!preset[i]) unit.patterns.bindElement(parameters[i], i);
            unit.registers.release(mark);
        }
        if (node.rest() == null) return;
        int mark = unit.registers.mark();
        int rest = unit.newRegister();
        unit.emit(CREATE_REST, rest, parameters.length);
        unit.patterns.bind(node.rest(), rest, true, node.rest().start());
        unit.registers.release(mark);
    }

    /**
     * The body of a function with parameter expressions has its own variables; those named like a parameter begin with
     * its value.
     */
    private void enterBody() {
        unit.variables.enter(node.bodyScope());
        for (int i = 0; i < node.bodyScope().bindingCount(); i++) {
            var binding = node.bodyScope().binding(i);
            var parameter = binding.initialValue();
            if (parameter == null) continue;
            int mark = unit.registers.mark();
            int register = unit.variables.registerOf(parameter);
            if (register == CodeUnit.NONE) {
                register = unit.newRegister();
                unit.variables.loadScoped(parameter, false, register);
            }
            unit.variables.initialize(binding, register);
            unit.registers.release(mark);
        }
    }
}
