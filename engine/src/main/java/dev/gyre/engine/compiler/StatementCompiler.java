package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.CaseTable;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.compiler.ControlFlow.Target;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Conditional;
import dev.gyre.engine.syntax.ast.Expression.StringLiteral;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.Statement.Block;
import dev.gyre.engine.syntax.ast.Statement.Break;
import dev.gyre.engine.syntax.ast.Statement.ClassDeclaration;
import dev.gyre.engine.syntax.ast.Statement.Continue;
import dev.gyre.engine.syntax.ast.Statement.DoWhile;
import dev.gyre.engine.syntax.ast.Statement.ExportDeclaration;
import dev.gyre.engine.syntax.ast.Statement.ExportDefault;
import dev.gyre.engine.syntax.ast.Statement.ExpressionStatement;
import dev.gyre.engine.syntax.ast.Statement.For;
import dev.gyre.engine.syntax.ast.Statement.ForIn;
import dev.gyre.engine.syntax.ast.Statement.ForOf;
import dev.gyre.engine.syntax.ast.Statement.FunctionDeclaration;
import dev.gyre.engine.syntax.ast.Statement.If;
import dev.gyre.engine.syntax.ast.Statement.Labeled;
import dev.gyre.engine.syntax.ast.Statement.Return;
import dev.gyre.engine.syntax.ast.Statement.Switch;
import dev.gyre.engine.syntax.ast.Statement.Throw;
import dev.gyre.engine.syntax.ast.Statement.Try;
import dev.gyre.engine.syntax.ast.Statement.VariableDeclaration;
import dev.gyre.engine.syntax.ast.Statement.While;
import dev.gyre.engine.syntax.ast.Statement.With;
import dev.gyre.engine.syntax.ast.SwitchCase;
import dev.gyre.engine.syntax.ast.VariableDeclarator;
import java.util.ArrayList;
import java.util.List;

/** Compiles statements and declarations. */
final class StatementCompiler {
    private final CodeUnit unit;

    StatementCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    void compile(Statement statement) {
        int mark = unit.registers.mark();
        if (unit.map != null) pausesAt(statement);
        switch (statement.type()) {
            case BLOCK -> block((Block) statement);
            case VARIABLE_DECLARATION -> variables((VariableDeclaration) statement);
            case FUNCTION_DECLARATION -> functionInBlock((FunctionDeclaration) statement);
            case CLASS_DECLARATION -> classDeclaration((ClassDeclaration) statement);
            case EXPRESSION_STATEMENT -> {
                unit.beginStatement(((ExpressionStatement) statement).expression(), statement.start());
                expression(((ExpressionStatement) statement).expression());
            }
            case IF -> ifStatement((If) statement);
            case FOR, FOR_IN, FOR_OF, WHILE, DO_WHILE, SWITCH -> labelled(statement, List.of());
            case LABELED -> labelled(statement);
            case CONTINUE -> {
                unit.code.at(statement.start());
                unit.control.leaveByContinue(((Continue) statement).label());
            }
            case BREAK -> {
                unit.code.at(statement.start());
                unit.control.leaveByBreak(((Break) statement).label());
            }
            case RETURN -> returnStatement((Return) statement);
            case WITH -> with((With) statement);
            case THROW -> {
                int value = unit.expressions.value(((Throw) statement).argument());
                unit.code.at(statement.start());
                unit.emit(THROW, value);
            }
            case TRY -> unit.exceptions.compile((Try) statement);
            case DEBUGGER -> {
                unit.code.at(statement.start());
                unit.emit(DEBUGGER);
            }
            case EXPORT_DECLARATION -> compile(((ExportDeclaration) statement).declaration());
            case EXPORT_DEFAULT -> exportDefault((ExportDefault) statement);
            case EMPTY, IMPORT_DECLARATION, EXPORT_NAMES -> {}
            default -> throw new IllegalStateException("no statement: " + statement.type());
        }
        unit.registers.release(mark);
    }

