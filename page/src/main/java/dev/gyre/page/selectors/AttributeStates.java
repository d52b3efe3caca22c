package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;

/** The states that attributes say. Nothing is focused, hovered, visited or edited. */
public class AttributeStates implements ElementStates {
    @Override
    public boolean is(Element element, ElementState state) {
        return switch (state) {
            case ANY_LINK, LINK, WEBKIT_ANY_LINK -> isLink(element);
            case DEFINED ->
                !element.isHtml() || element.localName().indexOf('-') < 0 && element.attribute("is") == null;
            case DISABLED -> isControl(element) && isDisabled(element);
            case ENABLED -> isControl(element) && !isDisabled(element);
            case CHECKED -> isChecked(element);
            case REQUIRED -> canBeRequired(element) && element.attribute("required") != null;
            case OPTIONAL -> canBeRequired(element) && element.attribute("required") == null;
            case OPEN -> (element.isHtml("details") || element.isHtml("dialog")) && element.attribute("open") != null;
            case READ_WRITE -> isReadWrite(element);
            case READ_ONLY -> !isReadWrite(element);
            default -> false;
        };
    }

    // https://html.spec.whatwg.org/#selector-link
    protected static boolean isLink(Element element) {
        return (element.isHtml("a")
                        || element.isHtml("area")
                        || element.namespaceURI() == dev.gyre.page.dom.names.Namespaces.SVG
                                && element.localName() == "a")
                && element.attribute("href") != null;
    }

    private static boolean isControl(Element element) {
        if (!element.isHtml()) {
            return false;
        }
        return switch (element.localName()) {
            case "button", "input", "select", "textarea", "optgroup", "option", "fieldset" -> true;
            default -> false;
        };
    }

    // https://html.spec.whatwg.org/#concept-element-disabled
    protected static boolean isDisabled(Element element) {
        if (element.attribute("disabled") != null) {
            return true;
        }
        if (element.isHtml("option")) {
            Element parent = element.parentElement();
            return parent != null && parent.isHtml("optgroup") && parent.attribute("disabled") != null;
        }
        return !element.isHtml("optgroup") && isInDisabledFieldset(element);
    }

    private static boolean isInDisabledFieldset(Element element) {
        Element below = element;
        for (Element ancestor = element.parentElement(); ancestor != null; ancestor = ancestor.parentElement()) {
            if (ancestor.isHtml("fieldset")
                    && ancestor.attribute("disabled") != null
                    && !isFirstLegend(below, ancestor)) {
                return true;
            }
            below = ancestor;
        }
        return false;
    }

    private static boolean isFirstLegend(Element child, Element fieldset) {
        if (!child.isHtml("legend")) {
            return false;
        }
        for (Element other = Siblings.firstChild(fieldset); other != child; other = Siblings.next(other)) {
            if (other.isHtml("legend")) {
                return false;
            }
        }
        return true;
    }

    private static boolean isChecked(Element element) {
        if (element.isHtml("option")) {
            return element.attribute("selected") != null;
        }
        return element.isHtml("input") && element.attribute("checked") != null && isType(element, "checkbox", "radio");
    }

    private static boolean isType(Element input, String... types) {
        String type = input.attribute("type");
        for (String candidate : types) {
            if (candidate.equalsIgnoreCase(type)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canBeRequired(Element element) {
        if (element.isHtml("select") || element.isHtml("textarea")) {
            return true;
        }
        return element.isHtml("input")
                && !isType(element, "hidden", "range", "color", "submit", "image", "reset", "button");
    }

    // https://html.spec.whatwg.org/#selector-read-write
    private static boolean isReadWrite(Element element) {
        if (element.isHtml("textarea")
                || element.isHtml("input")
                        && !isType(
                                element,
                                "hidden",
                                "range",
                                "color",
                                "submit",
                                "image",
                                "reset",
                                "button",
                                "checkbox",
                                "radio",
                                "file")) {
            return element.attribute("readonly") == null && !isDisabled(element);
        }
        return isEditable(element);
    }

    private static boolean isEditable(Element element) {
        for (Element ancestor = element; ancestor != null; ancestor = ancestor.parentElement()) {
            String value = ancestor.isHtml() ? ancestor.attribute("contenteditable") : null;
            if (value != null
                    && (value.isEmpty()
                            || value.equalsIgnoreCase("true")
                            || value.equalsIgnoreCase("plaintext-only"))) {
                return true;
            }
            if (value != null && value.equalsIgnoreCase("false")) {
                return false;
            }
        }
        return false;
    }
}
