package dev.gyre.engine.diagnostics;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.CatchClause;
import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Conditional;
import dev.gyre.engine.syntax.ast.Expression.Spread;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.Pattern.ArrayPattern;
import dev.gyre.engine.syntax.ast.Pattern.ObjectPattern;
import dev.gyre.engine.syntax.ast.PatternElement;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.PropertyName;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.TreeSearch;
import dev.gyre.engine.syntax.ast.VariableDeclarator;
import dev.gyre.engine.syntax.source.Source;
import java.util.Set;

/**
 * Describes the call, iteration or destructuring that failed at a source position, as V8's CallPrinter does. A walk
 * over the tree looks for the first node that reports errors at the position and prints from there to the end of that
 * node.
 */
public final class CallSite {
    private static final int DEPTH_LIMIT = 400;
    private static final int NO_POSITION = -1;
    /** Keywords after which a parenthesis opens an expression, not a call. */
    private static final Set<String> BEFORE_EXPRESSIONS = Set.of(
            "return",
            "typeof",
            "void",
            "delete",
            "in",
            "of",
            "instanceof",
            "new",
            "throw",
            "case",
            "do",
            "else",
            "yield",
            "await",
            "default",
            "extends");

    final Source source;
    final int position;
    /** Whether the failing node is the spread at the end of an argument list. */
    final boolean isSpread;

    private final CallSitePrinter printer = new CallSitePrinter(this);
    private final StringBuilder out = new StringBuilder();
    private int prints;
    private int depth;
    /** The number of blocks around the current node for which V8 creates a scope while it parses. */
    private int blocks;

    private Node tree;
    boolean found;
    boolean done;
    private boolean isCall;
    boolean isIterator;
    private boolean isAsyncIterator;
    private boolean isDestructuring;
    private String property;
    private boolean isAsyncFunction;

    private CallSite(Source source, int position, boolean isSpread) {
        this.source = source;
        this.position = position;
        this.isSpread = isSpread;
    }

    /** Describes the instruction at a code offset. */
    public static CallSite of(CodeBlock code, int offset) {
        return of(code, offset, false);
    }

    /** Describes the call at a code offset whose last argument, a spread, failed. */
    public static CallSite ofSpread(CodeBlock code, int offset) {
        return of(code, offset, true);
    }

    /**
     * The text that V8 shows for the instruction at a code offset that could not convert a value; null where V8 shows
     * the value.
     */
    public static CallSite ofConversion(CodeBlock code, int offset) {
        int position = ConversionSite.position(code, offset);
        return position == ConversionSite.NONE ? null : at(code, position, false);
    }

    /**
     * Whether the call at a code offset has a spread that is not its last argument: V8 then passes all arguments as a
     * list.
     */
    public static boolean isApplied(CodeBlock code, int offset) {
        int position = code.sourceOffset(offset);
        for (var node : CodeTree.around(code, position)) {
            var arguments = node instanceof Expression.Call call
                    ? call.arguments()
                    : node instanceof Expression.New call ? call.arguments() : null;
            if (arguments == null || Positions.operation(code.source, node) != position) continue;
            for (int i = 0; i < arguments.length - 1; i++) {
                if (arguments[i] instanceof Spread) return true;
            }
        }
        return false;
    }

    private static CallSite of(CodeBlock code, int offset, boolean isSpread) {
        return at(code, code.sourceOffset(offset), isSpread);
    }

    private static CallSite at(CodeBlock code, int position, boolean isSpread) {
        var site = new CallSite(code.source, position, isSpread);
        site.tree = CodeTree.of(code);
        if (site.tree instanceof FunctionNode function) site.body(function);
        if (site.tree instanceof Program program) site.statements(program.body());
        return site;
    }

    /** The text of the callee, iterable or destructured value; empty if it was not found in the tree. */
    public String text() {
        return out.toString();
    }

    /** Whether the failing operation is an iteration. */
    public boolean isIteration() {
        return isIterator || isAsyncIterator;
    }

    public boolean isAsyncIteration() {
        return isAsyncIterator;
    }

    /** Whether the failing operation is a call, possibly one that returns an iterator. */
    public boolean isCall() {
        return isCall;
    }

    /** Whether the failing operation is destructuring by an object pattern. */
    public boolean isDestructuring() {
        return isDestructuring;
    }

    /** The first property of the pattern, if it has a constant name; otherwise null. */
    public String property() {
        return property;
    }

    // printing

    void print(String text) {
        if (!found || done) return;
        prints++;
        out.append(text);
    }

    void printIntermediate() {
        print("(intermediate value)");
    }

    boolean isPrinting() {
        return found && !done;
    }

    void find(Node node) {
        find(node, false);
    }

    private void findIfPresent(Node node) {
        if (node != null) find(node);
    }

    /** Visits a node. When the failing node has been found, the node is printed only if it {@code prints} at all. */
    void find(Node node, boolean shown) {
        if (found) {
            if (shown) {
                int before = prints;
                visit(node);
                if (prints != before) return;
            }
            printIntermediate();
        } else if (node != null && !done) {
            visit(node);
        }
    }

