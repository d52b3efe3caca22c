package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;

/**
 * Walks a tree the way its code runs and checks at every use of a name that the binding is in reach: a scope entered
 * here, in a register of the same function or in a slot at the depth that the static chain says.
 */
final class ScopeCheck {
    private Scope current;
    private Scope functionScope;

    static void check(Program program) {
        var check = new ScopeCheck();
        check.current = program.scope();
        check.functionScope = program.scope();
        check.children(program.body());
    }

    private void inside(Scope scope, Runnable walk) {
        if (scope == null) {
            walk.run();
            return;
        }
        var outer = current;
        require(
                scope.parent() == outer,
                "parent of " + scope.kind() + " is "
                        + (scope.parent() == null ? null : scope.parent().kind()) + " and not " + outer.kind());
        current = scope;
        walk.run();
        current = outer;
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    private void visit(Object value) {
        switch (value) {
            case null -> {}
            case Reference reference -> reference(reference);
            case FunctionNode function -> function(function);
            case ClassNode node -> classNode(node);
            case Statement.FunctionDeclaration declaration -> {
                reference(declaration.name());
                visit(declaration.variable());
                function(declaration.function());
            }
            case Statement.For loop ->
                inside(loop.scope(), () -> children(loop.initializer(), loop.test(), loop.update(), loop.body()));
            case Statement.ForIn loop -> {
                inside(loop.headScope(), () -> visit(loop.object()));
                inside(loop.scope(), () -> children(loop.declaration(), loop.target(), loop.body()));
            }
            case Statement.ForOf loop -> {
                inside(loop.headScope(), () -> visit(loop.iterable()));
                inside(loop.scope(), () -> children(loop.declaration(), loop.target(), loop.body()));
            }
            case Statement.Switch node -> {
                visit(node.discriminant());
                inside(node.scope(), () -> children((Object[]) node.cases()));
            }
            case Statement.With node -> {
                visit(node.object());
                inside(node.scope(), () -> visit(node.body()));
            }
            case Node node -> generic(node);
            default -> {}
        }
    }

    private void children(Object... values) {
        for (var value : values) {
            visit(value);
        }
    }

    /** All other nodes are records; one that has a scope has all its children inside. */
    private void generic(Node node) {
        Scope scope = null;
        for (var component : node.getClass().getRecordComponents()) {
            if (value(component, node) instanceof Scope found) {
                scope = found;
            }
        }
        inside(scope, () -> {
            for (var component : node.getClass().getRecordComponents()) {
                var value = value(component, node);
                if (value != null && value.getClass().isArray()) {
                    for (int i = 0; i < Array.getLength(value); i++) {
                        visit(Array.get(value, i));
                    }
                } else {
                    visit(value);
                }
            }
        });
    }

    private static Object value(RecordComponent component, Object node) {
        try {
            return component.getAccessor().invoke(node);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private void function(FunctionNode function) {
        var outerFunction = functionScope;
        inside(function.nameScope(), () -> {
            functionScope = function.nameScope() != null ? function.nameScope() : function.scope();
            inside(function.scope(), () -> {
                children((Object[]) function.parameters());
                visit(function.rest());
                inside(function.bodyScope() == function.scope() ? null : function.bodyScope(), () -> {
                    children((Object[]) function.body());
                    initializers(function);
                });
            });
        });
        functionScope = outerFunction;
    }

    private void initializers(FunctionNode function) {
        for (int i = 0; function.elements() != null && i < function.elements().length; i++) {
            if (function.elements()[i] instanceof ClassElement.Field field) {
                visit(field.initializer());
            } else {
                visit(function.elements()[i]);
            }
        }
    }

    private void classNode(ClassNode node) {
        inside(node.scope(), () -> {
            visit(node.superclass());
            visit(node.constructor());
            for (var element : node.elements()) {
                if (element instanceof ClassElement.Method method) {
                    children(method.key(), method.function());
                } else if (element instanceof ClassElement.Field field) {
                    visit(field.key());
                }
            }
            children(node.instanceInitializer(), node.staticInitializer());
        });
    }

    private void reference(Reference reference) {
        var binding = reference.binding();
        if (binding == null || !binding.kind().isStored() || reference.isGlobal()) {
            return;
        }
        boolean sameFunction = true;
        var scope = current;
        for (; scope != binding.scope(); scope = scope.parent()) {
            require(scope != null, reference.name() + " is out of reach");
            sameFunction &= scope != functionScope;
        }
        require(sameFunction || binding.isCaptured(), reference.name() + " is not captured");
        boolean global = binding.scope().kind() == ScopeKind.SCRIPT;
        require(!binding.isCaptured() || global || binding.slot() >= 0, reference.name() + " has no slot");
        require(binding.slot() < binding.scope().slotCount(), reference.name() + " has a slot out of range");
        require(binding.isUsed() || reference.isBindingName(), reference.name() + " is not marked as used");
        require(
                !reference.isAssigned() || reference.isBindingName() || binding.isAssigned(),
                reference.name() + " is not marked as assigned");
    }
}
