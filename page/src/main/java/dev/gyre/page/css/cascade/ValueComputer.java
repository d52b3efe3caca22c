package dev.gyre.page.css.cascade;

import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.css.values.Color;
import dev.gyre.page.css.values.CssValue;
import dev.gyre.page.css.values.MathNode;
import dev.gyre.page.css.values.NamedColors;
import dev.gyre.page.css.values.Property;
import dev.gyre.page.css.values.Units;
import dev.gyre.page.dom.Document;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes computed values of specified ones: lengths in pixels, colours as rgb(), keywords that depend on others. */
final class ValueComputer {
    /** The font size of {@code medium}. */
    static final double MEDIUM = 16;

    private static final Map<String, Double> SIZES = Map.of(
            "xx-small",
            9.0,
            "x-small",
            10.0,
            "small",
            13.0,
            "medium",
            MEDIUM,
            "large",
            18.0,
            "x-large",
            24.0,
            "xx-large",
            32.0,
            "xxx-large",
            48.0);
    private static final Map<String, Double> WIDTHS = Map.of("thin", 1.0, "medium", 3.0, "thick", 5.0);
    private static final Set<String> WITH_COLORS = Set.of(
            "fill",
            "stroke",
            "box-shadow",
            "text-shadow",
            "filter",
            "backdrop-filter",
            "background-image",
            "border-image-source",
            "mask-image",
            "list-style-image");

    private final ComputedStyle style;

    ValueComputer(ComputedStyle style) {
        this.style = style;
    }

    CssValue compute(Property property, CssValue specified) {
        String name = property.name();
        return switch (name) {
            case "font-size" -> pixels(fontSize(specified));
            case "font-weight" -> fontWeight(specified);
            case "display" -> display(specified);
            case "float" -> isAbsolute() ? CssValue.keyword("none") : specified;
            case "overflow-x", "overflow-y" -> specified;
            case "color" -> color(specified);
            case "opacity" -> opacity(mapped(name, specified));
            case "line-height" -> lineHeight(specified);
            default -> {
                if (name.endsWith("-width")
                        && !name.startsWith("border-image")
                        && (name.startsWith("border-")
                                || name.equals("outline-width")
                                || name.equals("column-rule-width")
                                || name.equals("-webkit-text-stroke-width"))) {
                    yield lineWidth(name, specified);
                }
                yield mapped(name, specified);
            }
        };
    }

    private static CssValue pixels(double value) {
        return new CssValue(List.of(new CssValue.Numeric(value, "px")));
    }

    private static CssValue number(double value) {
        return new CssValue(List.of(new CssValue.Numeric(value, "")));
    }

    // ---- fonts

    private double parentFontSize() {
        ComputedStyle parent = style.parent();
        return parent == null ? MEDIUM : parent.fontSize();
    }

    private double fontSize(CssValue specified) {
        double parent = parentFontSize();
        String keyword = specified.keyword();
        if (keyword != null) {
            return switch (keyword) {
                case "larger" -> parent * 1.2;
                case "smaller" -> parent / 1.2;
                default -> SIZES.getOrDefault(keyword, MEDIUM);
            };
        }
        CssValue.Item item = specified.items().getFirst();
        if (item instanceof CssValue.Numeric numeric) {
            return numeric.unit().equals("%")
                    ? parent * numeric.value() / 100
                    : Math.max(0, length(numeric.value(), numeric.unit(), parent));
        }
        if (item instanceof CssValue.MathItem(MathNode node)) {
            MathNode result = node.map(one -> one.unit().equals("%")
                    ? new MathNode.Num(parent * one.value() / 100, "px")
                    : new MathNode.Num(length(one.value(), one.unit(), parent), "px"));
            return result instanceof MathNode.Num number ? Math.max(0, number.value()) : parent;
        }
        return parent;
    }