    private void visit(Node node) {
        if (node == null || ++depth > DEPTH_LIMIT) {
            if (node != null) depth--;
            return;
        }
        switch (node) {
            case PatternElement element -> element(element);
            case Pattern.ArrayPattern pattern -> printer.arrayPattern(pattern);
            case Pattern.ObjectPattern pattern -> printer.objectPattern(pattern);
            case Expression expression -> printer.visit(expression);
            case Statement statement -> {
                int around = blocks;
                if (isBlock(statement)) blocks++;
                statement(statement);
                blocks = around;
            }
            default -> {}
        }
        depth--;
    }

    private static boolean isBlock(Statement statement) {
        return switch (statement.type()) {
            case BLOCK, SWITCH, FOR, FOR_IN, FOR_OF -> true;
            default -> false;
        };
    }

    /** An element of a pattern; with a default value it is treated as an assignment. */
    private void element(PatternElement element) {
        if (element.initializer() == null) visit(element.target());
        else assignment(element.target(), element.initializer(), Positions.of(source, element.initializer()));
    }

    /** Begins printing at a node whose value is iterated. */
    void foundIterable(boolean isAsync) {
        isAsyncIterator = isAsync;
        isIterator = !isAsync;
        found = true;
    }

    void foundCall() {
        isCall = true;
    }

    /** Ends printing. */
    void end() {
        done = true;
        found = false;
    }

    /** Visits yield*, whose operand is never printed. */
    void delegation(Expression argument) {
        if (!found && position == Positions.of(source, argument)) {
            foundIterable(isAsyncFunction);
            print("yield* ");
        }
        find(argument);
    }

    // assignments

    /** Visits an assignment or the initialisation of a declaration. */
    void assignment(Pattern target, Expression value, int valuePosition) {
        if (!found && target instanceof ObjectPattern pattern && isHere(pattern)) {
            found = true;
            isDestructuring = true;
            find(value, true);
            end();
        } else if (found) {
            find(target, true);
        } else {
            find(target);
            boolean iterates = target instanceof ArrayPattern && valuePosition == position && !found && !done;
            if (iterates) foundIterable(false);
            find(value, iterates);
            if (iterates) end();
        }
    }

    private boolean isHere(ObjectPattern pattern) {
        if (pattern.start() == position) return true;
        for (var element : pattern.properties()) {
            var value = element.value();
            if (value.initializer() != null || Positions.of(source, value.target()) != position) continue;
            if (element.key() instanceof PropertyName.Named key) property = key.name();
            return true;
        }
        return pattern.rest() != null && Positions.of(source, pattern.rest()) == position;
    }

    // statements

    private void statements(Statement[] statements) {
        for (var statement : statements) find(statement);
    }

    private void body(FunctionNode function) {
        isAsyncFunction = function.isAsync();
        if (!function.hasSimpleParameters()) {
            for (var parameter : function.parameters()) parameter(parameter);
            if (function.rest() != null) assignment(function.rest(), own("", NO_POSITION), NO_POSITION);
        }
        if (function.elements() != null) {
            for (var element : function.elements()) {
                if (element instanceof ClassElement.Field field) find(field.initializer());
            }
        }
        statements(function.body());
    }

    /** V8 parses a parameter with a default value as a conditional expression. */
    private void parameter(PatternElement parameter) {
        var value = own("", NO_POSITION);
        var given = parameter.initializer();
        assignment(
                parameter.target(),
                given == null ? value : new Conditional(NO_POSITION, NO_POSITION, value, given, value),
                NO_POSITION);
    }

    private void statement(Statement node) {
        switch (node) {
            case Statement.Block block -> statements(block.body());
            case Statement.VariableDeclaration declaration -> declaration(declaration);
            case Statement.ClassDeclaration declaration -> printer.classNode(declaration.classNode());
            case Statement.ExpressionStatement statement -> find(statement.expression());
            case Statement.If statement -> ifStatement(statement);
            case Statement.For loop -> forLoop(loop);
            case Statement.ForIn loop -> {
                find(loop.target());
                find(loop.object());
                each(loop.declaration());
                find(loop.body());
            }
            case Statement.ForOf loop -> forOf(loop);
            case Statement.While loop -> {
                find(loop.test());
                find(loop.body());
            }
            case Statement.DoWhile loop -> {
                find(loop.body());
                find(loop.test());
            }
            case Statement.Return statement -> find(statement.argument());
            default -> rest(node);
        }
    }

    private void rest(Statement node) {
        switch (node) {
            case Statement.With with -> {
                find(with.object());
                find(with.body());
            }
            case Statement.Switch statement -> {
                find(statement.discriminant());
                for (var clause : statement.cases()) {
                    findIfPresent(clause.test());
                    statements(clause.body());
                }
            }
            case Statement.Labeled labeled -> find(labeled.body());
            case Statement.Throw statement -> find(statement.argument());
            case Statement.Try statement -> {
                find(statement.block());
                if (statement.handler() != null) handler(statement.handler());
                findIfPresent(statement.finalizer());
            }
            case Statement.ExportDeclaration export -> find(export.declaration());
            case Statement.ExportDefault export -> find(export.expression());
            default -> {}
        }
    }

