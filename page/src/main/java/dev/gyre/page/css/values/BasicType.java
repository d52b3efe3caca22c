package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.List;
import java.util.Set;

/** The types that are not defined by a grammar: numbers, names, strings, colours, positions. */
final class BasicType extends Grammar {
    private static final Set<String> NAMES = Set.of(
            "length",
            "length-percentage",
            "percentage",
            "number",
            "integer",
            "angle",
            "angle-percentage",
            "time",
            "time-percentage",
            "frequency",
            "frequency-percentage",
            "resolution",
            "flex",
            "zero",
            "ident",
            "custom-ident",
            "dashed-ident",
            "string",
            "url",
            "color",
            "position",
            "bg-position",
            "any-value",
            "declaration-value",
            "unicode-range",
            "alpha-value",
            "hex-color");

    private static final Set<String> WIDE = Set.of("initial", "inherit", "unset", "revert", "revert-layer", "default");

    private final String name;
    private final double min;
    private final double max;

    private BasicType(String name, double min, double max) {
        this.name = name;
        this.min = min;
        this.max = max;
    }

    /** Null if the type is defined by a grammar. */
    static BasicType named(String name, double min, double max) {
        return NAMES.contains(name) ? new BasicType(name, min, max) : null;
    }

    /** Whether the keyword has a meaning for every property. */
    static boolean isWideKeyword(String lower) {
        return WIDE.contains(lower) && !lower.equals("default");
    }

    @Override
    boolean match(TokenStream in, List<CssValue.Item> out) {
        int mark = in.position();
        in.skipWhitespace();
        int size = out.size();
        if (!in.atEnd() && read(in, out)) {
            return true;
        }
        in.reset(mark);
        while (out.size() > size) {
            out.removeLast();
        }
        return false;
    }

    private boolean read(TokenStream in, List<CssValue.Item> out) {
        Token token = in.peek();
        return switch (name) {
            case "ident", "custom-ident", "dashed-ident" -> ident(in, token, out);
            case "string" ->
                token.type() == TokenType.STRING
                        && add(out, new CssValue.Str(in.next().text()));
            case "url" -> url(in, token, out);
            case "color" -> {
                CssValue.Item color = ColorParser.parse(in, false);
                yield color != null && add(out, color);
            }
            case "position" -> Positions.read(in, out, false);
            case "bg-position" -> Positions.read(in, out, true);
            case "any-value", "declaration-value" -> rest(in, out);
            case "unicode-range" -> UnicodeRanges.read(in, out);
            default -> numeric(in, token, out);
        };
    }

    private static boolean add(List<CssValue.Item> out, CssValue.Item item) {
        return out.add(item);
    }

    private boolean ident(TokenStream in, Token token, List<CssValue.Item> out) {
        if (token.type() != TokenType.IDENT) {
            return false;
        }
        String text = token.text();
        if (name.equals("custom-ident") && WIDE.contains(CssText.lowerCase(text))
                || name.equals("dashed-ident") && !text.startsWith("--")) {
            return false;
        }
        in.next();
        return out.add(new CssValue.Ident(text));
    }

    private static boolean url(TokenStream in, Token token, List<CssValue.Item> out) {
        if (token.type() == TokenType.URL) {
            return out.add(new CssValue.Url(in.next().text()));
        }
        if (!token.isFunction("url") && !token.isFunction("src")) {
            return false;
        }
        TokenStream inside = in.block().trim().stream();
        Token string = inside.next();
        return string.type() == TokenType.STRING && inside.atEnd() && out.add(new CssValue.Url(string.text()));
    }

    private static boolean rest(TokenStream in, List<CssValue.Item> out) {
        TokenRange rest = in.rest().trim();
        if (rest.isEmpty()) {
            return false;
        }
        while (!in.atEnd()) {
            in.component();
        }
        return out.add(new CssValue.Raw(rest.serialize()));
    }

    private boolean numeric(TokenStream in, Token token, List<CssValue.Item> out) {
        if (Calculations.isMath(token)) {
            MathNode node = Calculations.parse(in);
            return node != null && accepts(node.type()) && out.add(new CssValue.MathItem(node));
        }
        if (!token.isNumeric()) {
            return false;
        }
        in.next();
        String unit = CssText.lowerCase(token.text());
        String type = Units.type(unit);
        if (type == null) {
            return false;
        }
        if (type.equals("number") && token.number() == 0 && acceptsZero()) {
            return min <= 0
                    && max >= 0
                    && out.add(new CssValue.Numeric(
                            0, name.equals("zero") ? "" : name.startsWith("angle") ? "deg" : "px"));
        }
        if (!accepts(type) || name.equals("integer") && !token.flag() || token.number() < min || token.number() > max) {
            return false;
        }
        return out.add(new CssValue.Numeric(token.number(), unit));
    }

    private boolean acceptsZero() {
        return name.startsWith("length") || name.equals("zero");
    }

    private boolean accepts(String type) {
        return switch (name) {
            case "integer" -> type.equals("number");
            case "alpha-value" -> type.equals("number") || type.equals("percentage");
            case "length-percentage", "angle-percentage", "time-percentage", "frequency-percentage" ->
                name.equals(type) || type.equals("percentage") || name.startsWith(type);
            default -> name.equals(type);
        };
    }
}
