package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** The result of a calculation, https://html.spec.whatwg.org/#the-output-element. */
public final class HTMLOutputElement extends FormControl {
    // https://html.spec.whatwg.org/#concept-output-default-value-override
    private String defaultOverride;

    HTMLOutputElement(Document document, QualifiedName name) {
        super("HTMLOutputElement", document, name);
    }

    public String type() {
        return "output";
    }

    public String defaultValue() {
        return defaultOverride != null ? defaultOverride : textContent();
    }

    public void defaultValue(String value) {
        if (defaultOverride == null) textContent(value);
        else defaultOverride = value;
    }

    public String value() {
        return textContent();
    }

    public void value(String value) {
        defaultOverride = defaultValue();
        textContent(value);
    }

    @Override
    protected boolean isSubmittable() {
        return false;
    }

    @Override
    protected void reset() {
        String value = defaultValue();
        textContent(value);
        defaultOverride = null;
    }
}
