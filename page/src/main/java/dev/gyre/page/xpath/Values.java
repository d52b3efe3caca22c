package dev.gyre.page.xpath;

import dev.gyre.page.dom.Node;
import java.math.BigDecimal;

/** The conversions and comparisons of XPath's values. */
final class Values {
    private Values() {}

    // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string
    static String string(Object value) {
        if (value instanceof NodeSet nodes) return nodes.firstString();
        if (value instanceof Double number) return string(number.doubleValue());
        return value.toString();
    }

    private static String string(double number) {
        if (Double.isNaN(number)) return "NaN";
        if (Double.isInfinite(number)) return number > 0 ? "Infinity" : "-Infinity";
        if (number == Math.rint(number) && Math.abs(number) < 1e18) return Long.toString((long) number);
        return new BigDecimal(Double.toString(number)).stripTrailingZeros().toPlainString();
    }

    // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number
    static double number(Object value) {
        if (value instanceof Double number) return number;
        if (value instanceof Boolean flag) return flag ? 1 : 0;
        String text = string(value).replaceAll("^[ \\t\\r\\n]+|[ \\t\\r\\n]+$", "");
        return text.matches("-?(\\d+(\\.\\d*)?|\\.\\d+)") ? Double.parseDouble(text) : Double.NaN;
    }

    // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean
    static boolean bool(Object value) {
        if (value instanceof Boolean flag) return flag;
        if (value instanceof Double number) return number != 0 && !Double.isNaN(number);
        return value instanceof NodeSet nodes
                ? !nodes.isEmpty()
                : !string(value).isEmpty();
    }

    // https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans
    static boolean compare(String operator, Object left, Object right) {
        if (left instanceof NodeSet a && !(right instanceof Boolean)) {
            for (Node node : a.nodes()) {
                if (compareWith(operator, NodeSet.stringValue(node), right)) return true;
            }
            return false;
        }
        if (right instanceof NodeSet b && !(left instanceof Boolean)) {
            for (Node node : b.nodes()) {
                if (compareAtomic(operator, left, NodeSet.stringValue(node))) return true;
            }
            return false;
        }
        return compareAtomic(operator, left, right);
    }

    private static boolean compareWith(String operator, String left, Object right) {
        if (!(right instanceof NodeSet b)) return compareAtomic(operator, left, right);
        for (Node node : b.nodes()) {
            if (compareAtomic(operator, left, NodeSet.stringValue(node))) return true;
        }
        return false;
    }

    private static boolean compareAtomic(String operator, Object left, Object right) {
        if (operator.equals("=") || operator.equals("!=")) return equal(left, right) == operator.equals("=");
        double a = number(left);
        double b = number(right);
        return switch (operator) {
            case "<" -> a < b;
            case "<=" -> a <= b;
            case ">" -> a > b;
            default -> a >= b;
        };
    }

    private static boolean equal(Object left, Object right) {
        if (left instanceof Boolean || right instanceof Boolean) return bool(left) == bool(right);
        if (left instanceof Double || right instanceof Double) return number(left) == number(right);
        return string(left).equals(string(right));
    }
}
