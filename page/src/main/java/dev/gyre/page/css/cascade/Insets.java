package dev.gyre.page.css.cascade;

import dev.gyre.page.css.values.CssValue;
import dev.gyre.page.css.values.MathNode;
import dev.gyre.page.dom.Element;
import java.util.List;
import java.util.Set;

/**
 * The used values of {@code top}, {@code right}, {@code bottom} and {@code left} of positioned elements, as far as styles alone determine them: the sizes of the boxes that they refer to
 * must be definite. <a href="https://drafts.csswg.org/css-position-3/#insets">CSS: insets</a>, <a href="https://drafts.csswg.org/cssom/#resolved-values">CSSOM: resolved values</a>.
 */
final class Insets {
    private static final Set<String> BLOCKS = Set.of("block", "flow-root", "inline-block", "list-item");
    /** What makes an element the containing block of descendants that are fixed, if it has another value than none. */
    private static final List<String> TRANSFORMING = List.of("transform", "perspective", "filter");

    private final ComputedStyle style;
    private final Element element;
    private final String position;

    private Insets(ComputedStyle style) {
        this.style = style;
        element = style.element();
        position = style.keyword("position");
    }

    /** The used value of the inset at a side; null for one that is not positioned, has no box, or cannot be known. */
    static CssValue used(ComputedStyle style, String side) {
        var insets = new Insets(style);
        if (insets.position.equals("static") || !insets.hasBox()) return null;
        boolean isVertical = side.equals("top") || side.equals("bottom");
        double used = insets.used(side, opposite(side), isVertical);
        return Double.isNaN(used) ? null : new CssValue(List.of(new CssValue.Numeric(used, "px")));
    }

    private static String opposite(String side) {
        return switch (side) {
            case "top" -> "bottom";
            case "bottom" -> "top";
            case "left" -> "right";
            default -> "left";
        };
    }

    private boolean hasBox() {
        if (style.keyword("display").equals("contents")) return false;
        for (ComputedStyle each = style; each != null; each = each.parent()) {
            if (each.keyword("display").equals("none")) return false;
        }
        return true;
    }

    /** In CSS pixels; NaN if it cannot be known. */
    private double used(String side, String opposite, boolean isVertical) {
        double own = length(style.get(side), isVertical);
        if (!isAuto(side) || position.equals("sticky")) return own;
        double other = length(style.get(opposite), isVertical);
        if (position.equals("relative")) return isAuto(opposite) || other == 0 ? 0 : -other;
        return isAuto(opposite) ? Double.NaN : reference(isVertical) - other - marginBox(isVertical);
    }

    private boolean isAuto(String side) {
        return "auto".equals(style.get(side).keyword());
    }

    /** A length or percentage in pixels; NaN for another value, or if what it refers to has no definite size. */
    private double length(CssValue value, boolean isVertical) {
        CssValue.Item item = value.items().getFirst();
        if (item instanceof CssValue.Numeric number)
            return number.unit().equals("%") ? reference(isVertical) * number.value() / 100 : number.value();
        if (!(item instanceof CssValue.MathItem math)) return Double.NaN;
        double reference = reference(isVertical);
        MathNode result = math.node()
                .map(one -> one.unit().equals("%") ? new MathNode.Num(reference * one.value() / 100, "px") : one);
        return result instanceof MathNode.Num number ? number.value() : Double.NaN;
    }

    // ---- what percentages refer to

    /** The extent of the containing block, or of the scroll container of an element that is sticky; NaN if it is not definite. */
    private double reference(boolean isVertical) {
        return switch (position) {
            case "relative" -> {
                ComputedStyle parent = style.parent();
                while (parent != null && parent.keyword("display").equals("contents")) parent = parent.parent();
                yield parent == null || !BLOCKS.contains(parent.keyword("display"))
                        ? Double.NaN
                        : DefiniteSize.content(parent, isVertical);
            }
            case "sticky" -> {
                ComputedStyle scroller = style.parent();
                while (scroller != null && !scrolls(scroller)) scroller = scroller.parent();
                yield scroller == null ? viewport(isVertical) : DefiniteSize.content(scroller, isVertical);
            }
            default -> {
                ComputedStyle block = style.parent();
                while (block != null && !containsPositioned(block)) block = block.parent();
                yield block == null
                        ? viewport(isVertical)
                        : block.keyword("display").equals("inline")
                                ? Double.NaN
                                : DefiniteSize.padded(block, isVertical);
            }
        };
    }

    private double viewport(boolean isVertical) {
        var settings = style.engine().mediaSettings();
        return isVertical ? settings.height() : settings.width();
    }

    private static boolean scrolls(ComputedStyle style) {
        String overflow = style.keyword("overflow-x");
        String other = style.keyword("overflow-y");
        return !overflow.equals("visible") && !overflow.equals("clip")
                || !other.equals("visible") && !other.equals("clip");
    }

    // https://drafts.csswg.org/css-position-3/#def-cb
    private boolean containsPositioned(ComputedStyle ancestor) {
        if (position.equals("absolute") && !ancestor.keyword("position").equals("static")) return true;
        for (String property : TRANSFORMING) {
            if (!ancestor.keyword(property).equals("none")) return true;
        }
        return false;
    }

    // ---- sizes of absolutely positioned boxes

    /** The extent of the element with its margins, where margins that are auto are 0; NaN if it is not definite. */
    private double marginBox(boolean isVertical) {
        double box = DefiniteSize.bordered(style, isVertical);
        if (Double.isNaN(box) && isEmpty()) box = DefiniteSize.ofEmpty(style, isVertical);
        return box + margin(isVertical ? "top" : "left") + margin(isVertical ? "bottom" : "right");
    }

    private boolean isEmpty() {
        StyleEngine engine = style.engine();
        return !style.isOfPseudoElement()
                && element.firstChild() == null
                && element.shadowRootOrNull() == null
                && !engine.style(element, "before").hasRules()
                && !engine.style(element, "after").hasRules();
    }

    private double margin(String side) {
        CssValue value = style.get("margin-" + side);
        if ("auto".equals(value.keyword())) return 0;
        CssValue.Numeric number = value.numeric();
        return number != null && number.unit().equals("px") ? number.value() : Double.NaN;
    }
}