    /** Debuggers pause at statements, but not at those that only contain others. */
    private void pausesAt(Statement statement) {
        switch (statement.type()) {
            case EXPRESSION_STATEMENT ->
                unit.pausesAt(((ExpressionStatement) statement).expression(), statement.start());
            case IF -> unit.pausesAt(((If) statement).test(), statement.start());
            case RETURN -> pausesAt((Return) statement);
            case BREAK, CONTINUE, THROW, SWITCH, DEBUGGER, WITH, EXPORT_DEFAULT -> unit.pausesAt(statement);
            default -> {}
        }
    }

    /** The return of an arrow function without braces is at its expression. */
    private void pausesAt(Return statement) {
        Expression value = statement.argument();
        boolean isConcise = value != null && value.start() == statement.start();
        unit.pausesAt(value, isConcise ? Positions.of(unit.source, value) : statement.start());
    }

    /** @param end where the text of the list ends */
    private void compileAll(Statement[] statements, int end) {
        for (int i = 0; i < statements.length; i++) {
            compile(statements[i]);
            if (i + 1 < statements.length) unit.counters.afterStatement(statements[i], end);
        }
    }

    /**
     * Compiles the statements of a scope, which may have resources to dispose of.
     *
     * @param end where the text of the list ends
     */
    void body(Statement[] statements, int end) {
        var disposing = DisposalCompiler.Kind.NONE;
        for (var statement : statements) {
            disposing = disposing.or(DisposalCompiler.kindOf(statement));
            if (statement instanceof ExportDeclaration export)
                disposing = disposing.or(DisposalCompiler.kindOf(export.declaration()));
        }
        if (disposing == DisposalCompiler.Kind.NONE) compileAll(statements, end);
        else unit.disposals.around(disposing, () -> compileAll(statements, end));
    }

    /** Instantiates the functions that a scope declares. */
    void hoistFunctions(Scope scope) {
        if (scope == null || scope.functions().isEmpty()) return;
        unit.instantiates(scope);
        for (var declaration : scope.functions()) {
            int mark = unit.registers.mark();
            int register = unit.variables.registerOf(declaration.name().binding());
            int target = register == CodeUnit.NONE ? unit.newRegister() : register;
            unit.expressions.closure(
                    declaration.function(), declaration.function().name(), target);
            if (register == CodeUnit.NONE)
                unit.variables.initialize(declaration.name().binding(), target);
            unit.registers.release(mark);
        }
    }

    void block(Block block) {
        unit.variables.enter(block.scope());
        hoistFunctions(block.scope());
        body(block.body(), block.end() - 1);
        unit.variables.leave(block.scope());
    }

    /** The completion value of a statement that has its own is undefined at first. */
    void resetCompletion() {
        if (unit.completion != CodeUnit.NONE) unit.emit(LOAD_UNDEFINED, unit.completion);
    }

    private void expression(Expression expression) {
        if (unit.completion != CodeUnit.NONE) unit.expressions.into(expression, unit.completion);
        else unit.expressions.effect(expression);
    }

    // declarations

    /** The first part of a for statement, or another variable declaration. */
    void initializer(Statement statement) {
        if (statement instanceof VariableDeclaration declaration) {
            variables(declaration);
            return;
        }
        unit.pausesAt(((ExpressionStatement) statement).expression());
        unit.expressions.effect(((ExpressionStatement) statement).expression());
    }

