package dev.gyre.page.css.values;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Writes shorthands whose value is a list with commas. */
final class LayeredSerializer {
    private LayeredSerializer() {}

    static String serialize(Property shorthand, List<CssValue> values) {
        List<Property> longhands = shorthand.longhands();
        List<List<CssValue>> layers = new ArrayList<>();
        int count = -1;
        for (int i = 0; i < values.size(); i++) {
            List<CssValue> parts = split(values.get(i));
            layers.add(parts);
            boolean color = longhands.get(i).name().equals("background-color");
            if (!color && count >= 0 && parts.size() != count) {
                return "";
            }
            count = color ? count : parts.size();
        }
        StringJoiner out = new StringJoiner(", ");
        for (int layer = 0; layer < count; layer++) {
            List<CssValue> parts = new ArrayList<>();
            for (int i = 0; i < values.size(); i++) {
                boolean color = longhands.get(i).name().equals("background-color");
                parts.add(
                        color
                                ? layer == count - 1
                                        ? values.get(i)
                                        : longhands.get(i).initial()
                                : layers.get(i).get(layer));
            }
            out.add(
                    shorthand.shorthandKind().equals("background")
                                    || shorthand.shorthandKind().equals("mask")
                            ? background(longhands, parts)
                            : plain(shorthand, longhands, parts));
        }
        return out.toString();
    }

    private static List<CssValue> split(CssValue value) {
        List<CssValue> parts = new ArrayList<>();
        List<CssValue.Item> items = new ArrayList<>();
        for (CssValue.Item item : value.items()) {
            if (item instanceof CssValue.Punctuation(char c) && c == ',') {
                parts.add(new CssValue(items));
                items = new ArrayList<>();
            } else {
                items.add(item);
            }
        }
        parts.add(new CssValue(items));
        return parts;
    }

    private static String plain(Property shorthand, List<Property> longhands, List<CssValue> parts) {
        if (shorthand.shorthandKind().equals("position")) {
            return parts.get(0) + " " + parts.get(1);
        }
        StringJoiner out = new StringJoiner(" ");
        boolean delay = false;
        for (int i = 0; i < parts.size(); i++) {
            if (longhands.get(i).name().endsWith("-delay")) {
                delay = !ShorthandSerializer.isInitial(longhands.get(i), parts.get(i));
            }
        }
        for (int i = 0; i < parts.size(); i++) {
            boolean shown = !ShorthandSerializer.isInitial(longhands.get(i), parts.get(i))
                    || delay && longhands.get(i).name().endsWith("-duration");
            if (shown) {
                out.add(parts.get(i).toString());
            }
        }
        return out.length() > 0 ? out.toString() : fallback(longhands, parts);
    }

    private static String fallback(List<Property> longhands, List<CssValue> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (longhands.get(i).name().equals("animation-name")) {
                return parts.get(i).toString();
            }
        }
        return parts.getFirst().toString();
    }

    private static String background(List<Property> longhands, List<CssValue> parts) {
        StringJoiner out = new StringJoiner(" ");
        String size = "";
        String origin = "";
        String clip = "";
        for (int i = 0; i < parts.size(); i++) {
            String name = longhands.get(i).name();
            boolean initial = ShorthandSerializer.isInitial(longhands.get(i), parts.get(i));
            size = name.endsWith("-size") && !initial ? parts.get(i).toString() : size;
            origin = name.endsWith("-origin") ? parts.get(i).toString() : origin;
            clip = name.endsWith("-clip") ? parts.get(i).toString() : clip;
        }
        for (int i = 0; i < parts.size(); i++) {
            String name = longhands.get(i).name();
            boolean initial = ShorthandSerializer.isInitial(longhands.get(i), parts.get(i));
            if (name.endsWith("-position-x")) {
                boolean shown = !initial
                        || !ShorthandSerializer.isInitial(longhands.get(i + 1), parts.get(i + 1))
                        || !size.isEmpty();
                if (shown) {
                    out.add(parts.get(i) + " " + parts.get(i + 1) + (size.isEmpty() ? "" : " / " + size));
                }
            } else if (name.endsWith("-clip")) {
                boxes(out, longhands, origin, clip);
            } else if (!initial
                    && !name.endsWith("-position-y")
                    && !name.endsWith("-size")
                    && !name.endsWith("-origin")) {
                out.add(parts.get(i).toString());
            }
        }
        return out.length() > 0 ? out.toString() : parts.getFirst().toString();
    }

    private static void boxes(StringJoiner out, List<Property> longhands, String origin, String clip) {
        boolean initial = longhands.stream()
                .filter(one -> one.name().endsWith("-origin"))
                .allMatch(one -> one.initial().toString().equals(origin));
        boolean clipInitial = longhands.stream()
                .filter(one -> one.name().endsWith("-clip"))
                .allMatch(one -> one.initial().toString().equals(clip));
        if (initial && clipInitial) {
            return;
        }
        out.add(origin);
        if (!clip.equals(origin)) {
            out.add(clip);
        }
    }
}