    private void ifStatement(Statement.If statement) {
        Statement next = statement;
        while (next instanceof Statement.If branch && !found) {
            find(branch.test());
            find(branch.consequent());
            next = branch.alternate();
        }
        findIfPresent(next);
    }

    private void declaration(Statement.VariableDeclaration declaration) {
        for (VariableDeclarator declarator : declaration.declarators()) {
            var value = declarator.initializer();
            if (found && (value != null || declaration.kind() != Statement.DeclarationKind.VAR)) printIntermediate();
            else if (value != null) assignment(declarator.target(), value, Positions.of(source, value));
        }
    }

    /** V8 wraps a loop with lexical declarations in a block, with the loop as its last statement. */
    private void forLoop(Statement.For loop) {
        findIfPresent(loop.initializer());
        if (found
                && loop.initializer() instanceof Statement.VariableDeclaration declaration
                && declaration.kind().isLexical()) {
            printIntermediate();
            return;
        }
        findIfPresent(loop.test());
        findIfPresent(loop.update());
        find(loop.body());
    }

    private void forOf(Statement.ForOf loop) {
        find(loop.target());
        boolean here = !done && !found && Positions.of(source, loop.iterable()) == position;
        if (here) foundIterable(loop.isAwait());
        find(loop.iterable(), true);
        if (here) end();
        each(loop.declaration());
        find(loop.body());
    }

    /** V8 assigns the loop variable from a temporary one, at the beginning of a block around the body. */
    private void each(Statement.VariableDeclaration declaration) {
        if (declaration == null || found || done) return;
        var target = declaration.declarators()[0].target();
        assignment(target, own(".for", target.end() - 1), target.end() - 1);
    }

    private void handler(CatchClause handler) {
        if (handler.parameter() != null && !(handler.parameter() instanceof Identifier) && !found && !done) {
            assignment(handler.parameter(), own(".catch", NO_POSITION), NO_POSITION);
        }
        find(handler.body());
    }

    /** A temporary variable of V8's parser, which has a name of its own. */
    private static Identifier own(String name, int position) {
        return new Identifier(position, position, name);
    }

    // other nodes that print

    /** The statements of a function are visited one by one if V8 parses it eagerly; V8's preparser keeps none. */
    void function(FunctionNode function) {
        if (!isPrinting() || !isWhole(function)) return;
        if (!function.hasSimpleParameters() && hasBlock(function)) {
            printIntermediate();
            printIntermediate();
            return;
        }
        int count = (function.hasSimpleParameters() ? 0 : 1) + (function.isGenerator() ? 1 : 0);
        for (var statement : function.body()) {
            while (statement instanceof Statement.Labeled labeled) statement = labeled.body();
            if (!(statement instanceof Statement.Empty || statement instanceof Statement.FunctionDeclaration)) count++;
        }
        for (int i = 0; i < count; i++) printIntermediate();
    }

    /** Whether V8 gives the body a scope of its own: it declares something and the parameters are not simple. */
    private static boolean hasBlock(FunctionNode function) {
        if (function.usesDirectEval() && !function.isStrict() && TreeSearch.evaluates(function.body())) return true;
        var scope = function.bodyScope();
        for (int i = 0; i < scope.bindingCount(); i++) {
            var kind = scope.binding(i).kind();
            if (kind.isLexical() || kind == BindingKind.VAR || kind == BindingKind.FUNCTION) return true;
        }
        return false;
    }

    private boolean isWhole(FunctionNode function) {
        if (tree instanceof FunctionNode around && around.isArrow()) return true;
        boolean likelyCalled = isLikelyCalled(function.start());
        if (likelyCalled || !function.isArrow()) return likelyCalled;
        boolean outermost = tree instanceof Program program
                && program.kind() != Program.Kind.MODULE
                && !(program.kind() == Program.Kind.EVAL && program.strict());
        return !outermost || blocks > 0;
    }

    /**
     * Whether the function at the offset is parenthesised or follows an exclamation mark: V8 then expects an immediate
     * call and parses it eagerly.
     */
    private boolean isLikelyCalled(int start) {
        int before = lastBefore(start);
        if (before < 0) return false;
        if (source.text().charAt(before) != '(') return source.text().charAt(before) == '!';
        int callee = lastBefore(before);
        if (callee < 0 || ")]\"'`".indexOf(source.text().charAt(callee)) >= 0) return callee < 0;
        int word = callee + 1;
        while (word > 0 && Character.isJavaIdentifierPart(source.text().charAt(word - 1))) word--;
        return word > callee || BEFORE_EXPRESSIONS.contains(source.text().substring(word, callee + 1));
    }

    /** The offset of the last character before another that is not white space, or -1. */
    private int lastBefore(int offset) {
        int before = offset - 1;
        while (before >= 0 && Character.isWhitespace(source.text().charAt(before))) before--;
        return before;
    }

    /** Visits a spread among the elements of an array. */
    boolean spread(Spread spread) {
        if (found || done || position != Positions.of(source, spread.argument())) return false;
        foundIterable(false);
        find(spread.argument(), true);
        done = true;
        return true;
    }
}
