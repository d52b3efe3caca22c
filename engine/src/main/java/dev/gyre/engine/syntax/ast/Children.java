package dev.gyre.engine.syntax.ast;

import java.util.ArrayList;
import java.util.List;

/**
 * The child nodes of a node, for searches through the tree. There are no switches over types, because linking them
 * would cost a program's first search fifty milliseconds.
 */
public final class Children {
    private final List<Node> found = new ArrayList<>();

    private Children() {}

    /** The children in source order, without absent parts. */
    public static List<Node> of(Node node) {
        var children = new Children();
        if (node instanceof Expression expression) children.expression(expression);
        else if (node instanceof Statement statement) children.statement(statement);
        else if (node instanceof Pattern pattern) children.pattern(pattern);
        else if (node instanceof ClassElement element) children.element(element);
        else children.part(node);
        return children.found;
    }

    private void add(Node... nodes) {
        for (var node : nodes) {
            if (node != null) found.add(node);
        }
    }

    private void expression(Expression node) {
        if (node instanceof FunctionNode function) function(function);
        else if (node instanceof ClassNode klass) {
            add(klass.superclass(), klass.constructor());
            add(klass.elements());
        } else if (node instanceof Expression.TemplateLiteral template) add(template.expressions());
        else if (node instanceof Expression.TaggedTemplate tagged) add(tagged.tag(), tagged.template());
        else if (node instanceof Expression.ArrayLiteral array) add(array.elements());
        else if (node instanceof Expression.ObjectLiteral object) add(object.properties());
        else if (node instanceof Expression.Member member) add(member.object());
        else if (node instanceof Expression.Index index) add(index.object(), index.index());
        else if (node instanceof Expression.PrivateMember member) add(member.object(), member.name());
        else if (node instanceof Expression.SuperMember member) add(member.index());
        else if (node instanceof Expression.Call call) {
            add(call.callee());
            add(call.arguments());
        } else if (node instanceof Expression.New call) {
            add(call.callee());
            add(call.arguments());
        } else if (node instanceof Expression.SuperCall call) add(call.arguments());
        else if (node instanceof Expression.OptionalChain chain) add(chain.expression());
        else if (node instanceof Expression.Spread spread) add(spread.argument());
        else operation(node);
    }

    private void operation(Expression node) {
        if (node instanceof Expression.Unary unary) add(unary.operand());
        else if (node instanceof Expression.Update update) add(update.target());
        else if (node instanceof Expression.Binary binary) add(binary.left(), binary.right());
        else if (node instanceof Expression.Logical logical) add(logical.left(), logical.right());
        else if (node instanceof Expression.PrivateIn in) add(in.name(), in.right());
        else if (node instanceof Expression.Conditional conditional)
            add(conditional.test(), conditional.consequent(), conditional.alternate());
        else if (node instanceof Expression.Assignment assignment) add(assignment.target(), assignment.value());
        else if (node instanceof Expression.Sequence sequence) add(sequence.expressions());
        else if (node instanceof Expression.Yield yield) add(yield.argument());
        else if (node instanceof Expression.Await await) add(await.argument());
        else if (node instanceof Expression.ImportCall call) add(call.specifier(), call.options());
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
        if (node instanceof Statement.Block block) add(block.body());
        else if (node instanceof Statement.VariableDeclaration declaration) add(declaration.declarators());
        else if (node instanceof Statement.FunctionDeclaration declaration) add(declaration.function());
        else if (node instanceof Statement.ClassDeclaration declaration) add(declaration.classNode());
        else if (node instanceof Statement.ExpressionStatement statement) add(statement.expression());
        else if (node instanceof Statement.If statement)
            add(statement.test(), statement.consequent(), statement.alternate());
        else if (node instanceof Statement.For loop) add(loop.initializer(), loop.test(), loop.update(), loop.body());
        else if (node instanceof Statement.ForIn loop)
            add(loop.declaration(), loop.target(), loop.object(), loop.body());
        else if (node instanceof Statement.ForOf loop)
            add(loop.declaration(), loop.target(), loop.iterable(), loop.body());
        else if (node instanceof Statement.While loop) add(loop.test(), loop.body());
        else if (node instanceof Statement.DoWhile loop) add(loop.body(), loop.test());
        else if (node instanceof Statement.Return statement) add(statement.argument());
        else if (node instanceof Statement.With with) add(with.object(), with.body());
        else if (node instanceof Statement.Switch statement) {
            add(statement.discriminant());
            add(statement.cases());
        } else if (node instanceof Statement.Labeled labeled) add(labeled.body());
        else if (node instanceof Statement.Throw statement) add(statement.argument());
        else if (node instanceof Statement.Try statement)
            add(statement.block(), statement.handler(), statement.finalizer());
        else if (node instanceof Statement.ExportDeclaration export) add(export.declaration());
        else if (node instanceof Statement.ExportDefault export) add(export.expression());
    }

    private void pattern(Pattern node) {
        if (node instanceof Pattern.ArrayPattern array) {
            add(array.elements());
            add(array.rest());
        } else if (node instanceof Pattern.ObjectPattern object) {
            add(object.properties());
            add(object.rest());
        }
    }

    private void element(ClassElement node) {
        if (node instanceof ClassElement.Method method) add(method.key(), method.function());
        else if (node instanceof ClassElement.Field field) add(field.key(), field.initializer());
        else if (node instanceof ClassElement.StaticBlock block) add(block.function());
    }

    private void part(Node node) {
        if (node instanceof PatternElement element) add(element.target(), element.initializer());
        else if (node instanceof PatternProperty property) add(property.key(), property.value());
        else if (node instanceof Property property) add(property.key(), property.value());
        else if (node instanceof PropertyName.Computed key) add(key.expression());
        else if (node instanceof VariableDeclarator declarator) add(declarator.target(), declarator.initializer());
        else if (node instanceof SwitchCase clause) {
            add(clause.test());
            add(clause.body());
        } else if (node instanceof CatchClause clause) add(clause.parameter(), clause.body());
        else if (node instanceof Program program) add(program.body());
    }
}
