package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;

/** An option of a select element, https://html.spec.whatwg.org/#the-option-element. */
public final class HTMLOptionElement extends HTMLElement {
    private boolean selected;
    private boolean dirty;

    HTMLOptionElement(Document document, QualifiedName name) {
        super("HTMLOptionElement", document, name);
    }

    // https://html.spec.whatwg.org/#concept-option-disabled
    @Override
    public boolean isDisabledControl() {
        return attribute("disabled") != null
                || parentElement() != null
                        && parentElement().isHtml("optgroup")
                        && parentElement().attribute("disabled") != null;
    }

    /** The select element whose option this is; null for none. */
    HTMLSelectElement select() {
        Element parent = parentElement();
        if (parent != null && parent.isHtml("optgroup")) parent = parent.parentElement();
        return parent instanceof HTMLSelectElement select ? select : null;
    }

    public HTMLFormElement form() {
        HTMLSelectElement select = select();
        return select == null ? null : select.form();
    }

    @Override
    public Element formOwner() {
        return form();
    }

    public String label() {
        String label = attribute("label");
        return label == null ? text() : label;
    }

    public void label(String value) {
        setAttributeNamed("label", value);
    }

    public String value() {
        String value = attribute("value");
        return value == null ? text() : value;
    }

    public void value(String value) {
        setAttributeNamed("value", value);
    }

    // https://html.spec.whatwg.org/#dom-option-text
    public String text() {
        var text = new StringBuilder();
        for (Node node = firstChild(); node != null; ) {
            if (node instanceof Element element
                    && element.localName() == "script"
                    && (element.isHtml() || element.namespaceURI() == Namespaces.SVG)) {
                node = node.nextAfterSubtree(this);
                continue;
            }
            if (node instanceof Text part) text.append(part.data());
            node = node.nextInTree(this);
        }
        return Sanitization.strip(text.toString()).replaceAll("[ \\t\\n\\f\\r]+", " ");
    }

    public void text(String value) {
        textContent(value);
    }

    // https://html.spec.whatwg.org/#dom-option-index
    public int optionIndex() {
        HTMLSelectElement select = select();
        return select == null ? 0 : select.listOptions().indexOf(this);
    }

    public boolean selected() {
        HTMLSelectElement select = select();
        if (select != null) select.settle();
        return selected;
    }

    public void selected(boolean value) {
        dirty = true;
        selected = value;
        HTMLSelectElement select = select();
        if (select != null) select.optionSelected(this, value);
    }

    boolean isSelected() {
        return selected;
    }

    void storeSelected(boolean value) {
        selected = value;
    }

    /** Sets the selectedness as the constructor Option does. */
    void construct(boolean value) {
        selected = value;
    }

    void reset() {
        selected = attribute("selected") != null;
        dirty = false;
    }

    void makeDirty() {
        dirty = true;
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (!attribute.is(null, "selected") || dirty || (oldValue == null) == (newValue == null)) return;
        selected = newValue != null;
        HTMLSelectElement select = select();
        if (select != null) select.optionSelected(this, selected);
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        super.cloningSteps(copy, subtree);
        var option = (HTMLOptionElement) copy;
        option.selected = selected;
        option.dirty = dirty;
    }
}
