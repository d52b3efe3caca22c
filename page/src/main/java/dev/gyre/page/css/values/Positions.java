package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;

/** The type position, <a href="https://drafts.csswg.org/css-values/#position">CSS Values</a>: one or two values, or edges with offsets. */
final class Positions {
    private static final Grammar OFFSET =
            BasicType.named("length-percentage", Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    private Positions() {}

    private static String edge(Token token) {
        if (token.type() != TokenType.IDENT) {
            return null;
        }
        String name = CssText.lowerCase(token.text());
        return switch (name) {
            case "left", "right", "top", "bottom", "center" -> name;
            default -> null;
        };
    }

    /** Appends a horizontal and a vertical part; with {@code three} a value of three parts is allowed too. */
    static boolean read(TokenStream in, List<CssValue.Item> out, boolean three) {
        List<CssValue.Item> parts = new ArrayList<>();
        while (parts.size() < 4) {
            int mark = in.position();
            in.skipWhitespace();
            String edge = edge(in.peek());
            if (edge != null) {
                in.next();
                parts.add(new CssValue.Ident(edge));
            } else if (!OFFSET.match(in, parts)) {
                in.reset(mark);
                break;
            }
        }
        List<CssValue.Item> result = switch (parts.size()) {
            case 1 -> one(parts.get(0));
            case 2 -> two(parts.get(0), parts.get(1));
            case 3 -> three ? edges(parts) : null;
            case 4 -> edges(parts);
            default -> null;
        };
        return result != null && out.addAll(result);
    }

    private static CssValue.Item center() {
        return new CssValue.Ident("center");
    }

    private static boolean isVertical(CssValue.Item item) {
        return item instanceof CssValue.Ident ident
                && (ident.name().equals("top") || ident.name().equals("bottom"));
    }

    private static boolean isHorizontal(CssValue.Item item) {
        return item instanceof CssValue.Ident ident
                && (ident.name().equals("left") || ident.name().equals("right"));
    }

    private static List<CssValue.Item> one(CssValue.Item item) {
        return isVertical(item) ? List.of(center(), item) : List.of(item, center());
    }

    private static List<CssValue.Item> two(CssValue.Item first, CssValue.Item second) {
        if (isVertical(first) || isHorizontal(second)) {
            boolean keywords = first instanceof CssValue.Ident && second instanceof CssValue.Ident;
            return keywords && !isHorizontal(first) && !isVertical(second) ? List.of(second, first) : null;
        }
        return List.of(first, second);
    }

    /** Edges with offsets: each keyword but center may be followed by an offset. */
    private static List<CssValue.Item> edges(List<CssValue.Item> parts) {
        List<CssValue.Item> x = new ArrayList<>();
        List<CssValue.Item> y = new ArrayList<>();
        List<CssValue.Item> centers = new ArrayList<>();
        int i = 0;
        while (i < parts.size()) {
            CssValue.Item item = parts.get(i++);
            List<CssValue.Item> target =
                    isHorizontal(item) ? x : isVertical(item) ? y : item instanceof CssValue.Ident ? centers : null;
            if (target == null || !target.isEmpty()) {
                return null;
            }
            target.add(item);
            if (i < parts.size() && !(parts.get(i) instanceof CssValue.Ident)) {
                target.add(parts.get(i++));
            }
        }
        if (centers.size() > 1 || x.isEmpty() && y.isEmpty()) {
            return null;
        }
        List<CssValue.Item> result = new ArrayList<>(x.isEmpty() ? centers : x);
        result.addAll(y.isEmpty() ? centers : y);
        boolean complete = !x.isEmpty() && !y.isEmpty() || !centers.isEmpty();
        return complete ? result : null;
    }
}
