package dev.gyre.page.css.conditions;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import dev.gyre.page.css.values.Units;
import java.util.Set;

/** A test of one feature, {@code color}, {@code min-width: 1px} or {@code 1px < width <= 2px}. Values keep their text; numbers have it canonical. */
record MediaFeature(String name, String lowOperator, Value low, String operator, Value value) {
    /** A value: a number in a canonical unit, or a keyword whose number is NaN. */
    record Value(String text, double number, String unit) {}

    private static final Set<String> DISCRETE = Set.of(
            "any-hover",
            "any-pointer",
            "hover",
            "pointer",
            "color-gamut",
            "display-mode",
            "dynamic-range",
            "video-dynamic-range",
            "forced-colors",
            "inverted-colors",
            "overflow-block",
            "overflow-inline",
            "prefers-color-scheme",
            "prefers-contrast",
            "prefers-reduced-data",
            "prefers-reduced-motion",
            "prefers-reduced-transparency",
            "scan",
            "scripting",
            "update",
            "orientation");

    /** The text within the parentheses; null if it is no feature. */
    static MediaFeature parse(TokenRange range) {
        TokenStream in = range.trim().stream();
        if (in.type() == TokenType.IDENT) {
            int mark = in.position();
            String name = CssText.lowerCase(in.next().text());
            in.skipWhitespace();
            if (in.atEnd()) {
                return isKnown(name, false) ? new MediaFeature(name, null, null, null, null) : null;
            }
            if (in.accept(TokenType.COLON)) {
                Value value = value(in);
                return value != null && in.atEnd() && isKnown(name, true) && fits(name, value)
                        ? new MediaFeature(name, null, null, ":", value)
                        : null;
            }
            in.reset(mark);
        }
        return range(in);
    }

    private static MediaFeature range(TokenStream in) {
        Value first = null;
        String firstOperator = null;
        if (in.type() != TokenType.IDENT || isKeyword(in)) {
            first = value(in);
            firstOperator = first == null ? null : operator(in);
            if (firstOperator == null) {
                return null;
            }
        }
        in.skipWhitespace();
        if (in.type() != TokenType.IDENT) {
            return null;
        }
        String name = CssText.lowerCase(in.next().text());
        in.skipWhitespace();
        String operator = in.atEnd() ? null : operator(in);
        Value value = operator == null ? null : value(in);
        if (!in.atEnd()
                || first == null && value == null
                || Double.isNaN(MediaSettings.DEFAULT.ranged(name))
                || name.startsWith("-webkit")) {
            return null;
        }
        if (first != null && value != null && (operator.equals("=") || firstOperator.charAt(0) != operator.charAt(0))) {
            return null;
        }
        boolean valid = (first == null || fits(name, first)) && (value == null || fits(name, value));
        return valid ? new MediaFeature(name, firstOperator, first, operator, value) : null;
    }

    private static boolean isKeyword(TokenStream in) {
        return in.peek().isIdent("infinite");
    }

    private static boolean isKnown(String name, boolean withValue) {
        String base = base(name);
        boolean ranged = !Double.isNaN(MediaSettings.DEFAULT.ranged(base));
        return !base.equals(name) ? ranged && withValue && !base.equals("grid") : ranged || DISCRETE.contains(name);
    }

    private static String base(String name) {
        if (name.startsWith("-webkit-min-") || name.startsWith("-webkit-max-")) {
            return "-webkit-" + name.substring(12);
        }
        return name.startsWith("min-") || name.startsWith("max-") ? name.substring(4) : name;
    }

    private static boolean fits(String name, Value value) {
        String base = base(name);
        return switch (base) {
            case "width", "height", "device-width", "device-height" -> "length".equals(Units.type(value.unit()));
            case "aspect-ratio", "device-aspect-ratio", "-webkit-device-pixel-ratio" ->
                value.unit().equals("");
            case "resolution" ->
                "resolution".equals(Units.type(value.unit())) || value.text().equals("infinite");
            case "color",
                    "color-index",
                    "monochrome",
                    "grid",
                    "horizontal-viewport-segments",
                    "vertical-viewport-segments" ->
                value.unit().equals("") && value.number() == Math.rint(value.number());
            default -> Double.isNaN(value.number());
        };
    }

    private static String operator(TokenStream in) {
        in.skipWhitespace();
        Token token = in.next();
        if (token.isDelim('=')) {
            return "=";
        }
        if (!token.isDelim('<') && !token.isDelim('>')) {
            return null;
        }
        return token.text() + (in.acceptDelim('=') ? "=" : "");
    }

    private static Value value(TokenStream in) {
        in.skipWhitespace();
        Token token = in.peek();
        if (token.type() == TokenType.IDENT) {
            in.next();
            in.skipWhitespace();
            String text = CssText.lowerCase(token.text());
            return new Value(
                    text,
                    text.equals("infinite") ? Double.POSITIVE_INFINITY : Double.NaN,
                    text.equals("infinite") ? "dppx" : "keyword");
        }
        Value first = number(in);
        in.skipWhitespace();
        if (first == null || !in.acceptDelim('/')) {
            return first;
        }
        in.skipWhitespace();
        Value second = number(in);
        in.skipWhitespace();
        return second == null || !first.unit().isEmpty() || !second.unit().isEmpty()
                ? null
                : new Value(first.text() + " / " + second.text(), first.number() / second.number(), "");
    }

    private static Value number(TokenStream in) {
        MediaNumber number = MediaNumber.read(in);
        return number == null ? null : new Value(number.text(), number.value(), number.unit());
    }

    Truth evaluate(MediaSettings settings) {
        String base = base(name);
        double actual = settings.ranged(base);
        if (Double.isNaN(actual)) {
            String keyword = settings.discrete(base);
            if (operator == null) {
                return Truth.of(!keyword.equals("none") && !keyword.equals("no-preference"));
            }
            return Truth.of(value.text().equals(keyword));
        }
        if (operator == null && lowOperator == null) {
            return Truth.of(actual != 0);
        }
        if (":".equals(operator)) {
            boolean min = name.contains("min-");
            return Truth.of(
                    base.equals(name)
                            ? actual == pixels(value)
                            : min ? actual >= pixels(value) : actual <= pixels(value));
        }
        boolean holds = low == null || compare(pixels(low), lowOperator, actual);
        return Truth.of(holds && (value == null || compare(actual, operator, pixels(value))));
    }

    /** Relative lengths are relative to the initial font size. */
    private static double pixels(Value value) {
        return switch (value.unit()) {
            case "em", "rem" -> value.number() * 16;
            case "ex", "ch", "rex", "rch" -> value.number() * 8;
            default -> value.number();
        };
    }

    private static boolean compare(double left, String operator, double right) {
        return switch (operator) {
            case "<" -> left < right;
            case "<=" -> left <= right;
            case ">" -> left > right;
            case ">=" -> left >= right;
            default -> left == right;
        };
    }

    String text() {
        if (":".equals(operator)) {
            return name + ": " + value.text();
        }
        return (low == null ? "" : low.text() + " " + lowOperator + " ")
                + name
                + (value == null ? "" : " " + operator + " " + value.text());
    }
}
