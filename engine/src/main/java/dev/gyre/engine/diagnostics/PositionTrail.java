package dev.gyre.engine.diagnostics;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Conditional;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Logical;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.Expression.OptionalChain;
import dev.gyre.engine.syntax.ast.Expression.PrivateMember;
import dev.gyre.engine.syntax.ast.Expression.Sequence;
import dev.gyre.engine.syntax.ast.Expression.Spread;
import dev.gyre.engine.syntax.ast.Expression.TemplateLiteral;
import dev.gyre.engine.syntax.ast.Expression.Unary;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.NewTargetExpression;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.Property;
import dev.gyre.engine.syntax.ast.PropertyName;
import dev.gyre.engine.syntax.ast.UnaryOperator;
import dev.gyre.engine.syntax.source.Source;

/**
 * Follows V8's current source position through the evaluation of an expression. An operation without its own position,
 * such as getting an iterator, reports at the position that was set last. A statement's position is not replaced until
 * an instruction has used it.
 */
public final class PositionTrail {
    private final Source source;
    private int position;
    private boolean pending;

    private PositionTrail(Source source, int position, boolean pending) {
        this.source = source;
        this.position = position;
        this.pending = pending;
    }

    /** The position after an expression that is evaluated as a statement, such as the iterable of a loop. */
    public static int after(Source source, Expression expression) {
        return after(source, expression, Positions.of(source, expression), true);
    }

    /** The position after an expression, given the one before it and whether that is a statement's. */
    public static int after(Source source, Expression expression, int position, boolean isStatement) {
        var trail = new PositionTrail(source, position, isStatement);
        trail.visit(expression);
        return trail.position;
    }

    /** A trail at the beginning of a statement, or of what V8 parses as one. */
    static PositionTrail of(Source source, int position) {
        return new PositionTrail(source, position, true);
    }

    int position() {
        return position;
    }

    /** The position when a value is about to be assigned to an element of a pattern. */
    public static int target(Source source, Pattern target) {
        var trail = new PositionTrail(source, target.start(), false);
        if (target instanceof Member member) trail.visit(member.object());
        if (target instanceof Index index) {
            trail.visit(index.object());
            trail.visit(index.index());
        }
        return trail.position;
    }

    /** Whether a part of an expression is the first that is evaluated. */
    public static boolean isFirst(Expression whole, Expression part) {
        Node node = whole;
        while (node != null && node != part) node = first(node);
        return node != null;
    }

    private static Node first(Node node) {
        return switch (node) {
            case Expression.Assignment assignment ->
                assignment.target() instanceof Member member
                        ? member.object()
                        : assignment.operator().binary() == null
                                        && assignment.operator().logical() == null
                                ? assignment.value()
                                : null;
            case Expression.Binary binary -> binary.left();
            case Logical logical -> logical.left();
            case Conditional conditional -> conditional.test();
            case Unary unary -> unary.operand();
            case Expression.Call call -> call.callee();
            case Expression.New call -> call.callee();
            case Member member -> member.object();
            case Index index -> index.object();
            case Sequence sequence -> sequence.expressions()[0];
            case Expression.Await await -> await.argument();
            case Expression.Yield yield -> yield.argument();
            case OptionalChain chain -> chain.expression();
            default -> null;
        };
    }

    private void set(int next) {
        if (!pending) position = next;
        pending = false;
    }

    /** Ends an operation that evaluates its operands before it sets its own position. */
    private void end(Expression expression) {
        position = Positions.operation(source, expression);
        pending = false;
    }

    /** Visits the parts of a target whose value is read before it is assigned to. */
    void target(Pattern target) {
        switch (target) {
            case Member member -> visit(member.object());
            case PrivateMember member -> visit(member.object());
            case Index index -> {
                visit(index.object());
                visit(index.index());
            }
            default -> pending = false;
        }
    }

