package dev.gyre.page.forms;

import dev.gyre.page.dom.Element;
import dev.gyre.page.elements.ListedElements;
import java.util.ArrayList;
import java.util.HashMap;

/** The controls of a form, https://html.spec.whatwg.org/#htmlformcontrolscollection. */
public final class HTMLFormControlsCollection extends ListedElements {
    private final HTMLFormElement form;
    private final HashMap<String, RadioNodeList> lists = new HashMap<>();

    HTMLFormControlsCollection(HTMLFormElement form) {
        super("HTMLFormControlsCollection", form, form::listControls);
        this.form = form;
    }

    private Element[] named(String name) {
        var found = new ArrayList<Element>();
        for (Element element : elementArray()) {
            if (name.equals(element.attribute("id")) || name.equals(element.attribute("name"))) found.add(element);
        }
        return found.toArray(Element[]::new);
    }

    // https://html.spec.whatwg.org/#dom-htmlformcontrolscollection-nameditem
    @Override
    public Object namedItem(String name) {
        if (name.isEmpty()) return null;
        Element[] found = named(name);
        if (found.length == 0) return null;
        return found.length == 1
                ? found[0]
                : lists.computeIfAbsent(name, key -> new RadioNodeList(form, () -> named(key)));
    }
}
