package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.dom.Text;

/** The directionality of elements, <a href="https://html.spec.whatwg.org/#the-directionality">HTML: the directionality</a>. */
public final class Directionality {
    private static final String LTR = "ltr";
    private static final String RTL = "rtl";

    private Directionality() {}

    /** {@code ltr} or {@code rtl}. */
    public static String of(Element element, ElementStates states) {
        Element current = element;
        while (current != null) {
            String own = own(current, states);
            if (own != null) {
                return own;
            }
            current = parent(current);
        }
        return LTR;
    }

    private static Element parent(Element element) {
        Node parent = element.parentNode();
        return parent instanceof ShadowRoot root ? root.host() : parent instanceof Element up ? up : null;
    }

    /** What the element itself says; null if its parent decides. */
    private static String own(Element element, ElementStates states) {
        if (!element.isHtml()) {
            return null;
        }
        String dir = element.attribute("dir");
        String value = dir == null ? "" : CssText.lowerCase(dir);
        return switch (value) {
            case LTR, RTL -> value;
            case "auto" -> auto(element, states);
            default -> {
                if (element.isHtml("bdi")) {
                    yield auto(element, states);
                }
                boolean telephone = element.isHtml("input") && "tel".equalsIgnoreCase(element.attribute("type"));
                yield telephone ? LTR : null;
            }
        };
    }

    private static String auto(Element element, ElementStates states) {
        String value = states.directionalValue(element);
        if (value != null) {
            String strong = firstStrong(value);
            return strong == null ? LTR : strong;
        }
        String found = element.isHtml("slot") && element.root() instanceof ShadowRoot root
                ? ofAssigned(element, root, states)
                : ofContent(element);
        return found == null ? LTR : found;
    }

    private static String ofAssigned(Element slot, ShadowRoot root, ElementStates states) {
        for (Node node = root.host().firstChild(); node != null; node = node.nextSibling()) {
            if (states.assignedSlot(node) == slot) {
                String found = node instanceof Text text
                        ? firstStrong(text.data())
                        : node instanceof Element element && !isExcluded(element) ? ofContent(element) : null;
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static String ofContent(Element element) {
        Node node = element.firstChild();
        while (node != null) {
            if (node instanceof Text text) {
                String found = firstStrong(text.data());
                if (found != null) {
                    return found;
                }
            }
            boolean skip = node instanceof Element child && isExcluded(child);
            node = skip ? node.nextAfterSubtree(element) : node.nextInTree(element);
        }
        return null;
    }

    private static boolean isExcluded(Element element) {
        if (!element.isHtml()) {
            return false;
        }
        return switch (element.localName()) {
            case "bdi", "script", "style", "textarea" -> true;
            default -> {
                String dir = element.attribute("dir");
                yield dir != null
                        && (dir.equalsIgnoreCase(LTR) || dir.equalsIgnoreCase(RTL) || dir.equalsIgnoreCase("auto"));
            }
        };
    }

    private static String firstStrong(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            byte direction = Character.getDirectionality(text.codePointAt(i));
            if (direction == Character.DIRECTIONALITY_LEFT_TO_RIGHT) {
                return LTR;
            }
            if (direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                    || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC) {
                return RTL;
            }
        }
        return null;
    }
}
