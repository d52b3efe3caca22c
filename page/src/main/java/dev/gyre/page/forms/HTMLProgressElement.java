package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.NodeList;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;

/** How far a task has got, https://html.spec.whatwg.org/#the-progress-element. */
public final class HTMLProgressElement extends HTMLElement {
    private LabelList labels;

    HTMLProgressElement(Document document, QualifiedName name) {
        super("HTMLProgressElement", document, name);
    }

    public double max() {
        double max = Reflection.real(this, "max", 1);
        return max > 0 ? max : 1;
    }

    public void max(double value) {
        if (value > 0) Reflection.set(this, "max", value);
    }

    public double value() {
        return Math.clamp(Reflection.real(this, "value", 0), 0, max());
    }

    public void value(double value) {
        Reflection.set(this, "value", value);
    }

    public double position() {
        return attribute("value") == null ? -1 : value() / max();
    }

    public NodeList labels() {
        if (labels == null) labels = new LabelList(this);
        return labels;
    }
}
