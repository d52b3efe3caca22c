package dev.gyre.page.css.cascade;

import dev.gyre.page.css.DeclarationBlock;
import dev.gyre.page.css.DeclarationScope;
import dev.gyre.page.dom.Element;

/** The attributes that stand for declarations, <a href="https://html.spec.whatwg.org/#presentational-hints">HTML</a>. */
final class PresentationalHints {
    private PresentationalHints() {}

    /** Null if there are none. */
    static DeclarationBlock of(Element element) {
        if (!element.isHtml() || element.attributeCount() == 0) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        switch (element.localName()) {
            case "img", "iframe", "video", "embed", "object", "canvas" -> {
                if (element.localName() != "canvas") {
                    dimension(out, element, "width", "width");
                    dimension(out, element, "height", "height");
                }
                dimension(out, element, "hspace", "margin-inline");
                dimension(out, element, "vspace", "margin-block");
            }
            case "table" -> table(out, element);
            case "td", "th", "tr", "thead", "tbody", "tfoot", "col", "colgroup" -> {
                dimension(out, element, "width", "width");
                dimension(out, element, "height", "height");
                color(out, element, "bgcolor", "background-color");
                if (!element.localName().startsWith("col")) image(out, element);
                keyword(out, element, "align", "text-align");
                keyword(out, element, "valign", "vertical-align");
            }
            case "body" -> {
                color(out, element, "bgcolor", "background-color");
                image(out, element);
                color(out, element, "text", "color");
            }
            case "font" -> {
                color(out, element, "color", "color");
                keyword(out, element, "face", "font-family");
                fontSize(out, element);
            }
            case "div", "p", "h1", "h2", "h3", "h4", "h5", "h6" -> keyword(out, element, "align", "text-align");
            case "hr" -> {
                dimension(out, element, "width", "width");
                color(out, element, "color", "color");
            }
            default -> {
                return null;
            }
        }
        return out.isEmpty() ? null : DeclarationBlock.parse(out.toString(), DeclarationScope.STYLE);
    }

    private static void table(StringBuilder out, Element element) {
        dimension(out, element, "width", "width");
        dimension(out, element, "height", "height");
        dimension(out, element, "cellspacing", "border-spacing");
        color(out, element, "bgcolor", "background-color");
        image(out, element);
        String border = element.attribute("border");
        if (border != null) {
            out.append("border: ")
                    .append(border.isEmpty() ? "1px" : digits(border) + "px")
                    .append(" outset;");
        }
    }

    private static String digits(String text) {
        int end = 0;
        String value = text.trim();
        while (end < value.length() && (Character.isDigit(value.charAt(end)) || value.charAt(end) == '.')) {
            end++;
        }
        return value.substring(0, end);
    }

    /** By the rules for parsing dimension values. */
    private static void dimension(StringBuilder out, Element element, String attribute, String property) {
        String value = element.attribute(attribute);
        String number = value == null ? "" : digits(value);
        if (!number.isEmpty()) {
            boolean percent = value.trim().startsWith("%", number.length());
            out.append(property).append(": ").append(number).append(percent ? "%;" : "px;");
        }
    }

    private static void color(StringBuilder out, Element element, String attribute, String property) {
        String value = element.attribute(attribute);
        if (value != null && !value.isEmpty()) {
            boolean hex = value.matches("[0-9a-fA-F]{6}|[0-9a-fA-F]{3}");
            out.append(property)
                    .append(": ")
                    .append(hex ? "#" : "")
                    .append(plain(value))
                    .append(';');
        }
    }

    private static void image(StringBuilder out, Element element) {
        String value = element.attribute("background");
        if (value == null || value.isEmpty()) {
            return;
        }
        String url = element.domRealm().host().parseUrl(element.nodeDocument(), value);
        if (url != null) {
            out.append("background-image: url(\"").append(url).append("\");");
        }
    }

    private static void keyword(StringBuilder out, Element element, String attribute, String property) {
        String value = element.attribute(attribute);
        if (value != null && !value.isEmpty()) {
            out.append(property).append(": ").append(plain(value)).append(';');
        }
    }

    /** The value without what would end the declaration. */
    private static String plain(String value) {
        return value.replaceAll("[;{}!]", "");
    }

    private static void fontSize(StringBuilder out, Element element) {
        String value = element.attribute("size");
        String number = value == null ? "" : digits(value.replaceFirst("^\\s*[-+]", ""));
        if (number.isEmpty() || number.length() > 3 || number.contains(".")) {
            return;
        }
        int size = Integer.parseInt(number);
        size = value.contains("+") ? 3 + size : value.contains("-") ? 3 - size : size;
        String[] names = {"x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"};
        out.append("font-size: ")
                .append(names[Math.max(1, Math.min(7, size)) - 1])
                .append(';');
    }
}
