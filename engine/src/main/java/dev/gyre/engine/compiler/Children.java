package dev.gyre.engine.compiler;

import dev.gyre.engine.ast.CatchClause;
import dev.gyre.engine.ast.ClassElement;
import dev.gyre.engine.ast.ClassNode;
import dev.gyre.engine.ast.Expression;
import dev.gyre.engine.ast.FunctionNode;
import dev.gyre.engine.ast.Node;
import dev.gyre.engine.ast.Pattern;
import dev.gyre.engine.ast.PatternElement;
import dev.gyre.engine.ast.PatternProperty;
import dev.gyre.engine.ast.Program;
import dev.gyre.engine.ast.Property;
import dev.gyre.engine.ast.PropertyName;
import dev.gyre.engine.ast.Statement;
import dev.gyre.engine.ast.SwitchCase;
import dev.gyre.engine.ast.VariableDeclarator;
import java.util.ArrayList;
import java.util.List;

/** The child nodes of a node, for searches through the tree. */
final class Children {
    private final List<Node> found = new ArrayList<>();

    private Children() {}

    /** The children in source order; parts that are absent are left out. */
    static List<Node> of(Node node) {
        var children = new Children();
        switch (node) {
            case Expression expression -> children.expression(expression);
            case Statement statement -> children.statement(statement);
            case Pattern pattern -> children.pattern(pattern);
            case ClassElement element -> children.element(element);
            default -> children.part(node);
        }
        return children.found;
    }

    private void add(Node... nodes) {
        for (var node : nodes) {
            if (node != null) found.add(node);
        }
    }

    private void expression(Expression node) {
        switch (node) {
            case FunctionNode function -> function(function);
            case ClassNode klass -> {
                add(klass.superclass(), klass.constructor());
                add(klass.elements());
            }
            case Expression.TemplateLiteral template -> add(template.expressions());
            case Expression.TaggedTemplate tagged -> add(tagged.tag(), tagged.template());
            case Expression.ArrayLiteral array -> add(array.elements());
            case Expression.ObjectLiteral object -> add(object.properties());
            case Expression.Member member -> add(member.object());
            case Expression.Index index -> add(index.object(), index.index());
            case Expression.PrivateMember member -> add(member.object(), member.name());
            case Expression.SuperMember member -> add(member.index());
            case Expression.Call call -> {
                add(call.callee());
                add(call.arguments());
            }
            case Expression.New call -> {
                add(call.callee());
                add(call.arguments());
            }
            case Expression.SuperCall call -> add(call.arguments());
            case Expression.OptionalChain chain -> add(chain.expression());
            case Expression.Spread spread -> add(spread.argument());
            default -> operation(node);
        }
    }

    private void operation(Expression node) {
        switch (node) {
            case Expression.Unary unary -> add(unary.operand());
            case Expression.Update update -> add(update.target());
            case Expression.Binary binary -> add(binary.left(), binary.right());
            case Expression.Logical logical -> add(logical.left(), logical.right());
            case Expression.PrivateIn in -> add(in.name(), in.right());
            case Expression.Conditional conditional -> add(conditional.test(), conditional.consequent(), conditional.alternate());
            case Expression.Assignment assignment -> add(assignment.target(), assignment.value());
            case Expression.Sequence sequence -> add(sequence.expressions());
            case Expression.Yield yield -> add(yield.argument());
            case Expression.Await await -> add(await.argument());
            case Expression.ImportCall call -> add(call.specifier(), call.options());
            default -> {
            }
        }
    }

    private void function(FunctionNode function) {
        add(function.parameters());
        add(function.rest());
        if (function.elements() != null) {
            for (var element : function.elements()) {
                if (element instanceof ClassElement.Field field) add(field.initializer());
            }
        }
        add(function.body());
    }

    private void statement(Statement node) {
        switch (node) {
            case Statement.Block block -> add(block.body());
            case Statement.VariableDeclaration declaration -> add(declaration.declarators());
            case Statement.FunctionDeclaration declaration -> add(declaration.function());
            case Statement.ClassDeclaration declaration -> add(declaration.classNode());
            case Statement.ExpressionStatement statement -> add(statement.expression());
            case Statement.If statement -> add(statement.test(), statement.consequent(), statement.alternate());
            case Statement.For loop -> add(loop.initializer(), loop.test(), loop.update(), loop.body());
            case Statement.ForIn loop -> add(loop.declaration(), loop.target(), loop.object(), loop.body());
            case Statement.ForOf loop -> add(loop.declaration(), loop.target(), loop.iterable(), loop.body());
            case Statement.While loop -> add(loop.test(), loop.body());
            case Statement.DoWhile loop -> add(loop.body(), loop.test());
            case Statement.Return statement -> add(statement.argument());
            case Statement.With with -> add(with.object(), with.body());
            case Statement.Switch statement -> {
                add(statement.discriminant());
                add(statement.cases());
            }
            case Statement.Labeled labeled -> add(labeled.body());
            case Statement.Throw statement -> add(statement.argument());
            case Statement.Try statement -> add(statement.block(), statement.handler(), statement.finalizer());
            case Statement.ExportDeclaration export -> add(export.declaration());
            case Statement.ExportDefault export -> add(export.expression());
            default -> {
            }
        }
    }

    private void pattern(Pattern node) {
        switch (node) {
            case Pattern.ArrayPattern array -> {
                add(array.elements());
                add(array.rest());
            }
            case Pattern.ObjectPattern object -> {
                add(object.properties());
                add(object.rest());
            }
            default -> {
            }
        }
    }

    private void element(ClassElement node) {
        switch (node) {
            case ClassElement.Method method -> add(method.key(), method.function());
            case ClassElement.Field field -> add(field.key(), field.initializer());
            case ClassElement.StaticBlock block -> add(block.function());
        }
    }

    private void part(Node node) {
        switch (node) {
            case PatternElement element -> add(element.target(), element.initializer());
            case PatternProperty property -> add(property.key(), property.value());
            case Property property -> add(property.key(), property.value());
            case PropertyName.Computed key -> add(key.expression());
            case VariableDeclarator declarator -> add(declarator.target(), declarator.initializer());
            case SwitchCase clause -> {
                add(clause.test());
                add(clause.body());
            }
            case CatchClause clause -> add(clause.parameter(), clause.body());
            case Program program -> add(program.body());
            default -> {
            }
        }
    }
}