    private CssValue fontWeight(CssValue specified) {
        String keyword = specified.keyword();
        if (keyword == null) {
            return mapped("font-weight", specified);
        }
        CssValue.Numeric inherited = style.parent() == null
                ? null
                : style.parent().get("font-weight").numeric();
        double parent = inherited == null ? 400 : inherited.value();
        return number(
                switch (keyword) {
                    case "bold" -> 700;
                    case "bolder" -> parent < 350 ? 400 : parent < 550 ? 700 : Math.max(900, parent);
                    case "lighter" -> parent < 100 ? parent : parent < 550 ? 100 : parent < 750 ? 400 : 700;
                    default -> 400;
                });
    }

    private CssValue lineHeight(CssValue specified) {
        CssValue.Numeric numeric = specified.numeric();
        return numeric != null && numeric.unit().equals("%")
                ? pixels(numeric.value() / 100 * style.fontSize())
                : mapped("line-height", specified);
    }

    // ---- boxes

    private CssValue lineWidth(String name, CssValue specified) {
        if (name.startsWith("border-")) {
            String line = style.keyword(name.replace("-width", "-style"));
            if (line.equals("none") || line.equals("hidden")) {
                return pixels(0);
            }
        }
        Double width = specified.keyword() == null ? null : WIDTHS.get(specified.keyword());
        if (width != null) {
            return pixels(width);
        }
        CssValue computed = mapped(name, specified);
        CssValue.Numeric numeric = computed.numeric();
        boolean fraction = numeric != null && numeric.unit().equals("px") && numeric.value() > 0;
        return fraction ? pixels(numeric.value() < 1 ? 1 : Math.floor(numeric.value())) : computed;
    }

    private boolean isAbsolute() {
        String position = style.keyword("position");
        return position.equals("absolute") || position.equals("fixed");
    }

    // https://drafts.csswg.org/css-display/#transformations
    private CssValue display(CssValue specified) {
        String display = specified.toString();
        if (display.equals("none") || display.equals("contents")) {
            return isRoot() && display.equals("contents") ? CssValue.keyword("block") : specified;
        }
        boolean blockified = isRoot() || isAbsolute() || !style.keyword("float").equals("none") || isItem();
        return blockified ? CssValue.keyword(blockified(display)) : specified;
    }

    private boolean isRoot() {
        return style.element().parentNode() instanceof Document && style.parent() == null;
    }

    /** Whether it is an item of a flex or grid container. */
    private boolean isItem() {
        ComputedStyle parent = style.parent();
        while (parent != null && parent.keyword("display").equals("contents")) {
            parent = parent.parent();
        }
        if (parent == null) {
            return false;
        }
        return switch (parent.keyword("display")) {
            case "flex", "inline-flex", "grid", "inline-grid", "-webkit-box", "-webkit-inline-box" -> true;
            default -> false;
        };
    }

    private static String blockified(String display) {
        return switch (display) {
            case "inline",
                    "inline-block",
                    "table-row-group",
                    "table-column",
                    "table-column-group",
                    "table-header-group",
                    "table-footer-group",
                    "table-row",
                    "table-cell",
                    "table-caption",
                    "ruby-text",
                    "ruby-base" -> "block";
            case "inline-table" -> "table";
            case "inline-flex" -> "flex";
            case "inline-grid" -> "grid";
            case "-webkit-inline-box" -> "-webkit-box";
            case "inline list-item" -> "list-item";
            default -> display;
        };
    }

    private static CssValue opacity(CssValue value) {
        CssValue.Numeric numeric = value.numeric();
        return numeric == null
                ? value
                : number(
                        Math.max(0, Math.min(1, numeric.unit().equals("%") ? numeric.value() / 100 : numeric.value())));
    }

    // ---- colours

    private CssValue color(CssValue specified) {
        if ("currentcolor".equals(specified.keyword())) {
            ComputedStyle parent = style.parent();
            return parent == null ? color(CssValue.keyword("canvastext")) : parent.get("color");
        }
        return mapped("color", specified);
    }

