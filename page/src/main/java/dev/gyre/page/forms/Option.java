package dev.gyre.page.forms;

import dev.gyre.page.dom.DomRealm;

/** The constructor Option of option elements, https://html.spec.whatwg.org/#dom-option. */
final class Option {
    private Option() {}

    static HTMLOptionElement construct(
            DomRealm realm, String text, String value, boolean defaultSelected, boolean selected) {
        var option = (HTMLOptionElement) realm.document().createHtmlElement("option");
        if (!text.isEmpty()) option.appendNode(realm.document().createTextNode(text));
        if (value != null) option.setAttributeNamed("value", value);
        if (defaultSelected) option.setAttributeNamed("selected", "");
        option.construct(selected);
        return option;
    }
}
