package dev.gyre.page.forms;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.NodeList;
import java.util.function.Supplier;

/** The controls of a form that have one name, https://html.spec.whatwg.org/#radionodelist. */
public final class RadioNodeList extends NodeList {
    private final Supplier<Element[]> elements;

    RadioNodeList(HTMLFormElement form, Supplier<Element[]> elements) {
        super(form.domRealm(), "RadioNodeList");
        this.elements = elements;
    }

    @Override
    protected Node[] nodes() {
        return elements.get();
    }

    // https://html.spec.whatwg.org/#dom-radionodelist-value
    public String value() {
        for (Node node : nodes()) {
            if (node instanceof HTMLInputElement input && input.inputType() == InputType.RADIO && input.checked())
                return input.value();
        }
        return "";
    }

    public void value(String value) {
        for (Node node : nodes()) {
            if (node instanceof HTMLInputElement input
                    && input.inputType() == InputType.RADIO
                    && input.value().equals(value)) {
                input.checked(true);
                return;
            }
        }
    }
}
