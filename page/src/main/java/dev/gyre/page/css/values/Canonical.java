package dev.gyre.page.css.values;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Where the form in which a value serialises is shorter than, or another one than, what its grammar gives. */
final class Canonical {
    private static final Map<String, String> DISPLAY = Map.ofEntries(
            Map.entry("block flow", "block"),
            Map.entry("block flow-root", "flow-root"),
            Map.entry("inline flow", "inline"),
            Map.entry("inline flow-root", "inline-block"),
            Map.entry("block flex", "flex"),
            Map.entry("inline flex", "inline-flex"),
            Map.entry("block grid", "grid"),
            Map.entry("inline grid", "inline-grid"),
            Map.entry("block table", "table"),
            Map.entry("inline table", "inline-table"),
            Map.entry("inline ruby", "ruby"),
            Map.entry("flow", "block"),
            Map.entry("run-in flow", "run-in"),
            Map.entry("block flow list-item", "list-item"),
            Map.entry("block list-item", "list-item"),
            Map.entry("flow list-item", "list-item"),
            Map.entry("inline flow list-item", "inline list-item"),
            Map.entry("block flow-root list-item", "flow-root list-item"),
            Map.entry("inline math", "math"));

    private Canonical() {}

    static CssValue value(String property, CssValue value) {
        return switch (property) {
            case "display" -> display(value);
            case "font-family" -> families(value);
            case "opacity",
                    "fill-opacity",
                    "stroke-opacity",
                    "stop-opacity",
                    "flood-opacity",
                    "shape-image-threshold" -> opacity(value);
            case "counter-reset", "counter-set" -> counters(value, 0);
            case "counter-increment" -> counters(value, 1);
            case "aspect-ratio" -> ratio(value);
            case "transform-origin", "perspective-origin" -> origin(value);
            case "translate" ->
                value.items().size() == 2
                                && value.items().get(1) instanceof CssValue.Numeric(double y, String unit)
                                && y == 0
                                && unit.equals("px")
                        ? first(value)
                        : value;
            case "scale" ->
                value.items().size() == 2
                                && value.items().get(0).equals(value.items().get(1))
                        ? first(value)
                        : value;
            default -> value.map(Canonical::function);
        };
    }

    private static CssValue first(CssValue value) {
        return new CssValue(value.items().subList(0, 1));
    }

    private static CssValue display(CssValue value) {
        String shorter = DISPLAY.get(value.toString());
        return shorter == null ? value : shorter.indexOf(' ') < 0 ? CssValue.keyword(shorter) : CssValue.raw(shorter);
    }

    /** Names of several words become strings. */
    private static CssValue families(CssValue value) {
        List<CssValue.Item> items = new ArrayList<>();
        StringJoiner words = new StringJoiner(" ");
        int count = 0;
        CssValue.Item single = null;
        for (CssValue.Item item : value.items()) {
            if (item instanceof CssValue.Ident ident) {
                words.add(ident.name());
                single = ident;
                count++;
            } else {
                if (count > 0) {
                    items.add(count == 1 ? single : new CssValue.Str(words.toString()));
                }
                words = new StringJoiner(" ");
                count = 0;
                items.add(item);
            }
        }
        if (count > 0) {
            items.add(count == 1 ? single : new CssValue.Str(words.toString()));
        }
        return new CssValue(items);
    }

    private static CssValue opacity(CssValue value) {
        CssValue.Numeric number = value.numeric();
        return number != null && number.unit().equals("%")
                ? new CssValue(List.of(new CssValue.Numeric(number.value() / 100, "")))
                : value;
    }

    private static CssValue counters(CssValue value, int implied) {
        List<CssValue.Item> items = new ArrayList<>();
        List<CssValue.Item> given = value.items();
        for (int i = 0; i < given.size(); i++) {
            CssValue.Item item = given.get(i);
            items.add(item);
            boolean named = item instanceof CssValue.Function
                    || item instanceof CssValue.Ident ident && !ident.name().equals("none");
            if (named
                    && (i + 1 == given.size()
                            || !(given.get(i + 1) instanceof CssValue.Numeric)
                                    && !(given.get(i + 1) instanceof CssValue.MathItem))) {
                items.add(new CssValue.Numeric(implied, ""));
            }
        }
        return new CssValue(items);
    }

    private static CssValue ratio(CssValue value) {
        boolean slash = value.items().stream().anyMatch(item -> item instanceof CssValue.Punctuation);
        if (slash || value.items().stream().noneMatch(item -> item instanceof CssValue.Numeric)) {
            return value;
        }
        List<CssValue.Item> items = new ArrayList<>(value.items());
        items.add(new CssValue.Punctuation('/'));
        items.add(new CssValue.Numeric(1, ""));
        return new CssValue(items);
    }

    private static CssValue origin(CssValue value) {
        if (value.items().size() != 1) {
            return value;
        }
        CssValue.Item item = value.items().getFirst();
        CssValue.Item center = new CssValue.Ident("center");
        boolean vertical = item instanceof CssValue.Ident ident
                && (ident.name().equals("top") || ident.name().equals("bottom"));
        return new CssValue(vertical ? List.of(center, item) : List.of(item, center));
    }

    private static CssValue.Item function(CssValue.Item item) {
        if (item instanceof CssValue.Function function && function.name().equals("steps")) {
            String text = function.arguments().toString();
            int comma = text.indexOf(", ");
            String position = comma < 0 ? "" : text.substring(comma + 2);
            if (position.equals("end") || position.equals("jump-end")) {
                return new CssValue.Function("steps", CssValue.raw(text.substring(0, comma)));
            }
        }
        return item;
    }
}