    private static boolean hasColors(String property) {
        return property.endsWith("color") && !property.equals("color-scheme") || WITH_COLORS.contains(property);
    }

    // ---- items

    private CssValue mapped(String property, CssValue specified) {
        boolean colors = hasColors(property);
        return specified.map(item -> mapped(item, colors));
    }

    private CssValue.Item mapped(CssValue.Item item, boolean colors) {
        return switch (item) {
            case CssValue.Numeric numeric -> numeric(numeric);
            case CssValue.MathItem math -> math(math.node());
            case CssValue.Ident ident -> {
                Color.Rgb rgb = colors ? rgb(ident.name()) : null;
                yield rgb == null ? item : new CssValue.ColorItem(rgb);
            }
            case CssValue.Url url -> url(url);
            case CssValue.Function function ->
                function.name().equals("light-dark")
                        ? style.isDark()
                                ? function.arguments().items().getLast()
                                : function.arguments().items().getFirst()
                        : item;
            default -> item;
        };
    }

    private Color.Rgb rgb(String name) {
        Color.Rgb dark = NamedColors.dark(name);
        return dark != null && style.isDark() ? dark : NamedColors.rgb(name);
    }

    private CssValue.Item url(CssValue.Url url) {
        if (url.value().startsWith("#") || url.value().isEmpty()) {
            return url;
        }
        Document document = style.engine().document();
        return new CssValue.Url(document.realm().host().resolveUrl(document, url.value()));
    }

    private CssValue.Item numeric(CssValue.Numeric numeric) {
        String type = Units.type(numeric.unit());
        if ("length".equals(type)) {
            return numeric.unit().equals("px")
                    ? numeric
                    : new CssValue.Numeric(length(numeric.value(), numeric.unit(), style.fontSize()), "px");
        }
        boolean canonical = "angle".equals(type) || "time".equals(type) || "resolution".equals(type);
        return canonical
                ? new CssValue.Numeric(
                        Units.canonical(numeric.value(), numeric.unit()), Units.canonicalUnit(numeric.unit()))
                : numeric;
    }

    private CssValue.Item math(MathNode node) {
        MathNode result = node.map(one -> "length".equals(Units.type(one.unit()))
                ? new MathNode.Num(length(one.value(), one.unit(), style.fontSize()), "px")
                : one);
        return result instanceof MathNode.Num number
                ? new CssValue.Numeric(number.value(), number.unit())
                : new CssValue.MathItem(result);
    }

    /** A length in pixels. */
    private double length(double value, String unit, double fontSize) {
        MediaSettings settings = style.engine().mediaSettings();
        return switch (unit) {
            case "em", "ic" -> value * fontSize;
            case "rem", "ric" -> value * rootFontSize(fontSize);
            case "ex", "ch" -> value * fontSize / 2;
            case "rex", "rch" -> value * rootFontSize(fontSize) / 2;
            case "cap" -> value * fontSize;
            case "rcap" -> value * rootFontSize(fontSize);
            case "lh" -> value * fontSize * 1.2;
            case "rlh" -> value * rootFontSize(fontSize) * 1.2;
            default -> viewport(value, unit, settings);
        };
    }

    private double rootFontSize(double fontSize) {
        ComputedStyle root = style.root();
        return root == style ? fontSize : root.fontSize();
    }

    private static double viewport(double value, String unit, MediaSettings settings) {
        if (Units.isAbsolute(unit)) {
            return Units.canonical(value, unit);
        }
        double percent = value / 100;
        if (unit.endsWith("vmin") || unit.endsWith("qmin")) {
            return percent * Math.min(settings.width(), settings.height());
        }
        if (unit.endsWith("vmax") || unit.endsWith("qmax")) {
            return percent * Math.max(settings.width(), settings.height());
        }
        char last = unit.charAt(unit.length() - 1);
        return percent * (last == 'w' || last == 'i' ? settings.width() : settings.height());
    }
}
