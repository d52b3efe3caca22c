package dev.gyre.page.css.values;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Writes the value of a shorthand from those of its longhands, as short as it can; an empty text where the shorthand cannot express them. */
public final class ShorthandSerializer {
    private ShorthandSerializer() {}

    /** @param values those of all longhands, in the order of the shorthand, none of them missing */
    public static String serialize(Property shorthand, List<Declared> values) {
        Declared first = values.getFirst();
        if (first.shorthand() != null) {
            boolean own = first.shorthand() == shorthand
                    && values.stream()
                            .allMatch(one ->
                                    one.shorthand() == shorthand && one.text().equals(first.text()));
            return own ? first.text() : "";
        }
        if (values.stream().anyMatch(one -> one.text() != null)) {
            return "";
        }
        String wide = first.wideKeyword();
        for (Declared value : values) {
            if (wide == null ? value.wideKeyword() != null : !wide.equals(value.wideKeyword())) {
                return "";
            }
        }
        return wide != null
                ? wide
                : serializeValues(
                        shorthand, values.stream().map(Declared::value).toList());
    }

    /** Writes plain values. */
    public static String serializeValues(Property shorthand, List<CssValue> values) {
        List<Property> longhands = shorthand.longhands();
        return switch (shorthand.shorthandKind()) {
            case "sides" -> sides(values.stream().map(CssValue::toString).toList());
            case "pair" ->
                values.get(0).equals(values.get(1)) ? values.get(0).toString() : values.get(0) + " " + values.get(1);
            case "same" ->
                values.stream().allMatch(values.getFirst()::equals)
                        ? values.getFirst().toString()
                        : "";
            case "any", "columns", "list-style", "text-box" -> any(shorthand, longhands, values);
            case "border" -> border(longhands, values);
            case "borders" -> borders(longhands, values);
            case "background", "mask", "animation", "transition", "list", "position" ->
                LayeredSerializer.serialize(shorthand, values);
            case "radius" -> radius(values);
            case "flex" -> values.get(0) + " " + values.get(1) + " " + values.get(2);
            case "container" ->
                isInitial(longhands.get(1), values.get(1))
                        ? values.get(0).toString()
                        : values.get(0) + " / " + values.get(1);
            case "white-space" -> whiteSpace(values);
            default -> SpecialSerializer.serialize(shorthand, values);
        };
    }

    static boolean isInitial(Property property, CssValue value) {
        return value.equals(property.initial());
    }

    static String sides(List<String> sides) {
        int count = 4;
        if (sides.get(3).equals(sides.get(1))) {
            count = 3;
            if (sides.get(2).equals(sides.get(0))) {
                count = sides.get(1).equals(sides.get(0)) ? 1 : 2;
            }
        }
        return String.join(" ", sides.subList(0, count));
    }

    /** Those that are not initial; if all are, the one that says most. */
    private static String any(Property shorthand, List<Property> longhands, List<CssValue> values) {
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < longhands.size(); i++) {
            if (!isInitial(longhands.get(i), values.get(i))) {
                out.add(values.get(i).toString());
            }
        }
        if (out.length() > 0) {
            return out.toString();
        }
        boolean line = shorthand.name().startsWith("border")
                || shorthand.name().equals("outline")
                || shorthand.name().equals("column-rule");
        for (int i = 0; i < longhands.size() && line; i++) {
            if (longhands.get(i).name().endsWith("-style")) {
                return values.get(i).toString();
            }
        }
        return shorthand.name().equals("text-box")
                ? "normal"
                : values.getFirst().toString();
    }

    private static String border(List<Property> longhands, List<CssValue> values) {
        for (int i = 12; i < values.size(); i++) {
            if (!isInitial(longhands.get(i), values.get(i))) {
                return "";
            }
        }
        List<Property> ordered = new ArrayList<>();
        List<CssValue> side = new ArrayList<>();
        for (String part : List.of("width", "style", "color")) {
            CssValue value = null;
            for (int i = 0; i < 12; i++) {
                if (longhands.get(i).name().endsWith(part)) {
                    if (value != null && !value.equals(values.get(i))) {
                        return "";
                    }
                    value = values.get(i);
                }
            }
            ordered.add(PropertyTable.get("border-top-" + part));
            side.add(value);
        }
        return any(PropertyTable.get("border-top"), ordered, side);
    }

    private static String borders(List<Property> longhands, List<CssValue> values) {
        for (int i = 0; i < 3; i++) {
            if (!values.get(i).equals(values.get(i + 3))) {
                return "";
            }
        }
        List<Property> order = List.of(longhands.get(2), longhands.get(1), longhands.get(0));
        return any(longhands.getFirst(), order, List.of(values.get(2), values.get(1), values.get(0)));
    }

    private static String radius(List<CssValue> values) {
        List<String> horizontal = new ArrayList<>();
        List<String> vertical = new ArrayList<>();
        for (CssValue corner : values) {
            horizontal.add(new CssValue(corner.items().subList(0, 1)).toString());
            vertical.add(new CssValue(corner.items()
                            .subList(corner.items().size() - 1, corner.items().size()))
                    .toString());
        }
        String first = sides(horizontal);
        String second = sides(vertical);
        return horizontal.equals(vertical) ? first : first + " / " + second;
    }

    private static String whiteSpace(List<CssValue> values) {
        String pair = values.get(0) + " " + values.get(1);
        return switch (pair) {
            case "collapse wrap" -> "normal";
            case "preserve nowrap" -> "pre";
            case "collapse nowrap" -> "nowrap";
            case "preserve wrap" -> "pre-wrap";
            case "preserve-breaks wrap" -> "pre-line";
            default -> values.get(1).toString().equals("wrap") ? values.get(0).toString() : pair;
        };
    }
}
