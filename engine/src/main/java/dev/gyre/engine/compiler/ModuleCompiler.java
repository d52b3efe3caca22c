package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.source.Source;

/**
 * Compiles modules. The code runs in two parts: up to INITIAL_YIELD when the module is linked (which creates its
 * functions), the rest when it is evaluated, as the body of an async function if it awaits.
 */
final class ModuleCompiler {
    private ModuleCompiler() {}

    // InitializeEnvironment ( ), https://tc39.es/ecma262/#sec-source-text-module-record-initialize-environment
    static CodeBlock compile(Program program, Source source) {
        return compile(program, source, null);
    }

    /** @param mapOrNull what a debugger needs to know about the code */
    static CodeBlock compile(Program program, Source source, CodeMap mapOrNull) {
        numberImports(program);
        var unit = new CodeUnit(source, ParseGoal.of(Program.Kind.MODULE), true, true, false, 0, program.scope(), null);
        unit.map = mapOrNull;
        // The first constant is the layout of the module's scope, where the module record reads it.
        unit.code.constant(Variables.layout(program.scope()));
        unit.variables.adopt(program.scope(), BytecodeBuilder.CLOSURE_SCOPE);
        unit.statements.hoistFunctions(program.scope());
        unit.emit(INITIAL_YIELD);
        unit.counters.program();
        unit.statements.body(program.body(), source.length());
        unit.returnPosition = program.end();
        unit.returns(BytecodeBuilder.UNDEFINED);
        return unit.finish(0, false, null);
    }

    /** An imported binding's slot is its index among the module's imports. */
    private static void numberImports(Program program) {
        var entries = program.importEntries();
        for (int i = 0; i < entries.length; i++) {
            var binding = program.scope().find(entries[i].localName());
            if (binding != null && binding.kind() == BindingKind.IMPORT) binding.slot(i);
        }
    }
}
