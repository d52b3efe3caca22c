package dev.gyre.page.forms;

import dev.gyre.page.dom.Element;
import dev.gyre.page.elements.HTMLElement;

/** The callbacks of form-associated custom elements, https://html.spec.whatwg.org/#form-associated-custom-element. */
final class FormAssociated {
    private FormAssociated() {}

    static boolean is(Element element) {
        return element.customDefinition() != null && element.customDefinition().formAssociated();
    }

    static void disabledMayHaveChanged(Element element) {
        if (is(element) && element instanceof HTMLElement html) html.disabledMayHaveChanged();
    }
}
