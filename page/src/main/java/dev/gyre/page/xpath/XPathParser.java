package dev.gyre.page.xpath;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.page.dom.Node;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.xpath.XPathLexer.Kind;
import dev.gyre.page.xpath.XPathLexer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Compiles an expression, https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Expressions. */
final class XPathParser {
    private static final Set<String> NODE_TYPES = Set.of("comment", "text", "processing-instruction", "node");

    private final String text;
    private final List<Token> tokens;
    private final Function<String, String> namespaces;
    private int at;

    private XPathParser(String text, Function<String, String> namespaces) {
        this.text = text;
        this.tokens = XPathLexer.read(text);
        this.namespaces = namespaces;
    }

    /** @param namespaces the namespace of a prefix, null for none */
    static Expression parse(String text, Function<String, String> namespaces) {
        var parser = new XPathParser(text, namespaces);
        Expression expression = parser.or();
        if (parser.peek().kind() != Kind.END) throw XPathLexer.syntax(text);
        return expression;
    }

    private Token peek() {
        return tokens.get(at);
    }

    private Token peek(int ahead) {
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    private boolean take(String operator) {
        if (!peek().is(operator)) return false;
        at++;
        return true;
    }

    private void expect(String operator) {
        if (!take(operator)) throw XPathLexer.syntax(text);
    }

    // ---- operators

    private Expression or() {
        Expression left = and();
        while (take("or")) {
            Expression a = left;
            Expression b = and();
            left = context -> Values.bool(a.evaluate(context)) || Values.bool(b.evaluate(context));
        }
        return left;
    }

    private Expression and() {
        Expression left = comparison(0);
        while (take("and")) {
            Expression a = left;
            Expression b = comparison(0);
            left = context -> Values.bool(a.evaluate(context)) && Values.bool(b.evaluate(context));
        }
        return left;
    }

    /** Equality at level 0, order at level 1. */
    private Expression comparison(int level) {
        Expression left = level == 0 ? comparison(1) : additive();
        List<String> operators = level == 0 ? List.of("=", "!=") : List.of("<", "<=", ">", ">=");
        while (peek().kind() == Kind.OPERATOR && operators.contains(peek().text())) {
            String operator = peek().text();
            at++;
            Expression a = left;
            Expression b = level == 0 ? comparison(1) : additive();
            left = context -> Values.compare(operator, a.evaluate(context), b.evaluate(context));
        }
        return left;
    }

    private Expression additive() {
        Expression left = multiplicative();
        while (peek().is("+") || peek().is("-")) {
            boolean plus = peek().is("+");
            at++;
            Expression a = left;
            Expression b = multiplicative();
            left = context -> Values.number(a.evaluate(context)) + (plus ? 1 : -1) * Values.number(b.evaluate(context));
        }
        return left;
    }

    private Expression multiplicative() {
        Expression left = unary();
        while (peek().is("*") || peek().is("div") || peek().is("mod")) {
            String operator = peek().text();
            at++;
            Expression a = left;
            Expression b = unary();
            left = context ->
                    calculate(operator, Values.number(a.evaluate(context)), Values.number(b.evaluate(context)));
        }
        return left;
    }

    private static double calculate(String operator, double a, double b) {
        return switch (operator) {
            case "*" -> a * b;
            case "div" -> a / b;
            default -> a % b;
        };
    }

    private Expression unary() {
        if (!take("-")) return union();
        Expression operand = unary();
        return context -> -Values.number(operand.evaluate(context));
    }

    private Expression union() {
        Expression left = path();
        while (take("|")) {
            Expression a = left;
            Expression b = path();
            left = context -> {
                var nodes = new ArrayList<Node>(nodes(a.evaluate(context)).nodes());
                nodes.addAll(nodes(b.evaluate(context)).nodes());
                return NodeSet.of(nodes);
            };
        }
        return left;
    }

    static NodeSet nodes(Object value) {
        if (value instanceof NodeSet nodes) return nodes;
        throw Errors.typeError("The expression's value is no set of nodes.");
    }

    // ---- paths

    private Expression path() {
        if (startsFilter()) {
            Expression filter = filter();
            if (!peek().is("/") && !peek().is("//")) return filter;
            var steps = new ArrayList<Step>();
            if (take("//")) steps.add(Step.anyDescendant());
            else expect("/");
            relative(steps);
            return context -> Step.all(steps, nodes(filter.evaluate(context)));
        }
        var steps = new ArrayList<Step>();
        if (take("//")) {
            steps.add(Step.anyDescendant());
            relative(steps);
            return fromRoot(steps);
        }
        if (take("/")) {
            if (startsStep()) relative(steps);
            return fromRoot(steps);
        }
        relative(steps);
        return context -> Step.all(steps, NodeSet.of(List.of(context.node())));
    }

    private static Expression fromRoot(List<Step> steps) {
        return context -> {
            Node node = context.node();
            Node root = node instanceof dev.gyre.page.dom.Attr attr && attr.ownerElement() != null
                    ? attr.ownerElement().root()
                    : node.root();
            return Step.all(steps, NodeSet.of(List.of(root)));
        };
    }

    private boolean startsFilter() {
        Token token = peek();
        return token.kind() == Kind.LITERAL
                || token.kind() == Kind.NUMBER
                || token.kind() == Kind.VARIABLE
                || token.is("(")
                || token.kind() == Kind.NAME && peek(1).is("(") && !NODE_TYPES.contains(token.text());
    }

    private boolean startsStep() {
        Token token = peek();
        return token.kind() == Kind.NAME || token.is(".") || token.is("..") || token.is("@");
    }

    private void relative(List<Step> steps) {
        steps.add(step());
        while (peek().is("/") || peek().is("//")) {
            if (take("//")) steps.add(Step.anyDescendant());
            else at++;
            steps.add(step());
        }
    }

    private Step step() {
        if (take(".")) return new Step("self", NodeTest.ANY, List.of());
        if (take("..")) return new Step("parent", NodeTest.ANY, List.of());
        String axis = "child";
        if (take("@")) {
            axis = "attribute";
        } else if (peek().kind() == Kind.NAME && peek(1).is("::")) {
            axis = peek().text();
            if (!Step.AXES.contains(axis)) throw XPathLexer.syntax(text);
            at += 2;
        }
        return new Step(axis, nodeTest(), predicates());
    }

    private NodeTest nodeTest() {
        Token token = peek();
        if (token.kind() != Kind.NAME) throw XPathLexer.syntax(text);
        at++;
        if (NODE_TYPES.contains(token.text()) && take("(")) {
            String target = null;
            if (token.text().equals("processing-instruction") && peek().kind() == Kind.LITERAL) {
                target = peek().text();
                at++;
            }
            expect(")");
            return NodeTest.ofType(token.text(), target);
        }
        int colon = token.text().indexOf(':');
        if (colon < 0) return NodeTest.ofName(token.text());
        String prefix = token.text().substring(0, colon);
        String namespace = namespaces.apply(prefix);
        if (namespace == null) throw new DomError("NamespaceError", "The prefix '" + prefix + "' has no namespace.");
        return NodeTest.ofName(namespace, token.text().substring(colon + 1));
    }

    private List<Expression> predicates() {
        var predicates = new ArrayList<Expression>();
        while (take("[")) {
            predicates.add(or());
            expect("]");
        }
        return predicates;
    }

    private Expression filter() {
        Expression primary = primary();
        List<Expression> predicates = predicates();
        if (predicates.isEmpty()) return primary;
        return context ->
                NodeSet.of(Step.filtered(nodes(primary.evaluate(context)).nodes(), predicates));
    }

    private Expression primary() {
        Token token = peek();
        at++;
        switch (token.kind()) {
            case LITERAL -> {
                return context -> token.text();
            }
            case NUMBER -> {
                Double number = Double.parseDouble(token.text());
                return context -> number;
            }
            case OPERATOR -> {
                Expression inner = or();
                expect(")");
                return inner;
            }
            case NAME -> {
                expect("(");
                var arguments = new ArrayList<Expression>();
                while (!take(")")) {
                    if (!arguments.isEmpty()) expect(",");
                    arguments.add(or());
                }
                Expression call = Functions.call(token.text(), arguments);
                if (call == null) throw XPathLexer.syntax(text);
                return call;
            }
            default -> throw XPathLexer.syntax(text);
        }
    }
}