    private void variables(VariableDeclaration declaration) {
        boolean lexical = declaration.kind().isLexical();
        boolean disposes = DisposalCompiler.kindOf(declaration) != DisposalCompiler.Kind.NONE;
        for (var declarator : declaration.declarators()) {
            int mark = unit.registers.mark();
            if (declarator.initializer() != null)
                unit.pausesAt(declarator.initializer(), Positions.beginning(unit.source, declarator.initializer()));
            else if (lexical) unit.pausesAt(null, declarator.start());
            if (declarator.initializer() == null) {
                if (lexical)
                    unit.variables.initialize(((Identifier) declarator.target()).binding(), BytecodeBuilder.UNDEFINED);
            } else if (disposes) {
                int value = unit.newRegister();
                named(declarator, value);
                unit.disposals.add(declaration.kind(), value);
                unit.variables.initialize(((Identifier) declarator.target()).binding(), value);
            } else {
                declarator(declarator, lexical);
            }
            unit.registers.release(mark);
        }
    }

    private void declarator(VariableDeclarator declarator, boolean lexical) {
        if (declarator.initializer() != null)
            unit.beginStatement(declarator.initializer(), Positions.beginning(unit.source, declarator.initializer()));
        if (!(declarator.target() instanceof Identifier identifier)) {
            int value = unit.expressions.operand(declarator.initializer(), (Node[]) null);
            unit.patterns.bind(
                    declarator.target(), value, lexical, Positions.beginning(unit.source, declarator.initializer()));
            return;
        }
        if (lexical) {
            int value = valueOf(declarator, unit.variables.registerOf(identifier.binding()));
            unit.variables.initialize(identifier.binding(), value);
            return;
        }
        int register = plainVariable(unit.variables.resolved(identifier));
        if (register != CodeUnit.NONE) {
            unit.move(register, valueOf(declarator, register));
            return;
        }
        var target = unit.assignments.prepare(identifier, declarator.initializer());
        int value = valueOf(declarator, CodeUnit.NONE);
        unit.code.at(identifier.start());
        unit.assignments.put(target, value);
    }

    /** The register of a var, unless its name is resolved to something else such as a catch parameter. */
    private int plainVariable(Reference reference) {
        var binding = reference.binding();
        if (binding == null
                || reference.isDynamic()
                || binding.kind().isConstant()
                || binding.kind() == BindingKind.FUNCTION_NAME) return CodeUnit.NONE;
        return unit.variables.registerOf(binding);
    }

    /** Evaluates the initial value into the given register, or into any if there is none. */
    private int valueOf(VariableDeclarator declarator, int register) {
        if (declarator.namesInitializer()) {
            int value = register != CodeUnit.NONE && unit.registers.isScratch(register) ? register : unit.newRegister();
            named(declarator, value);
            return value;
        }
        if (register == CodeUnit.NONE) return unit.expressions.value(declarator.initializer());
        unit.expressions.intoVariable(declarator.initializer(), register);
        return register;
    }

    private void named(VariableDeclarator declarator, int to) {
        if (declarator.namesInitializer())
            unit.expressions.intoNamed(declarator.initializer(), ((Identifier) declarator.target()).name(), to);
        else unit.expressions.into(declarator.initializer(), to);
    }

    // Annex B.3.2, https://tc39.es/ecma262/#sec-block-level-function-declarations-web-legacy-compatibility-semantics
    private void functionInBlock(FunctionDeclaration declaration) {
        var variable = declaration.variable();
        if (variable == null) return;
        int register = unit.variables.registerOf(declaration.name().binding());
        int value = register != CodeUnit.NONE ? register : unit.newRegister();
        if (register == CodeUnit.NONE)
            unit.variables.loadScoped(declaration.name().binding(), false, value);
        if (unit.variables.areDeclaredAtRunTime())
            unit.emit(STORE_VARIABLE, unit.variables.scopeRegister(), unit.code.constant(variable.name()), value);
        else if (variable.isDynamic())
            unit.emit(STORE_NAME, unit.variables.variableScopeRegister(), unit.code.constant(variable.name()), value);
        else unit.variables.store(variable, value);
    }

    private void classDeclaration(ClassDeclaration declaration) {
        int value = unit.newRegister();
        var node = declaration.classNode();
        unit.classes.compile(node, node.name() == null ? "default" : node.name(), CodeUnit.NONE, value);
        unit.variables.initialize(declaration.name().binding(), value);
    }

