package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Shorthands whose value is a list with commas: backgrounds, masks, animations, transitions, timelines. */
final class LayeredShorthands {
    private static final Grammar POSITION = BasicType.named("bg-position", 0, 0);

    private LayeredShorthands() {}

    static List<Declared> parse(Property shorthand, TokenRange range) {
        List<Property> longhands = shorthand.longhands();
        List<TokenRange> parts = range.splitAtCommas();
        List<Map<Property, CssValue>> layers = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Map<Property, CssValue> layer = layer(shorthand, parts.get(i).trim(), i == parts.size() - 1);
            if (layer == null) {
                return null;
            }
            layers.add(layer);
        }
        if (shorthand.shorthandKind().equals("transition") && hasNoneAmongSeveral(layers)) {
            return null;
        }
        List<CssValue> values = new ArrayList<>();
        for (Property longhand : longhands) {
            boolean single = longhand.name().equals("background-color");
            values.add(joined(longhand, single ? List.of(layers.getLast()) : layers));
        }
        return Shorthands.list(longhands, values);
    }

    private static boolean hasNoneAmongSeveral(List<Map<Property, CssValue>> layers) {
        Property property = PropertyTable.get("transition-property");
        return layers.size() > 1
                && layers.stream()
                        .anyMatch(layer -> layer.containsKey(property)
                                && "none".equals(layer.get(property).keyword()));
    }

    private static CssValue joined(Property longhand, List<Map<Property, CssValue>> layers) {
        List<CssValue.Item> items = new ArrayList<>();
        for (Map<Property, CssValue> layer : layers) {
            if (!items.isEmpty()) {
                items.add(new CssValue.Punctuation(','));
            }
            items.addAll(layer.getOrDefault(longhand, longhand.initial()).items());
        }
        return new CssValue(items);
    }

    private static Map<Property, CssValue> layer(Property shorthand, TokenRange range, boolean last) {
        return switch (shorthand.shorthandKind()) {
            case "background" -> background(shorthand.longhands(), range, last);
            case "mask" -> background(shorthand.longhands(), range, false);
            case "list" -> sequence(shorthand.longhands(), range);
            default -> Shorthands.anyOrder(order(shorthand.longhands()), range.stream());
        };
    }

    /** Names last, so that keywords of the other properties are these. */
    private static List<Property> order(List<Property> longhands) {
        List<Property> order = new ArrayList<>(longhands);
        order.removeIf(one -> one.name().equals("animation-name")
                || one.name().equals("transition-property")
                || one.name().startsWith("animation-timeline")
                || one.name().startsWith("animation-range"));
        for (Property one : longhands) {
            if (one.name().equals("animation-name") || one.name().equals("transition-property")) {
                order.add(one);
            }
        }
        return order;
    }

    private static Map<Property, CssValue> sequence(List<Property> longhands, TokenRange range) {
        TokenStream in = range.stream();
        Map<Property, CssValue> found = new LinkedHashMap<>();
        for (Property longhand : longhands) {
            in.skipWhitespace();
            if (in.atEnd()) {
                break;
            }
            CssValue value = Shorthands.read(longhand, in);
            if (value != null) {
                found.put(longhand, value);
            } else if (found.isEmpty()) {
                return null;
            }
        }
        in.skipWhitespace();
        return in.atEnd() ? found : null;
    }

    private static Property named(List<Property> longhands, String ending) {
        return longhands.stream()
                .filter(one -> one.name().endsWith(ending))
                .findFirst()
                .orElseThrow();
    }

    private static Map<Property, CssValue> background(List<Property> longhands, TokenRange range, boolean last) {
        Property x = named(longhands, "-position-x");
        Property y = named(longhands, "-position-y");
        Property size = named(longhands, "-size");
        Property origin = named(longhands, "-origin");
        Property clip = named(longhands, "-clip");
        List<Property> others = new ArrayList<>(longhands);
        others.removeAll(List.of(x, y, size, origin, clip));
        others.removeIf(one -> one.name().equals("background-color") && !last);
        Map<Property, CssValue> found = new LinkedHashMap<>();
        TokenStream in = range.stream();
        in.skipWhitespace();
        while (!in.atEnd()) {
            boolean read = !found.containsKey(x) && position(in, x, y, size, found);
            read = read || box(in, origin, clip, found) || Shorthands.readLongest(others, in, found);
            if (!read) {
                return null;
            }
            in.skipWhitespace();
        }
        if (found.containsKey(origin) && !found.containsKey(clip)) {
            found.put(clip, found.get(origin));
        }
        return found.isEmpty() ? null : found;
    }

    private static boolean box(TokenStream in, Property origin, Property clip, Map<Property, CssValue> found) {
        Property target = found.containsKey(origin) ? clip : origin;
        CssValue value = found.containsKey(target) ? null : Shorthands.read(target, in);
        if (value == null && target == origin && !found.containsKey(clip)) {
            target = clip;
            value = Shorthands.read(clip, in);
        }
        if (value != null) {
            found.put(target, value);
        }
        return value != null;
    }

    private static boolean position(
            TokenStream in, Property x, Property y, Property size, Map<Property, CssValue> found) {
        if (!position(in, x, y, found)) {
            return false;
        }
        int mark = in.position();
        in.skipWhitespace();
        if (!in.acceptDelim('/')) {
            in.reset(mark);
            return true;
        }
        CssValue value = Shorthands.read(size, in);
        if (value == null) {
            return false;
        }
        found.put(size, value);
        return true;
    }

    /** Reads a position and splits it into its two parts. */
    private static boolean position(TokenStream in, Property x, Property y, Map<Property, CssValue> found) {
        List<CssValue.Item> items = new ArrayList<>();
        int mark = in.position();
        if (!POSITION.match(in, items)) {
            in.reset(mark);
            return false;
        }
        int split = items.size() == 4 ? 2 : items.size() == 2 ? 1 : items.get(1) instanceof CssValue.Ident ? 1 : 2;
        found.put(x, new CssValue(items.subList(0, split)));
        found.put(y, new CssValue(items.subList(split, items.size())));
        return true;
    }

    /** {@code background-position} and its kin. */
    static List<Declared> position(Property shorthand, TokenRange range) {
        List<Property> longhands = shorthand.longhands();
        List<Map<Property, CssValue>> layers = new ArrayList<>();
        for (TokenRange part : range.splitAtCommas()) {
            TokenStream in = part.trim().stream();
            Map<Property, CssValue> layer = new LinkedHashMap<>();
            if (!position(in, longhands.get(0), longhands.get(1), layer) || in.type() != TokenType.EOF) {
                return null;
            }
            layers.add(layer);
        }
        return Shorthands.list(longhands, List.of(joined(longhands.get(0), layers), joined(longhands.get(1), layers)));
    }
}
