package dev.gyre.engine.diagnostics;

import dev.gyre.engine.runtime.value.NumberFormatting;
import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Await;
import dev.gyre.engine.syntax.ast.Expression.Binary;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Conditional;
import dev.gyre.engine.syntax.ast.Expression.ImportCall;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Logical;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Expression.New;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.Expression.OptionalChain;
import dev.gyre.engine.syntax.ast.Expression.PrivateIn;
import dev.gyre.engine.syntax.ast.Expression.PrivateMember;
import dev.gyre.engine.syntax.ast.Expression.RegExpLiteral;
import dev.gyre.engine.syntax.ast.Expression.Sequence;
import dev.gyre.engine.syntax.ast.Expression.Spread;
import dev.gyre.engine.syntax.ast.Expression.SuperCall;
import dev.gyre.engine.syntax.ast.Expression.SuperMember;
import dev.gyre.engine.syntax.ast.Expression.TaggedTemplate;
import dev.gyre.engine.syntax.ast.Expression.TemplateLiteral;
import dev.gyre.engine.syntax.ast.Expression.Unary;
import dev.gyre.engine.syntax.ast.Expression.Update;
import dev.gyre.engine.syntax.ast.Expression.Yield;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.NewTargetExpression;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.PropertyName;
import dev.gyre.engine.syntax.ast.ThisExpression;
import java.util.ArrayDeque;
import java.util.Arrays;

/** The expressions of a {@link CallSite}: looks for the failing node among them, and prints them as V8 does. */
final class CallSitePrinter {
    private final CallSite site;

    CallSitePrinter(CallSite site) {
        this.site = site;
    }

    void visit(Expression node) {
        var literal = FoldedLiteral.of(node);
        if (literal != null) {
            if (site.isPrinting()) literal(literal);
            return;
        }
        switch (node) {
            case Identifier identifier -> site.print(identifier.name());
            case ThisExpression _ -> site.print("this");
            case NewTargetExpression _ -> site.print(".new.target");
            case RegExpLiteral regExp -> regExp(regExp);
            case FunctionNode function -> site.function(function);
            case ClassNode klass -> classNode(klass);
            case ObjectLiteral object -> object(object);
            case ArrayLiteral array -> array(array);
            case TemplateLiteral template -> {
                for (var part : template.expressions()) site.find(part, true);
            }
            case Member member -> member(member.object(), member.optional(), member.name());
            case Index index -> index(index);
            case PrivateMember member -> privateMember(member);
            case SuperMember member -> superMember(member);
            case Call call -> call(call, call.callee(), call.arguments());
            case TaggedTemplate tagged ->
                call(tagged, tagged.tag(), tagged.template().expressions());
            case SuperCall call -> call(call, null, call.arguments());
            case New call -> construct(call);
            default -> operation(node);
        }
    }

    private void operation(Expression node) {
        switch (node) {
            case OptionalChain chain -> site.find(chain.expression());
            case Unary unary -> unary(unary);
            case Update update -> update(update);
            case Binary binary -> binary(binary);
            case Logical logical -> logical(logical);
            case PrivateIn in -> {
                site.print("(" + in.name().name() + " in ");
                site.find(in.right(), true);
                site.print(")");
            }
            case Conditional conditional -> conditional(conditional);
            case Assignment assignment ->
                site.assignment(assignment.target(), assignment.value(), Positions.of(site.source, assignment.value()));
            case Sequence sequence -> run(" , ", sequence.expressions());
            case Yield yield when yield.delegate() -> site.delegation(yield.argument());
            case Yield yield -> site.find(yield.argument());
            case Await await -> site.find(await.argument());
            case Spread spread -> {
                site.print("(...");
                site.find(spread.argument(), true);
                site.print(")");
            }
            case ImportCall call -> importCall(call);
            default -> {}
        }
    }

    private void literal(Object value) {
        switch (value) {
            case String text -> site.print('"' + text + '"');
            case Double number -> site.print(NumberFormatting.toString(number));
            case java.math.BigInteger _ -> {}
            default -> site.print(value.toString());
        }
    }

    private void regExp(RegExpLiteral literal) {
        var flags = literal.flags().toCharArray();
        Arrays.sort(flags);
        site.print("/" + literal.pattern() + "/" + new String(flags));
    }

    // calls

    private boolean isHere(Expression node) {
        return Positions.operation(site.source, node) == site.position;
    }

    /** Visits a call; without a callee, one of the super constructor. */
    private void call(Expression node, Expression callee, Expression[] arguments) {
        boolean here = isHere(node);
        if (here && spread(arguments)) return;
        boolean first = here && !site.found;
        if (here) site.foundCall();
        if (first) site.found = true;
        if (callee == null) site.print("super");
        else site.find(callee, true);
        if (!first && !site.isIterator) site.print("(...)");
        if (first) site.end();
        else arguments(arguments);
    }

    private void construct(New node) {
        boolean here = isHere(node);
        if (here && spread(node.arguments())) return;
        boolean first = here && !site.found;
        if (here) site.foundCall();
        if (first) site.found = true;
        site.find(node.callee(), first || site.isIterator);
        if (first) site.end();
        else arguments(node.arguments());
    }

    private boolean spread(Expression[] arguments) {
        if (!site.isSpread || arguments.length == 0 || !(arguments[arguments.length - 1] instanceof Spread spread))
            return false;
        site.found = true;
        site.find(spread.argument(), true);
        site.end();
        return true;
    }