    private void exportDefault(ExportDefault export) {
        int value = unit.newRegister();
        unit.expressions.intoNamed(export.expression(), "default", value);
        unit.variables.initialize(export.name().binding(), value);
    }

    // control

    /** A loop over the branches instead of recursion, because chains of else-if can be long. */
    private void ifStatement(If statement) {
        resetCompletion();
        var end = new Label();
        Statement rest = statement;
        while (rest instanceof If each) {
            var yes = new Label();
            var no = new Label();
            if (each != statement) {
                resetCompletion();
                unit.pausesAt(each);
            }
            var target = each.alternate() == null && unit.counters.areOff() ? jumpTarget(each.consequent()) : null;
            if (target != null) {
                unit.operators.condition(each.test(), target, end, false);
                break;
            }
            unit.operators.condition(each.test(), yes, each.alternate() == null ? end : no, true);
            unit.code.bind(yes);
            unit.counters.block(each.consequent());
            compile(each.consequent());
            if (each.alternate() != null) {
                unit.jump(end);
                unit.code.bind(no);
                unit.counters.alternate(each.consequent(), each.alternate());
            }
            rest = each.alternate();
        }
        if (rest != null && !(rest instanceof If)) compile(rest);
        unit.code.bind(end);
    }

    /** The label that a statement consisting of one break or continue can jump to directly; otherwise null. */
    private Label jumpTarget(Statement statement) {
        if (statement instanceof Block block && block.scope() == null && block.body().length == 1)
            return jumpTarget(block.body()[0]);
        if (statement instanceof Break node) return unit.control.directTarget(node.label(), true);
        if (statement instanceof Continue node) return unit.control.directTarget(node.label(), false);
        return null;
    }

    private void labelled(Statement statement) {
        var labels = new ArrayList<String>();
        while (statement instanceof Labeled labeled) {
            labels.add(labeled.label());
            statement = labeled.body();
        }
        labelled(statement, labels);
    }

    private void labelled(Statement statement, List<String> labels) {
        if (statement instanceof For loop) {
            unit.iterations.forLoop(loop, labels);
        } else if (statement instanceof ForIn loop) {
            unit.iterations.forIn(loop, labels);
        } else if (statement instanceof ForOf loop) {
            unit.iterations.forOf(loop, labels);
        } else if (statement instanceof While loop) {
            unit.iterations.whileLoop(loop, labels);
        } else if (statement instanceof DoWhile loop) {
            unit.iterations.doLoop(loop, labels);
        } else if (statement instanceof Switch node) {
            switchStatement(node, labels);
        } else {
            var target = new Target(labels, false, false);
            unit.control.push(target);
            compile(statement);
            unit.control.pop();
            unit.code.bind(target.breakLabel);
        }
    }

    private void returnStatement(Return statement) {
        unit.returnPosition = statement.end();
        if (statement.argument() == null) {
            unit.code.at(statement.start());
            unit.control.leaveByReturn(BytecodeBuilder.UNDEFINED);
        } else {
            unit.beginStatement(statement.argument(), statement.start());
            returnValue(statement.argument(), statement.start());
        }
    }

    /** Compiles a return for each branch of a conditional expression. */
    private void returnValue(Expression expression, int position) {
        var rest = expression;
        while (rest instanceof Conditional each) {
            var yes = new Label();
            var no = new Label();
            unit.operators.condition(each.test(), yes, no, true);
            unit.code.bind(yes);
            unit.counters.operand("?", each.consequent());
            returnValue(each.consequent(), position);
            unit.code.bind(no);
            unit.counters.operand(":", each.alternate());
            rest = each.alternate();
        }
        int mark = unit.registers.mark();
        int value = unit.expressions.value(rest);
        unit.code.at(position);
        if (unit.isAsync && unit.isGenerator) {
            int awaited = unit.newRegister();
            unit.emit(AWAIT, awaited, value);
            value = awaited;
        }
        unit.control.leaveByReturn(value);
        unit.registers.release(mark);
    }

