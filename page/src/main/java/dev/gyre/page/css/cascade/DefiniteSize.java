package dev.gyre.page.css.cascade;

import dev.gyre.page.css.values.CssValue;
import dev.gyre.page.dom.Element;
import java.util.List;
import java.util.Set;

/**
 * The size of an element's box as far as its styles alone determine it, without layout, <a href="https://drafts.csswg.org/css-sizing-3/#box-sizing">CSS: sizes of boxes</a>. A
 * dimension is definite if it is given in lengths; any other counts as 0, as do percentages.
 *
 * @param borderWidth the width of the border box in CSS pixels
 * @param paddingWidth the width of the padding box: without borders
 */
public record DefiniteSize(double borderWidth, double borderHeight, double paddingWidth, double paddingHeight) {
    private static final DefiniteSize NONE = new DefiniteSize(0, 0, 0, 0);
    /** Elements whose content CSS does not lay out, so that they have a size although they are inline. */
    private static final Set<String> REPLACED = Set.of("canvas", "embed", "iframe", "img", "object", "video");

    /** The size of a rendered element. */
    public static DefiniteSize of(Element element) {
        if (!element.isConnected()) return NONE;
        ComputedStyle style = DocumentStyles.of(element.nodeDocument()).engine().style(element);
        String display = style.keyword("display");
        boolean isSized = switch (display) {
            case "none", "contents" -> false;
            case "inline" -> REPLACED.contains(element.localName());
            default -> true;
        };
        if (!isSized) return NONE;
        double[] width = dimension(style, "width", "left", "right");
        double[] height = dimension(style, "height", "top", "bottom");
        return new DefiniteSize(width[0], height[0], width[1], height[1]);
    }

    // ---- one dimension of a box, NaN if it is not definite

    /** The extent of the border box. */
    static double bordered(ComputedStyle style, boolean isVertical) {
        return extent(style, isVertical)[0];
    }

    /** The extent of the padding box. */
    static double padded(ComputedStyle style, boolean isVertical) {
        return extent(style, isVertical)[1];
    }

    /** The extent of the content box. */
    static double content(ComputedStyle style, boolean isVertical) {
        return padded(style, isVertical)
                - padding(style, isVertical ? "top" : "left")
                - padding(style, isVertical ? "bottom" : "right");
    }

    /** The extent of the border box of an element without content whose size follows from its content. */
    static double ofEmpty(ComputedStyle style, boolean isVertical) {
        String name = isVertical ? "height" : "width";
        boolean isFree = style.keyword(name).equals("auto")
                && List.of("auto", "0px").contains(style.keyword("min-" + name))
                && !REPLACED.contains(style.element().localName())
                && style.element().isHtml();
        if (!isFree) return Double.NaN;
        String start = isVertical ? "top" : "left";
        String end = isVertical ? "bottom" : "right";
        return padding(style, start) + padding(style, end) + border(style, start) + border(style, end);
    }

    private static double[] extent(ComputedStyle style, boolean isVertical) {
        String name = isVertical ? "height" : "width";
        String start = isVertical ? "top" : "left";
        String end = isVertical ? "bottom" : "right";
        boolean isDefinite = isLength(style, name, null)
                && isLength(style, "min-" + name, "auto")
                && isLength(style, "max-" + name, "none")
                && isLength(style, "padding-" + start, null)
                && isLength(style, "padding-" + end, null);
        return isDefinite ? dimension(style, name, start, end) : new double[] {Double.NaN, Double.NaN};
    }

    private static boolean isLength(ComputedStyle style, String name, String orKeyword) {
        return !Double.isNaN(length(style, name)) || style.keyword(name).equals(orKeyword);
    }

    /** The extents of the border box and the padding box; 0 if they are not definite. */
    private static double[] dimension(ComputedStyle style, String name, String start, String end) {
        double given = length(style, name);
        if (Double.isNaN(given)) return new double[2];
        double least = length(style, "min-" + name);
        double most = length(style, "max-" + name);
        if (given > most) given = most;
        if (given < least) given = least;
        double padding = padding(style, start) + padding(style, end);
        double borders = border(style, start) + border(style, end);
        double outer = style.keyword("box-sizing").equals("border-box")
                ? Math.max(given, padding + borders)
                : given + padding + borders;
        return new double[] {outer, outer - borders};
    }

    private static double padding(ComputedStyle style, String side) {
        double length = length(style, "padding-" + side);
        return Double.isNaN(length) ? 0 : length;
    }

    private static double border(ComputedStyle style, String side) {
        String line = style.keyword("border-" + side + "-style");
        double length = length(style, "border-" + side + "-width");
        return line.equals("none") || line.equals("hidden") || Double.isNaN(length) ? 0 : length;
    }

    /** In CSS pixels; NaN for a value that is no length. */
    private static double length(ComputedStyle style, String name) {
        CssValue.Numeric number = style.get(name).numeric();
        return number != null && number.unit().equals("px") ? number.value() : Double.NaN;
    }
}
