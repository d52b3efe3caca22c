package dev.gyre.page.css.values;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Writes shorthands with a grammar of their own. */
final class SpecialSerializer {
    private SpecialSerializer() {}

    static String serialize(Property shorthand, List<CssValue> values) {
        List<Property> longhands = shorthand.longhands();
        return switch (shorthand.shorthandKind()) {
            case "font" -> font(longhands, values);
            case "font-variant" -> fontVariant(longhands, values);
            case "font-synthesis" -> fontSynthesis(longhands, values);
            case "border-image" -> borderImage(longhands, values);
            case "offset" -> offset(longhands, values);
            case "grid-lines" -> gridLines(values);
            case "grid-template" -> gridTemplate(values);
            case "grid" -> grid(values);
            default -> throw new IllegalStateException(shorthand.shorthandKind());
        };
    }

    private static String font(List<Property> longhands, List<CssValue> values) {
        Map<String, CssValue> given = new java.util.HashMap<>();
        for (int i = 0; i < values.size(); i++) {
            String name = longhands.get(i).name();
            boolean shown = name.equals("font-size") || name.equals("font-family");
            if (!ShorthandSerializer.isInitial(longhands.get(i), values.get(i)) || shown) {
                given.put(name, values.get(i));
            }
        }
        StringJoiner out = new StringJoiner(" ");
        for (String name : List.of("font-style", "font-variant-caps", "font-weight", "font-stretch")) {
            CssValue value = given.remove(name);
            if (value != null) {
                boolean allowed = !name.equals("font-variant-caps") || "small-caps".equals(value.keyword());
                boolean keyword = !name.equals("font-stretch") || value.keyword() != null;
                if (!allowed || !keyword) {
                    return "";
                }
                out.add(value.toString());
            }
        }
        CssValue height = given.remove("line-height");
        out.add(given.remove("font-size") + (height == null ? "" : " / " + height));
        out.add(given.remove("font-family").toString());
        return given.isEmpty() ? out.toString() : "";
    }

    private static String fontVariant(List<Property> longhands, List<CssValue> values) {
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < values.size(); i++) {
            if (!ShorthandSerializer.isInitial(longhands.get(i), values.get(i))) {
                out.add(values.get(i).toString());
            }
        }
        boolean none = "none".equals(values.getFirst().keyword());
        return out.length() == 0 ? "normal" : none && !out.toString().equals("none") ? "" : out.toString();
    }

    private static String fontSynthesis(List<Property> longhands, List<CssValue> values) {
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < values.size(); i++) {
            if ("auto".equals(values.get(i).keyword())) {
                out.add(longhands.get(i).name().substring("font-synthesis-".length()));
            }
        }
        return out.length() == 0 ? "none" : out.toString();
    }

    private static String borderImage(List<Property> longhands, List<CssValue> values) {
        boolean[] given = new boolean[5];
        for (int i = 0; i < 5; i++) {
            given[i] = !ShorthandSerializer.isInitial(longhands.get(i), values.get(i));
        }
        StringJoiner out = new StringJoiner(" ");
        if (given[0]) {
            out.add(values.get(0).toString());
        }
        if (given[1] || given[2] || given[3]) {
            String width = given[2] ? " / " + values.get(2) : given[3] ? " /" : "";
            out.add(values.get(1) + width + (given[3] ? " / " + values.get(3) : ""));
        }
        if (given[4]) {
            out.add(values.get(4).toString());
        }
        return out.length() == 0 ? values.getFirst().toString() : out.toString();
    }

    private static String offset(List<Property> longhands, List<CssValue> values) {
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < 4; i++) {
            if (!ShorthandSerializer.isInitial(longhands.get(i), values.get(i))) {
                out.add(values.get(i).toString());
            }
        }
        String start = out.length() == 0 ? values.getFirst().toString() : out.toString();
        return ShorthandSerializer.isInitial(longhands.get(4), values.get(4)) ? start : start + " / " + values.get(4);
    }

    private static boolean isImplied(CssValue value, CssValue opposite) {
        String name = opposite.keyword();
        return name != null && !name.equals("auto") ? value.equals(opposite) : "auto".equals(value.keyword());
    }

    private static String gridLines(List<CssValue> values) {
        int count = values.size();
        if (count == 4 && isImplied(values.get(3), values.get(1))) {
            count = 3;
            if (isImplied(values.get(2), values.get(0))) {
                count = isImplied(values.get(1), values.get(0)) ? 1 : 2;
            }
        } else if (count == 2 && isImplied(values.get(1), values.get(0))) {
            count = 1;
        }
        StringJoiner out = new StringJoiner(" / ");
        values.subList(0, count).forEach(value -> out.add(value.toString()));
        return out.toString();
    }

    private static String gridTemplate(List<CssValue> values) {
        boolean noAreas = "none".equals(values.get(2).keyword());
        if (noAreas) {
            boolean none = "none".equals(values.get(0).keyword())
                    && "none".equals(values.get(1).keyword());
            return none ? "none" : values.get(0) + " / " + values.get(1);
        }
        String rows = rowsWithAreas(values.get(0), values.get(2));
        if (rows == null) {
            return "";
        }
        return "none".equals(values.get(1).keyword()) ? rows : rows + " / " + values.get(1);
    }

    /** Null if there is not one size for each string. */
    private static String rowsWithAreas(CssValue rows, CssValue areas) {
        StringJoiner out = new StringJoiner(" ");
        int area = 0;
        List<String> names = new ArrayList<>();
        for (CssValue.Item item : rows.items()) {
            String text = new CssValue(List.of(item)).toString();
            if (item instanceof CssValue.Function function && function.name().equals("[")) {
                names.add(text);
                continue;
            }
            if (area >= areas.items().size()
                    || item instanceof CssValue.Function repeat && repeat.name().equals("repeat")) {
                return null;
            }
            names.forEach(out::add);
            names.clear();
            out.add(new CssValue(List.of(areas.items().get(area++))).toString());
            if (!text.equals("auto")) {
                out.add(text);
            }
        }
        names.forEach(out::add);
        return area == areas.items().size() ? out.toString() : null;
    }

    private static String grid(List<CssValue> values) {
        boolean automatic = !"row".equals(values.get(3).keyword())
                || !"auto".equals(values.get(4).keyword())
                || !"auto".equals(values.get(5).keyword());
        if (!automatic) {
            return gridTemplate(values.subList(0, 3));
        }
        String flow = values.get(3).toString();
        String dense = flow.contains("dense") ? " dense" : "";
        if (!"none".equals(values.get(2).keyword())) {
            return "";
        }
        if (flow.startsWith("column")) {
            boolean rows = "auto".equals(values.get(4).keyword())
                    && "none".equals(values.get(1).keyword());
            return rows
                    ? values.get(0) + " / auto-flow" + dense
                            + ("auto".equals(values.get(5).keyword()) ? "" : " " + values.get(5))
                    : "";
        }
        boolean columns = "auto".equals(values.get(5).keyword())
                && "none".equals(values.get(0).keyword());
        return columns
                ? "auto-flow" + dense + ("auto".equals(values.get(4).keyword()) ? "" : " " + values.get(4)) + " / "
                        + values.get(1)
                : "";
    }
}