    private void with(With statement) {
        resetCompletion();
        int object = unit.expressions.value(statement.object());
        unit.code.at(statement.object().start());
        if (statement.scope() == null) throw new IllegalStateException("with without a scope");
        unit.variables.enterWith(statement.scope(), object);
        compile(statement.body());
        unit.variables.leave(statement.scope());
    }

    // CaseBlockEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-caseblockevaluation
    private void switchStatement(Switch statement, List<String> labels) {
        resetCompletion();
        int mark = unit.registers.mark();
        int discriminant = unit.expressions.operand(statement.discriminant(), (Node[]) null);
        unit.variables.enter(statement.scope());
        hoistFunctions(statement.scope());
        var target = new Target(labels, false, true);
        unit.control.push(target);
        var disposing = DisposalCompiler.Kind.NONE;
        for (var clause : statement.cases()) {
            for (var part : clause.body()) disposing = disposing.or(DisposalCompiler.kindOf(part));
        }
        if (disposing == DisposalCompiler.Kind.NONE) cases(statement, discriminant, target.breakLabel);
        else unit.disposals.around(disposing, () -> casesToEnd(statement, discriminant));
        unit.control.pop();
        unit.code.bind(target.breakLabel);
        unit.variables.leave(statement.scope());
        unit.registers.release(mark);
    }

    private void casesToEnd(Switch statement, int discriminant) {
        var end = new Label();
        cases(statement, discriminant, end);
        unit.code.bind(end);
    }

    private void cases(Switch statement, int discriminant, Label end) {
        var cases = statement.cases();
        var labels = new Label[cases.length];
        for (int i = 0; i < cases.length; i++) labels[i] = new Label();
        Object[] literals = literals(cases);
        if (literals != null) select(cases, literals, labels, discriminant);
        var fallback = end;
        for (int i = 0; i < cases.length; i++) {
            if (cases[i].test() == null) fallback = labels[i];
            if (cases[i].test() == null || literals != null) continue;
            int mark = unit.registers.mark();
            int test = unit.expressions.value(cases[i].test());
            unit.code.emitJump(JUMP_IF_STRICT_EQUAL, labels[i], discriminant, test, unit.code.feedback());
            unit.registers.release(mark);
        }
        unit.jump(fallback);
        for (int i = 0; i < cases.length; i++) {
            unit.code.bind(labels[i]);
            unit.counters.block(cases[i]);
            compileAll(cases[i].body(), cases[i].end());
        }
    }

    /** The literals of the cases if there are many, all strings or ints, and not all ints, which compiled code compares faster than it finds them; otherwise null. */
    private static Object[] literals(SwitchCase[] cases) {
        var literals = new ArrayList<Object>();
        boolean areInts = true;
        for (var each : cases) {
            if (each.test() == null) continue;
            double number = OperatorCompiler.intConstant(each.test());
            areInts &= !(each.test() instanceof StringLiteral);
            if (each.test() instanceof StringLiteral literal) literals.add(literal.value());
            else if (ExpressionCompiler.isInt(number)) literals.add((int) number);
            else return null;
        }
        return areInts || literals.size() < CaseTable.FEWEST_CASES ? null : literals.toArray();
    }

    /** Jumps to the case for a value by a table; falls through if there is none. */
    private void select(SwitchCase[] cases, Object[] literals, Label[] labels, int discriminant) {
        int mark = unit.registers.mark();
        int number = unit.registers.allocate();
        unit.emit(CASE_INDEX, number, discriminant, unit.code.constant(new CaseTable(literals)));
        var targets = new ArrayList<Label>();
        for (int i = 0; i < cases.length; i++) if (cases[i].test() != null) targets.add(labels[i]);
        unit.code.emitSwitch(number, targets.toArray(Label[]::new));
        unit.registers.release(mark);
    }
}