    private void arguments(Expression[] arguments) {
        if (site.found) return;
        for (var argument : arguments) site.find(argument);
    }

    private void importCall(ImportCall call) {
        site.print("import(");
        site.find(call.specifier(), true);
        if (call.options() != null) {
            site.print(", ");
            site.find(call.options(), true);
        }
        site.print(")");
    }

    // properties

    private void member(Expression object, boolean optional, String name) {
        site.find(object, true);
        site.print((optional ? "?." : ".") + name);
    }

    private void index(Index index) {
        if (FoldedLiteral.of(index.index()) instanceof String name) {
            member(index.object(), index.optional(), name);
            return;
        }
        site.find(index.object(), true);
        site.print(index.optional() ? "?.[" : "[");
        site.find(index.index(), true);
        site.print("]");
    }

    /** V8 treats a private name as a variable in brackets. */
    private void privateMember(PrivateMember member) {
        site.find(member.object(), true);
        site.print((member.optional() ? "?.[" : "[") + member.name().name() + "]");
    }

    private void superMember(SuperMember member) {
        site.printIntermediate();
        if (member.index() == null) {
            site.print("." + member.name());
        } else if (FoldedLiteral.of(member.index()) instanceof String name) {
            site.print("." + name);
        } else {
            site.print("[");
            site.find(member.index(), true);
            site.print("]");
        }
    }

    // operators

    private void unary(Unary unary) {
        var operator = unary.operator().text();
        site.print("(" + operator + (Character.isLetter(operator.charAt(0)) ? " " : ""));
        site.find(unary.operand(), true);
        site.print(")");
    }

    private void update(Update update) {
        var operator = update.increment() ? "++" : "--";
        site.print(update.prefix() ? "(" + operator : "(");
        site.find(update.target(), true);
        site.print(update.prefix() ? ")" : operator + ")");
    }

    private void binary(Binary binary) {
        switch (binary.operator()) {
            case NOT_EQUAL -> negated("==", binary);
            case STRICT_NOT_EQUAL -> negated("===", binary);
            default -> {
                var operands = new ArrayDeque<Expression>();
                var first = binary;
                while (Positions.isRun(first)) {
                    operands.push(first.right());
                    first = (Binary) first.left();
                }
                operands.push(first.right());
                operands.push(first.left());
                run(" " + binary.operator().text() + " ", operands.toArray(new Expression[0]));
            }
        }
    }

    private void negated(String operator, Binary binary) {
        site.print("(!");
        run(" " + operator + " ", binary.left(), binary.right());
        site.print(")");
    }

    private void logical(Logical logical) {
        var operands = new ArrayDeque<Expression>();
        var first = logical;
        while (Positions.isRun(site.source, first)) {
            operands.push(first.right());
            first = (Logical) first.left();
        }
        operands.push(first.right());
        operands.push(first.left());
        run(" " + logical.operator().text() + " ", operands.toArray(new Expression[0]));
    }

    /** Prints the operands of a chain of one operator, which V8's parser makes one node. */
    private void run(String operator, Expression... operands) {
        site.print("(");
        for (int i = 0; i < operands.length; i++) {
            if (i > 0) site.print(operator);
            site.find(operands[i], true);
        }
        site.print(")");
    }

    /** A chain of conditional expressions is one node in V8. */
    private void conditional(Conditional conditional) {
        Expression next = conditional;
        int end = conditional.end();
        while (next instanceof Conditional link && link.end() == end) {
            site.find(link.test());
            site.find(link.consequent());
            next = link.alternate();
        }
        site.find(next);
    }

    // literals and patterns

    void classNode(ClassNode klass) {
        if (klass.superclass() != null) site.find(klass.superclass());
        if (!site.found) return;
        for (var element : klass.elements()) {
            boolean isMember = switch (element) {
                case ClassElement.Method _ -> true;
                case ClassElement.Field field ->
                    field.key() instanceof PropertyName.Computed || field.key() instanceof PrivateIdentifier;
                case ClassElement.StaticBlock _ -> false;
            };
            if (isMember) site.printIntermediate();
        }
    }

    /** Visits only the values: V8 skips computed keys. */
    private void object(ObjectLiteral object) {
        site.print("{");
        for (var property : object.properties()) site.find(property.value());
        site.print("}");
    }

    private void array(ArrayLiteral array) {
        site.print("[");
        for (int i = 0; i < array.elements().length; i++) {
            if (i > 0) site.print(",");
            var element = array.elements()[i];
            if (element instanceof Spread spread && site.spread(spread)) return;
            if (element != null) site.find(element, true);
        }
        site.print("]");
    }

    void objectPattern(Pattern.ObjectPattern pattern) {
        site.print("{");
        for (var property : pattern.properties()) site.find(property.value());
        if (pattern.rest() != null) site.find(pattern.rest());
        site.print("}");
    }

    void arrayPattern(Pattern.ArrayPattern pattern) {
        site.print("[");
        for (int i = 0; i < pattern.elements().length; i++) {
            if (i > 0) site.print(",");
            var element = pattern.elements()[i];
            if (element != null) site.find(element, true);
        }
        if (pattern.rest() != null) {
            site.print(pattern.elements().length > 0 ? ",(..." : "(...");
            site.find(pattern.rest(), true);
            site.print(")");
        }
        site.print("]");
    }
}
