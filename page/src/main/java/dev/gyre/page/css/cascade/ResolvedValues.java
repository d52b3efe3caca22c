package dev.gyre.page.css.cascade;

import dev.gyre.page.css.values.Color;
import dev.gyre.page.css.values.CssValue;
import dev.gyre.page.css.values.NamedColors;
import dev.gyre.page.css.values.Property;
import dev.gyre.page.css.values.PropertyTable;
import dev.gyre.page.css.values.ShorthandSerializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The texts that {@code getComputedStyle} returns, <a href="https://drafts.csswg.org/cssom/#resolved-values">CSSOM: resolved values</a>. */
public final class ResolvedValues {
    private static final Set<String> INSETS = Set.of("top", "right", "bottom", "left");

    private ResolvedValues() {}

    /** The resolved value of a property, custom property or shorthand; empty for one that is unknown or cannot be expressed. */
    public static String of(ComputedStyle style, String name) {
        if (name.startsWith("--")) {
            String custom = style.custom(name);
            return custom == null ? "" : custom;
        }
        Property property = PropertyTable.get(name);
        if (property == null) {
            return "";
        }
        if (!property.isShorthand()) {
            return longhand(style, property).toString();
        }
        List<CssValue> values = new ArrayList<>();
        for (Property longhand : property.longhands()) {
            values.add(longhand(style, longhand));
        }
        return ShorthandSerializer.serializeValues(property, values);
    }

    private static CssValue longhand(ComputedStyle style, Property property) {
        CssValue value = style.get(property);
        String name = property.name();
        if (name.equals("line-height")) {
            CssValue.Numeric number = value.numeric();
            return number != null && number.unit().isEmpty()
                    ? new CssValue(List.of(new CssValue.Numeric(number.value() * style.fontSize(), "px")))
                    : value;
        }
        if (name.equals("caret-color") && "auto".equals(value.keyword())) {
            return style.get("color");
        }
        String side = LogicalMapping.physical(property, style).name();
        if (INSETS.contains(side)) {
            CssValue used = Insets.used(style, side);
            return used == null ? value : used;
        }
        boolean color = name.endsWith("color") && !name.equals("color")
                || name.endsWith("shadow")
                || name.equals("fill")
                || name.equals("stroke");
        return color ? value.map(item -> current(item, style)) : overflow(style, name, value);
    }

    private static CssValue.Item current(CssValue.Item item, ComputedStyle style) {
        if (!(item instanceof CssValue.Ident ident) || !ident.name().equals("currentcolor")) {
            return item;
        }
        CssValue color = style.get("color");
        Color.Rgb rgb = color.keyword() == null ? null : NamedColors.rgb(color.keyword());
        return rgb != null ? new CssValue.ColorItem(rgb) : color.items().getFirst();
    }

    // https://drafts.csswg.org/css-overflow/#overflow-control
    private static CssValue overflow(ComputedStyle style, String name, CssValue value) {
        if (!name.equals("overflow-x") && !name.equals("overflow-y")) {
            return value;
        }
        String own = String.valueOf(value.keyword());
        String other = style.keyword(name.equals("overflow-x") ? "overflow-y" : "overflow-x");
        boolean scrollable = !other.equals("visible") && !other.equals("clip");
        return scrollable && own.equals("visible")
                ? CssValue.keyword("auto")
                : scrollable && own.equals("clip") ? CssValue.keyword("hidden") : value;
    }
}
