package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Parses and simplifies math functions, <a href="https://drafts.csswg.org/css-values/#math">CSS Values, section 10</a>. */
final class Calculations {
    private static final Set<String> FUNCTIONS = Set.of(
            "calc",
            "-webkit-calc",
            "min",
            "max",
            "clamp",
            "round",
            "mod",
            "rem",
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "atan2",
            "pow",
            "sqrt",
            "hypot",
            "log",
            "exp",
            "abs",
            "sign");

    private static final int MAX_DEPTH = 100;

    private Calculations() {}

    static boolean isMath(Token token) {
        return token.type() == TokenType.FUNCTION && FUNCTIONS.contains(CssText.lowerCase(token.text()));
    }

    /** Reads the math function at the position; null if it is invalid. */
    static MathNode parse(TokenStream in) {
        return function(in, 0);
    }

    private static MathNode function(TokenStream in, int depth) {
        String name = CssText.lowerCase(in.peek().text());
        TokenRange inside = in.block();
        if (depth > MAX_DEPTH) {
            return null;
        }
        if (name.endsWith("calc")) {
            return all(inside, depth);
        }
        List<MathNode> arguments = new ArrayList<>();
        for (TokenRange part : inside.splitAtCommas()) {
            MathNode argument = name.equals("round") && arguments.isEmpty() && isStrategy(part)
                    ? new MathNode.Call(part.trim().text(), List.of(), "strategy")
                    : argument(name, part, depth);
            if (argument == null) {
                return null;
            }
            arguments.add(argument);
        }
        return call(name, arguments);
    }

    private static boolean isStrategy(TokenRange part) {
        return switch (CssText.lowerCase(part.trim().text())) {
            case "nearest", "up", "down", "to-zero" -> true;
            default -> false;
        };
    }

    private static MathNode argument(String name, TokenRange part, int depth) {
        if (name.equals("clamp") && part.trim().text().equalsIgnoreCase("none")) {
            return new MathNode.Call("none", List.of(), "none");
        }
        return all(part, depth);
    }

    private static MathNode all(TokenRange range, int depth) {
        TokenStream in = range.trim().stream();
        MathNode node = sum(in, depth);
        return in.atEnd() ? node : null;
    }

    private static MathNode sum(TokenStream in, int depth) {
        List<MathNode> terms = new ArrayList<>();
        MathNode term = product(in, depth);
        while (term != null) {
            terms.add(term);
            int mark = in.position();
            boolean space = in.skipWhitespace();
            Token operator = in.peek();
            boolean minus = operator.isDelim('-');
            if (!space || !minus && !operator.isDelim('+')) {
                in.reset(mark);
                return MathNode.Sum.of(terms);
            }
            in.next();
            if (!in.skipWhitespace()) {
                return null;
            }
            term = product(in, depth);
            term = term != null && minus ? MathNode.Product.of(-1, term) : term;
        }
        return null;
    }

    private static MathNode product(TokenStream in, int depth) {
        MathNode left = operand(in, depth);
        while (left != null) {
            int mark = in.position();
            in.skipWhitespace();
            boolean divide = in.peek().isDelim('/');
            if (!divide && !in.peek().isDelim('*')) {
                in.reset(mark);
                return left;
            }
            in.next();
            in.skipWhitespace();
            MathNode right = operand(in, depth);
            left = right == null ? null : divide ? quotient(left, right) : multiplied(left, right);
        }
        return null;
    }

    private static MathNode multiplied(MathNode left, MathNode right) {
        if (left instanceof MathNode.Num number && number.unit().isEmpty()) {
            return MathNode.Product.of(number.value(), right);
        }
        return right instanceof MathNode.Num number && number.unit().isEmpty()
                ? MathNode.Product.of(number.value(), left)
                : null;
    }

    private static MathNode quotient(MathNode left, MathNode right) {
        if (!(right instanceof MathNode.Num divisor)) {
            return null;
        }
        if (divisor.unit().isEmpty()) {
            return MathNode.Product.of(1 / divisor.value(), left);
        }
        boolean sameUnit =
                left instanceof MathNode.Num dividend && dividend.unit().equals(divisor.unit());
        return sameUnit ? new MathNode.Num(((MathNode.Num) left).value() / divisor.value(), "") : null;
    }

    private static MathNode operand(TokenStream in, int depth) {
        Token token = in.peek();
        if (token.isNumeric()) {
            in.next();
            String unit = CssText.lowerCase(token.text());
            return Units.type(unit) == null
                    ? null
                    : new MathNode.Num(Units.canonical(token.number(), unit), Units.canonicalUnit(unit));
        }
        if (token.type() == TokenType.OPEN_PAREN) {
            return depth > MAX_DEPTH ? null : all(in.block(), depth + 1);
        }
        if (isMath(token)) {
            return function(in, depth + 1);
        }
        if (token.type() == TokenType.IDENT) {
            in.next();
            return constant(CssText.lowerCase(token.text()));
        }
        return null;
    }

