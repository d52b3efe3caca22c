package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.NodeList;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;

/** A measurement within a range, https://html.spec.whatwg.org/#the-meter-element. */
public final class HTMLMeterElement extends HTMLElement {
    private LabelList labels;

    HTMLMeterElement(Document document, QualifiedName name) {
        super("HTMLMeterElement", document, name);
    }

    public double min() {
        return Reflection.real(this, "min", 0);
    }

    public void min(double value) {
        Reflection.set(this, "min", value);
    }

    public double max() {
        return Math.max(Reflection.real(this, "max", 1), min());
    }

    public void max(double value) {
        Reflection.set(this, "max", value);
    }

    public double value() {
        return Math.clamp(Reflection.real(this, "value", 0), min(), max());
    }

    public void value(double value) {
        Reflection.set(this, "value", value);
    }

    public double low() {
        return Math.clamp(Reflection.real(this, "low", min()), min(), max());
    }

    public void low(double value) {
        Reflection.set(this, "low", value);
    }

    public double high() {
        return Math.clamp(Reflection.real(this, "high", max()), low(), max());
    }

    public void high(double value) {
        Reflection.set(this, "high", value);
    }

    public double optimum() {
        return Math.clamp(Reflection.real(this, "optimum", (min() + max()) / 2), min(), max());
    }

    public void optimum(double value) {
        Reflection.set(this, "optimum", value);
    }

    public NodeList labels() {
        if (labels == null) labels = new LabelList(this);
        return labels;
    }
}
