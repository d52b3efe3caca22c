package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parses shorthands into their longhands, by the kind that the table of properties gives each. */
final class Shorthands {
    private Shorthands() {}

    /** The longhands' values; null if the value is invalid. */
    static List<Declared> parse(Property shorthand, TokenRange range) {
        List<Property> longhands = shorthand.longhands();
        return switch (shorthand.shorthandKind()) {
            case "sides", "pair" -> repeated(longhands, range);
            case "any", "columns" -> any(longhands, range);
            case "same" -> same(longhands, range);
            case "border" -> border(longhands, range);
            case "borders" -> borders(longhands, range);
            case "animation", "transition", "list" -> LayeredShorthands.parse(shorthand, range);
            case "background", "mask" -> LayeredShorthands.parse(shorthand, range);
            case "position" -> LayeredShorthands.position(shorthand, range);
            default -> SpecialShorthands.parse(shorthand, range);
        };
    }

    static List<Declared> list(List<Property> longhands, List<CssValue> values) {
        List<Declared> list = new ArrayList<>(longhands.size());
        for (int i = 0; i < longhands.size(); i++) {
            list.add(Declared.of(longhands.get(i), values.get(i)));
        }
        return list;
    }

    static List<Declared> initial(List<Property> longhands) {
        return list(longhands, longhands.stream().map(Property::initial).toList());
    }

    /** The value that a property's grammar reads at the position; null, with the position as it was, if it reads none. */
    static CssValue read(Property property, TokenStream in) {
        List<CssValue.Item> items = new ArrayList<>();
        int mark = in.position();
        if (!property.grammar().match(in, items) || in.position() == mark) {
            in.reset(mark);
            return null;
        }
        return Canonical.value(property.name(), new CssValue(items));
    }

    /** One to as many values as there are longhands; those that are missing are those of the opposite side. */
    private static List<Declared> repeated(List<Property> longhands, TokenRange range) {
        TokenStream in = range.stream();
        List<CssValue> values = new ArrayList<>();
        while (values.size() < longhands.size()) {
            in.skipWhitespace();
            if (in.atEnd()) {
                break;
            }
            CssValue value = read(longhands.get(values.size()), in);
            if (value == null) {
                return null;
            }
            values.add(value);
        }
        in.skipWhitespace();
        if (values.isEmpty() || !in.atEnd()) {
            return null;
        }
        while (values.size() < longhands.size()) {
            values.add(values.get(Math.max(0, values.size() - 2)));
        }
        return list(longhands, values);
    }

    private static List<Declared> same(List<Property> longhands, TokenRange range) {
        CssValue value = ValueParser.longhand(longhands.getFirst(), range);
        return value == null
                ? null
                : list(longhands, longhands.stream().map(unused -> value).toList());
    }

    private static List<Declared> any(List<Property> longhands, TokenRange range) {
        Map<Property, CssValue> found = anyOrder(longhands, range.stream());
        return found == null
                ? null
                : list(
                        longhands,
                        longhands.stream()
                                .map(one -> found.getOrDefault(one, one.initial()))
                                .toList());
    }

    /** A value of each property at most, in any order, to the end; null if something else is there or nothing. */
    static Map<Property, CssValue> anyOrder(List<Property> longhands, TokenStream in) {
        Map<Property, CssValue> found = new LinkedHashMap<>();
        in.skipWhitespace();
        while (!in.atEnd()) {
            if (!readLongest(longhands, in, found)) {
                return null;
            }
            in.skipWhitespace();
        }
        return found.isEmpty() ? null : found;
    }

    static boolean readLongest(List<Property> longhands, TokenStream in, Map<Property, CssValue> found) {
        int mark = in.position();
        int best = mark;
        Property owner = null;
        CssValue value = null;
        for (Property longhand : longhands) {
            in.reset(mark);
            CssValue attempt = found.containsKey(longhand) ? null : read(longhand, in);
            if (attempt != null && in.position() > best) {
                best = in.position();
                owner = longhand;
                value = attempt;
            }
        }
        in.reset(best);
        if (owner != null) {
            found.put(owner, value);
        }
        return owner != null;
    }

    /** {@code border}: one triple for all sides, and no border image. */
    private static List<Declared> border(List<Property> longhands, TokenRange range) {
        Map<Property, CssValue> found = anyOrder(PropertyTable.get("border-top").longhands(), range.stream());
        if (found == null) {
            return null;
        }
        List<Declared> all = new ArrayList<>();
        for (Property longhand : longhands) {
            Property top =
                    PropertyTable.get(longhand.name().replaceFirst("border-(right|bottom|left)-", "border-top-"));
            all.add(Declared.of(longhand, found.getOrDefault(top, longhand.initial())));
        }
        return all;
    }

    /** {@code border-block} and {@code border-inline}: one triple for both sides. */
    private static List<Declared> borders(List<Property> longhands, TokenRange range) {
        List<Property> start = longhands.subList(0, 3);
        Map<Property, CssValue> found = anyOrder(start, range.stream());
        if (found == null) {
            return null;
        }
        List<Declared> all = new ArrayList<>();
        for (int i = 0; i < longhands.size(); i++) {
            all.add(Declared.of(
                    longhands.get(i),
                    found.getOrDefault(start.get(i % 3), longhands.get(i).initial())));
        }
        return all;
    }
}