    private static MathNode constant(String name) {
        return switch (name) {
            case "e" -> new MathNode.Num(Math.E, "");
            case "pi" -> new MathNode.Num(Math.PI, "");
            case "infinity" -> new MathNode.Num(Double.POSITIVE_INFINITY, "");
            case "-infinity" -> new MathNode.Num(Double.NEGATIVE_INFINITY, "");
            case "nan" -> new MathNode.Num(Double.NaN, "");
            default -> null;
        };
    }

    /** The type of a sum of both; null if they cannot be added. */
    static String commonType(String a, String b) {
        if (a.equals(b)) {
            return a;
        }
        boolean lengths = (a.equals("length") || a.equals("percentage") || a.equals("length-percentage"))
                && (b.equals("length") || b.equals("percentage") || b.equals("length-percentage"));
        if (lengths) {
            return "length-percentage";
        }
        return a.equals("percentage") && isDimension(b)
                ? b + "-percentage"
                : b.equals("percentage") && isDimension(a) ? a + "-percentage" : null;
    }

    private static boolean isDimension(String type) {
        return type.equals("angle") || type.equals("time") || type.equals("frequency");
    }

    static List<MathNode> sorted(List<MathNode> terms) {
        List<MathNode> sorted = new ArrayList<>(terms);
        sorted.sort(Comparator.comparing(Calculations::rank));
        return sorted;
    }

    private static String rank(MathNode term) {
        if (!(term instanceof MathNode.Num number)) {
            return "~";
        }
        return number.unit().isEmpty() ? "" : number.unit().equals("%") ? " " : number.unit();
    }

    static void wrapped(StringBuilder out, MathNode node) {
        if (node instanceof MathNode.Num || node instanceof MathNode.Call) {
            node.appendTo(out);
        } else {
            out.append('(');
            node.appendTo(out);
            out.append(')');
        }
    }

    /** A function other than calc; null if it is invalid. */
    static MathNode call(String name, List<MathNode> arguments) {
        String type = resultType(name, arguments);
        if (type == null) {
            return null;
        }
        MathNode computed = computed(name, arguments);
        if (computed != null) {
            return computed;
        }
        return (name.equals("min") || name.equals("max")) && arguments.size() == 1
                ? arguments.getFirst()
                : new MathNode.Call(name, List.copyOf(arguments), type);
    }

    private static String resultType(String name, List<MathNode> arguments) {
        int count = arguments.size();
        String type = null;
        for (MathNode argument : arguments) {
            if (!argument.type().equals("none") && !argument.type().equals("strategy")) {
                type = type == null ? argument.type() : commonType(type, argument.type());
                if (type == null) {
                    return null;
                }
            }
        }
        return switch (name) {
            case "min", "max", "hypot" -> type;
            case "clamp" -> count == 3 ? type : null;
            case "round" -> count >= 1 && count <= 3 ? type : null;
            case "mod", "rem" -> count == 2 ? type : null;
            case "abs" -> count == 1 ? type : null;
            case "sign" -> count == 1 ? "number" : null;
            case "sin", "cos", "tan" -> count == 1 && ("number".equals(type) || "angle".equals(type)) ? "number" : null;
            case "asin", "acos", "atan" -> count == 1 && "number".equals(type) ? "angle" : null;
            case "atan2" -> count == 2 && type != null ? "angle" : null;
            case "pow" -> count == 2 && "number".equals(type) ? "number" : null;
            case "sqrt", "exp" -> count == 1 && "number".equals(type) ? "number" : null;
            case "log" -> count <= 2 && "number".equals(type) ? "number" : null;
            default -> null;
        };
    }

    /** The value, if all arguments are numbers of one unit; null otherwise. */
    private static MathNode computed(String name, List<MathNode> arguments) {
        String unit = null;
        double[] values = new double[arguments.size()];
        String strategy = "nearest";
        int count = 0;
        for (MathNode argument : arguments) {
            if (argument instanceof MathNode.Num(double value, String other) && (unit == null || unit.equals(other))) {
                unit = other;
                values[count++] = value;
            } else if (argument.type().equals("strategy")) {
                strategy = ((MathNode.Call) argument).name();
            } else if (argument.type().equals("none")) {
                values[count] = count == 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
                count++;
            } else {
                return null;
            }
        }
        if (unit == null || unit.equals("%") && !name.equals("min") && !name.equals("max") && !name.equals("clamp")) {
            return null;
        }
        return switch (name) {
            case "sign", "sin", "cos", "tan", "pow", "sqrt", "exp", "log" ->
                new MathNode.Num(MathFunctions.number(name, values, count, unit), "");
            case "asin", "acos", "atan", "atan2" -> new MathNode.Num(MathFunctions.angle(name, values), "deg");
            default -> new MathNode.Num(MathFunctions.same(name, values, count, strategy), unit);
        };
    }
}
