package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.RegisterAllocator;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.diagnostics.PositionTrail;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Yield;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;

/** The state of one code block under compilation, shared by the compilers of its parts. */
final class CodeUnit {
    /** No register. */
    static final int NONE = -1;

    final BytecodeBuilder code = new BytecodeBuilder();
    final RegisterAllocator registers;
    final Source source;
    final ParseGoal goal;
    /** Whether the code at this point is strict mode code; class bodies always are. */
    boolean strict;

    final boolean isAsync;
    final boolean isGenerator;
    /** Whether this is a derived constructor (or is nested in one), in which {@code this} may not be bound yet. */
    final boolean thisMayBeUnbound;

    /** Whether fields may have to be defined after super(): in arrow functions and eval code, and in the constructor if its class has any. */
    boolean mayDefineFields = true;

    final Variables variables;
    final ControlFlow control = new ControlFlow(this);
    final ExpressionCompiler expressions = new ExpressionCompiler(this);
    final OperatorCompiler operators = new OperatorCompiler(this);
    final LiteralCompiler literals = new LiteralCompiler(this);
    final TemplateCompiler templates = new TemplateCompiler(this);
    final MemberCompiler members = new MemberCompiler(this);
    final ArgumentsCompiler arguments = new ArgumentsCompiler(this);
    final CallCompiler calls = new CallCompiler(this);
    final AssignmentCompiler assignments = new AssignmentCompiler(this);
    final PatternCompiler patterns = new PatternCompiler(this);
    final ClassCompiler classes = new ClassCompiler(this);
    final GeneratorCompiler generators = new GeneratorCompiler(this);
    final StatementCompiler statements = new StatementCompiler(this);
    final IterationCompiler iterations = new IterationCompiler(this);
    final ExceptionCompiler exceptions = new ExceptionCompiler(this);
    final DisposalCompiler disposals = new DisposalCompiler(this);
    final BlockCounters counters = new BlockCounters(this);
    /**
     * The number of loops around the code at this point. Constants used in a loop are loaded once, before the
     * outermost.
     */
    int loopDepth;
    /** Filled if the code is compiled for a debugger; otherwise null. */
    CodeMap map;
    /** The position at which a debugger pauses before the next return. */
    int returnPosition;
    /** Register of the completion value of scripts and eval code, or NONE. */
    int completion = NONE;

    private final List<Scope> instantiated = new ArrayList<>(2);
    /**
     * The expression that the statement at this point evaluates first; {@code statementPosition} is where the statement
     * reports errors.
     */
    private Expression evaluated;

    private int statementPosition;

    CodeUnit(
            Source source,
            ParseGoal goal,
            boolean strict,
            boolean isAsync,
            boolean isGenerator,
            int parameterCount,
            Scope inside,
            Scope outside) {
        this.source = source;
        this.goal = goal;
        this.strict = strict;
        this.isAsync = isAsync;
        this.isGenerator = isGenerator;
        registers = new RegisterAllocator(parameterCount);
        variables = new Variables(this, outside);
        thisMayBeUnbound = isInDerivedConstructor(inside);
    }

    private static boolean isInDerivedConstructor(Scope inside) {
        for (var scope = inside; scope != null; scope = scope.parent()) {
            if (scope.kind() == ScopeKind.FUNCTION && !scope.isArrow())
                return scope.functionKind() == FunctionKind.DERIVED_CONSTRUCTOR;
        }
        return false;
    }

    /** Begins a statement that evaluates an expression first and reports errors at a position. */
    void beginStatement(Expression expression, int position) {
        evaluated = expression;
        statementPosition = position;
    }

    /** Emits a return; for a debugger it is at {@link #returnPosition}. */
    void returns(int value) {
        if (map != null && code.isReachable()) map.returns(code.offset(), returnPosition);
        emit(RETURN, value);
    }

    /** Notes for a debugger that a statement, or a part of one at which it pauses, begins here. */
    void pausesAt(Node node) {
        if (map != null) pausesAt(null, node instanceof Statement ? node.start() : Positions.of(source, node));
    }

    /** As {@link #pausesAt(Node)}, for a statement at a position that first evaluates an expression; null for none. */
    void pausesAt(Expression firstOrNull, int position) {
        if (map == null || !code.isReachable()) return;
        map.statement(code.offset(), firstOrNull == null ? position : PausePositions.of(this, firstOrNull, position));
    }

    /** The position at which getting the iterator of a yield* reports an error. */
    int delegationPosition(Yield delegation) {
        boolean first = PositionTrail.isFirst(evaluated, delegation);
        return PositionTrail.after(source, delegation.argument(), first ? statementPosition : code.position(), first);
    }

    void emit(Opcode opcode, int... operands) {
        code.emit(opcode, operands);
    }

    void jump(Label target) {
        code.emitJump(JUMP, target);
    }

    void jumpIf(Opcode opcode, int register, Label target) {
        code.emitJump(opcode, target, register);
    }

    void move(int to, int from) {
        if (to == from) return;
        if (from == BytecodeBuilder.UNDEFINED) emit(LOAD_UNDEFINED, to);
        else emit(MOVE, to, from);
    }

    /** Loads a property key or other constant. */
    void loadConstant(int to, Object value) {
        if (value instanceof Integer number) emit(LOAD_INT, to, number);
        else emit(LOAD_CONST, to, code.constant(value));
    }

    int newRegister() {
        return registers.allocate();
    }

    /**
     * Records a scope whose functions this unit instantiates; their trees are dropped together with the unit's own
     * tree.
     */
    void instantiates(Scope scope) {
        instantiated.add(scope);
    }

    CodeBlock finish(int parameterCount, boolean keepsArguments, SharedFunctionInfo shared) {
        if (map == null) for (var scope : instantiated) scope.releaseFunctions();
        int length = code.offset();
        var block = code.finish(registers.count(), parameterCount, keepsArguments, strict, source, shared, goal);
        counters.declare(block.functions);
        if (map != null) variables.complete(map, block, block.code.length - length);
        return block;
    }
}
