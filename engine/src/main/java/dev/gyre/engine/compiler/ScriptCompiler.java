package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.EvalDeclarations;
import dev.gyre.engine.bytecode.GlobalDeclarations;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;

/** Compiles scripts and eval code, whose result is the completion value. */
final class ScriptCompiler {
    private final Program program;
    private final CodeUnit unit;

    private ScriptCompiler(Program program, Source source, ParseGoal goal, Scope outside, boolean isAsync) {
        this.program = program;
        unit = new CodeUnit(source, goal, program.strict(), isAsync, false, 0, program.scope(), outside);
    }

    static CodeBlock compileScript(Program program, Source source) {
        return new ScriptCompiler(program, source, ParseGoal.of(Program.Kind.SCRIPT), null, program.hasTopLevelAwait())
                .script();
    }

    static CodeBlock compileEval(Program program, Source source, Scope site) {
        return new ScriptCompiler(
                        program, source, new ParseGoal(Program.Kind.EVAL, site, program.strict()), site, false)
                .eval();
    }

    /** Compiles a script or eval code, and fills a debugger's map. */
    static void map(Program program, Source source, ParseGoal goal, CodeMap map) {
        boolean isScript = goal.kind() == Program.Kind.SCRIPT;
        var compiler = new ScriptCompiler(program, source, goal, goal.scope(), isScript && program.hasTopLevelAwait());
        compiler.unit.map = map;
        if (isScript) compiler.script();
        else compiler.eval();
    }

    private CodeBlock script() {
        declareGlobals();
        unit.variables.enterGlobal(program.scope());
        return body();
    }

    private CodeBlock eval() {
        unit.variables.enter(program.scope());
        if (program.strict()) unit.statements.hoistFunctions(program.scope());
        else declareEvalVariables();
        return body();
    }

    private CodeBlock body() {
        unit.completion = unit.newRegister();
        unit.registers.markVariable(unit.completion);
        unit.emit(LOAD_UNDEFINED, unit.completion);
        unit.counters.program();
        unit.statements.body(program.body(), unit.source.length());
        unit.returnPosition = program.end();
        unit.returns(unit.completion);
        return unit.finish(0, false, null);
    }

    private String[] functionNames() {
        var names = new ArrayList<String>();
        for (var declaration : program.scope().functions())
            names.add(declaration.name().name());
        return names.toArray(new String[0]);
    }

    private int[] functions() {
        var declarations = program.scope().functions();
        unit.instantiates(program.scope());
        var indices = new int[declarations.size()];
        for (int i = 0; i < indices.length; i++)
            indices[i] = unit.code.function(
                    new SharedFunctionInfo(declarations.get(i).function(), unit.source, unit.goal));
        return indices;
    }

    /** The names of variables that are not functions: of declarations, or of functions in blocks (Annex B). */
    private String[] variableNames(boolean fromBlocks) {
        var names = new ArrayList<String>();
        var scope = program.scope();
        for (int i = 0; i < scope.bindingCount(); i++) {
            var binding = scope.binding(i);
            if (binding.kind() == BindingKind.VAR && binding.isFunctionInBlock() == fromBlocks)
                names.add(binding.name());
        }
        return names.toArray(new String[0]);
    }

    private void declareGlobals() {
        var scope = program.scope();
        List<String> lexical = new ArrayList<>();
        List<Boolean> constant = new ArrayList<>();
        for (int i = 0; i < scope.bindingCount(); i++) {
            var binding = scope.binding(i);
            if (!binding.kind().isLexical()) continue;
            lexical.add(binding.name());
            constant.add(binding.kind().isConstant());
        }
        var constants = new boolean[constant.size()];
        for (int i = 0; i < constants.length; i++) constants[i] = constant.get(i);
        var declarations = new GlobalDeclarations(
                lexical.toArray(new String[0]),
                constants,
                functionNames(),
                functions(),
                variableNames(false),
                variableNames(true));
        if (scope.bindingCount() > 0) unit.emit(DECLARE_GLOBALS, unit.code.constant(declarations));
    }

    private void declareEvalVariables() {
        var declarations =
                new EvalDeclarations(functionNames(), functions(), variableNames(false), variableNames(true));
        if (declarations.functionNames().length
                        + declarations.variableNames().length
                        + declarations.blockFunctionNames().length
                == 0) return;
        unit.emit(DECLARE_EVAL_VARIABLES, unit.variables.scopeRegister(), unit.code.constant(declarations));
    }
}
