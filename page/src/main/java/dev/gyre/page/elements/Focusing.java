package dev.gyre.page.elements;

import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.ShadowRoot;

/** Which element is focused, https://html.spec.whatwg.org/#focus. */
public final class Focusing {
    private Focusing() {}

    // https://html.spec.whatwg.org/#focusable-area
    static boolean isFocusable(Element element) {
        if (!element.isConnected() || isHidden(element)) return false;
        String tabIndex = element.attribute("tabindex");
        if (tabIndex != null && Reflection.parseInteger(tabIndex) != Long.MIN_VALUE) return true;
        if (!(element instanceof HTMLElement html)) return false;
        if (html.isDisabledControl()) return false;
        return switch (element.localName()) {
            case "button", "select", "textarea", "iframe" -> true;
            case "input" -> !"hidden".equalsIgnoreCase(element.attribute("type"));
            case "a", "area" -> element.attribute("href") != null;
            case "summary" -> element.parentElement() instanceof HTMLDetailsElement;
            default -> element.attribute("contenteditable") != null && html.isContentEditable();
        };
    }

    private static boolean isHidden(Element element) {
        for (Element at = element; at != null; at = at.parentElement()) {
            if (at.attribute("inert") != null) return true;
            if (DocumentStyles.of(at.nodeDocument())
                    .engine()
                    .style(at)
                    .keyword("display")
                    .equals("none")) return true;
        }
        return false;
    }

    // https://html.spec.whatwg.org/#focusing-steps
    /** Focuses an element, or what a shadow host gives focus to; returns false if there is nothing focusable. */
    public static boolean focus(Element element) {
        Element target = delegate(element);
        if (target == null || !isFocusable(target)) return false;
        force(target);
        return true;
    }

    /** Where focus goes that is given to a shadow host. */
    private static Element delegate(Element element) {
        ShadowRoot root = element.shadowRootOrNull();
        if (root == null || !root.delegatesFocus()) return element;
        Element current = element.nodeDocument().focused();
        if (current != null && dev.gyre.page.dom.Shadows.isInclusiveAncestor(root, current)) return null;
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element inner && isFocusable(inner)) return inner;
        }
        return null;
    }

    // https://html.spec.whatwg.org/#focus-update-steps
    /** Focuses an element whether or not it is focusable. */
    static void force(Element element) {
        Document document = element.nodeDocument();
        Element old = document.focused();
        if (old == element || document.defaultView() == null) return;
        document.focused(element);
        DocumentStyles.of(document).stateChanged();
        if (old != null) leave(old, element);
        if (document.focused() != element) return;
        element.domRealm().host().fireFocusEvent(element, "focus", old);
        element.domRealm().host().fireFocusEvent(element, "focusin", old);
    }

    private static void leave(Element old, Element next) {
        if (old instanceof HTMLElement html) html.beforeBlur();
        old.domRealm().host().fireFocusEvent(old, "blur", next);
        old.domRealm().host().fireFocusEvent(old, "focusout", next);
    }

    // https://html.spec.whatwg.org/#unfocusing-steps
    static void blur(Element element) {
        Document document = element.nodeDocument();
        if (document.focused() != element) return;
        document.focused(null);
        DocumentStyles.of(document).stateChanged();
        leave(element, null);
    }
}