    /**
     * Follows the evaluation inside a node up to one of its children; {@code parent} is the node around it. Returns
     * false if the order is unknown.
     */
    boolean enter(Node node, Node child, Node parent) {
        switch (node) {
            case Expression.Call call -> {
                callee(call.callee(), child);
                before(call.arguments(), child);
            }
            case Expression.TaggedTemplate tagged -> {
                callee(tagged.tag(), child);
                if (tagged.tag() != child) position = tagged.template().start();
            }
            case Expression.New call -> {
                if (call.callee() != child) visit(call.callee());
                before(call.arguments(), child);
            }
            case Expression.SuperCall call -> before(call.arguments(), child);
            case Index index -> before(new Expression[] {index.object(), index.index()}, child);
            case Expression.Binary binary -> before(new Expression[] {binary.left(), binary.right()}, child);
            case Logical logical -> before(new Expression[] {logical.left(), logical.right()}, child);
            case Conditional conditional ->
                before(new Expression[] {conditional.test(), conditional.consequent(), conditional.alternate()}, child);
            case Assignment assignment -> {
                if (child == assignment.value()
                        && !(assignment.target() instanceof Pattern.ArrayPattern
                                || assignment.target() instanceof Pattern.ObjectPattern)) {
                    targetOf(assignment);
                }
            }
            case TemplateLiteral template -> {
                if (!(parent instanceof Expression.TaggedTemplate)) begin(template);
                before(template.expressions(), child);
            }
            default -> {
                return enterPart(node, child);
            }
        }
        return true;
    }

    private boolean enterPart(Node node, Node child) {
        switch (node) {
            case Sequence sequence -> {
                for (var each : sequence.expressions()) {
                    if (each != sequence.expressions()[0]) {
                        position = Positions.of(source, each);
                        pending = true;
                    }
                    if (each == child) break;
                    visit(each);
                }
            }
            case ArrayLiteral array -> array(array, child);
            case ObjectLiteral object -> object(object, child);
            case Property property -> {
                if (child != property.value() || property.kind() == Property.Kind.SPREAD) break;
                key(property);
                position = Positions.of(source, property.value());
            }
            default -> {
                return node instanceof Member
                        || node instanceof PrivateMember
                        || node instanceof Expression.SuperMember
                        || node instanceof Unary
                        || node instanceof Expression.Update
                        || node instanceof OptionalChain
                        || node instanceof Spread
                        || node instanceof PropertyName.Computed
                        || node instanceof Expression.Await
                        || node instanceof Expression.Yield;
            }
        }
        return true;
    }

    private void callee(Expression callee, Node child) {
        if (callee == child) return;
        if (callee instanceof Identifier) pending = false;
        else visit(callee);
    }

    /** Visits expressions up to one of them. A spread that is not the last makes V8 put them into an array. */
    private void before(Expression[] expressions, Node child) {
        for (int i = 0; i < expressions.length && expressions[i] != child; i++) {
            if (!(expressions[i] instanceof Spread spread)) visit(expressions[i]);
            else if (i < expressions.length - 1) position = Positions.of(source, spread.argument());
            else visit(spread.argument());
        }
    }

    /** Visits the target of an assignment: a plain one evaluates only its parts, the others read its value too. */
    private void targetOf(Assignment assignment) {
        boolean isPlain =
                assignment.operator().binary() == null && assignment.operator().logical() == null;
        if (!isPlain || !(assignment.target() instanceof Identifier)) target(assignment.target());
    }

    void visit(Expression expression) {
        if (FoldedLiteral.of(expression) != null) {
            pending = false;
            return;
        }
        if (expression instanceof Identifier || expression instanceof NewTargetExpression) set(expression.start());
        else if (expression instanceof Unary unary) unary(unary);
        else if (expression instanceof Logical logical) logical(logical);
        else if (expression instanceof Conditional conditional) conditional(conditional);
        else if (expression instanceof Sequence sequence) sequence(sequence.expressions());
        else if (expression instanceof OptionalChain chain) visit(chain.expression());
        else if (expression instanceof ObjectLiteral object) object(object, null);
        else if (expression instanceof ArrayLiteral array) array(array, null);
        else if (expression instanceof TemplateLiteral template) template(template);
        else if (expression instanceof ClassNode klass) klass(klass);
        else if (isOperation(expression)) end(expression);
        else pending = false;
    }

    /** If the left side is a literal that decides the result, V8 drops the right side. */
    private void logical(Logical logical) {
        visit(logical.left());
        var left = FoldedLiteral.of(logical.left());
        boolean decided = left != null
                && switch (logical.operator()) {
                    case AND -> !TypeConversion.toBoolean(left);
                    case OR -> TypeConversion.toBoolean(left);
                    case COALESCE -> left != Null.INSTANCE;
                };
        if (!decided) visit(logical.right());
    }

    private void conditional(Conditional conditional) {
        var test = FoldedLiteral.of(conditional.test());
        if (test == null) visit(conditional.test());
        if (test == null || TypeConversion.toBoolean(test)) visit(conditional.consequent());
        if (test == null || !TypeConversion.toBoolean(test)) visit(conditional.alternate());
    }

