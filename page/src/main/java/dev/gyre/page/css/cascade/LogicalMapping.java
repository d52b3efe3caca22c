package dev.gyre.page.css.cascade;

import dev.gyre.page.css.values.Property;
import dev.gyre.page.css.values.PropertyTable;
import java.util.List;
import java.util.Map;

/** Which physical property a logical one is, <a href="https://drafts.csswg.org/css-logical/">CSS Logical Properties</a>, in horizontal writing. */
final class LogicalMapping {
    private static final Map<String, String> SIZES = Map.of(
            "inline-size",
            "width",
            "block-size",
            "height",
            "min-inline-size",
            "min-width",
            "min-block-size",
            "min-height",
            "max-inline-size",
            "max-width",
            "max-block-size",
            "max-height");

    private LogicalMapping() {}

    /** The physical property of a logical one; the property itself if it is none. */
    static Property physical(Property property, ComputedStyle style) {
        String name = property.name();
        String size = SIZES.get(name);
        if (size != null) {
            return PropertyTable.get(size);
        }
        if (!name.contains("-inline") && !name.contains("-block") || !isBox(name)) {
            return property;
        }
        String side = name.contains("-block-start")
                ? "top"
                : name.contains("-block-end") ? "bottom" : inlineSide(name.contains("-inline-start"), style);
        String mapped = name.startsWith("inset-") ? side : name.replaceFirst("(inline|block)-(start|end)", side);
        Property physical = PropertyTable.get(mapped);
        return physical == null ? property : physical;
    }

    private static boolean isBox(String name) {
        return name.startsWith("margin-")
                || name.startsWith("padding-")
                || name.startsWith("border-")
                || name.startsWith("inset-")
                || name.startsWith("scroll-margin-")
                || name.startsWith("scroll-padding-");
    }

    private static String inlineSide(boolean start, ComputedStyle style) {
        return start == "rtl".equals(style.keyword("direction")) ? "right" : "left";
    }

    /** The names under which the physical property may be declared. */
    static List<String> names(Property property, ComputedStyle style) {
        String name = property.name();
        for (Map.Entry<String, String> size : SIZES.entrySet()) {
            if (size.getValue().equals(name)) {
                return List.of(name, size.getKey());
            }
        }
        boolean inset = name.equals("top") || name.equals("right") || name.equals("bottom") || name.equals("left");
        if (!inset && !isBox(name)) {
            return List.of(name);
        }
        for (String side : List.of("top", "bottom", "left", "right")) {
            boolean found = inset ? name.equals(side) : name.matches("[a-z-]*-" + side + "(-(width|style|color))?");
            if (found) {
                String logical = switch (side) {
                    case "top" -> "block-start";
                    case "bottom" -> "block-end";
                    default -> inlineSide(true, style).equals(side) ? "inline-start" : "inline-end";
                };
                return List.of(name, inset ? "inset-" + logical : name.replaceFirst("-" + side, "-" + logical));
            }
        }
        return List.of(name);
    }
}
