package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.elements.HTMLElement;

/** Which form an element belongs to, https://html.spec.whatwg.org/#form-owner. */
final class FormOwner {
    private FormOwner() {}

    // https://html.spec.whatwg.org/#category-listed
    static boolean isListed(Element element) {
        if (element instanceof FormControl control) return control.isListed();
        return element.customDefinition() != null && element.customDefinition().formAssociated();
    }

    // https://html.spec.whatwg.org/#reset-the-form-owner
    /** @param byParser the form that was open when a parser made the element; null for none */
    static HTMLFormElement of(Element element, HTMLFormElement byParser) {
        String id = element.attribute("form");
        if (id != null && element.isConnected() && isListed(element)) {
            return byId(element.root(), id) instanceof HTMLFormElement form ? form : null;
        }
        if (byParser != null && byParser.root() == element.root()) return byParser;
        for (Element at = element.parentElement(); at != null; at = at.parentElement()) {
            if (at instanceof HTMLFormElement form) return form;
        }
        return null;
    }

    static Element byId(Node root, String id) {
        if (root instanceof Document document) return document.getElementById(id);
        return root instanceof DocumentFragment fragment ? fragment.getElementById(id) : null;
    }

    /** The form of any element that may have one; null for none. */
    static HTMLFormElement of(Element element) {
        if (element instanceof HTMLElement html && html.formOwner() instanceof HTMLFormElement form) return form;
        return isListed(element) && !(element instanceof FormControl) ? of(element, null) : null;
    }

    // https://html.spec.whatwg.org/#concept-fe-disabled
    static boolean isDisabled(Element element) {
        if (element.attribute("disabled") != null) return true;
        Element below = element;
        for (Element at = element.parentElement(); at != null; at = at.parentElement()) {
            if (at.isHtml("fieldset") && at.attribute("disabled") != null && !isFirstLegend(below, at)) return true;
            below = at;
        }
        return false;
    }

    private static boolean isFirstLegend(Element child, Element fieldset) {
        for (Element other = fieldset.firstElementChild(); other != null; other = other.nextElementSibling()) {
            if (other.isHtml("legend")) return other == child;
        }
        return false;
    }
}