    private static boolean isOperation(Node node) {
        return switch (node.type()) {
            case MEMBER,
                    INDEX,
                    PRIVATE_MEMBER,
                    SUPER_MEMBER,
                    CALL,
                    NEW,
                    SUPER_CALL,
                    TAGGED_TEMPLATE,
                    BINARY,
                    PRIVATE_IN,
                    ASSIGNMENT,
                    UPDATE,
                    YIELD,
                    AWAIT,
                    IMPORT_CALL -> true;
            default -> false;
        };
    }

    private void unary(Unary unary) {
        switch (unary.operator()) {
            case PLUS, MINUS, BITWISE_NOT -> end(unary);
            case TYPEOF, DELETE -> {
                if (unary.operand() instanceof Identifier) pending = false;
                else if (unary.operator() == UnaryOperator.TYPEOF) visit(unary.operand());
                else deleted(unary.operand());
            }
            case NOT, VOID -> visit(unary.operand());
        }
    }

    private void deleted(Expression operand) {
        switch (operand) {
            case OptionalChain chain -> deleted(chain.expression());
            case Member member -> visit(member.object());
            case Index index -> {
                visit(index.object());
                visit(index.index());
            }
            default -> visit(operand);
        }
    }

    private void sequence(Expression[] expressions) {
        visit(expressions[0]);
        for (int i = 1; i < expressions.length; i++) statement(expressions[i]);
    }

    /** Visits an expression that has the position of a statement. */
    private void statement(Expression expression) {
        position = Positions.of(source, expression);
        pending = true;
        visit(expression);
    }

    /** V8 emits an instruction for a template's first string only if it is not empty. */
    private void begin(TemplateLiteral template) {
        if (!pending) position = template.start();
        if (!template.cooked()[0].isEmpty()) pending = false;
    }

    private void template(TemplateLiteral template) {
        begin(template);
        for (var part : template.expressions()) visit(part);
    }

    /** Visits an array literal up to one of its elements, if there is any. */
    private void array(ArrayLiteral array, Node childOrNull) {
        pending = false;
        for (var element : array.elements()) {
            if (element != null && element == childOrNull) {
                if (element instanceof Spread spread) position = Positions.of(source, spread.argument());
                return;
            }
            if (element instanceof Spread spread) {
                position = Positions.of(source, spread.argument());
            } else if (element != null && !isConstant(element)) {
                visit(element);
            }
        }
    }

    private void klass(ClassNode klass) {
        if (klass.superclass() != null) visit(klass.superclass());
        for (var element : klass.elements()) {
            if (element instanceof ClassElement.Method method && method.key() instanceof PropertyName.Computed key)
                statement(key.expression());
            if (element instanceof ClassElement.Field field && field.key() instanceof PropertyName.Computed key)
                statement(key.expression());
        }
        pending = false;
    }

    /** Visits an object literal up to one of its properties, if there is any. */
    private void object(ObjectLiteral object, Node childOrNull) {
        var properties = object.properties();
        if (properties.length == 0 || properties[0].kind() != Property.Kind.SPREAD) pending = false;
        for (var property : properties) {
            if (property == childOrNull) return;
            switch (property.kind()) {
                case SPREAD -> {
                    if (property != properties[0]) position = Positions.of(source, property.value());
                    visit(property.value());
                }
                case GETTER, SETTER -> {
                    if (key(property)) position = Positions.of(source, property.value());
                }
                default -> {
                    if (!key(property) && isConstant(property.value())) continue;
                    position = Positions.of(source, property.value());
                    visit(property.value());
                }
            }
        }
    }

    /** Visits the key of a property; returns whether it is computed. */
    private boolean key(Property property) {
        if (!(property.key() instanceof PropertyName.Computed key)) return false;
        visit(key.expression());
        return true;
    }

    /** Whether the value is part of V8's boilerplate, so that no code evaluates it. */
    private static boolean isConstant(Expression value) {
        if (value instanceof ArrayLiteral array) {
            for (var element : array.elements()) {
                if (element != null && !isConstant(element)) return false;
            }
            return true;
        }
        if (!(value instanceof ObjectLiteral object)) return FoldedLiteral.of(value) != null;
        for (var property : object.properties()) {
            if (property.kind() != Property.Kind.VALUE
                    || property.key() instanceof PropertyName.Computed
                    || !isConstant(property.value())) return false;
        }
        return true;
    }
}
